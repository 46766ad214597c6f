import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, it } from 'node:test'
import { reportRoutes } from '@waymark/contracts/routes/report'
import { call } from '@waymark/testing/http'
import { mutations } from '@waymark/testing/mutations'
import { linkToken, readLinkToken } from '../../src/data/links/link-token.ts'
import { guestCookie, startReport, type TestReport } from '../support/start-report.ts'

const SEED = Number(process.env.FUZZ_SEED ?? 20261128)
/** Each costs a look at the database; the others are as many as the signature alone refuses. */
const THROUGH_THE_DOOR = 2_000
const ALL = 10_000

let report: TestReport
before(async () => {
  report = await startReport()
})
after(() => report?.stop())

it('of 10,000 altered links none opens a report, nor has another spelling of a good one', async () => {
  const body = report.guestBody()
  const { json } = await call(report.app, reportRoutes.generateGuestReport, { body, cookies: { wm_guest: guestCookie } })
  const keys = report.context.linkKeys
  const tokens: string[] = []
  for (const linkId of [randomUUID(), randomUUID()]) {
    await report.sql(
      `insert into report_link (id, report_id, key_id, expires_at) values ($1, $2, 'k1', now() + interval '7 days')`,
      [linkId, json.reportId],
    )
    tokens.push(linkToken(linkId, 'k1', keys))
  }
  const [good = '', another = ''] = tokens
  const opens = async (token: string) => (await call(report.app, reportRoutes.openLink, { params: { token } })).status === 200
  assert.ok((await opens(good)) && (await opens(another)))
  const taken: string[] = []
  let tried = 0
  for (const token of mutations(good, { count: ALL, seed: SEED, another })) {
    tried += 1
    if (readLinkToken(token, keys) !== undefined) taken.push(token)
    else if (tried % (ALL / THROUGH_THE_DOOR) === 0 && (await opens(token))) taken.push(`through the door: ${token}`)
  }
  assert.equal(tried, ALL)
  assert.deepEqual(taken, [], `seed ${SEED}`)
  assert.ok(await opens(good))
})
