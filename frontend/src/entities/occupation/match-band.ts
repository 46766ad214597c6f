export type MatchBand = { floor: number; word: 'Very strong' | 'Strong' | 'Fair' | 'Loose'; colour: string }

/** The bands of a match or a fit. They give a colour and a word, never an order. */
export const matchBands: readonly MatchBand[] = [
  { floor: 90, word: 'Very strong', colour: 'var(--band-90)' },
  { floor: 75, word: 'Strong', colour: 'var(--band-75)' },
  { floor: 60, word: 'Fair', colour: 'var(--band-60)' },
]

const loose: MatchBand = { floor: 0, word: 'Loose', colour: 'var(--band-0)' }

export function bandOf(percent: number): MatchBand {
  return matchBands.find(({ floor }) => percent >= floor) ?? loose
}
