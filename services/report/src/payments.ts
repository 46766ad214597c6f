import { AppError } from '@waymark/kit/errors'

/** Whoever takes the money. `confirm` throws when the payment is not good. */
export type PaymentProvider = { confirm(paymentId: string): Promise<void> }

/** Charges nothing and accepts every id: for development and demonstration; it does not work in production. */
export function placeholderPayments(environment: string): PaymentProvider {
  return {
    async confirm() {
      if (environment === 'production') throw new AppError('unavailable', 'Payments are not set up yet.')
    },
  }
}
