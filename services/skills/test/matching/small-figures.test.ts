import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { withArticle } from '@waymark/contracts/text/article'
import { count, dollars, listWords, percent, percentChange, plainPercent } from '../../src/domain/explain/money-words.ts'
import {
  clamp,
  correlation,
  deviation,
  mean,
  median,
  quantile,
  solvePositive,
  standardiseOver,
} from '../../src/domain/figures/math.ts'
import { createRandom } from '../../src/domain/figures/random.ts'

describe('small figures', () => {
  it('have a mean and a spread, which are 0 of nothing', () => {
    assert.deepEqual([mean([2, 4, 9]), mean([])], [5, 0])
    assert.deepEqual([deviation([2, 4, 4, 4, 5, 5, 7, 9]), deviation([3, 3]), deviation([])], [2, 0, 0])
  })

  it('are read between the places of a sorted list', () => {
    const sorted = [10, 20, 40, 80]
    assert.deepEqual(
      [0, 0.5, 1, 0.1].map((share) => quantile(sorted, share)),
      [10, 30, 80, 13],
    )
    assert.deepEqual([quantile([], 0.5), quantile([7], 0.9)], [0, 7])
    assert.deepEqual([median([9, 1, 5]), median([10, 9, 1, 5])], [5, 7])
  })

  it('are kept between two ends', () => {
    assert.deepEqual(
      [-1, 0, 3, 5, 6].map((value) => clamp(value, 0, 5)),
      [0, 0, 3, 5, 5],
    )
  })

  it('go together from -1 to 1, and not at all where one does not vary', () => {
    assert.ok(Math.abs(correlation([1, 2, 3], [2, 4, 6]) - 1) < 1e-12)
    assert.ok(Math.abs(correlation([1, 2, 3], [6, 4, 2]) + 1) < 1e-12)
    // By hand: deviations -1, 0, 1 and -1, 1, 0 give 1 / 2.
    assert.ok(Math.abs(correlation([1, 2, 3], [1, 3, 2]) - 0.5) < 1e-12)
    assert.deepEqual([correlation([1, 2, 3], [4, 4, 4]), correlation([4, 4, 4], [1, 2, 3]), correlation([], [])], [0, 0, 0])
  })

  it('are told in deviations from those that count, and are 0 where those do not vary', () => {
    const values = Float64Array.of(1, 99, 5)
    assert.deepEqual([...standardiseOver(values, (row) => row !== 1)], [-1, 48, 1])
    assert.deepEqual([...standardiseOver(values, (row) => row === 1)], [0, 0, 0])
  })

  it('solve equations, several right sides at once, and leave what they were given alone', () => {
    const matrix = Float64Array.of(4, 2, 0.6, 2, 5, 1, 0.6, 1, 3)
    const solution = [1, -2, 3, 0.5, 2, -1]
    const right = [0, 1, 2].flatMap((row) =>
      [0, 1].map((column) => [0, 1, 2].reduce((sum, at) => sum + matrix[row * 3 + at]! * solution[at * 2 + column]!, 0)),
    )
    const given = Float64Array.from(right)
    const found = solvePositive(matrix, given, 3, 2)
    for (const [at, value] of found.entries()) assert.ok(Math.abs(value - solution[at]!) < 1e-12, `${at}: ${value}`)
    assert.deepEqual([...given], right)
    assert.deepEqual([...matrix], [4, 2, 0.6, 2, 5, 1, 0.6, 1, 3])
    // A column without any variance is held off by a millionth of a millionth.
    assert.ok(Number.isFinite(solvePositive(Float64Array.of(0), Float64Array.of(1), 1, 1)[0]))
  })
})

describe('chance', () => {
  const stream = (seed: string, length: number) => {
    const random = createRandom(seed)
    return Array.from({ length }, () => random.uniform())
  }

  it('is the same for the same seed, another for another, and even between 0 and 1', () => {
    assert.deepEqual(stream('a', 5), stream('a', 5))
    const seeds = ['', 'a', 'b', 'ab', 'ba', 'person 1', 'person 2']
    assert.equal(new Set(seeds.map((seed) => stream(seed, 3).join())).size, seeds.length)
    const many = stream('even', 20_000)
    assert.ok(many.every((value) => value >= 0 && value < 1))
    assert.ok(Math.abs(mean(many) - 0.5) < 0.01)
    assert.ok(Math.abs(deviation(many) - 1 / Math.sqrt(12)) < 0.005)
  })

  it('is the same on every machine and in every edition, as reports are drawn again', () => {
    const words = (seed: string) => stream(seed, 3).map((value) => value * 2 ** 32)
    assert.deepEqual(words(''), [345226382, 1258551070, 2342302217])
    assert.deepEqual(words('person 1'), [2396753986, 2444375928, 708928529])
    const random = createRandom('a')
    assert.deepEqual(
      Array.from({ length: 3 }, () => random.normal().toFixed(9)),
      ['0.752246232', '-1.331782507', '-0.346168591'],
    )
  })

  it('is normal where it is asked for', () => {
    const random = createRandom('normal')
    const many = Array.from({ length: 20_000 }, () => random.normal())
    assert.ok(Math.abs(mean(many)) < 0.02)
    assert.ok(Math.abs(deviation(many) - 1) < 0.02)
    const within = many.filter((value) => Math.abs(value) < 1).length / many.length
    assert.ok(Math.abs(within - 0.6827) < 0.01)
    const inRow = correlation(many.slice(1), many.slice(0, -1))
    assert.ok(Math.abs(inRow) < 0.02)
  })
})

describe('figures in words', () => {
  it('are whole dollars and whole numbers', () => {
    assert.deepEqual([dollars(1234.5), dollars(0), dollars(93_600)], ['$1,235', '$0', '$93,600'])
    assert.deepEqual([count(1234.4), count(7)], ['1,234', '7'])
  })

  it('are percents with one decimal, a real minus and a space that does not break', () => {
    assert.deepEqual([4.94, -5.78, 0, 0.04, -0.04].map(percentChange), [
      '+4.9\u00a0%',
      '\u22125.8\u00a0%',
      '0.0\u00a0%',
      '0.0\u00a0%',
      '0.0\u00a0%',
    ])
    assert.deepEqual([4.94, -5.78].map(plainPercent), ['4.9\u00a0%', '5.8\u00a0%'])
    assert.deepEqual([0.654, 1].map(percent), ['65\u00a0%', '100\u00a0%'])
  })

  it('are lists as one says them', () => {
    assert.deepEqual([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listWords), ['', 'a', 'a and b', 'a, b and c'])
  })

  it('take the article that is spoken', () => {
    assert.deepEqual(
      ["associate's degree", 'Actor', 'editor', 'usher', 'umpire', 'university', 'user', 'nurse', 'bachelor'].map(
        (phrase) => withArticle(phrase).split(' ')[0],
      ),
      ['an', 'an', 'an', 'an', 'an', 'a', 'a', 'a', 'a'],
    )
    assert.equal(withArticle('nurse'), 'a nurse')
  })
})
