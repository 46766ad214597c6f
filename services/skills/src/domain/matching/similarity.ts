import type { Engine } from './engine.ts'

/** How alike two occupations are, given by their places in the table. */
export type Measure = (a: number, b: number) => number

export type Similarity = {
  /** Cosine of everything that is rated (skills, knowledge, interests, styles, values), partly whitened: -1 to 1. */
  readonly byRatings: Measure
  /** Titles, tasks, descriptions, activities, tools and ratings together, 0 to 1 (.39 for the average pair). */
  readonly byAll: Measure
  /** Correlation over levels of skills and knowledge, each standardised over occupations: -1 to 1. */
  readonly byLevels: Measure
  /** How usual the move from one to another is, log odds without a common zero: only the order of one row counts. */
  readonly byMoves: Measure
}

/** Likeness of levels above which a move counts as a step. */
export const STEP_LIKENESS = 0.55

function createSimilarity(engine: Engine): Similarity {
  const { pairs, occupations } = engine.base
  const width = engine.levels.length / engine.count
  const sizes = Float64Array.from(occupations, (_, index) => Math.log(Math.max(LEAST_PEOPLE, engine.people[index]!)))
  return {
    byRatings: (a, b) => (2 * pairAt(pairs.ratings, a, b)) / MOST - 1,
    byAll: (a, b) => pairAt(pairs.all, a, b) / MOST,
    byLevels: (a, b) => dot(engine.levels, a, b, width),
    byMoves: (a, b) => moveLikeness(engine, a, b) + SURVEY_SIZE * sizes[b]!,
  }
}

/**
 * The measures of an engine, made once: orders that were worked out are kept with them. Engines that differ in pay alone share
 * their levels, and so their measures.
 */
export function similarityOf(engine: Engine): Similarity {
  const known = made.get(engine.levels) ?? createSimilarity(engine)
  made.set(engine.levels, known)
  return known
}

const made = new WeakMap<Engine['levels'], Similarity>()

/** The measure by the name that callers give it; anything else means all of the work. */
export function measureOf({ byRatings, byMoves, byAll }: Similarity, name: string | undefined): Measure {
  return name === 'ratings' ? byRatings : name === 'moves' ? byMoves : byAll
}

/** Log odds of a move by likeness of the work and the step it takes, without the size of the occupation that it leads to. */
export function moveLikeness({ base, count }: Engine, from: number, to: number): number {
  return MOVE_LEAST + MOVE_STEP * base.pairs.moves[from * count + to]!
}

/** The occupations most like one, best first, itself left out. The figures never change, so each order is worked out once. */
export function mostSimilar(engine: Engine, similarity: Measure, index: number, limit: number): readonly Likeness[] {
  const orders = kept.get(similarity) ?? new Map<number, readonly Likeness[]>()
  kept.set(similarity, orders)
  const known = orders.get(index)
  if (known && known.length >= Math.min(limit, engine.count - 1)) return known.slice(0, limit)
  const order = engine.base.occupations
    .filter((other) => other.index !== index)
    .map((other) => ({ index: other.index, similarity: similarity(index, other.index) }))
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, Math.max(limit, KEPT))
  orders.set(index, order)
  return order.slice(0, limit)
}

type Likeness = { readonly index: number; readonly similarity: number }

/** Pairs below the diagonal, row by row; an occupation is as like itself as the scale can say. */
function pairAt(triangle: Uint16Array, a: number, b: number): number {
  if (a === b) return MOST
  const row = Math.max(a, b)
  return triangle[(row * (row - 1)) / 2 + Math.min(a, b)]!
}

function dot(rows: Float64Array, a: number, b: number, width: number): number {
  let sum = 0
  for (let i = 0; i < width; i += 1) sum += rows[a * width + i]! * rows[b * width + i]!
  return sum
}

/** As many as are asked for at most, nearly always. */
const KEPT = 20
const kept = new WeakMap<Measure, Map<number, readonly Likeness[]>>()

const MOST = 65_535
/** Log odds of byte 0 of the move table, and of one step (services/skills/importer/derive/pairs.ts writes them). */
const MOVE_LEAST = -1.5
const MOVE_STEP = 0.025
/**
 * How much the size of an occupation counts among the moves that people make: the survey alone says .75, two other sets of
 * moves between .25 and .35 (advice asks about the work and counts it less, see the ranking).
 */
export const SURVEY_SIZE = 0.5
const LEAST_PEOPLE = 500
