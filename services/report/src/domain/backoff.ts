/** Claims without progress after which work is given up: whatever it is, it stops the process. */
export const MAX_ATTEMPTS = 3
/** Times a piece of work may be put off because somebody else was away: with the waits below about an hour. */
export const MAX_DEFERRALS = 40

/** Wait before the next try in ms: doubles from one second up to two minutes, plus up to a quarter so that many do not come at once. */
export function backoffMs(deferrals: number, random: number): number {
  const base = Math.min(1_000 * 2 ** Math.min(deferrals, 10), 120_000)
  return Math.round(base * (1 + random / 4))
}
