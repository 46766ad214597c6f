import type { OccupationFigures } from '../catalogue/figures.ts'
import { clamp, standardiseOver } from '../figures/math.ts'
import { askedWeights, chiefOfPhrases, firmlyAsked, type Goals, goalScores } from '../goals/goals.ts'
import type { Person } from '../person/person.ts'
import { entryOf } from '../reach/entry.ts'
import type { EntryPath } from '../reach/entry-path.ts'
import { withAskedPosts } from '../reach/gate-posts.ts'
import { NAMED_WELL, namedMoves } from './career-moves.ts'
import type { Engine } from './engine.ts'
import { entryByWords, likelyWork } from './likely-work.ts'
import { type NextRungs, nextRungs } from './next-rungs.ts'
import { mostSimilar, moveLikeness, similarityOf } from './similarity.ts'
import { type Called, calledMoves } from './wish-moves.ts'

/** Where a person stands toward every occupation: what no redraw of the answers moves. Arrays by place in the table. */
export type Standing = {
  /** 0 at the start of a career or without a present job, 1 after twelve years. */
  readonly evidence: number
  /** How usual the move is, in standard deviations; 0 everywhere without a present job. */
  readonly transfer: Float64Array
  /** Its rank among the ranked occupations, 0-1; .5 everywhere without a present job. */
  readonly place: Float64Array
  /** Moves that a counselor would name from here, 0-1; undefined where our table says nothing. */
  readonly named: Float64Array | undefined
  /** Of them what the person's wishes call for, by place in the table, and what it may cost them; absent where they call for none. */
  readonly called?: ReadonlyMap<number, Called>
  /** The rungs above the present work, for who asks to rise or names nothing; absent for the others. */
  readonly rungs?: NextRungs
  /** The person's own field: the same group of the classification, or among the occupations most like the present one. */
  readonly field: Uint8Array
  /** Weight with which it was asked for, and the score that follows for it and for what is like it. */
  readonly asked: Float64Array
  readonly goal: Float64Array
  /** What some phrase means first of all. */
  readonly chief: Uint8Array
  readonly entries: readonly EntryPath[]
  /** Months before it pays as it should: study, and part of missing years and paid training. */
  readonly cost: Float64Array
  /** Dollars a year that this person could expect there. */
  readonly pay: Float64Array
  /** Dollars a year that a change is measured against; 0 = not known. */
  readonly reference: number
  /** Of who chose no occupation, the work that their own words point to first. */
  readonly likely?: OccupationFigures
}

export function readStanding(engine: Engine, person: Person, goals: Goals): Standing {
  const { base, count } = engine
  const { present, reach } = person
  const ranked = (row: number): boolean => base.occupations[row]!.ranked
  const evidence = present ? Math.min(1, reach.yearsExperience / FULL_YEARS) : 0
  const transfer = present ? transferTo(engine, person, present) : new Float64Array(count)
  const place = present ? placesOf(transfer, ranked) : new Float64Array(count).fill(0.5)
  const rungs = nextRungs(base, person, goals)
  const named = namedMoves(engine, person, goals, rungs)
  const chief = chiefOfPhrases(engine, goals)
  const asked = firmlyAsked(askedWeights(engine, goals), chief, present ? named : undefined)
  const field = goals.wishes.find((wish) => wish.field !== undefined)?.field ?? goals.subject
  const likely = present ? [] : likelyWork(engine, person, goals.asWritten)
  const abroad = goals.wishes.some(({ id }) => id === 'abroad')
  const asking = withAskedPosts(base, goals)
  const entries = base.occupations.map((occupation) =>
    present || likely.length === 0
      ? entryOf(asking, person, occupation, { transfer: place[occupation.index]!, field, abroad })
      : entryByWords(asking, person, occupation, { likely, named: named?.[occupation.index] ?? 0, field }),
  )
  const reference = referenceOf(person)
  const called = new Map(
    [...calledMoves(base, { goals, person, reference })].map(([code, cost]) => [base.indexOf.get(code)!, cost]),
  )
  const inField = fieldOf(engine, present)
  // Years bring a pay above the middle where they count: in the own field, in related work, or where counselors name the move early.
  const near = (index: number): boolean => {
    const inGroup = base.occupations[index]!.code.slice(0, 2) === present?.code.slice(0, 2) && inField[index] === 1
    return inGroup || entries[index]!.how !== 'outside' || (named?.[index] ?? 0) >= NAMED_WELL
  }
  return {
    evidence,
    transfer,
    ...(likely[0] ? { likely: base.occupations[likely[0].index]! } : {}),
    place,
    named,
    ...(called.size > 0 ? { called } : {}),
    ...(rungs ? { rungs } : {}),
    chief,
    field: inField,
    asked,
    goal: goalScores(engine, asked),
    entries,
    cost: Float64Array.from(entries, costOf),
    pay: Float64Array.from(base.occupations, (occupation) =>
      payFor(present ? person : { ...person, likely: likely[0] && base.occupations[likely[0].index]! }, occupation, {
        place: place[occupation.index]!,
        named: named?.[occupation.index],
        near: near(occupation.index),
        isNew: isNew(entries[occupation.index]!),
        isCovered: entries[occupation.index]!.how === 'same',
      }),
    ),
    reference,
  }
}

