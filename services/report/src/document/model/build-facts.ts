import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { entryWay } from '../facts/entry-way.ts'
import { INTERESTS, interestScores, lensSpan, VALUES, valueScores } from '../facts/reading.ts'
import { createFactTable, type Fact, type FactTable } from './fact-table.ts'
import type { ReportInput } from './report-input.ts'

/** Growth of all occupations 2024-34 (BLS, table 1.2), the yardstick of every growth figure. */
export const ALL_JOBS_GROWTH = 3.1
export const ALL_JOBS_MEDIAN = 49_500

const built = new WeakMap<ReportInput, readonly Fact[]>()

/** The fact table: every figure that several sections use, computed once and the same way. */
export function buildFacts(input: ReportInput): readonly Fact[] {
  const known = built.get(input)
  if (known) return known
  const facts = createFactTable()
  facts.put({ id: 'all.growth', value: ALL_JOBS_GROWTH, unit: 'change', year: 2034, source: 'P' })
  facts.put({ id: 'all.median', value: ALL_JOBS_MEDIAN, unit: 'usd', year: 2024, source: 'W' })
  facts.put({ id: 'all.count', value: input.norms.points.length, unit: 'count', source: 'K' })
  personFacts(facts, input)
  for (const occupation of allOccupations(input)) occupationFacts(facts, occupation)
  for (const ranked of [...allRanked(input), ...namedBeside(input)]) rankedFacts(facts, ranked)
  for (const step of input.ranking.funnel) facts.put({ id: `funnel.${step.rule}`, value: step.left, unit: 'count', source: 'K' })
  const all = facts.all()
  built.set(input, all)
  return all
}

function personFacts(facts: FactTable, input: ReportInput): void {
  const reach = input.profile.reach
  if (reach && reach.salaryCurrent > 0) facts.put({ id: 'you.pay', value: reach.salaryCurrent, unit: 'usd', source: 'Y' })
  if (reach && reach.salaryTarget > 0) facts.put({ id: 'you.goal', value: reach.salaryTarget, unit: 'usd', source: 'Y' })
  if (reach && reach.yearsExperience > 0) facts.put({ id: 'you.years', value: reach.yearsExperience, unit: 'years', source: 'Y' })
  facts.put({ id: 'you.hours', value: learningHours(input), unit: 'hours', source: (reach?.learningHours ?? 0) > 0 ? 'Y' : 'E' })
  for (const { interest, score } of interestScores(input))
    facts.put({ id: `you.interest.${interest}`, value: score, unit: 'decimal', source: 'Y' })
  for (const { value, score } of valueScores(input))
    facts.put({ id: `you.value.${value}`, value: score, unit: 'decimal', source: 'Y' })
}

/** Hours a week for learning: the person's, or four where none were given. */
export function learningHours(input: ReportInput): number {
  return input.profile.reach && input.profile.reach.learningHours > 0 ? input.profile.reach.learningHours : 4
}

/** Ids of an occupation's facts begin with this. */
export function jobId(code: string): string {
  return `job.${code.replace('.', '-')}`
}

/** Pay depends on the state that it is told for, so the id of such a figure names it. */
function payFact(id: string, name: string, state: string | undefined): string {
  return state ? `${id}.${name}.${state}` : `${id}.${name}`
}

/** A figure of an occupation as this report holds it: pay is that of the state, where the table has it. */
export function jobFact(facts: FactTable, id: string, name: string): string {
  const state = facts.get(`${id}.paystate`)?.value
  return PAY.has(name) ? payFact(id, name, state === undefined ? undefined : String(state)) : `${id}.${name}`
}

const PAY = new Set(['median', 'employment', 'p10', 'p25', 'p75', 'p90'])

