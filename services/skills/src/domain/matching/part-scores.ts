import type { LevelReading } from '../person/level-reading.ts'
import type { Person } from '../person/person.ts'
import { type Engine, toUnit } from './engine.ts'
import { LEAST_SPREAD, measure, type Scale, standardise } from './scale.ts'
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

/** A part of the fit, or the likeness of knowledge before tools are added to it. */
type Scaled = Part | 'known'
/** What each part is standardised with, over all occupations and over the sample of them that redraws look at. */
export type PartScales = Partial<Record<Scaled, { readonly all: Scale; readonly sample: Scale }>>

/** Scores all occupations on all parts. Technologies do not wobble, so their likeness is worked out once and passed in. */
export function scoreParts(engine: Engine, drawing: Drawing, technology: Float64Array | undefined): PartScores {
  return measureParts(engine, drawing, technology).scores
}

/** `scoreParts`, with the scales from which those of redraws of the same answers are worked out. */
export function measureParts(
  engine: Engine,
  drawing: Drawing,
  technology: Float64Array | undefined,
): { scores: PartScores; scales: PartScales } {
  const scales: PartScales = {}
  const rows = Int32Array.from({ length: engine.count }, (_, row) => row)
  const sample = sampleOf(engine)
  const scaleOf = (part: Scaled, raw: Float64Array): Scale => {
    const all = measure(raw, rows)
    scales[part] = { all, sample: measure(raw, sample) }
    return all
  }
  return { scores: scoreRows(engine, drawing, technology, { rows, scaleOf }), scales }
}

/** Every fourth occupation, so that each group of the classification has its share. */
export function sampleOf({ count }: Pick<Engine, 'count'>): Int32Array {
  return Int32Array.from({ length: Math.ceil(count / SAMPLE_STEP) }, (_, at) => at * SAMPLE_STEP)
}

/**
 * Scores a redraw of answers at some occupations, the sample among them. Mean and spread over all occupations are those of the answers
 * as given, moved as far as the sample's are. Arrays by place in the table; places that were not asked for are 0.
 */
export function scorePartsAt(
  engine: Engine,
  drawing: Drawing,
  technology: Float64Array | undefined,
  { rows, sample, scales }: { readonly rows: Int32Array; readonly sample: Int32Array; readonly scales: PartScales },
): PartScores {
  const scaleOf = (part: Scaled, raw: Float64Array): Scale => {
    const given = scales[part]!
    const { centre, spread } = measure(raw, sample)
    return {
      centre: given.all.centre + centre - given.sample.centre,
      spread: given.sample.spread < LEAST_SPREAD ? 0 : (given.all.spread * spread) / given.sample.spread,
    }
  }
  return scoreRows(engine, drawing, technology, { rows, scaleOf })
}

type Scoring = { readonly rows: Int32Array; readonly scaleOf: (part: Scaled, raw: Float64Array) => Scale }

function scoreRows(
  engine: Engine,
  drawing: Drawing,
  technology: Float64Array | undefined,
  { rows, scaleOf }: Scoring,
): PartScores {
  const { interests, values, styles, skills, knowledge } = drawing
  const likeness = (table: Float64Array, own: Float64Array): Float64Array =>
    products(table, own, rows, new Float64Array(engine.count))
  const scaled = (part: Scaled, raw: Float64Array): Float64Array => standardise(raw, scaleOf(part, raw), rows)
  const known = knowledge && scaled('known', likeness(engine.knowledge, centred(knowledge, engine.knowledgePrior.mean)))
  return {
    interests: interests && scaled('interests', likeness(engine.interests, toUnit(Float64Array.from(interests)))),
    values: values && scaled('values', likeness(engine.values, toUnit(Float64Array.from(values)))),
    style: styles && scaled('style', likeness(engine.styles, toUnit(Float64Array.from(styles)))),
    skills: skills && scaled('skills', skillLikeness(engine, skills, rows)),
    knowledge: known && technology ? scaled('knowledge', blend(known, technology, rows)) : (known ?? technology),
  }
}

