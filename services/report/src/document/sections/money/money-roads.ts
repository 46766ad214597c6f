import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { type MoneyWay, moneyWay } from '../../facts/break-even.ts'
import { type EntryWay, entryWay } from '../../facts/entry-way.ts'
import { directions, leadOf } from '../../facts/lead.ts'
import { payFloor } from '../../facts/limits.ts'
import { occupationOf, yearlyWages } from '../../facts/reading.ts'
import { hundreds, isCourse, type SchoolFees, schoolFees } from '../../facts/school-fees.ts'
import { stretchBesideJob } from '../../facts/school-hours.ts'
import { hasNoWork } from '../../facts/told/no-work.ts'
import { ALL_JOBS_MEDIAN } from '../../model/build-facts.ts'
import type { FactTable } from '../../model/fact-table.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { ownRoad } from '../directions/own-road.ts'
import { jobTokens } from '../parts.ts'

/** Yearly pay against which the pages count, and its token. */
export interface Base {
  pay: number
  token: Text
  /** Whose figure it is: the reader's, the middle of their job, or the middle of all jobs; none = they have no work and no pay. */
  from: 'you' | 'job' | 'all' | 'none'
}

/**
 * What a direction is in dollars. below_floor: even the middle pay is under the least that the reader can take; less and level:
 * under or near the present pay; own: their present work in another post or place; the others pay more, and ask for nothing, a
 * course, school, paid training or years of work.
 */
export type RoadKind =
  | 'unknown_way'
  | 'unknown_pay'
  | 'below_floor'
  | 'less'
  | 'level'
  | 'open'
  | 'course'
  | 'school'
  | 'training'
  | 'years'
  | 'own'

/** One direction with its sums. */
export interface Road {
  ranked: RankedOccupation
  occupation: Occupation
  /** As it stands within a sentence. */
  name: Text
  entry: EntryWay
  fees: SchoolFees
  /** Where pay and way in are both known. */
  way: MoneyWay | undefined
  kind: RoadKind
  /** Months of a course beside the job, at most. */
  evenings: number
}

/** All that the pages on money count with. */
export interface Purse {
  input: ReportInput
  facts: FactTable
  base: Base
  /** Least pay of a year that the reader can take; undefined where it was not told. */
  floor: number | undefined
  roads: readonly Road[]
}

export function purseOf(input: ReportInput, facts: FactTable): Purse {
  const base = payBase(input, facts)
  const share = input.profile.reach?.payFloorShare ?? 0
  const floor = payFloor(input) || (share > 0 && base.from === 'job' ? Math.round(base.pay * share) : undefined)
  const stretch = stretchBesideJob(input)
  const others = directions(input).map((ranked) => roadOf(ranked, base, floor, stretch))
  const own = ownRoad(input)
  const roads = own ? (leadOf(input).kind === 'own_work' ? [own, ...others] : [...others.slice(0, MOST - 1), own]) : others
  return { input, facts, base, floor, roads: roads.slice(0, MOST) }
}

/** Columns that fit the table. */
const MOST = 3

/** The person's pay; nothing where they have no work; else the median of their job; else of all jobs. */
export function payBase(input: ReportInput, facts: FactTable): Base {
  if (facts.has('you.pay')) return { pay: Number(facts.get('you.pay')!.value), token: facts.ref('you.pay'), from: 'you' }
  if (hasNoWork(input)) return { pay: 0, token: '$0', from: 'none' }
  const median = input.present?.wages?.median ?? 0
  if (input.present && median > 0) return { pay: median, token: jobTokens(facts, input.present.code).ref('median'), from: 'job' }
  return { pay: ALL_JOBS_MEDIAN, token: facts.ref('all.median'), from: 'all' }
}

export function roadOf(ranked: RankedOccupation, base: Base, floor: number | undefined, stretch: number): Road {
  const occupation = occupationOf(ranked)
  const entry = entryWay(ranked)
  const fees = schoolFees(entry)
  const wages = yearlyWages(occupation)
  const way = wages && entry.known ? moneyWay(wages, base.pay, { ...entry, stretch }, fees) : undefined
  const name = plain(occupation.shortTitle)
  const evenings = Math.ceil(entry.study[1] * stretch)
  const kind = kindOf({ entry, median: wages?.median, pay: base.pay, floor })
  return { ranked, occupation, name, entry, fees, way, kind, evenings }
}

/** Paid training that is no longer than this is how any new job begins. */
const FIRST_WEEKS = 6
/** Within this share of the present pay a middle pay is about the same. */
const LEVEL = 0.02

function kindOf(of: { entry: EntryWay; median: number | undefined; pay: number; floor: number | undefined }): RoadKind {
  const { entry, median, pay, floor } = of
  if (median === undefined) return 'unknown_pay'
  if (floor !== undefined && median < floor) return 'below_floor'
  if (!entry.known) return 'unknown_way'
  if (median < pay * (1 - LEVEL)) return 'less'
  if (median <= pay * (1 + LEVEL)) return 'level'
  if (entry.study[1] > 0) return isCourse(entry.study) ? 'course' : 'school'
  if (entry.paid[1] > FIRST_WEEKS || entry.payPercent) return 'training'
  return entry.experience > 0 ? 'years' : 'open'
}

/** Roads whose sums are known. */
export function counted(roads: readonly Road[]): (Road & { way: MoneyWay })[] {
  return roads.filter((road): road is Road & { way: MoneyWay } => road.way !== undefined)
}

/** Letters of a sum: wages and our calculation, and the person's pay where they told it. */
export function lettersOf(base: Base): string {
  return base.from === 'you' ? 'WYEK' : 'WEK'
}

/** A sum of dollars as a bare token: the note of its table or chart carries the mark. */
export function dollarsOf({ facts, base }: Purse, id: string, value: number): Text {
  return facts.put({ id: `money.${id}`, value, unit: 'usd', source: lettersOf(base) }).replace('}', '!}')
}

/** The same rounded to the hundred, as an estimate is told. */
export function about(purse: Purse, id: string, value: number): Text {
  return dollarsOf(purse, id, hundreds(value))
}

/** The least that the reader can take, which rests on their own answers. */
export function floorOf({ facts, base }: Purse, floor: number): Text {
  return facts
    .put({ id: 'money.floor', value: floor, unit: 'usd', source: base.from === 'you' ? 'YK' : 'WYK' })
    .replace('}', '!}')
}

/** With its mark at the end of the sentence. */
export function marked(token: Text): Text {
  return token.replace('!}', '}')
}

/** The roads on which nobody earns for some months, since school comes first. */
export const schools = (purse: Purse): ReturnType<typeof counted>[number][] =>
  counted(purse.roads).filter(({ way }) => way.school[1] > 0)
