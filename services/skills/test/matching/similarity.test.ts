import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Engine } from '../../src/domain/matching/engine.ts'
import { measureOf, mostSimilar, similarityOf } from '../../src/domain/matching/similarity.ts'

const near = (value: number | undefined, expected: number): void =>
  assert.ok(Math.abs((value ?? 99) - expected) < 1e-9, `${value}`)

describe('likeness', () => {
  it('to others is worked out once, and again only when more are asked for', () => {
    const count = 30
    const engine = { count, base: { occupations: Array.from({ length: count }, (_, index) => ({ index })) } } as unknown as Engine
    let asked = 0
    const measure = (_: number, other: number): number => {
      asked += 1
      return -Math.floor(other / 2)
    }
    const similar = (limit: number) => mostSimilar(engine, measure, 4, limit).map(({ index }) => index)
    assert.deepEqual(similar(5), [0, 1, 2, 3, 5])
    assert.deepEqual([similar(20).length, asked], [20, 29])
    assert.deepEqual([similar(25).length, asked], [25, 58])
    assert.deepEqual([similar(50).length, asked], [29, 87])
    assert.deepEqual([similar(50).length, similar(3).length, asked], [29, 3, 87])
  })
})

describe('the measures of likeness', () => {
  const engine = (): Engine => {
    const occupations = [0, 1, 2].map((index) => ({ index }))
    const pairs = {
      ratings: Uint16Array.of(65_535, 0, 32_768),
      all: Uint16Array.of(65_535, 0, 13_107),
      moves: Uint8Array.of(0, 40, 80, 1, 0, 2, 3, 4, 0),
    }
    return {
      count: 3,
      levels: Float64Array.of(1, 0, 0.6, 0.8, 0, 1),
      people: Float64Array.of(0, 500, 5000),
      base: { occupations, pairs },
    } as unknown as Engine
  }

  it('read pairs of the table, the same both ways, and a work as wholly like itself', () => {
    const { byRatings, byAll } = similarityOf(engine())
    near(byRatings(0, 1), 1)
    near(byRatings(2, 0), -1)
    near(byRatings(1, 2), 65_536 / 65_535 - 1)
    near(byAll(2, 1), 0.2)
    near(byAll(1, 2), 0.2)
    near(byAll(2, 2), 1)
  })

  it('compare levels, and tell how usual a move is by the work and half the size', () => {
    const { byLevels, byMoves } = similarityOf(engine())
    near(byLevels(0, 1), 0.6)
    near(byLevels(1, 2), 0.8)
    near(byMoves(0, 1), -1.5 + 40 * 0.025 + Math.log(500) / 2)
    near(byMoves(0, 2), -1.5 + 80 * 0.025 + Math.log(5000) / 2)
    near(byMoves(1, 0), -1.5 + 0.025 + Math.log(500) / 2)
  })

  it('are made once for an engine, and known by the name that callers give', () => {
    const one = engine()
    const made = similarityOf(one)
    assert.equal(similarityOf(one), made)
    assert.notEqual(similarityOf(engine()), made)
    const { byRatings, byMoves, byAll } = made
    assert.deepEqual(
      ['ratings', 'moves', 'all', '', undefined].map((name) => measureOf(made, name)),
      [byRatings, byMoves, byAll, byAll, byAll],
    )
  })
})
