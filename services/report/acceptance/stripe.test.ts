import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { after, before, test } from 'node:test'
import { eventually } from '@waymark/testing/eventually'
import { freePort } from '@waymark/testing/native'
import { goProgram } from '../../../infra/tools/go-tool.ts'
import { createStripeCheckout } from '../src/data/payments/stripe.ts'

/** Our calls against stripe-mock, which knows Stripe's own description of its API and refuses what does not fit it. */
let mock: ChildProcess
let checkout: ReturnType<typeof createStripeCheckout>
before(async () => {
  const port = await freePort()
  mock = spawn(await goProgram('stripe-mock'), ['-http-addr', `127.0.0.1:${port}`], { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  await eventually('stripe-mock listens', () => fetch(url).catch(() => undefined))
  checkout = createStripeCheckout({
    STRIPE_SECRET_KEY: 'sk_test_123',
    STRIPE_WEBHOOK_SECRET: 'whsec_123',
    STRIPE_API_URL: url,
    PUBLIC_URL: 'https://waymark.example',
  } as Parameters<typeof createStripeCheckout>[0])
})
after(() => {
  mock?.kill()
})

const order = {
  paymentId: '0199a1b2-c3d4-7e5f-8a6b-123456789abc',
  reportId: '0199a1b2-c3d4-7e5f-8a6b-123456789abd',
  title: 'Career Deep Dive',
  cents: 3700,
  currency: 'usd',
}

test('a page to pay on is opened and asked about, and money is given back, by calls that Stripe describes', async () => {
  const page = await checkout.open(order)
  assert.match(page.sessionId, /^cs_/)
  assert.ok(URL.canParse(page.url), page.url)
  assert.ok(page.expiresAt instanceof Date && !Number.isNaN(page.expiresAt.getTime()))
  await checkout.ask(page.sessionId)
  await checkout.refund({ id: order.paymentId, intentId: 'pi_123' })
})

test('what does not fit the description is refused', async () => {
  await assert.rejects(checkout.open({ ...order, cents: Number.NaN }), /unit_amount|integer|invalid/i)
})
