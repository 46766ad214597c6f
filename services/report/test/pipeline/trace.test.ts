import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { reportRoutes } from '@waymark/contracts/routes/report'
import { call } from '@waymark/testing/http'
import { eventually, guestCookie, startReport, type TestReport } from '../support/start-report.ts'

const gateway = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' }
const traceparent = `00-${gateway.traceId}-${gateway.spanId}-01`

let report: TestReport
before(async () => {
  report = await startReport()
})
after(() => report.stop())

test('one report is one trace from the order to the mail, over API, queue and worker, and nobody is named in it', async () => {
  const { context: worker } = await report.startWorker()
  const body = report.guestBody({ guestEmail: 'somebody.special@example.com' })
  const cookies = { wm_guest: guestCookie }
  const { json } = await call(report.app, reportRoutes.generateGuestReport, { body, cookies, headers: { traceparent } })
  await report.mailbox.waitFor(({ to }) => to.includes(body.guestEmail), 60_000)
  await eventually(async () => (await report.statusOf(json.reportId)) === 'delivered', 'delivered')

  const all = () =>
    [report.context.spans, worker.spans]
      .flatMap((spans) => spans?.recent() ?? [])
      .filter((span) => span.traceId === gateway.traceId)
  const named = (name: string) => all().find((span) => span.name === name)
  await eventually(async () => named('report-deliver process') && named('ReportDelivered publish'), 'the last spans')
  const spans = all()
  const ids = new Set([gateway.spanId, ...spans.map(({ spanId }) => spanId)])
  assert.deepEqual(
    spans.filter(({ parentId }) => !ids.has(parentId ?? '')).map(({ name }) => name),
    [],
  )

  const order = named('POST /api/generate-guest-report')
  assert.equal(order?.parentId, gateway.spanId)
  const [made, delivered] = [named('report-make process'), named('report-deliver process')]
  assert.deepEqual([made?.parentId, delivered?.parentId], [order.spanId, order.spanId])
  assert.deepEqual([made?.service, order.service], ['report-worker', 'report'])
  assert.equal(named('print')?.parentId, made?.spanId)
  assert.equal(named('mail send')?.parentId, delivered?.spanId)
  assert.equal(named('ReportRequested publish')?.parentId, order.spanId)
  assert.ok(spans.some(({ name, parentId }) => name === 'INSERT' && parentId === order.spanId))
  assert.doesNotMatch(JSON.stringify(spans), /somebody|special|Claims processor/)
})
