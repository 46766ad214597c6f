import { eigenOf, multiply, rowCosines } from './dense.ts'

/** Ratings of all occupations, row-major, and how much they count among the others. */
export type WeightedBlock = { readonly rows: Float64Array; readonly width: number; readonly weight: number }

/**
 * How alike occupations are by what is rated: every column standardised over the rated occupations, every block weighted, and
 * the whole partly whitened, so that a trait which many columns repeat does not drown the others. Cosines, -1 to 1.
 */
export function ratedLikeness(blocks: readonly WeightedBlock[], rated: readonly boolean[]): Float64Array {
  const joined = joinBlocks(blocks.map((block) => ({ ...block, rows: standardColumns(block.rows, block.width, rated) })))
  const { rows, width } = joined
  const count = rows.length / width
  const covariance = new Float64Array(width * width)
  const known = [...rated.keys()].filter((index) => rated[index])
  for (const index of known)
    for (let a = 0; a < width; a += 1)
      for (let b = 0; b < width; b += 1)
        covariance[a * width + b]! += (rows[index * width + a]! * rows[index * width + b]!) / Math.max(1, known.length - 1)
  const { values, vectors } = eigenOf(covariance, width)
  const floor = SHRINK * Math.max(...values, 1e-9)
  const inward = multiply(rows, count, transpose(vectors, width), width)
  for (let at = 0; at < inward.length; at += 1) inward[at]! *= (Math.max(0, values[at % width]!) + floor) ** POWER
  return rowCosines(inward, width)
}

/** Cosines over standardised columns of several blocks alike. */
export function blockLikeness(blocks: readonly { rows: Float64Array; width: number }[], rated: readonly boolean[]): Float64Array {
  const standard = blocks.map(({ rows, width }) => ({ rows: standardColumns(rows, width, rated), width, weight: 1 }))
  const { rows, width } = joinBlocks(standard)
  return rowCosines(rows, width)
}

/** Mean 0 and deviation 1 of every column over the rated rows. */
export function standardColumns(rows: Float64Array, width: number, rated: readonly boolean[]): Float64Array {
  const known = [...rated.keys()].filter((index) => rated[index])
  const result = Float64Array.from(rows)
  for (let column = 0; column < width; column += 1) {
    let sum = 0
    let square = 0
    for (const index of known) {
      const value = rows[index * width + column]!
      sum += value
      square += value * value
    }
    const mean = sum / known.length
    const deviation = Math.sqrt(Math.max(0, square / known.length - mean * mean))
    for (let at = column; at < result.length; at += width) result[at] = deviation < 1e-9 ? 0 : (result[at]! - mean) / deviation
  }
  return result
}

/** Blocks side by side, each scaled by its weight over the root of its width, so that wide blocks count no more. */
function joinBlocks(blocks: readonly WeightedBlock[]): { rows: Float64Array; width: number } {
  const width = blocks.reduce((sum, block) => sum + block.width, 0)
  const count = blocks[0]!.rows.length / blocks[0]!.width
  const rows = new Float64Array(count * width)
  let start = 0
  for (const block of blocks) {
    const scale = block.weight / Math.sqrt(block.width)
    for (let row = 0; row < count; row += 1)
      for (let i = 0; i < block.width; i += 1) rows[row * width + start + i] = scale * block.rows[row * block.width + i]!
    start += block.width
  }
  return { rows, width }
}

function transpose(matrix: Float64Array, n: number): Float64Array {
  return matrix.map((_, at) => matrix[(at % n) * n + Math.floor(at / n)]!)
}

/** A share of the largest eigenvalue, added to all: directions that hardly vary are not blown up. */
const SHRINK = 0.1
const POWER = -0.25
