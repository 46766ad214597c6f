import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import { breakEvenWords, timeRange } from '../../facts/break-even.ts'
import { payPlace } from '../../facts/pay-place.ts'
import { capital } from '../../facts/reading.ts'
import { COLLEGE_YEAR, isCourse, type SchoolKind } from '../../facts/school-fees.ts'
import { countOf } from '../../model/grammar.ts'
import type { Text } from '../../model/rich-text.ts'
import type { Cell, TableBlock } from '../blocks.ts'
import { about, counted, dollarsOf, lettersOf, type Purse, type Road } from './money-roads.ts'

/** One line of the sum, and what stands in it for a direction. */
interface Line {
  head: Text
  /** Left out where the page would overflow: another part of the page says it as well. */
  drop?: number
  /** Left out where it says nothing for any direction. */
  shown(purse: Purse): boolean
  cell(road: Road, purse: Purse): Cell
}

const UNKNOWN: Cell = { text: 'not known', muted: true }

/** The sum of each direction, line by line: time, fees, pay while learning, what is given up, and when it is earned back. */
export function moneyTable(purse: Purse): TableBlock {
  const { roads, input } = purse
  const lines = LINES.filter((line) => line.shown(purse))
  const priced = roads.some(({ fees }) => (fees.range?.[1] ?? 0) > 0)
  const place = payPlace(
    input,
    roads.map(({ occupation }) => occupation),
  )
  return {
    kind: 'table',
    caption: 'The same, line by line',
    note: [
      `Pay: ${place}.{^W}${purse.base.from === 'none' ? '' : ` Given up: until the middle pay.{^${lettersOf(purse.base)}}`}`,
      ...(priced ? [`Fees: public colleges ${COLLEGE_YEAR}, resident to out-of-state.{^N}`] : []),
    ].join(' '),
    columns: [
      { head: 'Line', width: 19 },
      ...roads.map(({ occupation }) => ({ head: capital(occupation.shortTitle), width: 81 / roads.length })),
    ],
    rows: lines.map(({ head, cell, drop }) => ({
      cells: [head, ...roads.map((road) => cell(road, purse))],
      ...(drop === undefined ? {} : { drop }),
    })),
    style: 'dense',
  }
}

/** A low start, or even the middle pay, is under the least that the reader can take. */
const breaksFloor = ({ wages }: Occupation, floor: number): boolean =>
  wages !== undefined && wages.median > 0 && (wages.p25 > 0 ? wages.p25 : wages.median) < floor

const LINES: readonly Line[] = [
  {
    head: 'Before the first pay',
    shown: () => true,
    cell: (road, purse) => timeCell(road, purse),
  },
  {
    head: 'School fees',
    shown: ({ roads }) => roads.some(({ entry }) => entry.study[1] > 0),
    cell: (road, purse) => feesCell(road, purse),
  },
  {
    head: 'Pay given up',
    shown: ({ roads, base }) => base.from !== 'none' && counted(roads).length > 0,
    cell: ({ way, occupation, kind }, purse) =>
      kind === 'own'
        ? 'None, if you sign before you leave'
        : way
          ? rangeWords(purse, `lost.${occupation.code}`, [way.good.lost, way.hard.lost])
          : UNKNOWN,
  },
  {
    head: 'Cost, both together',
    shown: ({ roads, base }) => base.from !== 'none' && roads.some(({ entry }) => entry.study[1] > 0),
    cell: (road, purse) => costCell(road, purse),
  },
  {
    head: 'Middle pay, and yours',
    shown: ({ base }) => base.from !== 'none',
    cell: (road, purse) => gainCell(road, purse),
  },
  {
    head: 'A low start, and the middle',
    shown: ({ base }) => base.from === 'none',
    cell: (road, purse) => startCell(road, purse),
  },
  {
    head: 'Cost earned back',
    shown: ({ roads, base }) => base.from !== 'none' && counted(roads).length > 0,
    cell: ({ way, kind }) =>
      kind === 'own' ? '**No cost to earn back**' : way ? `**${capital(breakEvenWords(way))}**` : UNKNOWN,
  },
  {
    head: 'Your floor',
    drop: 2,
    shown: ({ floor, roads }) => floor !== undefined && roads.some(({ occupation }) => breaksFloor(occupation, floor)),
    cell: (road, purse) => floorCell(road, purse),
  },
]

function timeCell(road: Road, purse: Purse): Cell {
  const { entry } = road
  if (!entry.known) return UNKNOWN
  const [low, high] = entry.study
  const course = isCourse(entry.study)
  const parts: string[] = []
  if (entry.experience > 0) parts.push(`${timeRange(entry.experience, entry.experience)} of related work`)
  if (course) parts.push(`a course at most, up to ${countOf(high, 'month')}`)
  else if (high > 0) parts.push(`${low <= 0 ? 'none, or ' : ''}${timeRange(low, high)} of school`)
  if (entry.paid[1] > 0) parts.push(`${timeRange(Math.max(1, entry.paid[0]), entry.paid[1])} of paid training`)
  if (parts.length === 0) return 'Nothing to learn first'
  return { text: capital(parts.join(', ')), sub: learningWords(road, purse) }
}

