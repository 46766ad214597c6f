import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { levelPrior, type Observation, readLevels } from '../../src/domain/person/level-reading.ts'
import { rounded } from '../support/made-table.ts'

describe('what is expected of levels', () => {
  it('is their mean, and how they go together, over the rows that count', () => {
    const rows = Float64Array.of(1, 4, 2, 9, 9, 9, 3, 2, 2, 2, 3, 2)
    const { mean, covariance } = levelPrior(rows, 3, (row) => row !== 1)
    assert.deepEqual(rounded(mean), [2, 3, 2])
    // By hand: deviations -1 0 1 (first column: 1, 3, 2) and 1 -1 0; the third column does not vary.
    assert.deepEqual(rounded(covariance), rounded([2 / 3, -2 / 3, 0, -2 / 3, 2 / 3, 0, 0, 0, 0]))
  })
})

describe('levels of a person', () => {
  const prior = { mean: Float64Array.of(2, 2), covariance: Float64Array.of(1, 0.5, 0.5, 1) }
  const seen = (element: number, level: number, more: Partial<Observation> = {}): Observation => ({
    element,
    level,
    kind: 'self',
    error: 1,
    ...more,
  })

  it('are unread without any observation', () => assert.equal(readLevels(prior, []), undefined))

  it('follow an observation nearly wholly, and those that go with it by half of what they share', () => {
    const reading = readLevels(prior, [seen(0, 4)])!
    // Shares by hand: 1 / (1 + 1) and .5 / (1 + 1); of its own reading four fifths are taken as they are.
    assert.deepEqual(rounded(reading.gain), [0.9, 0.25])
    assert.deepEqual(rounded(reading.level), [3.8, 2.5])
    assert.deepEqual(rounded(reading.error), rounded([Math.sqrt(0.5), Math.sqrt(0.875)]))
    // What an inferred level counts: three tenths of the share of its variance that is explained.
    assert.deepEqual(rounded(reading.weight), rounded([1, 0.3 * 0.125]))
    assert.deepEqual(rounded(reading.observationError), [1])
    const wide = { ...prior, covariance: Float64Array.of(1, 1, 1, 4) }
    assert.deepEqual(rounded(readLevels(wide, [seen(0, 4)])!.weight), rounded([1, (0.3 * 0.5) / 4]))
  })

  it('weigh several observations by how exact they are, in whichever order they come', () => {
    const observations = [seen(1, 6, { kind: 'history' }), seen(0, 4), seen(0, 5, { error: 0.5, kind: 'quiz' })]
    const reading = readLevels(prior, observations)!
    // Of element 0: precisions 1 and 4, so (4 + 20) / 5 = 4.8 with a variance of .2.
    assert.deepEqual(rounded(reading.observationError), rounded([Math.sqrt(0.2), 1]))
    // The matrix 1.2 .5 / .5 2 has the inverse 2 -.5 / -.5 1.2 over 2.15.
    const [a, b, c, d] = [(2 - 0.25) / 2.15, (-0.5 + 0.6) / 2.15, (1 - 0.5) / 2.15, (-0.25 + 1.2) / 2.15]
    const gain = [0.2 * a + 0.8, 0.2 * b, 0.2 * c, 0.2 * d + 0.8]
    assert.deepEqual(rounded(reading.gain), rounded(gain))
    assert.deepEqual(rounded(reading.level), rounded([2 + gain[0]! * 2.8 + gain[1]! * 4, 2 + gain[2]! * 2.8 + gain[3]! * 4]))
    assert.deepEqual(rounded(reading.error), rounded([Math.sqrt(1 - a - 0.5 * b), Math.sqrt(1 - 0.5 * c - d)]))
    assert.deepEqual([...reading.weight], [1, 1])
    assert.deepEqual(readLevels(prior, observations.toReversed()), reading)
  })

  it('remember what each kind of evidence said, and what the person named', () => {
    const reading = readLevels(prior, [seen(1, 6, { kind: 'history' }), seen(0, 4), seen(0, 5, { error: 0.5, kind: 'quiz' })])!
    const { history, self, quiz } = reading.evidence
    assert.deepEqual([history, self, quiz].map(rounded), [
      [-1, 6],
      [4, -1],
      [5, -1],
    ])
    assert.deepEqual([...reading.named], [1, 0])
    assert.deepEqual([...readLevels(prior, [seen(1, 6, { kind: 'quiz' })])!.named], [0, 1])
  })

  it('stay between 0 and 7, and their errors and weights at 0 or above', () => {
    const sure = { error: 1e-6 }
    assert.deepEqual(rounded(readLevels(prior, [seen(0, 30, sure)])!.level), [7, 7])
    assert.deepEqual(rounded(readLevels(prior, [seen(0, -30, sure)])!.level), [0, 0])
    const twins = { mean: Float64Array.of(2, 2), covariance: Float64Array.of(1, 1.1, 1.1, 1) }
    const { error, weight } = readLevels(twins, [seen(0, 3, sure)])!
    assert.deepEqual([rounded(error)[1], rounded(weight)[1]], [0, 0.3])
    const odd = { mean: Float64Array.of(2, 2), covariance: Float64Array.of(1, 0.5, 0.5, -1) }
    const turned = readLevels(odd, [seen(0, 3)])!
    assert.deepEqual([turned.error[1], turned.weight[1]], [0, 0])
  })
})
