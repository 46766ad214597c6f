import { setTimeout as delay } from 'node:timers/promises'
import { ask, type Member } from '../../e2e/support/member.ts'

export type Recovery = { site?: number; reports?: number }

const LIMIT_MS = 120_000
/** One call to each service through the gateway, as a signed-in person's pages make them. */
const calls = [
  '/api/auth/user',
  '/api/user/skills',
  '/api/reports',
  '/api/jobs?limit=1',
  '/api/learning-paths',
  '/api/recommendations',
  '/api/skills-game/overview',
  '/',
]

/** Seconds until every page is answered, and until the next mail about a report arrives; left out when it did not within two minutes. */
export async function timeRecovery(options: {
  site: string
  member: Member
  mails: () => number
  /** Whether a report is under way at all. */
  open: () => Promise<boolean>
}): Promise<Recovery> {
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  const before = options.mails()
  const until = async (holds: () => Promise<boolean>): Promise<number | undefined> => {
    while (performance.now() - began < LIMIT_MS) {
      if (await holds().catch(() => false)) return seconds()
      await delay(200)
    }
    return undefined
  }
  const site = until(async () => {
    const answers = await Promise.all(
      calls.map((path) => within(ask(options.site, 'GET', path, { cookie: options.member.cookie }))),
    )
    // A member who is suddenly a stranger is not served either.
    return answers.every(({ status }) => status < 500 && status !== 401)
  })
  // The mail counts before the question whether any is to come: the last one may be it.
  const reports = until(async () => options.mails() > before || !(await options.open()))
  const [first, second] = await Promise.all([site, reports])
  return { ...(first !== undefined && { site: first }), ...(second !== undefined && { reports: second }) }
}

async function within<T>(answer: Promise<T>): Promise<T> {
  const late = delay(5_000, undefined, { ref: false }).then(() => {
    throw new Error('no answer in 5 s')
  })
  return Promise.race([answer, late])
}
