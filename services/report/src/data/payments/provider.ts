import type { PaymentKind } from '@waymark/contracts/models/report/report'
import { AppError } from '@waymark/kit/errors'
import type { Config } from '../../config.ts'
import { createStripeCheckout } from './stripe.ts'

/**
 * Whoever takes the money. `confirm` throws when the payment is not good. A provider that charges has a checkout: its payments are
 * made on pages of its own, and what became of them it says itself, when asked or unasked.
 */
export type PaymentProvider = {
  readonly kind: PaymentKind
  confirm(paymentId: string): Promise<void>
  readonly checkout?: Checkout
}

export type Checkout = {
  /** Opens the page where an order is paid. The same order again is the same page: nothing is opened twice. */
  open(order: Order): Promise<{ sessionId: string; url: string; expiresAt: Date }>
  /** What became of a payment. Throws `not_found` when there is none, `unavailable` when the provider does not answer. */
  ask(sessionId: string): Promise<PaymentNews | undefined>
  /** What a message tells, or nothing of interest. Throws `bad_request` when the provider did not sign it, or too long ago. */
  read(message: Uint8Array, signature: string): PaymentNews | undefined
  /** Gives all of it back. Asking again gives nothing back twice. */
  refund(payment: { id: string; intentId: string }): Promise<void>
}

export type Order = { paymentId: string; reportId: string; title: string; cents: number; currency: string }

/** `ended`: it was not paid and cannot be any more. */
export type PaymentNews = {
  outcome: 'paid' | 'ended' | 'refunded'
  /** Our own id, which the provider keeps with the payment; absent when it is none of ours. */
  paymentId: string | undefined
  intentId?: string | undefined
  /** What was paid. */
  cents?: number | undefined
  currency?: string | undefined
}

/** `placeholder` accepts every id and charges nothing; `none` takes no payment at all, and reports open without one. */
export function createPayments(config: Config): PaymentProvider {
  const kind = config.PAYMENTS
  return {
    kind,
    ...(kind === 'stripe' && { checkout: createStripeCheckout(config) }),
    async confirm() {
      if (kind === 'none') throw new AppError('not_implemented', 'This site takes no payments. Your reports open without one.')
    },
  }
}

/** Stands where a payment id would: what was made while no payment could be made is never locked later. */
export const NO_PAYMENT = 'no-payment'

/** The same for a corrected report: the payment of the first one covers it. */
export const COVERED = 'correction'
