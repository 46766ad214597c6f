import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { reportRoutes } from '@waymark/contracts/routes/report'
import { ReportServiceService } from '@waymark/proto/waymark/report/v1/report'
import { createGrpcClient } from '@waymark/service/grpc/client'
import { call } from '@waymark/testing/http'
import { startReport, type TestReport } from '../support/start-report.ts'

let report: TestReport
before(async () => {
  report = await startReport()
})
after(() => report.stop())

function client() {
  return createGrpcClient(ReportServiceService, { address: `127.0.0.1:${report.grpcPort()}` })
}

async function order(headers: Record<string, string>, userId: string): Promise<string> {
  const one = report.save({ userId })
  const body = { assessmentId: one.assessmentId, reportType: one.assessmentType }
  return (await call(report.app, reportRoutes.generateReport, { headers, body })).json.reportId
}

test("siblings read a person's figures and rows, and nobody else's", async () => {
  const rpc = client()
  const mine = await report.user()
  const other = await report.user()
  assert.deepEqual(await rpc.summary({ userId: mine.userId }), { reports: 0, finished: 0, modelTokens: 0 })
  const [first, second] = [await order(mine.headers, mine.userId), await order(mine.headers, mine.userId)]
  const foreign = await order(other.headers, other.userId)
  for (const status of ['composing', 'rendering'])
    await report.sql('update report set status = $2 where id = $1', [first, status])
  await report.sql(
    `update report set status = 'ready', ready_at = now(), pages = 30, payment_id = 'demo_1', paid_at = now(),
            model_tokens = 1200, pdf_bytes = 1, pdf_digest = 'd', engine_version = 'e1' where id = $1`,
    [first],
  )
  assert.deepEqual(await rpc.summary({ userId: mine.userId }), { reports: 2, finished: 1, modelTokens: 1200 })

  const held = JSON.parse((await rpc.export({ userId: mine.userId })).json)
  assert.deepEqual(held.reports.map((one: { id: string }) => one.id).sort(), [first, second].sort())
  const paid = held.reports.find((one: { id: string }) => one.id === first)
  assert.equal(paid.paymentId, 'demo_1')
  assert.equal(paid.file, `/api/reports/${first}/pdf`)
  assert.ok(paid.madeFrom.answers.length > 0)
  assert.ok(!JSON.stringify(held).includes(foreign))
  rpc.close()
})

test('nobody has no rows: neither an unknown person nor an empty name, which no guest answers to', async () => {
  const rpc = client()
  await call(report.app, reportRoutes.generateGuestReport, { body: report.guestBody(), cookies: { wm_guest: 'a-guest-cookie' } })
  for (const userId of [randomUUID(), '']) {
    assert.deepEqual(await rpc.summary({ userId }), { reports: 0, finished: 0, modelTokens: 0 })
    assert.deepEqual(JSON.parse((await rpc.export({ userId })).json), { reports: [] })
  }
  rpc.close()
})
