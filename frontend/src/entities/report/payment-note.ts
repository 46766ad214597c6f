import type { PaymentKind } from '@waymark/contracts/models/report/report'

/** What stands beside a price that is about to be paid. */
export function paymentNote(payments: PaymentKind | undefined): string {
  if (payments === 'none') return 'This site takes no payments: nothing is charged, and the report opens as soon as it is made.'
  if (payments === 'stripe') return 'You pay on a page of Stripe once the report is made. Then it opens.'
  return 'Demo payment: nothing is charged.'
}
