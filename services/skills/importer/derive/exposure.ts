import type { Table } from '../open-source.ts'
import type { SourceName } from '../sources.ts'
import { socCode } from './codes.ts'

/** The four exposure lenses by occupation, each in its own unit; lens A keeps its two raters apart. */
export type Lenses = {
  readonly people: number | undefined
  readonly model: number | undefined
  readonly observed: number | undefined
  readonly learnability: number | undefined
  readonly computerisation: number | undefined
}

export function readLenses(tables: Pick<Record<SourceName, Table>, LensSource>): (code: string) => Lenses {
  const labels = new Map(tables.occupationLabels.rows.map((row) => [row['O*NET-SOC Code']!, row]))
  const observed = new Map(tables.observedUse.rows.map((row) => [row['SOC Code']!, Number(row.ai_applicability_score)]))
  const learnability = averages(tables.learnability.rows.map((row) => [socCode(row.onet_code!), Number(row.risk)]))
  const computerisation = readComputerisation(tables.computerisation, tables.soc2010)
  return (code) => ({
    people: fraction(labels.get(code)?.human_rating_beta),
    model: fraction(labels.get(code)?.dv_rating_beta),
    observed: observed.get(socCode(code)),
    learnability: learnability.get(socCode(code)),
    computerisation: computerisation.get(socCode(code)),
  })
}

/**
 * The 2013 figures use 2010 codes. A 2018 code takes the mean of all 2010 codes that flow into it; broad 2010 codes of
 * the paper ("29-1060") stand for every detailed code below them.
 */
function readComputerisation(figures: Table, crosswalk: Table): ReadonlyMap<string, number> {
  const stated = new Map(figures.rows.map((row) => [row['SOC code']!, Number(row.Probability)]))
  const pairs: [string, number][] = []
  for (const row of crosswalk.rows) {
    const old = row['2010 SOC Code']!
    const value = stated.get(old) ?? stated.get(`${old.slice(0, 6)}0`)
    if (value !== undefined) pairs.push([row['2018 SOC Code']!, value])
  }
  return averages(pairs)
}

/** Several ESCO occupations stand behind one code: their mean. */
function averages(pairs: Iterable<readonly [string, number]>): ReadonlyMap<string, number> {
  const sums = new Map<string, { sum: number; count: number }>()
  for (const [key, value] of pairs) {
    if (!Number.isFinite(value)) continue
    const entry = sums.get(key) ?? { sum: 0, count: 0 }
    sums.set(key, { sum: entry.sum + value, count: entry.count + 1 })
  }
  return new Map([...sums].map(([key, { sum, count }]) => [key, sum / count]))
}

function fraction(cell: string | undefined): number | undefined {
  return cell === undefined || cell === '' ? undefined : Number(cell)
}

type LensSource = 'occupationLabels' | 'observedUse' | 'learnability' | 'computerisation' | 'soc2010'
