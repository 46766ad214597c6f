import { type Engine, toUnit } from './engine.ts'
import type { LevelReading } from './level-reading.ts'
import type { Person } from './person.ts'
import { PARTS, type Part } from './weights.ts'

/** Answers as the parts read them: one drawing of the person (or the person as answered). */
export type Drawing = {
  readonly interests: Float64Array | undefined
  readonly values: Float64Array | undefined
  readonly styles: Float64Array | undefined
  readonly skills: DrawnSkills | undefined
  readonly knowledge: Float64Array | undefined
}

export type DrawnSkills = { readonly level: Float64Array; readonly view: SkillView }

/** What stays the same over the redraws: weights of the distances, rows of sum 1, and the emphasis on named skills. */
export type SkillView = { readonly weights: Float64Array; readonly emphasis: Float64Array }

/** Standardised likeness of every occupation, by part; undefined for a part that rests on no answer. */
export type PartScores = Readonly<Record<Part, Float64Array | undefined>>

export function hasPart(person: Person, part: Part): boolean {
  switch (part) {
    case 'interests':
      return person.interests !== undefined
    case 'values':
      return person.values !== undefined
    case 'style':
      return person.styles !== undefined
    case 'skills':
      return person.skills !== undefined
    case 'knowledge':
      return person.knowledge !== undefined || person.technologies.size > 0
  }
}

/** Scores all occupations on all parts. Technologies do not wobble, so their likeness is worked out once and passed in. */
export function scoreParts(engine: Engine, drawing: Drawing, technology: Float64Array | undefined): PartScores {
  const { interests, values, styles, skills, knowledge } = drawing
  const known = knowledge && standardise(products(engine.knowledge, centred(knowledge, engine.knowledgePrior.mean), engine.count))
  return {
    interests: interests && standardise(products(engine.interests, toUnit(Float64Array.from(interests)), engine.count)),
    values: values && standardise(products(engine.values, toUnit(Float64Array.from(values)), engine.count)),
    style: styles && standardise(products(engine.styles, toUnit(Float64Array.from(styles)), engine.count)),
    skills: skills && standardise(skillLikeness(engine, skills)),
    knowledge: known && technology ? standardise(blend(known, technology)) : (known ?? technology),
  }
}

/** Nearness in levels, and whether the job's weight lies on the skills that the person named. */
function skillLikeness(engine: Engine, { level, view }: DrawnSkills): Float64Array {
  const likeness = skillDistances(engine, level, view.weights)
  for (let row = 0; row < likeness.length; row += 1) likeness[row] = view.emphasis[row]! - likeness[row]!
  return likeness
}

export function createSkillView(engine: Engine, reading: LevelReading): SkillView {
  return { weights: distanceWeights(engine, reading.weight), emphasis: namedEmphasis(engine, reading.named) }
}

/** Importance of each skill times how well it is known, scaled so that each occupation's weights sum to 1. */
export function distanceWeights(engine: Engine, evidence: Float64Array): Float64Array {
  const width = evidence.length
  const weights = new Float64Array(engine.count * width)
  for (let row = 0; row < engine.count; row += 1) {
    let sum = 0
    for (let i = 0; i < width; i += 1) sum += engine.skillWeights[row * width + i]! * evidence[i]!
    if (sum <= 0) continue
    for (let i = 0; i < width; i += 1) weights[row * width + i] = (engine.skillWeights[row * width + i]! * evidence[i]!) / sum
  }
  return weights
}

/** How much more the named skills stand out in a job than the others do, against all jobs. */
function namedEmphasis(engine: Engine, named: Uint8Array): Float64Array {
  const width = named.length
  const result = new Float64Array(engine.count)
  const count = named.reduce((sum, flag) => sum + flag, 0)
  if (count === 0 || count === width) return result
  for (let row = 0, at = 0; row < engine.count; row += 1) {
    let inside = 0
    let outside = 0
    for (let i = 0; i < width; i += 1, at += 1) {
      const excess = engine.skillWeights[at]! - engine.usualSkillWeights[i]!
      if (named[i] === 1) inside += excess
      else outside += excess
    }
    result[row] = inside / count - outside / (width - count)
  }
  return result
}

/**
 * Mean distance in levels between a person and each occupation, weighted by importance and by how well the skill is
 * known: shortfall counts in full, unused skill half. (Counting shortfall alone lifts the easiest jobs.)
 */
