import { withOwnSettings } from '../goals/contacts/own-settings.ts'
import { ASKED, type Goals, NO_GOALS } from '../goals/goals.ts'
import type { Profile } from '../person/answers.ts'
import { type Person, readPerson } from '../person/person.ts'
import type { Purpose } from '../person/purposes.ts'
import { isHurt } from '../reach/pay-floor.ts'
import { isClose, isSpare, refusalOf, rulesFor } from '../reach/rules/refusals.ts'
import type { Refusal, RuleChange } from '../reach/rules/rule.ts'
import { createAdviceScore, type ScoreAdvice } from './advice-score.ts'
import { anchoredPercent } from './anchors.ts'
import { NAMED_WELL } from './career-moves.ts'
import { type Band, createBands, isCarried } from './choice/bands.ts'
import { choosePlaces, scoreOf } from './choice/choose.ts'
import { type FirstStep, firstSteps } from './choice/first-steps.ts'
import { type NearGoal, nearGoals } from './choice/near-goals.ts'
import { withOpenTrades } from './choice/open-trades.ts'
import { asAnswered } from './drawing.ts'
import type { Engine } from './engine.ts'
import { combineParts, hasPart, measureParts, type PartScores, scoreTechnologies } from './part-scores.ts'
import { redrawAll, type Spread, withoutUnused } from './redraw.ts'
import { seedOf } from './seed.ts'
import { readStanding, type Standing } from './standing.ts'
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
  /** Places that counselors name from here and that only our own taste refuses, which fill up a short list first. */
  readonly close: readonly number[]
  /** First steps toward what was asked for that is years away, where nothing but our measure of the way speaks against them. */
  readonly steps: readonly FirstStep[]
  /** Of what no rule refuses, what lies close to work that was asked for, the best known first. */
  readonly near: readonly NearGoal[]
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
  /** The best fits before reach and rules: what a pure likeness would say. */
  readonly likest: readonly number[]
  readonly spread: Spread
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
  const stated = withOpenTrades(engine.base, options.goals ?? NO_GOALS)
  const person = readPerson(engine, profile, stated)
  const goals = withOwnSettings(engine.base, stated, person.present)
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
    close: selection.close,
    steps: selection.steps,
    near: selection.near,
    spare: selection.spare,
    last: selection.last,
    limit: options.limit,
  }
  const answered = scoreAdvice(scores)
  const ranked = choosePlaces(engine, { ...choice, liked: scores.interests }, answered)
  const advice = Float64Array.from({ length: engine.count }, (_, index) => scoreOf(answered, bandOf(index), index))
  const chosen = new Set(ranked)
  const likest = byFit(allRanked(engine), fit).slice(0, LIKEST)
  const spread = yield* redrawAll(engine, {
    choice: withoutUnused(choice, chosen),
    likest,
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
    likest,
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
  const applied = [...rules, { rule: NOT_CARRIED.rule, label: 'Carried by what you bring or by what you like' }]
  const counts = new Map<string, number>()
  for (const { rule } of refusals.values()) counts.set(rule, (counts.get(rule) ?? 0) + 1)
  let left = occupations.length
  const funnel = [
    { rule: 'all', label: 'Occupations with interests and tasks', left },
    ...applied.map(({ rule, label }) => {
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
  const close = occupations.flatMap((occupation) => {
    const { index } = occupation
    // What counselors name early fills up a short list before what merely lies near, though the interests speak for neither; what is
    // only lighter does where nobody asked for interests.
    const isNamedAlone =
      refusals.get(index)?.rule === NOT_CARRIED.rule &&
      (context.standing.named?.[index] ?? 0) >= NAMED_WELL &&
      !(scores.interests && isHurt(context.goals))
    const isCarriedThere = isCarried({ ...context, parts: scores }, index, bandOf(index))
    return isNamedAlone || (isClose(rules, context.standing, { occupation, present: context.person.present }) && isCarriedThere)
      ? [index]
      : []
  })
  const steps = firstSteps(engine, context).filter(({ index }) => {
    const refusal = refusals.get(index)
    return !refusal || refusal.rule === NOT_CARRIED.rule || refusal.rule === 'usual_time'
  })
  const near = nearGoals(engine, { ...context, bandOf }).filter(({ index }) => !refusals.has(index))
  const spare = eligible.length >= PLENTY ? [] : spared(false)
  const last = eligible.length + spare.length >= PLENTY ? [] : spared(true).filter((index) => !spare.includes(index))
  return { eligible, close, steps, near, spare, last, funnel, refusals }
}

/**
 * What was asked for and is not offered, the most wanted first. The present work is no refusal: its goal is answered as `inside`; and what
 * fills up a short list is offered.
 */
export function refusedGoals({ standing, selection, ranked }: Ranking): { index: number; refusal: Refusal }[] {
  return [...standing.asked.keys()]
    .filter((index) => standing.asked[index]! >= ASKED && !ranked.includes(index))
    .sort((a, b) => standing.asked[b]! - standing.asked[a]!)
    .flatMap((index) => {
      const refusal = selection.refusals.get(index)
      return refusal && refusal.rule !== 'not_present' ? [{ index, refusal }] : []
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

function allRanked({ base }: Engine): number[] {
  return base.occupations.filter(({ ranked }) => ranked).map(({ index }) => index)
}

function toPercent(engine: Engine, fit: Float64Array, pattern: number): Float64Array {
  return fit.map((value) => anchoredPercent(engine.anchors, pattern, value))
}

const NEXT = 10
const LIKEST = 20
/** Occupations left from which on nothing is spared. */
const PLENTY = 40
const NOT_CARRIED: Refusal = {
  rule: 'carried',
  why: 'Neither what you bring nor what you like points there.',
  opens: 'Ask for it by name if we read you wrongly.',
}
