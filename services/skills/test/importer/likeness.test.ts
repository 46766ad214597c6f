import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { eigenOf, invertPositive, latentCosines, multiply, rowCosines } from '../../importer/derive/likeness/dense.ts'
import { createFiller } from '../../importer/derive/likeness/profiles.ts'
import { ratedLikeness } from '../../importer/derive/likeness/rated.ts'
import { cosines, rarity } from '../../importer/derive/likeness/sparse.ts'
import { countTerms, pairsOf, wordsOf } from '../../importer/derive/likeness/words.ts'

const close = (a: Float64Array, b: readonly number[], least = 1e-9): void => {
  assert.equal(a.length, b.length)
  b.forEach((value, at) => {
    assert.ok(Math.abs(a[at]! - value) < least, `${at}: ${a[at]} is not ${value}`)
  })
}

describe('words of a text', () => {
  it('fold plurals and drop digits and single letters', () => {
    assert.deepEqual(wordsOf('Nurses, 3 bodies: a bus; glass analysis'), ['nurse', 'body', 'bus', 'glass', 'analysis'])
    assert.deepEqual(pairsOf(['data', 'entry', 'clerk']), ['data entry', 'entry clerk'])
    assert.deepEqual(
      [...countTerms(['a', 'b', 'a'])],
      [
        ['a', 2],
        ['b', 1],
      ],
    )
  })
})

describe('cosines of terms', () => {
  const rows = [
    new Map([
      ['a', 1],
      ['b', 1],
    ]),
    new Map([['a', 1]]),
    new Map([['c', 2]]),
    new Map<string, number>(),
  ]
  it('count rare terms more, and a row without terms as unlike all', () => {
    const result = cosines(rows, rarity)
    const [a, b] = [Math.log(3), Math.log(5)]
    close(result.subarray(0, 4), [1, a / Math.hypot(a, b), 0, 0])
    close(result.subarray(12), [0, 0, 0, 0])
  })
  it('leave out terms that too few or too many hold', () => {
    assert.equal(cosines(rows, rarity, { least: 2 })[2 * 4 + 2], 0)
    assert.equal(cosines(rows, rarity, { most: 0.25 })[1], 0)
  })
})

describe('linear algebra', () => {
  const matrix = Float64Array.from([4, 1, 0.5, 1, 3, 0.2, 0.5, 0.2, 2])
  it('inverts, and refuses what is not positive definite', () => {
    close(multiply(matrix, 3, invertPositive(matrix, 3), 3), [1, 0, 0, 0, 1, 0, 0, 0, 1])
    assert.throws(() => invertPositive(Float64Array.from([1, 2, 2, 1]), 2), /not positive definite \(row 1\)/)
  })
  it('finds eigenvalues with their vectors', () => {
    const { values, vectors } = eigenOf(matrix, 3)
    values.forEach((value, at) => {
      const vector = vectors.subarray(3 * at, 3 * at + 3)
      close(
        multiply(matrix, 3, vector, 1),
        [...vector].map((part) => part * value),
      )
    })
    assert.ok(Math.abs(values.reduce((sum, value) => sum + value, 0) - 9) < 1e-9)
  })
  it('takes cosines of rows, zero for an empty row', () => {
    close(rowCosines(Float64Array.from([3, 4, 4, 3, 0, 0]), 2), [1, 0.96, 0, 0.96, 1, 0, 0, 0, 0])
  })
  it('keeps the leading directions of a Gram matrix alone', () => {
    // Two groups that share nothing, and one small direction that parts the first group.
    const gram = Float64Array.from([1.02, 0.98, 0, 0.98, 1.02, 0, 0, 0, 1])
    close(latentCosines(gram, 3, 2), [1, 1, 0, 1, 1, 0, 0, 0, 1], 1e-6)
  })
})

describe('ratings that nobody made', () => {
  const codes = ['11-1011.00', '11-1021.00', '47-2111.00', '11-1031.00']
  const same = Float64Array.from([1, 0.9, 0, 0.9, 0.9, 1, 0, 0.9, 0, 0, 1, 0, 0.9, 0.9, 0, 1])
  const names = [
    'activity',
    'activityGroup',
    'task',
    'latentTask',
    'title',
    'titleWithPairs',
    'tool',
    'description',
    'interest',
  ] as const
  const measures = Object.fromEntries(names.map((name) => [name, same])) as Parameters<typeof createFiller>[0]['measures']
  const interests = Float64Array.from([...Array(12).fill(5), ...Array(6).fill(2), ...Array(6).fill(5)])
  const fill = createFiller({ codes, zones: [5, 4, 3, 5], interests, measures }, [true, true, true, false])

  it('come close to those of like work, stay on the scale, and leave what was rated', () => {
    const { rows, error } = fill({ rows: Float64Array.from([6, 6, 1, 0]), width: 1, low: 0, high: 7 })
    close(rows.subarray(0, 3), [6, 6, 1])
    assert.ok(rows[3]! > 5 && rows[3]! <= 7, String(rows[3]))
    assert.ok(error > 0 && error < 5)
    assert.equal(fill({ rows: Float64Array.from([9, 9, 1, 0]), width: 1, low: 0, high: 5 }).rows[3], 5)
  })
})

describe('likeness of ratings', () => {
  it('is greatest with itself and unlike for opposite profiles', () => {
    const rows = Float64Array.from([1, 5, 2, 4.5, 5, 1, 4, 2])
    const likeness = ratedLikeness([{ rows, width: 2, weight: 1 }], [true, true, true, true])
    assert.ok(Math.abs(likeness[0]! - 1) < 1e-9)
    assert.ok(likeness[1]! > 0.8 && likeness[2]! < -0.8)
    assert.ok(Math.abs(likeness[1]! - likeness[4]!) < 1e-9)
  })
})