/**
 * Present pay, or less where less is hoped for, or what the present occupation usually pays; without both, four fifths of the pay hoped
 * for. 0 = unknown.
 */
export function referenceOf({ present, reach }: Person): number {
  if (reach.salaryCurrent > 0 && reach.salaryTarget > 0) return Math.min(reach.salaryCurrent, reach.salaryTarget)
  if (reach.salaryCurrent > 0) return reach.salaryCurrent
  const usual = present?.wages?.p50
  if (!usual) return HOPE_SHARE * reach.salaryTarget
  return reach.salaryTarget > 0 ? Math.min(usual, reach.salaryTarget) : usual
}

function transferTo(engine: Engine, { present: known }: Person, present: OccupationFigures): Float64Array {
  const odds = Float64Array.from(
    engine.base.occupations,
    ({ index }) => moveLikeness(engine, present.index, index) + SIZE * Math.log(Math.max(LEAST_PEOPLE, engine.people[index]!)),
  )
  // The way into the own occupation says nothing about the others.
  const own = known!.index
  odds[own] = Math.max(...odds)
  return standardiseOver(odds, (row) => engine.base.occupations[row]!.ranked)
}

function placesOf(transfer: Float64Array, ranked: (row: number) => boolean): Float64Array {
  const sorted = Float64Array.from([...transfer].filter((_, row) => ranked(row))).sort()
  return transfer.map((value) => {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (sorted[middle]! < value) low = middle + 1
      else high = middle
    }
    return low / Math.max(1, sorted.length - 1)
  })
}

/** Managers share a group with all other managers, so for them only the broad occupation counts as the same. */
function fieldOf(engine: Engine, present: OccupationFigures | undefined): Uint8Array {
  const field = new Uint8Array(engine.count)
  if (!present) return field
  const group = present.code.slice(0, present.code.startsWith('11-') ? 6 : 4)
  for (const { index, code } of engine.base.occupations) if (code.startsWith(group)) field[index] = 1
  let counted = 0
  for (const { index } of mostSimilar(engine, similarityOf(engine).byAll, present.index, 4 * LIKEST)) {
    if (!engine.base.occupations[index]!.ranked) continue
    field[index] = 1
    counted += 1
    if (counted === LIKEST) break
  }
  return field
}

/** An unknown way costs what a year and a half of study does: it must be worth asking. */
function costOf({ known, studyMonths, paidMonths, experienceMonths }: EntryPath): number {
  if (!known) return UNKNOWN_COST
  return (studyMonths[0] + studyMonths[1]) / 2 + 0.35 * experienceMonths + 0.1 * paidMonths[0]
}

/**
 * In the own occupation what is earned now, or the median; elsewhere the median; the upper quarter or the top tenth for people who earn
 * above that mark of their own occupation (or, without one, above what most medians reach), the top tenth only where counselors name
 * the move early; the upper quarter, too, where people of many years in well paid work are known to go; between median and upper quarter for those who bring many years to near work.
 */
