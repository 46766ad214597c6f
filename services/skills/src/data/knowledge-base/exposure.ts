import type { ExposureSummary, LensFigures, LensLetter } from '../../domain/catalogue/figures.ts'

/** Raw values of the lenses, undefined where a lens does not cover the occupation. */
export type RawLenses = {
  readonly ranked: boolean
  readonly people: number | undefined
  readonly model: number | undefined
  readonly observed: number | undefined
  readonly learnability: number | undefined
  readonly computerisation: number | undefined
}

/** Adds percentiles among the ranked occupations that a lens covers; equal values share their middle rank. */
export function describeLenses(all: readonly RawLenses[]): LensFigures[][] {
  const result: LensFigures[][] = all.map(() => [])
  for (const lens of LENSES) {
    const covered = all.filter((raw) => raw.ranked).map((raw) => lensValue(raw, lens))
    const sorted = Float64Array.from(covered.filter((value) => value !== undefined)).sort()
    all.forEach((raw, index) => {
      const value = lensValue(raw, lens)
      if (value === undefined) return
      const people = lens === 'A' ? (raw.people ?? -1) : -1
      const model = lens === 'A' ? (raw.model ?? -1) : -1
      result[index]!.push({ lens, value, percentile: middleRank(sorted, value), people, model })
    })
  }
  return result
}

/**
 * The lenses are never merged into one figure; the middle and the span of their percentiles say how far they agree.
 * At most 25 points apart they agree, at most 50 in part, beyond that they are split.
 */
export function summariseExposure(lenses: readonly LensFigures[]): ExposureSummary {
  if (lenses.length === 0) return { middle: -1, low: -1, high: -1, agreement: 'few', modernHigh: false }
  const sorted = lenses.map(({ percentile }) => percentile).sort((a, b) => a - b)
  const low = sorted[0]!
  const high = sorted.at(-1)!
  const middle = (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2
  const modern = lenses.filter(({ lens }) => lens === 'A' || lens === 'B')
  const modernHigh = modern.length === 2 && modern.every(({ percentile }) => percentile > 90)
  return { middle, low, high, agreement: agreementOf(sorted.length, high - low, middle), modernHigh }
}

function agreementOf(count: number, span: number, middle: number): ExposureSummary['agreement'] {
  if (count < 3) return 'few'
  if (span > 50) return 'split'
  if (span > 25) return 'agree_in_part'
  if (middle >= 60) return 'clear_high'
  return middle <= 40 ? 'clear_low' : 'clear_middle'
}

function lensValue(raw: RawLenses, lens: LensLetter): number | undefined {
  if (lens === 'A') return raw.people === undefined || raw.model === undefined ? undefined : (raw.people + raw.model) / 2
  if (lens === 'B') return raw.observed
  return lens === 'C' ? raw.learnability : raw.computerisation
}

function middleRank(sorted: Float64Array, value: number): number {
  let below = 0
  let equal = 0
  for (const other of sorted) {
    if (other < value) below += 1
    else if (other === value) equal += 1
  }
  return sorted.length === 0 ? 50 : (100 * (below + equal / 2)) / sorted.length
}

const LENSES: readonly LensLetter[] = ['A', 'B', 'C', 'D']
