import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { detailedQuestion } from '@waymark/contracts/models/assessment/question'
import type { ReportType } from '@waymark/contracts/models/report/report-type'
import { decode } from '@waymark/kit/decode'
import { until } from '@waymark/testing/wait'
import * as t from 'io-ts'
import type { BrowserContext } from 'playwright-core'
import { answersFor } from '../../../services/report/test/personas/answers-for.ts'
import type { Persona } from '../../../services/report/test/personas/persona.ts'

/** A signed-up person and their way through the gateway, without a browser. */
export type Member = {
  email: string
  password: string
  /** The cookies of the browser, as a request carries them. */
  cookie: string
  /** Sends a call as the person's browser would; throws unless it is answered with `expect` (2xx when left out). */
  call: (method: string, path: string, body?: unknown, expect?: number) => Promise<unknown>
  /** Sends a call and gives whatever came back. */
  ask: (method: string, path: string, body?: unknown) => Promise<Answer>
  /** Signs a browser in. */
  enter: (context: BrowserContext) => Promise<void>
}

export type Answer = { status: number; type: string; json: unknown; text: string }

/** Sends a call through the site's front door; without cookies it is a stranger's. */
export async function ask(
  site: string,
  method: string,
  path: string,
  sent: { body?: unknown; cookie?: string } = {},
  asked = 1,
): Promise<Answer> {
  const { body, cookie } = sent
  const headers: Record<string, string> = { origin: new URL(site).origin }
  if (cookie) headers.cookie = cookie
  if (body !== undefined) headers['content-type'] = 'application/json'
  const received = await fetch(new URL(path, site), {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
    redirect: 'manual',
  })
  const text = await received.text()
  // What is still being made is asked for again when the answer says when: a machine may be slow, and the answer is checked then.
  const wait = Number(received.headers.get('retry-after'))
  if (method === 'GET' && received.status === 503 && wait > 0 && asked < MOST_ASKED) {
    await sleep(wait * 1000)
    return ask(site, method, path, sent, asked + 1)
  }
  const type = received.headers.get('content-type') ?? ''
  return { status: received.status, type, text, json: type.includes('json') ? JSON.parse(text) : undefined }
}

/** Times that one thing is asked for at most. */
const MOST_ASKED = 5

/** Makes a new account through the site's own form. */
export async function newMember(site: string, name: { firstName?: string; lastName?: string } = {}): Promise<Member> {
  const email = `member-${randomUUID()}@example.org`
  const password = 'a long enough pass phrase'
  const { origin } = new URL(site)
  const body = new URLSearchParams({ firstName: 'Maya', lastName: 'Lindqvist', ...name, email, password, return_to: '/' })
  const answer = await fetch(new URL('/api/auth/sign-up', site), {
    method: 'POST',
    body,
    headers: { origin },
    redirect: 'manual',
  })
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  if (answer.status >= 400 || cookies.length === 0) throw new Error(`signing up was answered with ${answer.status}`)
  const own = (method: string, path: string, sent?: unknown) =>
    ask(site, method, path, { body: sent, cookie: cookies.join('; ') })
  return {
    email,
    password,
    cookie: cookies.join('; '),
    ask: own,
    async call(method, path, sent, expect) {
      const { status, json, text } = await own(method, path, sent)
      if (expect === undefined ? status >= 400 : status !== expect)
        throw new Error(`${method} ${path} was answered with ${status}: ${text.slice(0, 300)}`)
      return json ?? text
    },
    enter: (context) =>
      context.addCookies(
        cookies.map((cookie) => {
          const [name = '', ...value] = cookie.split('=')
          return { name, value: value.join('='), url: site }
        }),
      ),
  }
}

/** Saves the detailed assessment of an invented person, so that recommendations and matches follow. */
export async function assess(member: Member, persona: Persona, reportType: ReportType = persona.reportType): Promise<string> {
  const questions = decode(t.array(detailedQuestion), await member.call('GET', `/api/reports/assessment-questions/${reportType}`))
  const saved = await member.call('POST', '/api/detailed-assessment', answersFor(persona, reportType, questions))
  return decode(t.type({ id: t.string }), saved).id
}

export async function reportIsReady(member: Member, reportId: string, limitMs = 60_000): Promise<void> {
  const standing = t.type({ report: t.type({ status: t.string }) })
  const status = async () => decode(standing, await member.call('GET', `/api/reports/${reportId}`)).report.status
  await until('the report is ready', async () => (await status()) === 'ready', limitMs, 500)
}
