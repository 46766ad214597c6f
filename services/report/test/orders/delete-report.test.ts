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

async function order(headers: Record<string, string>, userId: string) {
  const one = report.save({ userId })
  const body = { assessmentId: one.assessmentId, reportType: one.assessmentType }
  const id: string = (await call(report.app, reportRoutes.generateReport, { headers, body })).json.reportId
  return { id, assessmentId: one.assessmentId }
}
const remove = (id: string, who: Parameters<typeof call>[2]) =>
  call(report.app, reportRoutes.deleteReport, { ...who, params: { id } })
const left = async (id: string) =>
  (
    await Promise.all(
      [
        'select 1 from report where id::text = $1',
        'select 1 from report_section where report_id::text = $1',
        'select 1 from report_page where report_id::text = $1',
        `select 1 from artifact where key = 'report/' || $1 || '.pdf'`,
        'select 1 from report_link where report_id::text = $1',
        'select 1 from outgoing_mail where report_id::text = $1',
      ].map((text) => report.sql(text, [id])),
    )
  ).flat().length

test("a member's report goes with its PDF, and its answers follow by event", async () => {
  const { worker } = await report.startWorker()
  const mine = await report.user()
  const { id, assessmentId } = await order(mine.headers, mine.userId)
  await eventually(async () => ['ready', 'delivered'].includes(await report.statusOf(id)), 'the report is made')
  assert.ok((await left(id)) > 2)

  const listed = async () => (await call(report.app, reportRoutes.listReports, { headers: mine.headers })).json.reports[0]
  assert.equal((await listed()).directions, undefined, 'nothing is told of what is not paid')
  const paid = { headers: mine.headers, params: { reportId: id }, body: { paymentId: 'demo-payment-1' } }
  assert.equal((await call(report.app, reportRoutes.completeReportPayment, paid)).status, 200)
  const { directions, confidence } = await listed()
  assert.equal(directions.split(', ').length, 3)
  assert.match(confidence, /^(high|medium|low)$/)
  const view = await call(report.app, reportRoutes.getReportView, { headers: mine.headers, params: { id } })
  assert.ok(view.json.pages >= 25)

  const stranger = await report.user()
  const foreign = await remove(id, { headers: stranger.headers })
  const unknown = await remove('01890000-0000-7000-8000-000000000000', { headers: stranger.headers })
  assert.deepEqual([foreign.status, unknown.status], [404, 404])
  assert.equal(foreign.json.detail, unknown.json.detail)
  assert.equal((await remove(id, {})).status, 404)
  assert.equal((await remove('nonsense', { headers: mine.headers })).status, 400)
  assert.ok((await left(id)) > 2)

  assert.equal((await remove(id, { headers: mine.headers })).status, 200)
  assert.equal(await left(id), 0)
  assert.equal((await call(report.app, reportRoutes.getReportPdf, { headers: mine.headers, params: { id } })).status, 404)
  assert.equal((await remove(id, { headers: mine.headers })).status, 404)
  const events = await report.sql(`select data from outbox where key = $1 and type = 'ReportErased'`, [id])
  assert.deepEqual(events, [{ data: { reportId: id, assessmentId } }])
  await worker.stop()
})

test('nothing is ordered for an account that was deleted', async () => {
  const { userId, headers } = await report.user()
  await report.sql('insert into deleted_user (user_id) values ($1)', [userId])
  const { assessmentId, assessmentType: reportType } = report.save({ userId })
  const late = await call(report.app, reportRoutes.generateReport, { headers, body: { assessmentId, reportType } })
  assert.equal(late.status, 401)
  assert.deepEqual(await report.sql('select 1 from report where user_id = $1', [userId]), [])
})

test('a guest deletes their own, and nobody else does', async () => {
  const body = report.guestBody()
  const ordered = await call(report.app, reportRoutes.generateGuestReport, { body, cookies: { wm_guest: guestCookie } })
  const id: string = ordered.json.reportId
  assert.equal((await remove(id, { cookies: { wm_guest: 'another' } })).status, 404)
  assert.equal((await remove(id, { cookies: { wm_guest: guestCookie } })).status, 200)
  assert.equal(await left(id), 0)
})

test('a report that is deleted while a worker makes it leaves no file behind', async () => {
  const mine = await report.user()
  const { id } = await order(mine.headers, mine.userId)
  const { worker } = await report.startWorker()
  await eventually(async () => ['composing', 'rendering'].includes(await report.statusOf(id)), 'a worker has begun')
  assert.equal((await remove(id, { headers: mine.headers })).status, 200)
  // The worker goes on to the next one: it has finished with the deleted one then.
  const next = await order(mine.headers, mine.userId)
  await eventually(async () => ['ready', 'delivered'].includes(await report.statusOf(next.id)), 'the next report is made')
  await worker.stop()
  assert.equal(await left(id), 0)
})
