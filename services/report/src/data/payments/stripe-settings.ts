import type { Config } from '../../config.ts'

type StripeConfig = Pick<Config, 'PAYMENTS' | 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_URL'>

/** What a site that charges lacks: without the second secret anybody could say that a report was paid for. */
export function stripeFaults(config: StripeConfig): string[] {
  if (config.PAYMENTS !== 'stripe') return []
  return (['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const)
    .filter((name) => !config[name])
    .map((name) => `${name} is required with PAYMENTS=stripe`)
}
