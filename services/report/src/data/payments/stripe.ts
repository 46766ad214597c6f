import { AppError } from '@waymark/kit/errors'
import Stripe from 'stripe'
import type { Config } from '../../config.ts'
import type { Checkout, PaymentNews } from './provider.ts'

/** Under which name our own id travels with a payment, on the session and on the charge. */
const OWN_ID = 'waymark_payment'
const DEADLINE_MS = 10_000

/** Payments on Stripe's own pages: no card number ever reaches us. */
export function createStripeCheckout(config: Config): Checkout {
  const stripe = new Stripe(config.STRIPE_SECRET_KEY ?? '', {
    timeout: DEADLINE_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...addressOf(config.STRIPE_API_URL),
  })
  const site = config.PUBLIC_URL.replace(/\/$/, '')

  return {
    async open({ paymentId, reportId, title, cents, currency }) {
      const metadata = { [OWN_ID]: paymentId }
      const session = await asked(() =>
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            client_reference_id: reportId,
            metadata,
            payment_intent_data: { metadata },
            line_items: [{ quantity: 1, price_data: { currency, unit_amount: cents, product_data: { name: title } } }],
            // Stripe fills in the braces; the page asks with it when the signed message has not come yet.
            success_url: `${site}/reports?report=${reportId}&payment={CHECKOUT_SESSION_ID}`,
            cancel_url: `${site}/reports`,
          },
          { idempotencyKey: `checkout-${paymentId}` },
        ),
      )
      if (!session.url) throw new Error(`Stripe opened ${session.id} without an address`)
      return { sessionId: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1000) }
    },
    async ask(sessionId) {
      return newsOfSession(await asked(() => stripe.checkout.sessions.retrieve(sessionId)))
    },
    read(message, signature) {
      return newsOf(signedEvent(stripe, { message, signature, secret: config.STRIPE_WEBHOOK_SECRET ?? '' }))
    },
    async refund({ id, intentId }) {
      try {
        await asked(() => stripe.refunds.create({ payment_intent: intentId }, { idempotencyKey: `refund-${id}` }))
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded')) throw error
      }
    },
  }
}

/** Throws `bad_request` for what Stripe did not sign with our secret within the last five minutes. */
function signedEvent(stripe: Stripe, { message, signature, secret }: { message: Uint8Array; signature: string; secret: string }) {
  try {
    return stripe.webhooks.constructEvent(Buffer.from(message), signature, secret)
  } catch {
    throw new AppError('bad_request', 'This message does not bear the signature of Stripe.')
  }
}

/** The order in which these arrive says nothing; each says what has become of its payment by itself. */
function newsOf(event: Stripe.Event): PaymentNews | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return newsOfSession(event.data.object)
    case 'checkout.session.async_payment_failed':
      return { outcome: 'ended', paymentId: event.data.object.metadata?.[OWN_ID] }
    case 'charge.refunded': {
      const charge = event.data.object
      // Of a part that was given back the report stays open.
      if (!charge.refunded) return undefined
      return { outcome: 'refunded', paymentId: charge.metadata[OWN_ID], intentId: idOf(charge.payment_intent) }
    }
    default:
      return undefined
  }
}

function newsOfSession(session: Stripe.Checkout.Session): PaymentNews | undefined {
  const paymentId = session.metadata?.[OWN_ID]
  if (session.payment_status === 'paid') {
    const intentId = idOf(session.payment_intent)
    return {
      outcome: 'paid',
      paymentId,
      intentId,
      cents: session.amount_total ?? undefined,
      currency: session.currency ?? undefined,
    }
  }
  return session.status === 'expired' ? { outcome: 'ended', paymentId } : undefined
}

/** Without an answer the money may have been taken all the same, so that is told apart from a no. */
async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    if (error.code === 'resource_missing') throw new AppError('not_found', 'There is no such payment.')
    const transient = error instanceof Stripe.errors.StripeConnectionError || (error.statusCode ?? 500) >= 500
    if (transient || error.statusCode === 429) {
      throw new AppError('unavailable', 'The payment service does not answer. Please try again in a minute.', { cause: error })
    }
    throw error
  }
}

function idOf(field: string | { id: string } | null): string | undefined {
  return typeof field === 'string' ? field : field?.id
}

/** Another server than Stripe's own, for tests. */
function addressOf(url: string | undefined) {
  if (!url) return {}
  const { hostname, port, protocol } = new URL(url)
  return { host: hostname, protocol: protocol === 'http:' ? 'http' : 'https', ...(port && { port: Number(port) }) } as const
}
