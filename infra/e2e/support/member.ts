import { randomUUID } from 'node:crypto'
import { detailedQuestion } from '@waymark/contracts/models/question'
import type { ReportType } from '@waymark/contracts/models/report-type'
import { decode } from '@waymark/kit/decode'
import * as t from 'io-ts'
import type { BrowserContext } from 'playwright-core'
import { answersFor } from '../../personas/answers-for.ts'
import type { Persona } from '../../personas/persona.ts'

/** A signed-up person and their way through the gateway, without a browser. */
export type Member = {
  email: string
  password: string
  /** Sends a call as the person's browser would; throws unless it is answered with `expect` (2xx when left out). */
  call: (method: string, path: string, body?: unknown, expect?: number) => Promise<unknown>
  /** Signs a browser in. */
  enter: (context: BrowserContext) => Promise<void>
}

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
  return {
    email,
    password,
    async call(method, path, body, expect) {
      const headers = {
        cookie: cookies.join('; '),
        origin,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      }
      const sent = { method, headers, body: body === undefined ? null : JSON.stringify(body) }
      const received = await fetch(new URL(path, site), sent)
      const text = await received.text()
      if (expect === undefined ? !received.ok : received.status !== expect)
        throw new Error(`${method} ${path} was answered with ${received.status}: ${text.slice(0, 300)}`)
      return received.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text
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
