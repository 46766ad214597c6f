import type { Rate } from '../../../src/throttle-config.ts'

/** What a throttle says about one request. Times are milliseconds from now. */
export type Verdict = {
  readonly allowed: boolean
  readonly remaining: number
  readonly retryAfterMs: number
  /** When the whole quota is free again. */
  readonly resetMs: number
}

/** Clocks count in fractions, whose sums are rounded: nobody is refused for less than a microsecond, which is also Redis' step. */
const roundingMs = 0.001

/**
 * Generic cell rate algorithm: one number a key, the theoretical arrival time (TAT). A request moves it on by period / limit; it
 * may run ahead of the clock by one period at most. Source: ITU-T I.371, annex A, virtual scheduling.
 */
export function gcra(tat: number | undefined, rate: Rate, now: number): Verdict & { readonly tat: number } {
  const step = rate.periodMs / rate.limit
  const from = Math.max(tat ?? now, now)
  const next = from + step
  const tooEarlyBy = next - rate.periodMs - now
  if (tooEarlyBy > roundingMs) return { allowed: false, remaining: 0, retryAfterMs: tooEarlyBy, resetMs: from - now, tat: from }
  const remaining = Math.floor((now + rate.periodMs - next) / step + 1e-9)
  return { allowed: true, remaining, retryAfterMs: 0, resetMs: next - now, tat: next }
}
