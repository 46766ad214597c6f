/** The four lenses: what each asks, and where it is from. Order of the product: A to D. */
export const lenses = [
  { letter: 'A', name: 'Task exposure', asks: 'Could a language model halve the time?', year: 2023 },
  { letter: 'B', name: 'Observed use', asks: 'Do people bring such work to an assistant?', year: 2025 },
  { letter: 'C', name: 'Machine learning', asks: 'How well do the tasks suit a learning system?', year: 2021 },
  { letter: 'D', name: 'Computerization', asks: 'Could a computer do it, as experts saw it in 2013?', year: 2013 },
] as const

const agreements: Readonly<Record<string, string>> = {
  clear_low: 'clear, low',
  clear_middle: 'clear, middle',
  clear_high: 'clear, high',
  agree_in_part: 'in part',
  split: 'split',
  few: 'too few',
}

export function agreementWord(agreement: string): string {
  return agreements[agreement] ?? agreement
}

export type Reading = { mark: 'y' | 'h' | 'n' | ''; word: string }

/** How one of the two readings of lens A is said: 1 = the model alone halves the time, .5 = with software built on it, 0 = no. */
export function sayHalved(value: number | undefined): Reading {
  if (value === undefined) return { mark: '', word: 'no reading' }
  if (value >= 0.75) return { mark: 'y', word: 'yes' }
  return value >= 0.25 ? { mark: 'h', word: 'with software' } : { mark: 'n', word: 'no' }
}

/** How often people bring an activity to an assistant: thirds of the activities' rank, 0-1. */
export function sayObserved(value: number | undefined): Reading {
  if (value === undefined) return { mark: '', word: 'no reading' }
  if (value >= 2 / 3) return { mark: 'y', word: 'often' }
  return value >= 1 / 3 ? { mark: 'h', word: 'sometimes' } : { mark: 'n', word: 'rarely' }
}

export type Pile = 'aided' | 'mixed' | 'human'

export const piles: readonly { pile: Pile; name: string }[] = [
  { pile: 'aided', name: 'Likely aided' },
  { pile: 'mixed', name: 'Mixed' },
  { pile: 'human', name: 'Human' },
]

/** The service's verdict as one of three piles; where the readings only lean to help, the work is mixed. */
export function pileOf(verdict: string): Pile {
  if (verdict === 'aided' || verdict === 'human') return verdict
  return 'mixed'
}

/** Hours a pile holds, from ticked activities with their hours. */
export function sumPiles(rows: readonly { pile: Pile; hours: number; ticked: boolean }[]): Record<Pile, number> {
  const sums: Record<Pile, number> = { aided: 0, mixed: 0, human: 0 }
  for (const { pile, hours, ticked } of rows) if (ticked) sums[pile] += hours
  return sums
}

/** Shares of a week of 40 hours in whole hours that add up to 40 (largest remainders, of equal ones the earlier). */
export function hoursOf(shares: readonly number[], week = 40): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0) || 1
  const exact = shares.map((share) => (share / total) * week)
  const hours = exact.map(Math.floor)
  const order = exact.map((value, index) => ({ index, rest: value - Math.floor(value) })).sort((a, b) => b.rest - a.rest)
  const missing = week - hours.reduce((sum, value) => sum + value, 0)
  for (const { index } of order.slice(0, missing)) hours[index] = (hours[index] ?? 0) + 1
  return hours
}
