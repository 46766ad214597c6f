import type { OccupationFigures } from '../catalogue/figures.ts'
import type { Engine } from '../matching/engine.ts'
import { type Similarity, STEP_LIKENESS } from '../matching/similarity.ts'
import type { Person } from '../person/person.ts'
import { educationStep, entryStep } from './education.ts'
import { type EntryPath, entryPath, totalMonths } from './entry-path.ts'

export type Hop = {
  readonly occupation: OccupationFigures
  /** Likeness of skills and knowledge to the previous stop; 1 for the first. */
  readonly similarity: number
  /** Change of the median pay against the previous stop, percent. */
  readonly payChangePercent: number
  /** What this stop asks more of than the previous one. */
  readonly skillsGained: readonly string[]
  /** The way from the stop before; undefined for the first. */
  readonly entry: EntryPath | undefined
}
export type Path = { readonly hops: readonly Hop[] }

/**
 * Ways from one occupation to another in one to three steps. A step stays within one job zone and joins occupations
 * whose skills and knowledge are alike (correlation .55 or more); no stop pays less than 75 % of the one before, asks for
 * more schooling than both ends or has few openings. A stop in between is a place to earn, not a school: its own gate takes
 * a year at most from the stop before. Best first: the way whose weakest step is strongest, shorter ways before longer
 * ones.
 */
export function findPaths(
  engine: Engine,
  similarity: Similarity,
  request: { from: number; to: number; person?: Person; limit: number },
): Path[] {
  const { occupations } = engine.base
  const from = occupations[request.from]!
  const to = occupations[request.to]!
  if (from.index === to.index) return []
  const start = from.wages?.p50 ?? 0
  const isStep = (a: OccupationFigures, b: OccupationFigures): boolean =>
    Math.abs(a.zone - b.zone) <= 1 &&
    (b.wages?.p50 ?? 0) >= LEAST_PAY * (a.wages?.p50 ?? 0) &&
    similarity.byLevels(a.index, b.index) >= STEP_LIKENESS
  const schooling = Math.max(entryStep(from) ?? 0, entryStep(to) ?? 0)
  const fits = (stop: OccupationFigures): boolean =>
    stop.zone <= Math.max(from.zone, to.zone) && (entryStep(stop) ?? 0) <= schooling && isStop(stop, start)
  const stops = occupations.filter((stop) => stop.index !== from.index && stop.index !== to.index && fits(stop))
  const opens = gateKeeper(engine, request)
  const first = stops.filter((stop) => isStep(from, stop) && opens([from.index], stop.index))
  const last = stops.filter((stop) => isStep(stop, to))
  const ways: number[][] = isStep(from, to) ? [[from.index, to.index]] : []
  const lastSet = new Set(last.map(({ index }) => index))
  for (const stop of first) if (lastSet.has(stop.index)) ways.push([from.index, stop.index, to.index])
  if (ways.length < request.limit) {
    for (const a of first) {
      for (const b of last) {
        if (a.index !== b.index && isStep(a, b) && opens([from.index, a.index], b.index))
          ways.push([from.index, a.index, b.index, to.index])
      }
    }
  }
  return pickDistinct(ways, similarity, request.limit).map((way) => ({
    hops: describe(engine, similarity, { way, entry: wayBetween(engine, request) }),
  }))
}

type Between = (before: readonly number[], stop: number) => EntryPath

/** The way from the last of some stops into the next one; at a stop in between a person stays two years or so. */
function wayBetween({ base }: Engine, { person, from }: { person?: Person; from: number }): Between {
  const education = person && educationStep(person)
  return (before, stop) => {
    const last = before.at(-1)!
    const formerCodes = before.map((index) => base.occupations[index]!.code)
    const years = last === from ? (person?.reach.yearsExperience ?? YEARS_AT_START) : YEARS_AT_STOP
    const asking = { presentCode: base.occupations[last]!.code, formerCodes, years, education }
    return entryPath(base, asking, base.occupations[stop]!.code)
  }
}

function gateKeeper(
  engine: Engine,
  request: { person?: Person; from: number },
): (before: readonly number[], stop: number) => boolean {
  const between = wayBetween(engine, request)
  return (before, stop) => {
    const months = totalMonths(between(before, stop))
    return months !== undefined && months[0] <= LONGEST_STOP
  }
}

function isStop(stop: OccupationFigures, startPay: number): boolean {
  const pays = (stop.wages?.p50 ?? 0) >= LEAST_PAY * startPay
  const open = stop.outlook !== undefined && stop.outlook.openings >= 2000 && stop.outlook.growthPercent >= -5
  return stop.ranked && pays && open
}

/** Ways that share no stop in between, best first. */
function pickDistinct(ways: readonly number[][], similarity: Similarity, limit: number): number[][] {
  const scored = ways
    .map((way) => ({ way, score: weakest(similarity, way) - LENGTH_COST * way.length }))
    .sort((a, b) => b.score - a.score || a.way.join().localeCompare(b.way.join()))
  const used = new Set<number>()
  const chosen: number[][] = []
  for (const { way } of scored) {
    const between = way.slice(1, -1)
    if (between.some((index) => used.has(index))) continue
    for (const index of between) used.add(index)
    chosen.push(way)
    if (chosen.length === limit) break
  }
  return chosen
}

function weakest(similarity: Similarity, way: readonly number[]): number {
  return Math.min(...way.slice(1).map((index, at) => similarity.byLevels(way[at]!, index)))
}

function describe(engine: Engine, similarity: Similarity, { way, entry }: { way: readonly number[]; entry: Between }): Hop[] {
  return way.map((index, at) => {
    const occupation = engine.base.occupations[index]!
    const before = at === 0 ? undefined : engine.base.occupations[way[at - 1]!]!
    const pay = occupation.wages?.p50 ?? 0
    const payBefore = before?.wages?.p50 ?? 0
    return {
      occupation,
      similarity: before ? similarity.byLevels(before.index, index) : 1,
      payChangePercent: payBefore > 0 && pay > 0 ? (100 * (pay - payBefore)) / payBefore : 0,
      skillsGained: before ? gained(engine, before.index, index) : [],
      entry: before && entry(way.slice(0, at), index),
    }
  })
}

/** The three skills or fields of knowledge that a stop asks clearly more of, weighted by importance. */
function gained(engine: Engine, before: number, after: number): string[] {
  const { scales, skillLevels, knowledgeLevels } = engine.base
  const differences = (
    [
      [scales.skill, skillLevels],
      [scales.knowledge, knowledgeLevels],
    ] as const
  ).flatMap(([{ elements, rows }, levels]) =>
    elements.map(({ name }, i) => {
      const width = elements.length
      const more = levels[after * width + i]! - levels[before * width + i]!
      return { name, more, weight: more * (rows[after * width + i]! - 1) }
    }),
  )
  return differences
    .filter(({ more }) => more >= 0.5)
    .sort((a, b) => b.weight - a.weight || (a.name < b.name ? -1 : 1))
    .slice(0, 3)
    .map(({ name }) => name)
}

const LEAST_PAY = 0.75
const LENGTH_COST = 0.05
/** Months until a stop in between is reached from the one before. */
const LONGEST_STOP = 12
const YEARS_AT_START = 3
const YEARS_AT_STOP = 2