function occupationFacts(facts: FactTable, occupation: Occupation): void {
  const id = jobId(occupation.code)
  const { wages, outlook } = occupation
  if (wages && wages.median > 0) {
    const { year, state } = wages
    const at = (name: string) => payFact(id, name, state)
    if (state) facts.put({ id: `${id}.paystate`, value: state, unit: 'text', year, source: 'W' })
    facts.put({ id: at('median'), value: wages.median, unit: 'usd', year, source: 'W' })
    facts.put({ id: at('employment'), value: wages.employment, unit: 'people', year, source: 'W' })
    for (const key of ['p10', 'p25', 'p75', 'p90'] as const) {
      if (wages[key] > 0) facts.put({ id: at(key), value: wages[key], unit: 'usd', year, source: 'W' })
    }
  }
  if (outlook && outlook.employment2024 > 0) {
    facts.put({ id: `${id}.growth`, value: outlook.growthPercent, unit: 'change', year: 2034, source: 'P' })
    facts.put({ id: `${id}.openings`, value: outlook.openingsPerYear, unit: 'count', year: 2034, source: 'P' })
    facts.put({ id: `${id}.jobs`, value: outlook.employment2024, unit: 'people', year: 2024, source: 'P' })
    facts.put({
      id: `${id}.change`,
      value: Math.abs(outlook.employment2034 - outlook.employment2024),
      unit: 'people',
      year: 2034,
      source: 'P',
    })
  }
  const span = lensSpan(occupation.exposures)
  const letters = occupation.exposures.map((exposure) => exposure.lens).join('')
  if (span.count > 0) {
    facts.put({ id: `${id}.lens.low`, value: span.low, unit: 'score', source: `${letters}K` })
    facts.put({ id: `${id}.lens.high`, value: span.high, unit: 'score', source: `${letters}K` })
  }
  for (const exposure of occupation.exposures) {
    facts.put({
      id: `${id}.lens.${exposure.lens}`,
      value: exposure.percentile,
      unit: 'score',
      year: exposure.year,
      source: `${exposure.lens}K`,
    })
  }
  INTERESTS.forEach((interest, index) => {
    const value = occupation.interests[index]
    if (value) facts.put({ id: `${id}.interest.${interest}`, value, unit: 'decimal', source: 'O' })
  })
  VALUES.forEach((name, index) => {
    const value = occupation.values[index]
    if (value) facts.put({ id: `${id}.value.${name}`, value, unit: 'decimal', source: 'O' })
  })
}

function rankedFacts(facts: FactTable, ranked: RankedOccupation): void {
  const id = jobId(ranked.occupation!.code)
  facts.put({ id: `${id}.fit`, value: ranked.fit, unit: 'score', source: 'K' })
  facts.put({ id: `${id}.fit.low`, value: ranked.fitLow, unit: 'score', source: 'K' })
  facts.put({ id: `${id}.fit.high`, value: ranked.fitHigh, unit: 'score', source: 'K' })
  facts.put({ id: `${id}.share`, value: ranked.topTenShare * 100, unit: 'percent', source: 'K' })
  const { known, total } = entryWay(ranked)
  if (known && total[1] > 0) {
    facts.put({ id: `${id}.months.low`, value: total[0], unit: 'score', source: 'E' })
    facts.put({ id: `${id}.months.high`, value: total[1], unit: 'months', source: 'E' })
  }
}

function allRanked(input: ReportInput): RankedOccupation[] {
  const { ranked, present, unfiltered, wildCard, safeHarbour } = input.ranking
  const seen = new Set<string>()
  return [...ranked, present, wildCard, safeHarbour, ...unfiltered].filter((entry): entry is RankedOccupation => {
    const code = entry?.occupation?.code
    if (!code || seen.has(code)) return false
    seen.add(code)
    return true
  })
}

/** What the reader named, where the list does not hold it. */
function namedBeside(input: ReportInput): RankedOccupation[] {
  const known = new Set(allRanked(input).map(({ occupation }) => occupation!.code))
  return input.ranking.goals.flatMap(({ place }) => {
    const code = place?.occupation?.code
    if (!place || !code || known.has(code)) return []
    known.add(code)
    return place
  })
}

function allOccupations(input: ReportInput): Occupation[] {
  const byCode = new Map<string, Occupation>()
  const add = (occupation: Occupation | undefined) => {
    if (occupation && !byCode.has(occupation.code)) byCode.set(occupation.code, occupation)
  }
  add(input.present)
  for (const ranked of allRanked(input)) add(ranked.occupation)
  for (const occupation of Object.values(input.occupations)) add(occupation)
  for (const paths of Object.values(input.steppingStones))
    for (const path of paths) for (const hop of path.hops) add(hop.occupation)
  return [...byCode.values()]
}
