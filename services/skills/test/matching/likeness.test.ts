import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { loadPairs } from '../../src/data/knowledge-base/load-pairs.ts'
import { measureOf, mostSimilar } from '../../src/domain/matching/similarity.ts'
import { occupation, shippedCareers } from '../support/careers.ts'

const { engine, similarity } = shippedCareers()
const best = (code: string, by: string, limit = 10): string[] =>
  mostSimilar(engine, measureOf(similarity, by), occupation(code).index, limit).map(
    ({ index }) => engine.base.occupations[index]!.code,
  )

describe('likeness of occupations', () => {
  it('finds the neighbors that anybody would name', () => {
    assert.ok(best('15-1252.00', 'all', 5).includes('15-1251.00'))
    assert.ok(best('29-1141.00', 'all', 5).some((code) => code.startsWith('29-1141')))
    assert.ok(best('47-2111.00', 'ratings', 10).some((code) => code === '47-2152.00'))
  })

  it('stays within its scale for all pairs of an occupation', () => {
    const { index } = occupation('13-2011.00')
    for (const other of engine.base.occupations) {
      const all = similarity.byAll(index, other.index)
      const ratings = similarity.byRatings(index, other.index)
      assert.ok(all >= 0 && all <= 1 && ratings >= -1 && ratings <= 1, other.code)
    }
  })
})

describe('the move model', () => {
  it('leads up more readily than down, and to large occupations more readily than to small ones', () => {
    const move = (from: string, to: string): number => similarity.byMoves(occupation(from).index, occupation(to).index)
    assert.ok(move('29-2061.00', '29-1141.00') > move('29-1141.00', '29-2061.00'))
    assert.ok(move('13-2011.00', '11-3031.00') > move('13-2011.00', '29-1141.00'))
    assert.deepEqual(best('13-2011.00', 'moves', 10).length, 10)
    assert.ok(best('13-2011.00', 'moves', 10).some((code) => code.startsWith('13-20')))
  })

  it('counts people once where several codes are counted together', () => {
    const [a, b] = ['25-9042.00', '25-9043.00'].map((code) => engine.people[occupation(code).index]!)
    assert.equal(a, b)
    assert.equal(a! + b!, occupation('25-9042.00').outlook!.employment2024)
    assert.equal(engine.people[occupation('29-1141.01').index], 0)
  })
})

describe('the files of pairs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-pairs-'))
  after(() => rmSync(folder, { recursive: true, force: true }))
  const write = (all: number[]): void => {
    writeFileSync(join(folder, 'likeness-ratings.bin'), Uint8Array.from([1, 0, 2, 0, 255, 255]))
    writeFileSync(join(folder, 'likeness-all.bin'), Uint8Array.from(all))
    writeFileSync(
      join(folder, 'moves.bin'),
      Uint8Array.from({ length: 9 }, (_, at) => at),
    )
  }

  it('are read least byte first', () => {
    write([0, 1, 2, 0, 3, 0])
    const { ratings, all, moves } = loadPairs(folder, 3)
    assert.deepEqual([...ratings], [1, 2, 65_535])
    assert.deepEqual([...all], [256, 2, 3])
    assert.equal(moves[5], 5)
  })

  it('are refused by name when they do not belong to the table', () => {
    write([0, 1])
    assert.throws(() => loadPairs(folder, 3), /likeness-all\.bin: has 2 bytes, not 6\. Restore it from the repository/)
    assert.throws(() => loadPairs(join(folder, 'nowhere'), 3), /likeness-ratings\.bin: ENOENT/)
  })
})
