import { fail, sleep } from 'k6'
import { ACCOUNTS } from '../journeys.ts'
import { type Account, personAt } from './people.ts'
import { cookiesOf, send, text } from './site.ts'

const PATIENCE = 5

export type SetUp = { accounts: Account[]; jobs: string[] }

/** Accounts through the site's own form, each with a detailed assessment, a few skills and the recommendations that follow. */
export function prepare(): SetUp {
  const run = __ENV.RUN ?? ''
  const accounts: Account[] = []
  for (let index = 0; index < ACCOUNTS; index++) {
    const { firstName, lastName, detailed } = personAt(index)
    const email = `load-${run}-member-${index}@example.org`
    const form = { firstName, lastName, email, password: 'a long enough pass phrase', return_to: '/' }
    const signedUp = send('POST', '/api/auth/sign-up', { name: 'sign up', kind: 'setup', form: true, body: form, status: 303 })
    const cookie = cookiesOf(signedUp)
    if (!cookie.includes('wm_session'))
      fail(`no account: signing up was answered with ${signedUp.status}${hint(signedUp.status)}`)
    setUp('POST', '/api/detailed-assessment', { cookie, body: detailed, status: 201 })
    for (const skillId of ['data-analysis', 'project-management'])
      setUp('POST', '/api/user/skills', { cookie, body: { skillId, proficiencyLevel: 2 + (index % 3) }, status: 201 })
    accounts.push({ cookie, person: index })
  }
  for (const { cookie } of accounts) untilRecommended(cookie)
  const found = setUp('GET', '/api/jobs?limit=50', {})
  const jobs = (JSON.parse(text(found)) as { jobs: { id: string }[] }).jobs.map(({ id }) => id)
  if (jobs.length === 0) fail('there is no posting yet: the samples are imported in the first minute')
  return { accounts, jobs }
}

function setUp(method: 'GET' | 'POST', path: string, sent: { cookie?: string; body?: unknown; status?: number }) {
  for (let turn = 1; ; turn++) {
    const answer = send(method, path, { name: `setup ${path.split('?')[0]}`, kind: 'setup', ...sent })
    if (answer.status === (sent.status ?? 200)) return answer
    // A site that is busy says so; what is measured has not begun yet.
    if (answer.status !== 503 || turn === PATIENCE)
      fail(`setting up failed: ${method} ${path} was answered with ${answer.status}${hint(answer.status)}`)
    sleep(turn)
  }
}

/** Recommendations are made after the answer to the assessment: the people of the run have theirs. */
function untilRecommended(cookie: string): void {
  for (let turn = 0; turn < 60; turn++) {
    const made = JSON.parse(text(setUp('GET', '/api/recommendations', { cookie }))) as unknown[]
    if (made.length > 0) return
    sleep(1)
  }
  fail('an account has no recommendations after a minute')
}

const hint = (status: number): string =>
  status === 429 ? ' (the throttles of the target hold for load runs too; state others there with WM_THROTTLE_*)' : ''
