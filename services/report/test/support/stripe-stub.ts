import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'

type Session = { id: string; payment: string; cents: number; paid: boolean }

/** What Stripe does with our calls, as far as its own pages are concerned: one page for one key, and money back once. */
export async function startStripeStub(webhookSecret: string) {
  const sessions = new Map<string, Session>()
  const byKey = new Map<string, Session>()
  const refunds: string[] = []
  const state = { away: false, calls: [] as string[] }

  const answerOpen = (key: string, form: URLSearchParams) => {
    const known = byKey.get(key)
    if (known) return present(known)
    const id = `cs_test_${sessions.size + 1}_${Date.now()}`
    const cents = Number(form.get('line_items[0][price_data][unit_amount]'))
    const session = { id, payment: form.get('metadata[waymark_payment]') ?? '', cents, paid: false }
    sessions.set(id, session)
    byKey.set(key, session)
    return present(session)
  }
  const answerRefund = (form: URLSearchParams) => {
    const intent = form.get('payment_intent') ?? ''
    if (refunds.includes(intent))
      return { error: { type: 'invalid_request_error', code: 'charge_already_refunded', message: 'x' } }
    refunds.push(intent)
    return { id: `re_${refunds.length}`, object: 'refund', status: 'succeeded' }
  }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      const form = new URLSearchParams(body)
      state.calls.push(`${request.method} ${request.url}`)
      const key = String(request.headers['idempotency-key'] ?? '')
      const answer = state.away
        ? { error: { type: 'api_error', message: 'away' }, status: 500 }
        : request.method === 'GET'
          ? sessionOf(request.url?.split('/').at(-1) ?? '')
          : request.url === '/v1/refunds'
            ? answerRefund(form)
            : answerOpen(key, form)
      response.writeHead(state.away ? 500 : 'error' in answer ? 400 : 200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer))
    })
  })
  const sessionOf = (id: string) => {
    const session = sessions.get(id)
    return session ? present(session) : { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'x' } }
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stripe = new Stripe('sk_test_stub')

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sessions,
    refunds,
    state,
    sessionAt: (url: string) => [...sessions.values()].find((session) => present(session).url === url),
    /** The person pays on Stripe's page; the message about it is another matter. */
    pay: (session: Session) => {
      session.paid = true
    },
    /** What Stripe would post, in its own way of writing JSON. */
    message: (type: string, object: unknown) =>
      JSON.stringify({ id: `evt_${Date.now()}`, object: 'event', type, data: { object } }, null, 2),
    session: present,
    charge: (session: Session, back: { all: boolean }) => ({
      id: `ch_${session.id}`,
      object: 'charge',
      refunded: back.all,
      payment_intent: `pi_${session.id}`,
      metadata: { waymark_payment: session.payment },
    }),
    sign: (payload: string, options: { secret?: string; at?: number } = {}) =>
      stripe.webhooks.generateTestHeaderString({
        payload,
        secret: options.secret ?? webhookSecret,
        ...(options.at && { timestamp: options.at }),
      }),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

export type StripeStub = Awaited<ReturnType<typeof startStripeStub>>

function present({ id, payment, cents, paid }: Session) {
  return {
    id,
    object: 'checkout.session',
    url: `https://checkout.stripe.example/${id}`,
    expires_at: Math.floor(Date.now() / 1000) + 86_400,
    status: paid ? 'complete' : 'open',
    payment_status: paid ? 'paid' : 'unpaid',
    payment_intent: paid ? `pi_${id}` : null,
    amount_total: cents,
    currency: 'usd',
    metadata: { waymark_payment: payment },
  }
}
