/**
 * Generic cell rate algorithm (ITU-T I.371): one number a key, the theoretical arrival time of the next call that conforms.
 * `limit` calls may come at once, after that one every `periodMs / limit`.
 */
export type Rate = { limit: number; periodMs: number }
export type Verdict = { allowed: boolean; retryAfterMs: number }

export function conform(tat: number | undefined, now: number, rate: Rate): Verdict & { tat: number } {
  const interval = rate.periodMs / rate.limit
  const start = Math.max(tat ?? now, now)
  const wait = start + interval - rate.periodMs - now
  if (wait > 0) return { allowed: false, retryAfterMs: wait, tat: start }
  return { allowed: true, retryAfterMs: 0, tat: start + interval }
}
