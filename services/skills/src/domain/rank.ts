import type { Profile } from '@waymark/proto/waymark/skills/v1/profile'
import { anchoredPercent } from './anchors.ts'
import { asAnswered, createDrawer } from './drawing.ts'
import type { Engine } from './engine.ts'
import { ASKED, type Goals, NO_GOALS } from './goals/goals.ts'
import { createAdviceScore, type ScoreAdvice } from './matching/advice-score.ts'
import { type Band, createBands, isCarried } from './matching/bands.ts'
import { type Choice, choosePlaces, scoreOf } from './matching/choose.ts'
import { readStanding, type Standing } from './matching/standing.ts'
import { quantile } from './math.ts'
import {
  combineAt,
  combineParts,
  type Drawing,
  hasPart,
  measureParts,
  type PartScales,
  type PartScores,
  sampleOf,
  scorePartsAt,
  scoreTechnologies,
} from './part-scores.ts'
import { type Person, readPerson } from './person.ts'
import type { Purpose } from './purposes.ts'
import { createRandom } from './random.ts'
import { isSpare, refusalOf, rulesFor } from './reach/refusals.ts'
import type { Refusal, RuleChange } from './reach/rule.ts'
import { seedOf } from './seed.ts'
import { type Part, patternOf, weightsFor } from './weights.ts'

export type RankOptions = {
  readonly purpose: Purpose
  readonly limit: number
  readonly draws: number
  /** What the person asked for in words; none when it was not read. */
  readonly goals?: Goals
  /** Ranges are asked of every occupation, not of those alone that a list may hold. */
  readonly everyRange?: boolean
}

export type FunnelStep = { readonly rule: string; readonly label: string; readonly left: number }

/** What the rules left of the occupations. */
export type Selection = {
  readonly eligible: readonly number[]
  /** What only our own taste refuses: for lists that would be very short. */
  readonly spare: readonly number[]
  /** What only pay, months and our own taste refuse: for lists that would not even hold three. */
  readonly last: readonly number[]
  readonly funnel: readonly FunnelStep[]
  /** Why each of the others is not offered. */
  readonly refusals: ReadonlyMap<number, Refusal>
}

/** The whole ranking of one person: figures by occupation, and the list of places after rules and bands. */
export type Ranking = {
  readonly person: Person
  readonly options: RankOptions
  readonly goals: Goals
  readonly standing: Standing
  /** Weights and scores of the likeness that is printed as a percent. */
  readonly weights: Readonly<Record<Part, number>>
  readonly scores: PartScores
  readonly fit: Float64Array
  readonly percent: Float64Array
  readonly bandOf: (index: number) => Band
  /** What orders the list: what carries over, what is liked, what was asked for, pay, outlook and the cost of entry. */
  readonly advice: Float64Array
  readonly scoreAdvice: ScoreAdvice
  readonly selection: Selection
  readonly funnel: readonly FunnelStep[]
  /** Positions in the table, best first. */
  readonly ranked: readonly number[]
  readonly next: readonly number[]
  readonly spread: Spread
}

/** Where the redraws put an occupation. */
export type Spread = {
  /** The middle 80 % of an occupation's percents. */
  readonly range: (index: number) => { readonly low: number; readonly high: number }
  readonly topTenShare: Float64Array
}

/**
 * Ranks all occupations for a profile. Pure: the redraws are seeded with the answers themselves, so that the same
 * answers always give the same list. The person's own words (the role as written) are not read.
 */
