import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { reportRoutes } from '@waymark/contracts/routes/report'
import { AppError } from '@waymark/kit/errors'
import { call } from '@waymark/testing/http'
import { startReport, type TestReport } from '../support/start-report.ts'

let report: TestReport
/** What the provider, which is not ours, was asked to take, and what it says. */
const confirmed: string[] = []
let answer: (paymentId: string) => Promise<void>
before(async () => {
  report = await startReport()
  report.context.payments = {
    kind: 'placeholder',
    async confirm(paymentId) {
      await answer(paymentId)
      confirmed.push(paymentId)
    },
  }
})
beforeEach(() => {
  confirmed.length = 0
  answer = () => new Promise((resolve) => setTimeout(resolve, 100))
})
after(() => report.stop())

async function order() {
  const { userId, headers } = await report.user()
  const one = report.save({ userId })
  const body = { assessmentId: one.assessmentId, reportType: one.assessmentType }
  const { json } = await call(report.app, reportRoutes.generateReport, { headers, body })
  const params = { reportId: json.reportId }
  return (paymentId: string) => call(report.app, reportRoutes.completeReportPayment, { headers, params, body: { paymentId } })
}

test('of two payments of one report at once only one is ever taken', async () => {
  const pay = await order()
  const answers = await Promise.all([pay('first'), pay('second'), pay('first'), pay('second')])
  assert.equal(new Set(confirmed).size, 1, `the provider took ${[...new Set(confirmed)]}`)
  const paid = answers.filter(({ status }) => status === 200)
  assert.deepEqual(
    paid.map(({ json }) => json.paymentId),
    [confirmed[0], confirmed[0]],
  )
  assert.equal(new Set(paid.map(({ json }) => json.paidAt)).size, 1)
  assert.equal(answers.filter(({ status }) => status === 409).length, 2)
})

test('a payment that was refused leaves the report to the next one', async () => {
  const pay = await order()
  answer = async (paymentId) => {
    if (paymentId === 'refused') throw new AppError('payment_required', 'The card was refused.')
  }
  assert.equal((await pay('refused')).status, 402)
  assert.equal((await pay('good')).status, 200)
  assert.equal((await pay('refused')).status, 409)
  assert.deepEqual(confirmed, ['good'])
})

test('a payment without an answer is asked about again before another one is taken', async () => {
  const pay = await order()
  answer = async () => {
    throw new AppError('unavailable', 'The provider does not answer.')
  }
  assert.equal((await pay('unheard')).status, 503)
  assert.equal((await pay('other')).status, 503)
  answer = async () => undefined
  assert.equal((await pay('other')).status, 409, 'the first one was taken after all')
  assert.equal((await pay('unheard')).status, 200)
  assert.deepEqual(confirmed, ['unheard'])

  const refuse = await order()
  answer = async () => {
    throw new AppError('unavailable', 'The provider does not answer.')
  }
  assert.equal((await refuse('unheard-too')).status, 503)
  answer = async (paymentId) => {
    if (paymentId === 'unheard-too') throw new AppError('payment_required', 'The card was refused.')
  }
  assert.equal((await refuse('other-too')).status, 200)
})
