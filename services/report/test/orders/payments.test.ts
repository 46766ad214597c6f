import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { reportRoutes } from '@waymark/contracts/routes/report'
import { call } from '@waymark/testing/http'
import { report as reportApi } from '../../src/service.ts'
import { guestCookie, startReport, type TestReport } from '../support/start-report.ts'

const stopping: TestReport[] = []
after(async () => {
  for (const report of stopping) await report.stop()
})

async function inProduction(payments?: 'placeholder' | 'none'): Promise<TestReport> {
  const report = await startReport({ NODE_ENV: 'production', ...(payments ? { PAYMENTS: payments } : {}) })
  stopping.push(report)
  return report
}

/** A report that a member has ordered. */
async function orderedReport(report: TestReport) {
  const { userId, headers } = await report.user()
  const { assessmentId, assessmentType: reportType } = report.save({ userId })
  const { status, json } = await call(report.app, reportRoutes.generateReport, { headers, body: { assessmentId, reportType } })
  assert.equal(status, 202)
  const summary = async () => (await call(report.app, reportRoutes.listReports, { headers })).json.reports[0]
  const pay = (paymentId: string) =>
    call(report.app, reportRoutes.completeReportPayment, { headers, params: { reportId: json.reportId }, body: { paymentId } })
  return { id: json.reportId as string, summary, pay }
}

test('in production the placeholder takes the payment, as the default and by name', async () => {
  for (const payments of [undefined, 'placeholder'] as const) {
    const report = await inProduction(payments)
    assert.deepEqual((await call(report.app, reportRoutes.getPayments, {})).json, { payments: 'placeholder' })
    const { summary, pay } = await orderedReport(report)
    assert.equal((await summary()).paid, false)
    const answer = await pay('demo-payment-1')
    assert.equal(answer.status, 200, answer.text)
    assert.equal((await summary()).paid, true)
  }
})

test('without payments the call says so, and a report opens without one', async () => {
  const report = await inProduction('none')
  assert.deepEqual((await call(report.app, reportRoutes.getPayments, {})).json, { payments: 'none' })
  const { summary, pay } = await orderedReport(report)
  assert.equal((await summary()).paid, true)
  const { status, headers, json } = await pay('demo-payment-1')
  assert.equal(status, 501)
  assert.match(String(headers['content-type']), /^application\/problem\+json/)
  assert.equal(json.title, 'Not Implemented')
  assert.equal(json.detail, 'This site takes no payments. Your reports open without one.')
})

test('without payments a start opens what members had not paid yet, and touches no other report', async () => {
  const report = await inProduction('placeholder')
  const waiting = await orderedReport(report)
  const settled = await orderedReport(report)
  await settled.pay('demo-payment-2')
  const { json: guests } = await call(report.app, reportRoutes.generateGuestReport, {
    body: report.guestBody(),
    cookies: { wm_guest: guestCookie },
  })

  const api = await reportApi.create({ ...report.config, PAYMENTS: 'none' }, report.overrides)
  await api.start()
  await api.stop()

  assert.equal((await waiting.summary()).paid, true)
  const paymentOf = async (id: string) => (await report.sql('select payment_id from report where id = $1', [id]))[0]?.payment_id
  assert.equal(await paymentOf(waiting.id), 'no-payment')
  assert.equal(await paymentOf(settled.id), 'demo-payment-2')
  assert.equal(await paymentOf(guests.reportId), null)
})