export function rank(engine: Engine, profile: Profile, options: RankOptions): Ranking {
  const steps = rankSteps(engine, profile, options)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** `rank` in steps, a pause after each redraw: for a process that has other callers too. */
export function* rankSteps(engine: Engine, profile: Profile, options: RankOptions): Generator<void, Ranking> {
  const person = readPerson(engine, profile)
  const goals = options.goals ?? NO_GOALS
  const present = (part: Part): boolean => hasPart(person, part)
  const weights = weightsFor(present)
  const pattern = patternOf(present)
  const technology = scoreTechnologies(engine, person.technologies)
  const { scores, scales } = measureParts(engine, asAnswered(engine, person), technology)
  const fit = pattern === 0 ? unknownFit(engine) : combineParts(scores, weights, engine.count)
  const standing = readStanding(engine, person, goals)
  const bands = createBands(engine, person, standing)
  const bandOf = remember(engine.count, bands)
  const selection = applyRules(engine, { person, standing, goals, scores, bandOf, purpose: options.purpose })
  const scoreAdvice = createAdviceScore(engine, {
    purpose: options.purpose,
    standing,
    goals,
    present: person.present !== undefined,
  })
  const choice = {
    person,
    purpose: options.purpose,
    goals,
    standing,
    bandOf,
    eligible: selection.eligible,
    spare: selection.spare,
    last: selection.last,
    limit: options.limit,
  }
  const answered = scoreAdvice(scores)
  const ranked = choosePlaces(engine, { ...choice, liked: scores.interests }, answered)
  const advice = Float64Array.from({ length: engine.count }, (_, index) => scoreOf(answered, bandOf(index), index))
  const chosen = new Set(ranked)
  const spread = yield* redrawAll(engine, {
    choice: withoutUnused(choice, chosen),
    weights,
    pattern,
    technology,
    scales,
    options,
    scoreAdvice,
    seed: seedOf(profile),
  })
  return {
    person,
    options,
    goals,
    standing,
    weights,
    scores,
    fit,
    percent: toPercent(engine, fit, pattern),
    bandOf,
    advice,
    scoreAdvice,
    selection,
    funnel: [...selection.funnel, { rule: 'diverse', label: 'Best for you, and not all of a kind', left: ranked.length }],
    ranked,
    next: byFit(selection.eligible, advice)
      .filter((index) => !chosen.has(index))
      .slice(0, NEXT),
    spread,
  }
}

type RuleInput = {
  readonly person: Person
  readonly standing: Standing
  readonly goals: Goals
  readonly scores: PartScores
  readonly bandOf: (index: number) => Band
  readonly purpose: Purpose
  readonly change?: RuleChange
}

/** What the rules leave, with the reason for every occupation that they refuse. */
export function applyRules(engine: Engine, { scores, bandOf, ...context }: RuleInput): Selection {
  const { occupations } = engine.base
  const rules = rulesFor({ engine, ...context })
  const refusals = new Map<number, Refusal>()
  for (const occupation of occupations) {
    const refusal = refusalOf(rules, occupation)
    if (refusal) refusals.set(occupation.index, refusal)
    else if (!isCarried({ ...context, parts: scores }, occupation.index, bandOf(occupation.index)))
      refusals.set(occupation.index, NOT_CARRIED)
  }
  const steps = [...rules, { rule: NOT_CARRIED.rule, label: 'Carried by what you bring or by what you like' }]
  const counts = new Map<string, number>()
  for (const { rule } of refusals.values()) counts.set(rule, (counts.get(rule) ?? 0) + 1)
  let left = occupations.length
  const funnel = [
    { rule: 'all', label: 'Occupations with interests and tasks', left },
    ...steps.map(({ rule, label }) => {
      left -= counts.get(rule) ?? 0
      counts.delete(rule)
      return { rule, label, left }
    }),
  ]
  const eligible = occupations.flatMap(({ index }) => (refusals.has(index) ? [] : [index]))
  const spared = (last: boolean): number[] =>
    occupations.flatMap((occupation) =>
      refusals.has(occupation.index) && isSpare(rules, occupation, last) ? [occupation.index] : [],
    )
  const spare = eligible.length >= PLENTY ? [] : spared(false)
  const last = eligible.length + spare.length >= PLENTY ? [] : spared(true).filter((index) => !spare.includes(index))
  return { eligible, spare, last, funnel, refusals }
}

/** What was asked for and is not offered, the most wanted first. */
export function refusedGoals({ standing, selection }: Ranking): { index: number; refusal: Refusal }[] {
  return [...standing.asked.keys()]
    .filter((index) => standing.asked[index]! >= ASKED)
    .sort((a, b) => standing.asked[b]! - standing.asked[a]!)
    .flatMap((index) => {
      const refusal = selection.refusals.get(index)
      return refusal ? [{ index, refusal }] : []
    })
}

/** Best first by a figure; equal figures keep the order of their codes, so that the list is the same on every machine. */
export function byFit(indexes: readonly number[], fit: Float64Array): number[] {
  return [...indexes].sort((a, b) => fit[b]! - fit[a]! || a - b)
}

function remember<T>(count: number, of: (index: number) => T): (index: number) => T {
  const known = new Array<T | undefined>(count)
  return (index) => {
    known[index] ??= of(index)
    return known[index] as T
  }
}

/** Nobody's fit: without any answer the order is that of growing work with many openings, too small to show in a percent. */
function unknownFit(engine: Engine): Float64Array {
  return Float64Array.from(engine.base.occupations, ({ outlook }) =>
    outlook ? 1e-6 * (outlook.growthPercent / 10 + Math.log10(1 + outlook.openings)) : 0,
  )
}

function* redrawAll(
  engine: Engine,
  input: {
    choice: Omit<Choice, 'liked'>
    weights: Readonly<Record<Part, number>>
    pattern: number
    technology: Float64Array | undefined
    scales: PartScales
    options: RankOptions
    scoreAdvice: ScoreAdvice
    seed: string
  },
): Generator<void, Spread> {
  const { choice, weights, pattern, technology, scales, options, scoreAdvice } = input
  const draws = Math.max(1, options.draws)
  const random = createRandom(input.seed)
  const draw = createDrawer(engine, choice.person)
  const drawings: Drawing[] = []
  /** For the few that were refused and are looked at all the same. */
  const fitAt = (drawing: Drawing, index: number): number => {
    const place = Int32Array.of(index)
    const parts = scorePartsAt(engine, drawing, technology, { rows: union(place, sample), sample, scales })
    return combineAt(parts, weights, place, new Float64Array(1))[0]!
  }
  const times = new Float64Array(engine.count)
  const rows = [...choice.eligible, ...choice.spare, ...choice.last]
  const shown = placesToShow(engine, choice, options)
  const sample = sampleOf(engine)
  const scored = { rows: union(shown, sample), sample, scales }
  const fits = new Float64Array(shown.length * draws)
  const columnOf = new Map(Array.from(shown, (row, column) => [row, column]))
  for (let at = 0; at < draws; at += 1) {
    const drawing = draw(random)
    drawings.push(drawing)
    const parts = scorePartsAt(engine, drawing, technology, scored)
    combineAt(parts, weights, shown, fits.subarray(at * shown.length))
    const places = choosePlaces(engine, { ...choice, limit: TOP, liked: parts.interests }, scoreAdvice(parts, { rows }))
    for (const index of places) times[index]! += 1
    yield
  }
  return {
    range: (index) => {
      const column = columnOf.get(index)
      const sorted = Float64Array.from(drawings, (drawing, at) =>
        column === undefined ? fitAt(drawing, index) : fits[at * shown.length + column]!,
      ).sort()
      const at = (share: number): number => anchoredPercent(engine.anchors, pattern, quantile(sorted, share))
      return { low: at(0.1), high: at(0.9) }
    },
    topTenShare: times.map((count) => count / draws),
  }
}

/** Of the long reserve for short lists, the redraws score what the list as answered has a use for. */
function withoutUnused<Kept extends Pick<Choice, 'spare' | 'last'>>(choice: Kept, chosen: ReadonlySet<number>): Kept {
  const used = (rows: readonly number[]): readonly number[] => (rows.some((row) => chosen.has(row)) ? rows : [])
  return { ...choice, spare: used(choice.spare), last: used(choice.last) }
}

/** What a list may hold, what was asked for and the present occupation; all, where the ranges of all are wanted. */
function placesToShow(
  engine: Engine,
  { eligible, spare, last, standing, person }: Omit<Choice, 'liked'>,
  options: RankOptions,
): Int32Array {
  const all = engine.base.occupations.map(({ index }) => index)
  if (options.everyRange) return Int32Array.from(all)
  const shown = new Set([...eligible, ...spare, ...last])
  if (person.present) shown.add(person.present.index)
  for (const index of all) if (standing.asked[index]! >= ASKED) shown.add(index)
  return Int32Array.from(shown)
}

const union = (one: Int32Array, other: Int32Array): Int32Array => Int32Array.from(new Set([...one, ...other]))

function toPercent(engine: Engine, fit: Float64Array, pattern: number): Float64Array {
  return fit.map((value) => anchoredPercent(engine.anchors, pattern, value))
}

const TOP = 10
const NEXT = 10
/** Occupations left from which on nothing is spared. */
const PLENTY = 40
const NOT_CARRIED: Refusal = {
  rule: 'carried',
  why: 'Neither what you bring nor what you like points there.',
  opens: 'Ask for it by name if we read you wrongly.',
}
