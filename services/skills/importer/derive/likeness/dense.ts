import { createRandom } from '../../../src/domain/figures/random.ts'

/** Row-major matrices of plain numbers: what the measures need of linear algebra, for a few hundred rows. */

/** Cosine of every pair of rows of a matrix with `width` columns; a row of zeros is unlike every other. */
export function rowCosines(rows: Float64Array, width: number): Float64Array {
  const count = rows.length / width
  const unit = Float64Array.from(rows)
  for (let row = 0; row < count; row += 1) {
    const part = unit.subarray(row * width, (row + 1) * width)
    const length = Math.hypot(...part)
    if (length > 1e-9) for (let i = 0; i < width; i += 1) part[i]! /= length
    else part.fill(0)
  }
  return gram(unit, width)
}

/** Products of every pair of rows: A Aᵀ. */
export function gram(rows: Float64Array, width: number): Float64Array {
  const count = rows.length / width
  const result = new Float64Array(count * count)
  for (let a = 0; a < count; a += 1) {
    for (let b = a; b < count; b += 1) {
      let sum = 0
      for (let i = 0, at = a * width, other = b * width; i < width; i += 1, at += 1, other += 1) sum += rows[at]! * rows[other]!
      result[a * count + b] = sum
      result[b * count + a] = sum
    }
  }
  return result
}

/**
 * The part of a symmetric positive matrix that its leading `rank` directions hold (latent semantic analysis of a Gram
 * matrix), scaled to cosines. Subspace iteration: only the span counts, not the single eigenvectors.
 */
export function latentCosines(matrix: Float64Array, count: number, rank: number): Float64Array {
  const width = Math.min(rank, count)
  const random = createRandom('latent')
  // One direction a row, so that the products run along memory.
  let directions: Float64Array = Float64Array.from({ length: width * count }, () => random.normal())
  orthonormalise(directions, width, count)
  for (let round = 0; round < ROUNDS; round += 1) {
    directions = multiply(directions, width, matrix, count)
    orthonormalise(directions, width, count)
  }
  const seen = multiply(directions, width, matrix, count)
  const core = new Float64Array(width * width)
  for (let a = 0; a < width; a += 1)
    for (let b = 0; b < width; b += 1) core[a * width + b] = dot(directions, a * count, seen, b * count, count)
  // Row r of Q is column r of the directions: Q core Qᵀ.
  const left = multiply(core, width, directions, count)
  const result = new Float64Array(count * count)
  for (let k = 0; k < width; k += 1)
    for (let a = 0; a < count; a += 1) {
      const value = directions[k * count + a]!
      for (let b = 0; b < count; b += 1) result[a * count + b]! += value * left[k * count + b]!
    }
  const lengths = Array.from({ length: count }, (_, row) => Math.sqrt(Math.max(0, result[row * count + row]!)))
  return result.map((value, at) => {
    const product = lengths[Math.floor(at / count)]! * lengths[at % count]!
    return product > 1e-12 ? value / product : 0
  })
}

/** Inverse of a symmetric positive definite matrix, by Cholesky. Throws when it is not positive definite. */
export function invertPositive(matrix: Float64Array, n: number): Float64Array {
  const lower = Float64Array.from(matrix)
  for (let i = 0; i < n; i += 1) {
    for (let j = 0; j <= i; j += 1) {
      const sum = lower[i * n + j]! - dot(lower, i * n, lower, j * n, j)
      if (i === j && sum <= 0) throw new RangeError(`the matrix is not positive definite (row ${i})`)
      lower[i * n + j] = i === j ? Math.sqrt(sum) : sum / lower[j * n + j]!
    }
  }
  // Rows of the inverse of the lower factor, transposed: row c holds column c.
  const inverse = new Float64Array(n * n)
  for (let c = 0; c < n; c += 1) {
    inverse[c * n + c] = 1 / lower[c * n + c]!
    for (let i = c + 1; i < n; i += 1) inverse[c * n + i] = -dot(lower, i * n + c, inverse, c * n + c, i - c) / lower[i * n + i]!
  }
  return gram(inverse, n)
}

/** Eigenvalues and eigenvectors (one a row) of a symmetric matrix, by cyclic Jacobi rotations. */
export function eigenOf(matrix: Float64Array, n: number): { values: Float64Array; vectors: Float64Array } {
  const a = Float64Array.from(matrix)
  const vectors = new Float64Array(n * n)
  for (let i = 0; i < n; i += 1) vectors[i * n + i] = 1
  for (let sweep = 0; sweep < SWEEPS && offDiagonal(a, n) > 1e-20; sweep += 1)
    for (let p = 0; p < n - 1; p += 1) for (let q = p + 1; q < n; q += 1) rotate(a, vectors, n, p, q)
  return { values: Float64Array.from({ length: n }, (_, i) => a[i * n + i]!), vectors }
}

function rotate(a: Float64Array, vectors: Float64Array, n: number, p: number, q: number): void {
  const apq = a[p * n + q]!
  if (Math.abs(apq) < 1e-14) return
  const theta = (a[q * n + q]! - a[p * n + p]!) / (2 * apq)
  const t = (theta >= 0 ? 1 : -1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1))
  const c = 1 / Math.sqrt(t * t + 1)
  const s = t * c
  for (let k = 0; k < n; k += 1) {
    const kp = a[k * n + p]!
    const kq = a[k * n + q]!
    a[k * n + p] = c * kp - s * kq
    a[k * n + q] = s * kp + c * kq
  }
  for (const rows of [a, vectors]) {
    for (let k = 0; k < n; k += 1) {
      const pk = rows[p * n + k]!
      const qk = rows[q * n + k]!
      rows[p * n + k] = c * pk - s * qk
      rows[q * n + k] = s * pk + c * qk
    }
  }
}

function offDiagonal(a: Float64Array, n: number): number {
  let sum = 0
  for (let i = 0; i < n; i += 1) for (let j = 0; j < i; j += 1) sum += a[i * n + j]! ** 2
  return sum
}

/** A B for A with `height` rows and B with n columns (and as many rows as A has columns). */
export function multiply(a: Float64Array, height: number, b: Float64Array, n: number): Float64Array {
  const inner = a.length / height
  const result = new Float64Array(height * n)
  for (let row = 0; row < height; row += 1) {
    for (let k = 0; k < inner; k += 1) {
      const value = a[row * inner + k]!
      if (value === 0) continue
      for (let i = 0, at = row * n, from = k * n; i < n; i += 1, at += 1, from += 1) result[at]! += value * b[from]!
    }
  }
  return result
}

/** Modified Gram-Schmidt over the rows, in place; a row that adds nothing becomes zero. */
function orthonormalise(rows: Float64Array, height: number, width: number): void {
  for (let row = 0; row < height; row += 1) {
    for (let other = 0; other < row; other += 1) {
      const share = dot(rows, row * width, rows, other * width, width)
      for (let i = 0; i < width; i += 1) rows[row * width + i]! -= share * rows[other * width + i]!
    }
    const length = Math.sqrt(dot(rows, row * width, rows, row * width, width))
    for (let i = 0; i < width; i += 1) rows[row * width + i] = length > 1e-9 ? rows[row * width + i]! / length : 0
  }
}

function dot(a: Float64Array, from: number, b: Float64Array, start: number, length: number): number {
  let sum = 0
  for (let i = 0; i < length; i += 1) sum += a[from + i]! * b[start + i]!
  return sum
}

const ROUNDS = 12
const SWEEPS = 12
