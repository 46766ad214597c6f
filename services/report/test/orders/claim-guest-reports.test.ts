import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { reportRoutes } from '@waymark/contracts/routes/report'
import { call } from '@waymark/testing/http'
import { eventually, guestCookie, startReport, type TestReport } from '../support/start-report.ts'

let report: TestReport
before(async () => {
  report = await startReport()
})
after(() => report.stop())

/** The test's sibling gives everybody this address. */
const addressOf = (userId: string) => `${userId}@example.com`

async function order(guestEmail: string): Promise<string> {
  const body = report.guestBody({ guestEmail })
  const { json } = await call(report.app, reportRoutes.generateGuestReport, { body, cookies: { wm_guest: guestCookie } })
  return json.reportId
}
const claim = async (headers: Record<string, string>) =>
  (await call(report.app, reportRoutes.claimReports, { headers })).json.claimed as string[]
const claimable = async (headers: Record<string, string>) =>
  (await call(report.app, reportRoutes.countClaimableReports, { headers })).json.count as number

test('only what was delivered is taken over and counts as paid; its links end', async () => {
  const mine = await report.user()
  const email = addressOf(mine.userId)
  const delivered = await order(email)
  const foreign = await order('somebody-else@example.com')
  const { worker } = await report.startWorker()
  for (const id of [delivered, foreign])
    await eventually(async () => (await report.statusOf(id)) === 'delivered', 'the mail is out')
  await worker.stop()
  const failed = await order(email)
  await report.sql(`update report set status = 'composing' where id = $1`, [failed])
  await report.sql(`update report set status = 'failed', failure_code = 'compose' where id = $1`, [failed])
  const unmade = await order(email)

  const mail = await eventually(async () => report.mailbox.mails.find(({ to }) => to.includes(email)), 'the mail is there')
  const path = /\/api\/r\/[\w.-]+/.exec(mail.text)?.[0] ?? ''
  assert.equal((await fetch(report.base() + path)).status, 200)

  assert.equal(await claimable(mine.headers), 1)
  assert.deepEqual(await claim(mine.headers), [delivered])
  assert.equal(await claimable(mine.headers), 0)
  assert.deepEqual(await claim(mine.headers), [])
  const rows = await report.sql('select id, user_id, paid_at is not null as paid from report order by created_at, id')
  assert.deepEqual(
    [delivered, failed, unmade, foreign].map((id) => rows.find((row) => row.id === id)),
    [
      { id: delivered, user_id: mine.userId, paid: true },
      { id: failed, user_id: null, paid: false },
      { id: unmade, user_id: null, paid: false },
      { id: foreign, user_id: null, paid: false },
    ],
  )
  const view = await call(report.app, reportRoutes.getReportView, { headers: mine.headers, params: { id: delivered } })
  assert.equal(view.status, 200)

  const opened = await fetch(report.base() + path)
  assert.equal(opened.status, 410)
  assert.match(await opened.text(), /This report is in an account now/)
  assert.equal((await fetch(`${report.base()}${path}/pdf`)).status, 410)
  const renewed = await fetch(`${report.base()}${path}/renew`, { method: 'POST' })
  assert.equal(renewed.status, 410)
  assert.equal((await report.sql(`select 1 from outgoing_mail where kind = 'new_link'`)).length, 0)

  const events = await report.sql(`select key, data from outbox where type = 'ReportsClaimed'`)
  assert.deepEqual(events, [{ key: mine.userId, data: { userId: mine.userId, reportIds: [delivered] } }])
})

test('a report that is claimed while it is made goes to the guest first, and into the account after', async () => {
  const mine = await report.user()
  const running = await order(addressOf(mine.userId))
  const { worker } = await report.startWorker()
  await eventually(async () => ['composing', 'rendering'].includes(await report.statusOf(running)), 'a worker has begun')
  assert.deepEqual(await claim(mine.headers), [])
  await eventually(async () => (await report.statusOf(running)) === 'delivered', 'the guest has it')
  assert.deepEqual(await claim(mine.headers), [running])
  await worker.stop()
  assert.equal(await report.statusOf(running), 'ready')
})

test('whoever is not signed in claims nothing', async () => {
  assert.equal((await call(report.app, reportRoutes.claimReports, {})).status, 401)
  assert.equal((await call(report.app, reportRoutes.countClaimableReports, {})).status, 401)
})
