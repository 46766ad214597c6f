import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { watchStandStills } from '../stand-still.ts'

test('a machine that stood still is noticed once, and one that is only busy is not', async () => {
  let skipped = 0
  const watch = watchStandStills({ everyMs: 10, longestMs: 5_000, clock: () => Date.now() + skipped })
  try {
    await sleep(100)
    assert.deepEqual(watch.take(), [])
    skipped = 60_000
    await sleep(100)
    const gaps = watch.take()
    assert.equal(gaps.length, 1)
    assert.ok(gaps[0] !== undefined && gaps[0] > 59 && gaps[0] < 65, `${gaps[0]} s`)
    assert.deepEqual(watch.take(), [])
  } finally {
    watch.stop()
  }
})
