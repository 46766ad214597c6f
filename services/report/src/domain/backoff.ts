/**
 * Claims without progress after which work is given up: whatever it is, it stops the process. Five, because a paper takes seconds to print
 * and a worker can be killed three times in a row (an operator, a machine short of memory) with the same innocent one in hand.
 */
export const MAX_ATTEMPTS = 5
/** A claim that follows a death opens again at a random moment: this many seconds wider for each one before it. */
export const APART_SECONDS = 10
/** Times a piece of work may be put off because somebody else was away: with the waits below about an hour. */
export const MAX_DEFERRALS = 40

/** Wait before the next try in ms: doubles from one second up to two minutes, plus up to a quarter so that many do not come at once. */
export function backoffMs(deferrals: number, random: number): number {
  const base = Math.min(1_000 * 2 ** Math.min(deferrals, 10), 120_000)
  return Math.round(base * (1 + random / 4))
}
