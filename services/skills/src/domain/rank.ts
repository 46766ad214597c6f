import type { Profile } from '@waymark/proto/waymark/skills/v1/profile'
import { anchoredPercent } from './anchors.ts'
import { asAnswered, createDrawer } from './drawing.ts'
import type { Engine } from './engine.ts'
import { fieldGap, personLikeness } from './likeness.ts'
import { quantile } from './math.ts'
import {
  combineParts,
  distanceWeights,
  hasPart,
  type PartScores,
  scoreParts,
  scoreTechnologies,
  skillDistances,
} from './part-scores.ts'
import { type Person, readPerson } from './person.ts'
import { createRandom } from './random.ts'
import type { Purpose, Reading } from './rules.ts'
import { seedOf } from './seed.ts'
import { applyRules, bestDiverse, byFit, diverse, type FunnelStep, type Selection } from './select.ts'
import { type Part, patternOf, weightsFor } from './weights.ts'

export type RankOptions = { readonly purpose: Purpose; readonly limit: number; readonly draws: number }

/** The whole ranking of one person: figures by occupation, and the list after rules and diversity. */
export type Ranking = {
  readonly person: Person
  readonly options: RankOptions
  readonly weights: Readonly<Record<Part, number>>
  readonly scores: PartScores
  /** Weighted sum of the standardised parts, which orders; and the anchored percent, which is printed. */
  readonly fit: Float64Array
  readonly percent: Float64Array
  readonly reading: Reading
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
  const person = readPerson(engine, profile)
  const present = (part: Part): boolean => hasPart(person, part)
  const weights = weightsFor(present)
  const pattern = patternOf(present)
  const technology = scoreTechnologies(engine, person.technologies)
  const scores = scoreParts(engine, asAnswered(engine, person), technology)
  const fit = pattern === 0 ? unknownFit(engine) : combineParts(scores, weights, engine.count)
  const percent = toPercent(engine, fit, pattern)
  const reading = readSkills(engine, person)
  const selection = applyRules(engine, { person, purpose: options.purpose, reading, need: options.limit, percent })
  const sorted = byFit(selection.eligible, fit)
  const ranked = diverse(engine, sorted, options.limit)
  const chosen = new Set(ranked)
  const spread = redrawAll(engine, {
    person,
    weights,
    pattern,
    technology,
    eligible: selection.eligible,
    options,
    seed: seedOf(profile),
  })
  return {
    person,
    options,
    weights,
    scores,
    fit,
    percent,
    reading,
    selection,
    funnel: [...selection.funnel, { rule: 'diverse', label: 'Best fit, at most three of ten of a kind', left: ranked.length }],
    ranked,
    next: sorted.filter((index) => !chosen.has(index)).slice(0, NEXT),
    spread,
  }
}

/** Nobody's fit: without any answer the order is that of growing work with many openings, too small to show in a percent. */
function unknownFit(engine: Engine): Float64Array {
  return Float64Array.from(engine.base.occupations, ({ outlook }) =>
    outlook ? 1e-6 * (outlook.growthPercent / 10 + Math.log10(1 + outlook.openings)) : 0,
  )
}

function readSkills(engine: Engine, person: Person): Reading {
  return {
    distances: person.skills && skillDistances(engine, person.skills.level, distanceWeights(engine, person.skills.weight)),
    likeness: personLikeness(engine, person),
    fieldGap: (index) => fieldGap(engine, person, index),
  }
}

/** Fit for a smaller set of parts: what the order would be without one of them. */
export function fitWithout(engine: Engine, ranking: Ranking, part: Part): Float64Array {
  const weights = weightsFor((other) => other !== part && hasPart(ranking.person, other))
  return combineParts(ranking.scores, weights, engine.count)
}

function redrawAll(
  engine: Engine,
  input: {
    person: Person
    weights: Readonly<Record<Part, number>>
    pattern: number
    technology: Float64Array | undefined
    eligible: readonly number[]
    options: RankOptions
    seed: string
  },
): Spread {
  const { person, weights, pattern, technology, eligible, options } = input
  const draws = Math.max(1, options.draws)
  const random = createRandom(input.seed)
  const draw = createDrawer(engine, person)
  const fits = new Float64Array(engine.count * draws)
  const times = new Float64Array(engine.count)
  for (let at = 0; at < draws; at += 1) {
    const fit =
      pattern === 0 ? unknownFit(engine) : combineParts(scoreParts(engine, draw(random), technology), weights, engine.count)
    for (let row = 0; row < engine.count; row += 1) fits[row * draws + at] = fit[row]!
    for (const index of bestDiverse(engine, eligible, fit, TOP)) times[index]! += 1
  }
  return {
    range: (index) => {
      const sorted = fits.slice(index * draws, (index + 1) * draws).sort()
      const at = (share: number): number => anchoredPercent(engine.anchors, pattern, quantile(sorted, share))
      return { low: at(0.1), high: at(0.9) }
    },
    topTenShare: times.map((count) => count / draws),
  }
}

function toPercent(engine: Engine, fit: Float64Array, pattern: number): Float64Array {
  return fit.map((value) => anchoredPercent(engine.anchors, pattern, value))
}

const TOP = 10
const NEXT = 10