const MEANWHILE = {
  with: {
    course: 'beside your job, on your pay',
    program: 'on half pay or none; half time: twice as long',
    years: 'on about your pay',
  },
  without: {
    course: 'at your hours',
    program: 'no pay but from side jobs; half time: twice as long',
    years: 'in a post below it',
  },
}

/** What comes in meanwhile. */
function learningWords({ entry, way, occupation, evenings }: Road, purse: Purse): Text {
  const { course, program, years } = MEANWHILE[purse.base.from === 'none' ? 'without' : 'with']
  const school = entry.study[1] > 0 ? (isCourse(entry.study) ? `${course}: up to ${timeRange(evenings, evenings)}` : program) : ''
  if (entry.paid[1] === 0 || !way) return school || years
  const trained = trainingWords({ entry, way }, purse, occupation.code)
  return school ? `${school}; then ${trained}` : trained
}

const ASK: Readonly<Partial<Record<SchoolKind, string>>> = {
  course: 'Course: ask the school',
  graduate: 'Graduate degree: ask the school',
  trade_school: 'Trade school: ask for the price',
}

function feesCell({ entry, fees, occupation }: Road, purse: Purse): Cell {
  if (!entry.known) return UNKNOWN
  if (fees.kind === 'none') return 'None'
  if (!fees.range) return ASK[fees.kind] ?? 'Ask the school'
  return {
    text: rangeWords(purse, `fees.${occupation.code}`, fees.range, 'N'),
    sub: fees.kind === 'two_year' ? 'two-year college' : 'four-year college',
  }
}

/** The steps of an apprenticeship in dollars, or that nobody names them. */
function trainingWords({ entry, way }: Pick<Road, 'entry' | 'way'>, purse: Purse, code: string): Text {
  if (!entry.payPercent || !way) return 'paid, steps not known'
  const [first, last] = entry.payPercent.map((percent, at) => about(purse, `step.${at}.${code}`, (way.later * percent) / 100))
  return `on ${first} rising to ${last} a year`
}

function costCell({ way, fees, occupation, kind }: Road, purse: Purse): Cell {
  if (kind === 'own') return 'None'
  if (!way) return UNKNOWN
  const words = rangeWords(purse, `cost.${occupation.code}`, [way.good.cost, way.hard.cost])
  if (fees.range) return words
  return words === 'None' ? 'The fees alone' : `${words}, and the fees`
}

function gainCell({ occupation, kind }: Road, purse: Purse): Cell {
  const median = occupation.wages?.median ?? 0
  if (kind === 'unknown_pay') return { text: 'not published', muted: true }
  const gain = median - purse.base.pay
  const sign = gain < 0 ? '−' : '+'
  const year = dollarsOf(purse, `gain.${occupation.code}`, Math.abs(gain))
  const month = dollarsOf(purse, `gain.month.${occupation.code}`, Math.abs(gain) / 12)
  return { text: dollarsOf(purse, `median.${occupation.code}`, median), sub: `${sign}${year} a year, ${sign}${month} a month` }
}

/** For who gives up no pay: what comes in at the low end and in the middle, by the year and by the month. */
function startCell({ occupation, kind }: Road, purse: Purse): Cell {
  const { p25 = 0, median = 0 } = occupation.wages ?? {}
  if (kind === 'unknown_pay' || median <= 0) return { text: 'not published', muted: true }
  const middle = dollarsOf(purse, `median.${occupation.code}`, median)
  const month = dollarsOf(purse, `median.month.${occupation.code}`, median / 12)
  const low = p25 > 0 ? `${dollarsOf(purse, `first.${occupation.code}`, p25)}; ` : ''
  return { text: `${low}${middle}`, sub: `in the middle ${month} a month, before tax` }
}

function floorCell({ occupation, kind }: Road, purse: Purse): Cell {
  const wages = occupation.wages
  const floor = purse.floor ?? 0
  if (!wages || kind === 'unknown_pay') return UNKNOWN
  if (wages.median < floor)
    return `**Not kept:** middle pay ${dollarsOf(purse, `short.${occupation.code}`, floor - wages.median)} under it`
  if (wages.p25 > 0 && wages.p25 < floor)
    return `Kept in the middle; a low start is ${dollarsOf(purse, `low.short.${occupation.code}`, floor - wages.p25)} under it`
  return 'Kept, from the start'
}

/** "$6,200 to $18,900", "up to $9,000", "none". */
export function rangeWords(purse: Purse, id: string, [low, high]: readonly [number, number], source?: string): Text {
  const put = (at: string, value: number): Text =>
    source
      ? purse.facts.put({ id: `money.${id}.${at}`, value, unit: 'usd', source }).replace('}', '!}')
      : dollarsOf(purse, `${id}.${at}`, value)
  if (high <= 0) return 'None'
  if (low <= 0) return `Up to ${put('high', high)}`
  return low === high ? put('high', high) : `${put('low', low)} to ${put('high', high)}`
}
