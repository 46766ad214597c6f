import type { PaymentKind } from '@waymark/contracts/models/report'
import { AppError } from '@waymark/kit/errors'

/** Whoever takes the money. `confirm` throws when the payment is not good. */
export type PaymentProvider = { readonly kind: PaymentKind; confirm(paymentId: string): Promise<void> }

/** `placeholder` accepts every id and charges nothing; `none` takes no payment at all, and reports open without one. */
export function createPayments(kind: PaymentKind): PaymentProvider {
  return {
    kind,
    async confirm() {
      if (kind === 'none') throw new AppError('not_implemented', 'This site takes no payments. Your reports open without one.')
    },
  }
}

/** Stands where a payment id would: what was made while no payment could be made is never locked later. */
export const NO_PAYMENT = 'no-payment'

/** The same for a corrected report: the payment of the first one covers it. */
export const COVERED = 'correction'
