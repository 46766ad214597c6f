import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { bisect } from '../bisect.ts'

const upTo = (limit: number) => async (rate: number) => rate <= limit
const range = { from: 100, floor: 1, ceiling: 1_600 }

describe('bisecting for the highest rate that holds', () => {
  test('goes down when the promised rate fails', async () => {
    const { highest, lowestFailed, trials } = await bisect(upTo(37), { ...range, precision: 0.05 })
    assert.ok(highest <= 37 && highest >= 35, `${highest}`)
    assert.ok(lowestFailed !== undefined && lowestFailed > 37 && lowestFailed - highest <= lowestFailed * 0.05)
    assert.deepEqual(
      trials.slice(0, 4).map(({ rate }) => rate),
      [100, 50, 25, 37.5],
    )
  })

  test('goes up when the promised rate holds', async () => {
    const { highest, lowestFailed } = await bisect(upTo(730), range)
    assert.ok(highest <= 730 && highest > 600, `${highest}`)
    assert.ok(lowestFailed !== undefined && lowestFailed > 730)
  })

  test('stops at the ceiling and at the floor', async () => {
    assert.deepEqual(await bisect(upTo(1e9), range).then(({ highest, lowestFailed }) => [highest, lowestFailed]), [
      1_600,
      undefined,
    ])
    const none = await bisect(upTo(0), range)
    assert.equal(none.highest, 0)
    assert.equal(none.trials.at(-1)?.rate, 1)
  })

  test('does not run again what is known', async () => {
    const asked: number[] = []
    const holds = async (rate: number) => {
      asked.push(rate)
      return rate <= 60
    }
    await bisect(holds, { ...range, known: { rate: 100, holds: false } })
    assert.ok(!asked.includes(100))
    assert.equal(asked[0], 50)
  })

  test('believes a failure only when it comes twice', async () => {
    const calls = new Map<number, number>()
    const flaky = async (rate: number) => {
      calls.set(rate, (calls.get(rate) ?? 0) + 1)
      if (rate > 80) return false
      // Something else took the processor in every first look.
      return calls.get(rate)! > 1
    }
    const { highest } = await bisect(flaky, range)
    assert.ok(highest >= 72 && highest <= 80, `${highest}`)
  })

  test('ends after so many trials', async () => {
    let runs = 0
    const holds = async (rate: number) => {
      runs += 1
      return rate <= 333.333
    }
    const { trials } = await bisect(holds, { ...range, precision: 0, maxTrials: 6 })
    assert.equal(trials.length, 6)
    assert.ok(runs <= 12)
  })
})
