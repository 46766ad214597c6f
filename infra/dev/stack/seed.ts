import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { detailedQuestion } from '@waymark/contracts/models/assessment/question'
import { acceptedReport, reportList } from '@waymark/contracts/models/report/report'
import { decode } from '@waymark/kit/decode'
import * as t from 'io-ts'
import { answersFor } from '../../../services/report/test/personas/answers-for.ts'
import { bookkeeper as person } from '../../../services/report/test/personas/offices.ts'
import { placesOf } from '../places.ts'
import { readSecrets } from '../secrets.ts'

/**
 * Makes the account with a finished report as a person would: through the site's front door. Run by the launcher once everything
 * is healthy; does nothing for an account that has its report.
 */
const patienceMs = 90_000
/** Levels from 1 to 5. */
const skills: readonly (readonly [skillId: string, level: number])[] = [
  ['bookkeeping', 5],
  ['accounts-payable', 4],
  ['accounts-receivable', 4],
  ['payroll', 4],
  ['intuit-quickbooks', 4],
  ['microsoft-excel', 3],
  ['data-entry', 5],
  ['skill-active-listening', 4],
]

type Site = { base: string; origin: string }

const seed = async (site: Site, account: { email: string; password: string }): Promise<void> => {
  const cookie = await signUpOrIn(site, account)
  const call = caller(site, cookie)
  const { reports } = decode(reportList, await call('GET', '/api/reports'))
  if (reports.some(({ status, paid }) => status === 'ready' && paid)) return
  await introduce(call)
  const unfinished = reports.find(({ status }) => status !== 'failed')
  const reportId = unfinished?.id ?? (await order(call))
  await untilReady(call, reportId)
  await call('POST', `/api/complete-report-payment/${reportId}`, { paymentId: `demo-${randomUUID()}` })
}

/** The form signs in whoever fills it in again with the right password. */
const signUpOrIn = async ({ base, origin }: Site, account: { email: string; password: string }): Promise<string> => {
  const form = new URLSearchParams({ firstName: person.firstName, lastName: person.lastName, ...account, return_to: '/' })
  const answer = await fetch(`${base}/api/auth/sign-up`, {
    method: 'POST',
    body: form,
    headers: { origin },
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
  })
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  if (answer.status >= 400 || cookies.length === 0)
    throw new Error(`signing up ${account.email} was answered with ${answer.status}`)
  return cookies.join('; ')
}

/** What the person would have entered by now: a dashboard without it shows nothing. */
const introduce = async (call: Call): Promise<void> => {
  const { currentRole: title, industry, yearsExperience: experience, careerGoals } = person.facts
  await call('PUT', '/api/user/profile', { title, industry, experience, careerGoals })
  const held = new Set(
    decode(t.array(t.type({ skillId: t.string })), await call('GET', '/api/user/skills')).map((one) => one.skillId),
  )
  for (const [skillId, proficiencyLevel] of skills)
    if (!held.has(skillId)) await call('POST', '/api/user/skills', { skillId, proficiencyLevel })
}

const order = async (call: Call): Promise<string> => {
  const { reportType } = person
  const questions = decode(t.array(detailedQuestion), await call('GET', `/api/reports/assessment-questions/${reportType}`))
  const saved = await call('POST', '/api/detailed-assessment', answersFor(person, reportType, questions))
  const { id: assessmentId } = decode(t.type({ id: t.string }), saved)
  const accepted = decode(acceptedReport, await call('POST', '/api/generate-report', { assessmentId, reportType }))
  return accepted.reportId
}

const untilReady = async (call: Call, reportId: string): Promise<void> => {
  const deadline = Date.now() + patienceMs
  while (Date.now() < deadline) {
    const { reports } = decode(reportList, await call('GET', '/api/reports'))
    const report = reports.find(({ id }) => id === reportId)
    if (report?.status === 'ready') return
    if (report?.status === 'failed') throw new Error(`the report failed: ${report.failure}`)
    await sleep(300)
  }
  throw new Error(`the report was not ready after ${patienceMs / 1000} s; it will appear in the account by itself`)
}

type Call = (method: string, path: string, body?: unknown) => Promise<unknown>

const caller =
  ({ base, origin }: Site, cookie: string): Call =>
  async (method, path, body) => {
    const answer = await fetch(base + path, {
      method,
      headers: { cookie, origin, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}: ${text.slice(0, 300)}`)
    return JSON.parse(text)
  }

const { account } = readSecrets(placesOf(process.env).secrets)
const { SEED_SITE: base, PUBLIC_URL: publicUrl } = process.env
if (!account || !base || !publicUrl) throw new Error('the launcher runs this once the site is up')
try {
  await seed({ base, origin: new URL(publicUrl).origin }, account)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
