/** Seconds that a person sees counting down. */
export const CLOCK_S = 30
/** Seconds for which the last answer is reviewed before the next question, already issued, is shown. */
export const REVIEW_S = 3
/** An answer counts until so many seconds after the question was issued: review, clock, and 7 s for the way there and back. */
const LIMIT_S = 40
/** A game whose open question waits longer than this is over. */
export const ABANDONED_MS = 30 * 60_000

export function clockOf(extraTime: boolean): number {
  return extraTime ? 2 * CLOCK_S : CLOCK_S
}

export function isLate(options: { issuedAt: Date; now: Date; extraTime: boolean }): boolean {
  const { issuedAt, now, extraTime } = options
  return now.getTime() - issuedAt.getTime() > (extraTime ? 2 : 1) * LIMIT_S * 1000
}

/** What is left of the clock: it starts when the review before the question ends. */
export function secondsLeft(options: { issuedAt: Date; now: Date; extraTime: boolean }): number {
  const { issuedAt, now, extraTime } = options
  const clock = clockOf(extraTime)
  const left = clock + REVIEW_S - (now.getTime() - issuedAt.getTime()) / 1000
  return Math.max(0, Math.min(clock, Math.floor(left)))
}
