import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { reportRoutes } from '@waymark/contracts/routes/report'
import { call } from '@waymark/testing/http'
import { readConfig } from '../../src/config.ts'
import { refundReport } from '../../src/use-cases/settle-payment.ts'
import { startReport, type TestReport } from '../support/start-report.ts'
import { type StripeStub, startStripeStub } from '../support/stripe-stub.ts'

const secret = 'whsec_of_the_tests'
let stripe: StripeStub
let report: TestReport
before(async () => {
  stripe = await startStripeStub(secret)
  report = await startReport({
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_API_URL: stripe.url,
  })
})
beforeEach(() => {
  stripe.state.away = false
  stripe.state.calls.length = 0
})
after(async () => {
  await report.stop()
  await stripe.stop()
})

/** A member's report that is made and waits to be paid for. */
async function ordered(states = ['composing', 'rendering', 'ready']) {
  const { userId, headers } = await report.user()
  const { assessmentId, assessmentType: reportType } = report.save({ userId })
  const { json } = await call(report.app, reportRoutes.generateReport, { headers, body: { assessmentId, reportType } })
  const id = json.reportId as string
  for (const status of states) await report.sql('update report set status = $2 where id = $1', [id, status])
  const open = () => call(report.app, reportRoutes.openCheckout, { headers, params: { id } })
  return {
    id,
    headers,
    open,
    /** The session behind the page that the call leads to. */
    async session() {
      const { status: code, json: page, text } = await open()
      assert.equal(code, 200, text)
      const session = stripe.sessionAt(page.url)
      assert.ok(session)
      return session
    },
    complete: (paymentId: string) =>
      call(report.app, reportRoutes.completeReportPayment, { headers, params: { reportId: id }, body: { paymentId } }),
    paid: async () => (await call(report.app, reportRoutes.getReport, { headers, params: { id } })).json.report.paid as boolean,
    payments: async () =>
      (await report.sql('select status from payment where report_id = $1 order by created_at', [id])).map((row) => row.status),
  }
}

/** Posts what Stripe would, as it would: over a socket, the bytes that it signed. */
async function tell(payload: string, options: Parameters<StripeStub['sign']>[1] & { header?: string } = {}) {
  const answer = await fetch(`${report.base()}/api/payments/stripe/webhook`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': options.header ?? stripe.sign(payload, options),
    },
    body: payload,
  })
  return answer.status
}

const completed = (session: Parameters<StripeStub['session']>[0]) =>
  stripe.message('checkout.session.completed', stripe.session(session))

test('a report is paid on a page of Stripe and opens when Stripe says so', async () => {
  const one = await ordered()
  const session = await one.session()
  assert.equal(session.cents, 3700, 'what the cover says')
  assert.equal(await one.paid(), false)
  stripe.pay(session)
  assert.equal(await tell(completed(session)), 200)
  assert.equal(await one.paid(), true)
  assert.equal((await one.open()).status, 409)
  // And the page that comes back later is told the same.
  assert.equal((await one.complete(session.id)).json.paymentId, session.id)
})

test('asking twice leads to one page, also when the first answer was lost on its way', async () => {
  const one = await ordered()
  const [first, second] = await Promise.all([one.session(), one.session()])
  assert.equal(first.id, second.id)
  await report.sql('update payment set url = null, session_id = null where report_id = $1', [one.id])
  assert.equal((await one.session()).id, first.id)
})

test('a page that has ended makes room for another one', async () => {
  const one = await ordered()
  const first = await one.session()
  await report.sql(`update payment set expires_at = now() where report_id = $1`, [one.id])
  assert.notEqual((await one.session()).id, first.id)
  assert.deepEqual(await one.payments(), ['ended', 'open'])
  const expired = { ...stripe.session(first), status: 'expired' }
  assert.equal(await tell(stripe.message('checkout.session.expired', expired)), 200)
  assert.deepEqual(await one.payments(), ['ended', 'open'])
})