function payFor(
  { present, reach, likely }: Person & { readonly likely?: OccupationFigures | undefined },
  { code, wages, ownWages }: OccupationFigures,
  { place, named, near, isNew, isCovered }: Move,
): number {
  if (!wages || wages.p50 === 0) return 0
  const own = (present ?? likely)?.wages
  // Who tells no pay is compared as somebody in the middle of the present work.
  const salary = reach.salaryCurrent || own?.p50 || 0
  if (present?.code.slice(0, 7) === code.slice(0, 7)) return Math.max(salary, wages.p50)
  if (isNew) return wages.p50
  // A trade that is learned to the end is paid for on a site where most others have learned less.
  if (present && own && isCovered && TRADES.test(present.code) && TRADES.test(code))
    return Math.max(wages.p50, Math.min(salary, own.p50))
  // A specialty counted together with the present one pays no less than it for who takes more on.
  if (present && own && ownWages === false && isCountedWith(present, { code, wages })) return Math.max(salary, wages.p50)
  // The upper quarter of a wider group says nothing of one specialty in it.
  if (ownWages === false) return wages.p50
  // The top tenth is for moves that counselors name early: elsewhere nobody begins at the top.
  if (salary >= (own?.p90 || TOP_PAY) && (named ?? 1) >= NAMED_WELL) return wages.p90 || wages.p75 || wages.p50
  // Good tips or long service are not carried into work of another kind; a profession is.
  const carries = near || !present || present.zone >= PROFESSIONAL
  if (carries && salary >= (own?.p75 || UPPER_PAY)) return wages.p75 || wages.p50
  const seasoned = own && reach.yearsExperience >= 8 && salary >= 0.95 * own.p50
  if (seasoned && own.p50 >= WELL_PAID && (named ?? 0) > 0) return wages.p75 || wages.p50
  return seasoned && place >= 0.85 && near && wages.p75 > 0 ? Math.sqrt(wages.p50 * wages.p75) : wages.p50
}

/** Construction, and installing and repair. */
const TRADES = /^4[79]-(?!1)/
/** Job zone from which people are hired for what they are able to, elsewhere too. */
const PROFESSIONAL = 4

type Move = {
  readonly place: number
  readonly named: number | undefined
  /** The years so far count there. */
  readonly near: boolean
  /** It is studied for from the beginning. */
  readonly isNew: boolean
  /** What is held covers it. */
  readonly isCovered: boolean
}

/** Whether the release prints one figure for two occupations together. */
export const isCountedWith = (
  present: Pick<OccupationFigures, 'code' | 'wages' | 'ownWages'>,
  { code, wages }: Pick<OccupationFigures, 'code' | 'wages'>,
): boolean => present.ownWages === false && present.code.slice(0, 6) === code.slice(0, 6) && present.wages?.p50 === wages?.p50

/** Who first studies for a trade of its own begins in it with everybody else, whatever they earned before. */
const isNew = ({ how, known, studyMonths }: EntryPath): boolean => known && how === 'outside' && studyMonths[0] >= LONG_STUDY
/** Months. */
const LONG_STUDY = 9

/** Growth and openings, about -1 to 1. */
export function outlookScore({ outlook }: OccupationFigures): number {
  if (!outlook) return -1
  return (
    0.5 * clamp((outlook.growthPercent - 3) / 8, -1, 1) + 0.5 * clamp(Math.log10(Math.max(1, outlook.openings) / 6000), -1.2, 1)
  )
}

const FULL_YEARS = 12
const LIKEST = 17
/** How much the size of an occupation counts in advice; two sets of moves that were never fitted agree on .25 to .35. */
const SIZE = 0.25
const LEAST_PEOPLE = 500
const HOPE_SHARE = 0.8
/** Dollars a year that an upper quarter and a top tenth usually reach, for people without a present occupation. */
const UPPER_PAY = 140_000
const TOP_PAY = 200_000
/** Middle pay, dollars a year, of work whose people do not begin elsewhere in the middle. */
const WELL_PAID = 100_000
const UNKNOWN_COST = 18