/** Nearness in levels, and whether the job's weight lies on the skills that the person named. */
function skillLikeness(engine: Engine, { level, view }: DrawnSkills, rows: Int32Array): Float64Array {
  const likeness = skillDistances(engine, level, view.weights, rows)
  for (const row of rows) likeness[row] = view.emphasis[row]! - likeness[row]!
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
export function skillDistances(engine: Engine, level: Float64Array, weights: Float64Array, rows: Int32Array): Float64Array {
  const width = level.length
  const levels = engine.base.skillLevels
  const distances = new Float64Array(engine.count)
  const fours = rows.length - (rows.length % 4)
  // Four rows side by side, as in `products`: this is the innermost loop of the redraws.
  for (let at = 0; at < fours; at += 4) {
    const [a, b, c, d] = [rows[at]! * width, rows[at + 1]! * width, rows[at + 2]! * width, rows[at + 3]! * width]
    let [first, second, third, fourth] = [0, 0, 0, 0]
    for (let i = 0; i < width; i += 1) {
      const own = level[i]!
      first += weighted(weights[a + i]!, levels[a + i]! - own)
      second += weighted(weights[b + i]!, levels[b + i]! - own)
      third += weighted(weights[c + i]!, levels[c + i]! - own)
      fourth += weighted(weights[d + i]!, levels[d + i]! - own)
    }
    distances[rows[at]!] = first
    distances[rows[at + 1]!] = second
    distances[rows[at + 2]!] = third
    distances[rows[at + 3]!] = fourth
  }
  for (const row of rows.subarray(fours))
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
  const rows = Int32Array.from(scores, (_, row) => row)
  return standardise(scores, measure(scores, rows), rows).map((score) => Math.min(score, MOST_TOOLS))
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

/** `combineParts` of some occupations, in their order into the beginning of `fits`. */
export function combineAt(
  scores: PartScores,
  weights: Readonly<Record<Part, number>>,
  rows: Int32Array,
  fits: Float64Array,
): Float64Array {
  for (const part of PARTS) {
    const score = scores[part]
    const weight = weights[part]
    if (!score || weight === 0) continue
    for (let at = 0; at < rows.length; at += 1) fits[at]! += weight * score[rows[at]!]!
  }
  return fits
}

/**
 * Products of rows of a table with a vector, into `result`. A sum waits for each of its additions, so four rows are added up side by
 * side: each of them in the order of its columns, as one row after the other would be.
 */
function products(table: Float64Array, vector: Float64Array, rows: Int32Array, result: Float64Array): Float64Array {
  const width = vector.length
  const fours = rows.length - (rows.length % 4)
  for (let at = 0; at < fours; at += 4) {
    const [a, b, c, d] = [rows[at]! * width, rows[at + 1]! * width, rows[at + 2]! * width, rows[at + 3]! * width]
    let [first, second, third, fourth] = [0, 0, 0, 0]
    for (let i = 0; i < width; i += 1) {
      const value = vector[i]!
      first += table[a + i]! * value
      second += table[b + i]! * value
      third += table[c + i]! * value
      fourth += table[d + i]! * value
    }
    result[rows[at]!] = first
    result[rows[at + 1]!] = second
    result[rows[at + 2]!] = third
    result[rows[at + 3]!] = fourth
  }
  for (const row of rows.subarray(fours)) for (let i = 0; i < width; i += 1) result[row]! += table[row * width + i]! * vector[i]!
  return result
}

function centred(vector: Float64Array, average: Float64Array): Float64Array {
  return toUnit(vector.map((value, index) => value - average[index]!))
}

/** In place: what is known counts two thirds, the tools the rest. */
function blend(knowledge: Float64Array, technology: Float64Array, rows: Int32Array): Float64Array {
  for (const row of rows) knowledge[row] = 0.65 * knowledge[row]! + 0.35 * technology[row]!
  return knowledge
}

const SAMPLE_STEP = 4
const UNUSED_SHARE = 0.5
const SHORT_PART = (1 - UNUSED_SHARE) / 2
const ABSOLUTE_PART = (1 + UNUSED_SHARE) / 2
/** Keeps occupations that list two or three tools from topping every list. */
const TECHNOLOGY_FLOOR = 60
/** Standard deviations that a list of tools may count at most. */
const MOST_TOOLS = 3