test('told twice, and by many at once, it is one payment', async () => {
  const one = await ordered()
  const session = await one.session()
  stripe.pay(session)
  const message = completed(session)
  const answers = await Promise.all([tell(message), tell(message), tell(message), one.complete(session.id).then((a) => a.status)])
  assert.deepEqual(answers, [200, 200, 200, 200])
  assert.equal(await tell(message), 200)
  assert.deepEqual(await one.payments(), ['paid'])
  assert.deepEqual(stripe.refunds, [])
})

test('forged, altered, unsigned or recorded messages open nothing', async () => {
  const one = await ordered()
  const session = await one.session()
  const message = stripe.message('checkout.session.completed', {
    ...stripe.session(session),
    payment_status: 'paid',
    payment_intent: 'pi_1',
  })
  assert.equal(await tell(message, { secret: 'whsec_of_somebody_else' }), 400)
  assert.equal(await tell(message, { at: Math.floor(Date.now() / 1000) - 301 }), 400, 'recorded more than five minutes ago')
  assert.equal(await tell(message, { header: '' }), 400)
  assert.equal(await tell(message, { header: stripe.sign(`${message} `) }), 400, 'one byte more')
  assert.equal(await tell(message, { header: 't=1,v1=00' }), 400)
  assert.equal(await one.paid(), false)
  assert.deepEqual(await one.payments(), ['open'])
})

test('whoever comes back before the message is believed by what Stripe says, not by what they say', async () => {
  const one = await ordered()
  const session = await one.session()
  assert.equal((await one.complete(session.id)).status, 402)
  assert.equal((await one.complete('cs_of_nobody')).status, 404)
  const other = await ordered()
  const foreign = await other.session()
  stripe.pay(foreign)
  assert.equal((await one.complete(foreign.id)).status, 404, 'the payment of another report')
  stripe.state.away = true
  assert.equal((await one.complete(session.id)).status, 503)
  stripe.state.away = false
  stripe.pay(session)
  assert.equal((await one.complete(session.id)).status, 200)
  assert.equal(await one.paid(), true)
  assert.equal(await tell(completed(session)), 200)
  assert.deepEqual(await one.payments(), ['paid'])
})

test('money for a report that was erased meanwhile is given back once, however often Stripe says it', async () => {
  const one = await ordered()
  const session = await one.session()
  await call(report.app, reportRoutes.deleteReport, { headers: one.headers, params: { id: one.id } })
  stripe.pay(session)
  const before = stripe.refunds.length
  stripe.state.away = true
  assert.equal(await tell(completed(session)), 503, 'so that it is told again')
  assert.deepEqual(await one.payments(), ['refund_due'])
  stripe.state.away = false
  assert.equal(await tell(completed(session)), 200)
  assert.equal(await tell(completed(session)), 200)
  assert.deepEqual(await one.payments(), ['refunded'])
  assert.deepEqual(stripe.refunds.slice(before), [`pi_${session.id}`])
})

test('a second payment of one report is given back, and so is one of another sum', async () => {
  const one = await ordered()
  const first = await one.session()
  await report.sql(`update payment set expires_at = now() where report_id = $1`, [one.id])
  const second = await one.session()
  const before = stripe.refunds.length
  for (const session of [second, first]) {
    stripe.pay(session)
    assert.equal(await tell(completed(session)), 200)
  }
  assert.equal((await one.complete(first.id)).status, 409)
  assert.deepEqual(await one.payments(), ['refunded', 'paid'])

  const other = await ordered()
  const cheap = await other.session()
  stripe.pay(cheap)
  const message = stripe.message('checkout.session.completed', { ...stripe.session(cheap), amount_total: 100 })
  assert.equal(await tell(message), 200)
  assert.equal(await other.paid(), false)
  assert.deepEqual(stripe.refunds.slice(before), [`pi_${first.id}`, `pi_${cheap.id}`])
})