export function skillDistances(engine: Engine, level: Float64Array, weights: Float64Array): Float64Array {
  const width = level.length
  const levels = engine.base.skillLevels
  const distances = new Float64Array(engine.count)
  const fours = engine.count - (engine.count % 4)
  // Four rows side by side, as in `products`: this is the innermost loop of the redraws.
  for (let row = 0; row < fours; row += 4) {
    const at = row * width
    let [first, second, third, fourth] = [0, 0, 0, 0]
    for (let i = 0; i < width; i += 1) {
      const own = level[i]!
      first += weighted(weights[at + i]!, levels[at + i]! - own)
      second += weighted(weights[at + width + i]!, levels[at + width + i]! - own)
      third += weighted(weights[at + 2 * width + i]!, levels[at + 2 * width + i]! - own)
      fourth += weighted(weights[at + 3 * width + i]!, levels[at + 3 * width + i]! - own)
    }
    distances[row] = first
    distances[row + 1] = second
    distances[row + 2] = third
    distances[row + 3] = fourth
  }
  for (let row = fours; row < engine.count; row += 1)
    for (let i = 0; i < width; i += 1)
      distances[row]! += weighted(weights[row * width + i]!, levels[row * width + i]! - level[i]!)
  return distances
}

/** short > 0 ? short : −UNUSED_SHARE × short, without a branch. */
function weighted(weight: number, short: number): number {
  return weight * (SHORT_PART * short + ABSOLUTE_PART * Math.abs(short))
}

/** Cosine of the person's tools and each occupation's, rare tools counting more; standardised. */
export function scoreTechnologies(engine: Engine, technologies: ReadonlyMap<number, number>): Float64Array | undefined {
  if (technologies.size === 0) return undefined
  const scores = new Float64Array(engine.count)
  // A row of figures instead of a map: this looks at each tool of each occupation.
  const level = new Float64Array(engine.technologyWeights.length)
  for (const [technology, held] of technologies) level[technology] = held
  for (const { index, technologies: uses } of engine.base.occupations) {
    let product = 0
    for (const { technology, inDemand } of uses) {
      const held = level[technology]!
      if (held !== 0) product += held * engine.technologyWeights[technology]! ** 2 * (inDemand ? 1.5 : 1)
    }
    scores[index] = product / Math.sqrt(engine.technologyTotals[index]! + TECHNOLOGY_FLOOR)
  }
  return standardise(scores).map((score) => Math.min(score, MOST_TOOLS))
}

/** Weighted sum of the present parts, one figure an occupation. */
export function combineParts(scores: PartScores, weights: Readonly<Record<Part, number>>, count: number): Float64Array {
  const fit = new Float64Array(count)
  for (const part of PARTS) {
    const score = scores[part]
    const weight = weights[part]
    if (!score || weight === 0) continue
    for (let row = 0; row < count; row += 1) fit[row]! += weight * score[row]!
  }
  return fit
}

/**
 * Product of every row with a vector. A sum waits for each of its additions, so four rows are added up side by side: each of them in
 * the order of its columns, as one row after the other would be.
 */
function products(rows: Float64Array, vector: Float64Array, count: number): Float64Array {
  const width = vector.length
  const result = new Float64Array(count)
  const fours = count - (count % 4)
  for (let row = 0; row < fours; row += 4) {
    const at = row * width
    let [first, second, third, fourth] = [0, 0, 0, 0]
    for (let i = 0; i < width; i += 1) {
      const value = vector[i]!
      first += rows[at + i]! * value
      second += rows[at + width + i]! * value
      third += rows[at + 2 * width + i]! * value
      fourth += rows[at + 3 * width + i]! * value
    }
    result[row] = first
    result[row + 1] = second
    result[row + 2] = third
    result[row + 3] = fourth
  }
  for (let row = fours; row < count; row += 1)
    for (let i = 0; i < width; i += 1) result[row]! += rows[row * width + i]! * vector[i]!
  return result
}

function centred(vector: Float64Array, average: Float64Array): Float64Array {
  return toUnit(vector.map((value, index) => value - average[index]!))
}

/** In place: what is known counts two thirds, the tools the rest. */
function blend(knowledge: Float64Array, technology: Float64Array): Float64Array {
  for (let row = 0; row < knowledge.length; row += 1) knowledge[row] = 0.65 * knowledge[row]! + 0.35 * technology[row]!
  return knowledge
}

/** In place: mean 0 and standard deviation 1 over the occupations. */
function standardise(scores: Float64Array): Float64Array {
  let sum = 0
  let square = 0
  for (let row = 0; row < scores.length; row += 1) {
    const score = scores[row]!
    sum += score
    square += score * score
  }
  const centre = sum / scores.length
  const spread = Math.sqrt(Math.max(0, square / scores.length - centre * centre))
  if (spread < 1e-9) return scores.fill(0)
  for (let row = 0; row < scores.length; row += 1) scores[row] = (scores[row]! - centre) / spread
  return scores
}

const UNUSED_SHARE = 0.5
const SHORT_PART = (1 - UNUSED_SHARE) / 2
const ABSOLUTE_PART = (1 + UNUSED_SHARE) / 2
/** Keeps occupations that list two or three tools from topping every list. */
const TECHNOLOGY_FLOOR = 60
/** Standard deviations that a list of tools may count at most. */
const MOST_TOOLS = 3
