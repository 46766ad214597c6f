import type { Engine } from './engine.ts'

/** How alike occupations are; each measure is worked out once and kept. */
export type Similarity = {
  /** Correlation over levels of skills and knowledge, each standardised over occupations: -1 to 1. */
  readonly byRatings: (a: number, b: number) => number
  /** Ratings, interests, work activities, tools and words of the titles together, 0 to 1. */
  readonly byAll: (a: number, b: number) => number
}

/** Likeness above which a move counts as a step. */
export const STEP_LIKENESS = 0.55

/**
 * Creates the measures. Leave work activities out (`activities: false`) only to judge the measure from outside, as the
 * bench does.
 */
export function createSimilarity(engine: Engine, options: { activities: boolean } = { activities: true }): Similarity {
  const ratings = engine.levels
  const activities = options.activities ? activityVectors(engine) : undefined
  const tools = toolVectors(engine)
  const words = titleVectors(engine)
  const width = ratings.length / engine.count
  const interestWidth = engine.base.scales.interest.elements.length
  const byRatings = (a: number, b: number): number => dot(ratings, a, b, width)
  return {
    byRatings,
    byAll: (a, b) => {
      const parts = [
        [0.28, (byRatings(a, b) + 1) / 2],
        [0.08, (dot(engine.interests, a, b, interestWidth) + 1) / 2],
        [activities ? 0.28 : 0, activities ? sparseDot(activities[a]!, activities[b]!) : 0],
        [0.1, sparseDot(tools[a]!, tools[b]!)],
        [0.26, sparseDot(words[a]!, words[b]!)],
      ] as const
      const total = parts.reduce((sum, [weight]) => sum + weight, 0)
      return parts.reduce((sum, [weight, value]) => sum + weight * value, 0) / total
    },
  }
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
    .sort((a, b) => b.similarity - a.similarity || a.index - b.index)
    .slice(0, Math.max(limit, KEPT))
  orders.set(index, order)
  return order.slice(0, limit)
}

type Measure = (a: number, b: number) => number
type Likeness = { readonly index: number; readonly similarity: number }

/** As many as are asked for at most, nearly always. */
const KEPT = 20
const kept = new WeakMap<Measure, Map<number, readonly Likeness[]>>()

function activityVectors(engine: Engine): Sparse[] {
  return weighted(
    engine.base.occupations.map(({ activities }) => activities.map(({ id, share }) => [id, Math.sqrt(share)] as const)),
  )
}

function toolVectors(engine: Engine): Sparse[] {
  return weighted(
    engine.base.occupations.map(({ technologies }) => technologies.map(({ technology }) => [String(technology), 1] as const)),
  )
}

function titleVectors(engine: Engine): Sparse[] {
  return weighted(
    engine.base.occupations.map(({ title, alternateTitles }) => {
      const counts = new Map<string, number>()
      for (const text of [title, title, ...alternateTitles]) {
        for (const word of text.toLowerCase().match(/[a-z]{3,}/g) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1)
      }
      return [...counts].map(([word, count]) => [word, Math.log1p(count)] as const)
    }),
  )
}

/** Weights entries by how rare they are and scales each vector to length 1. */
function weighted(rows: readonly (readonly (readonly [string, number])[])[]): Sparse[] {
  const users = new Map<string, number>()
  for (const row of rows) for (const [key] of row) users.set(key, (users.get(key) ?? 0) + 1)
  return rows.map((row) => {
    const vector = new Map(row.map(([key, value]) => [key, value * Math.log(1 + rows.length / users.get(key)!)]))
    const length = Math.sqrt([...vector.values()].reduce((sum, value) => sum + value * value, 0))
    if (length > 0) for (const [key, value] of vector) vector.set(key, value / length)
    return vector
  })
}

function dot(rows: Float64Array, a: number, b: number, width: number): number {
  let sum = 0
  for (let i = 0; i < width; i += 1) sum += rows[a * width + i]! * rows[b * width + i]!
  return sum
}

function sparseDot(a: Sparse, b: Sparse): number {
  const [short, long] = a.size <= b.size ? [a, b] : [b, a]
  let sum = 0
  for (const [key, value] of short) sum += value * (long.get(key) ?? 0)
  return sum
}

type Sparse = Map<string, number>
