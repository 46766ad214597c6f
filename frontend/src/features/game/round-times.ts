/** Seconds for a question, twice as many with extra time; and for the review after it. */
export const clockSeconds = 30
export const reviewSeconds = 3

export function clockOf(extraTime: boolean): number {
  return extraTime ? 2 * clockSeconds : clockSeconds
}