test('told of the refund before the payment, the report stays closed', async () => {
  const one = await ordered()
  const session = await one.session()
  stripe.pay(session)
  assert.equal(await tell(stripe.message('charge.refunded', stripe.charge(session, { all: true }))), 200)
  assert.equal(await tell(completed(session)), 200)
  assert.equal(await one.paid(), false)
  assert.deepEqual(await one.payments(), ['refunded'])
})

test('a bank debit that comes days later opens the report then, and one that fails leaves room for another', async () => {
  const one = await ordered()
  const session = await one.session()
  assert.equal(await tell(completed(session)), 200)
  assert.equal(await one.paid(), false, 'completed, and not paid yet')
  stripe.pay(session)
  const late = stripe.message('checkout.session.async_payment_succeeded', stripe.session(session))
  assert.equal(await tell(late), 200)
  assert.equal(await one.paid(), true)
  assert.equal(await tell(stripe.message('checkout.session.async_payment_failed', stripe.session(session))), 200)
  assert.equal(await one.paid(), true, 'what was paid stays paid')

  const other = await ordered()
  const failing = await other.session()
  assert.equal(await tell(stripe.message('checkout.session.async_payment_failed', stripe.session(failing))), 200)
  assert.notEqual((await other.session()).id, failing.id)
})

test('an operator gives money back: the report closes, with the corrections it covered', async () => {
  const one = await ordered()
  await assert.rejects(refundReport(report.context, one.id), /Nothing was paid/)
  const session = await one.session()
  stripe.pay(session)
  await tell(completed(session))
  const correction = await ordered()
  await report.sql(`update report set payment_id = 'correction', paid_at = now() where id = $1`, [correction.id])
  await report.sql(`insert into report_correction values ($1, $2, $2, 'q', 'a', 'b')`, [correction.id, one.id])

  assert.equal(await tell(stripe.message('charge.refunded', stripe.charge(session, { all: false }))), 200)
  assert.equal(await one.paid(), true, 'a part was given back')
  await refundReport(report.context, one.id)
  assert.equal(await one.paid(), false)
  assert.equal(await correction.paid(), false)
  assert.equal(await tell(stripe.message('charge.refunded', stripe.charge(session, { all: true }))), 200)
  assert.deepEqual(await one.payments(), ['refunded'])
  assert.equal(stripe.refunds.filter((intent) => intent === `pi_${session.id}`).length, 1)
})

test('what is no business of ours is taken note of and changes nothing', async () => {
  assert.equal(await tell(stripe.message('customer.created', { id: 'cus_1', object: 'customer' })), 200)
  const foreign = { id: 'cs_x', object: 'checkout.session', payment_status: 'paid', payment_intent: 'pi_x', metadata: null }
  assert.equal(await tell(stripe.message('checkout.session.completed', foreign)), 200)
})

test('nobody pays for a report that is not made yet, nor for one of somebody else', async () => {
  assert.equal((await (await ordered(['composing'])).open()).status, 409)
  assert.equal((await (await ordered(['failed'])).open()).status, 409)
  const one = await ordered()
  const { headers } = await report.user()
  assert.equal((await call(report.app, reportRoutes.openCheckout, { headers, params: { id: one.id } })).status, 404)
  assert.deepEqual(stripe.state.calls, [])
})

test('a site that charges does not start without its secrets; the worker is given none', () => {
  const env = { ...process.env, ...stringsOf(report.config), STRIPE_WEBHOOK_SECRET: undefined, STRIPE_SECRET_KEY: undefined }
  assert.throws(() => readConfig(env), /STRIPE_SECRET_KEY is required.*\n.*STRIPE_WEBHOOK_SECRET is required/)
  assert.equal(readConfig(env, 'worker').PAYMENTS, 'stripe')
})

function stringsOf(config: TestReport['config']): Record<string, string> {
  const scalars = Object.entries(config).filter(([, value]) => ['string', 'number'].includes(typeof value))
  return Object.fromEntries(scalars.map(([name, value]) => [name, String(value)]))
}
