import type { Table } from '../open-source.ts'
import type { SourceName } from '../sources.ts'
import type { FilledProfiles } from './fill-profiles.ts'
import { likenessOfAll, likenessOfRatings, type RatingBlocks } from './likeness/alike.ts'
import { type MoveFeatures, moveFeatures, moveLikeness } from './likeness/moves.ts'
import { isRated, type ProfileTables } from './profile-tables.ts'
import { findProjection, readProjections } from './projections.ts'

export type PairInput = {
  readonly codes: readonly string[]
  readonly zones: readonly number[]
  readonly profiles: ProfileTables
  readonly filled: FilledProfiles
}

/**
 * Figures of all pairs of occupations as they ship. Symmetric ones as the pairs below the diagonal, row by row, two bytes each,
 * least first; moves one byte each, from row to column.
 */
export function pairFiles(tables: Record<SourceName, Table>, input: PairInput): Map<string, Buffer> {
  const { ratings, features } = measurePairs(tables, input)
  const all = likenessOfAll(input.filled.measures, ratings)
  return new Map([
    ['likeness-ratings.bin', triangle(ratings, -1, 1)],
    ['likeness-all.bin', triangle(all.map(asShare), 0, 1)],
    ['moves.bin', Buffer.from(moveLikeness(features).map((value) => within((value - MOVE_LEAST) / MOVE_STEP, 255)))],
  ])
}

/** Likeness of ratings, and the features of the move model; also what the bench fits the model on. */
export function measurePairs(
  tables: Record<SourceName, Table>,
  { codes, zones, profiles, filled }: PairInput,
): { ratings: Float64Array; features: MoveFeatures } {
  const blocks = Object.fromEntries(filled.blocks.map((block) => [block.scale, block])) as unknown as RatingBlocks
  const rated = codes.map((code) => isRated(profiles, code))
  const ratings = likenessOfRatings(blocks, rated)
  const projections = readProjections(tables.projections, tables.separations)
  const steps = codes.map(
    (code, index) => STEPS[findProjection(projections, code)?.row.education ?? ''] ?? Math.max(0, zones[index]! - 1),
  )
  const knowledge = [blocks.knowledge_level, blocks.knowledge]
  const features = moveFeatures({ codes, zones, steps, rated, measures: filled.measures, ratings, knowledge })
  return { ratings, features }
}

function triangle(matrix: Float64Array, low: number, high: number): Buffer {
  const count = Math.sqrt(matrix.length)
  const bytes = Buffer.alloc(count * (count - 1))
  let at = 0
  for (let a = 1; a < count; a += 1)
    for (let b = 0; b < a; b += 1)
      at = bytes.writeUInt16LE(within((65_535 * (matrix[a * count + b]! - low)) / (high - low), 65_535), at)
  return bytes
}

/** Standard deviations as a share: 0 for two below the average pair, .39 for the average, .78 for four above it. */
function asShare(deviations: number): number {
  return 1 - Math.exp(-Math.max(0, deviations + 2) / 4)
}

function within(value: number, most: number): number {
  return Math.min(most, Math.max(0, Math.round(value)))
}

/** Log odds of byte 0, and of one step. */
const MOVE_LEAST = -1.5
const MOVE_STEP = 0.025

/** Usual education of entry as steps: 0 none, 1 high school, 2 some college or certificate, 3 associate, ... 6 doctoral. */
const STEPS: Readonly<Record<string, number>> = {
  'No formal educational credential': 0,
  'High school diploma or equivalent': 1,
  'Some college, no degree': 2,
  'Postsecondary nondegree award': 2,
  "Associate's degree": 3,
  "Bachelor's degree": 4,
  "Master's degree": 5,
  'Doctoral or professional degree': 6,
}
