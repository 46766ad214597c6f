import { payBoxes } from '../../charts/pay-boxes.ts'
import { capital, yearlyWages } from '../../facts/reading.ts'
import type { Standing } from '../../ladder/standing.ts'
import type { Rung } from '../../ladder/tables.ts'
import { jobFact, jobId } from '../../model/build-facts.ts'
import type { FactTable } from '../../model/fact-table.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain } from '../../model/rich-text.ts'
import type { Block, Cell } from '../blocks.ts'
import { figure } from '../parts.ts'

/** The occupation in whose row of the wage table a rung is counted; undefined where none is, or where the report holds no such row. */
export function rowOf(input: ReportInput, { code }: Rung) {
  const occupation = code === 'own' ? input.present : input.occupations[code]
  return occupation && yearlyWages(occupation) ? occupation : undefined
}

/** Pay of a rung, by the row that counts it. A row that also counts lower posts is told by its top quarter. */
export function payCell(input: ReportInput, facts: FactTable, { rungs }: Standing, rung: Rung): Cell {
  const occupation = rowOf(input, rung)
  if (!occupation) return { text: 'Not known', sub: 'no table counts it: ask' }
  const earlier = rungs.slice(0, rungs.indexOf(rung)).some(({ code, part }) => code === rung.code && part === rung.part)
  if (earlier) return { text: 'Same row', sub: 'not counted apart' }
  const name = plain(occupation.shortTitle)
  const figureOf = (key: string): string => {
    const id = jobFact(facts, jobId(occupation.code), key)
    if (!facts.has(id)) return ''
    const ends = occupation.wages?.capped && Number(facts.get(id)?.value) >= CAP ? ' or more' : ''
    return `${facts.ref(id).replace('}', '!}')}${ends}`
  }
  const [low, high] = [figureOf('p25'), figureOf('p75')]
  if (high === '') return { text: 'Not published', sub: name }
  if (rung.part === 'top') return { text: `Top quarter: ${high}${high.endsWith('more') ? '' : ' and up'}`, sub: `of ${name}` }
  return { text: `${low} to ${high}`, sub: name }
}

/** The release prints no figure above this one: "at or above". */
const CAP = 208_000

/** The rows that the rungs are counted in, on one axis with the reader's own pay and goal. */
export function rungPay(input: ReportInput, { rungs }: Standing): Block[] {
  const present = input.present && yearlyWages(input.present) ? [input.present] : []
  const rows = rungs.flatMap((rung) => rowOf(input, rung) ?? [])
  const all = [...new Map([...present, ...rows].map((one) => [one.code.slice(0, 7), one])).values()].slice(
    0,
    rungs.length > 2 ? 2 : 3,
  )
  if (rows.length === 0) return []
  const reach = input.profile.reach
  const drawing = payBoxes(
    all.map((one) => ({
      label: capital(one.shortTitle),
      pay: yearlyWages(one)!,
      isPresent: one === input.present,
    })),
    { pay: reach?.salaryCurrent ?? 0, goal: reach?.salaryTarget ?? 0 },
  )
  return [
    figure('What the rows of these rungs pay', drawing, {
      note: 'Pale: lowest to highest tenth. Dark: the middle half. A row holds firms of every size.{^W}',
      drop: 1,
    }),
  ]
}
