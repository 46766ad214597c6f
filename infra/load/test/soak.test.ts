import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { describe, test } from 'node:test'
import { isFlat, type MemorySample, readMemory, trendsOf } from '../soak/memory.ts'

/** An hour of samples, four a minute: `held` gives what the process holds in a minute. */
function hour(held: (minute: number) => number | undefined): MemorySample[] {
  return Array.from({ length: 240 }, (_, at) => at / 4).map((minute) => {
    const value = held(minute)
    return { minute, memory: new Map(value === undefined ? [] : [['one', { held: value, resident: value }]]) }
  })
}

const trendOf = (held: (minute: number) => number | undefined) => trendsOf(hour(held), 15)[0]

describe('the trend of memory', () => {
  test('is the growth of an hour, and a process that leaks is not flat', () => {
    const trend = trendOf((minute) => 100 + minute / 2)
    assert.ok(trend)
    assert.equal(Math.round(trend.slope), 30)
    assert.equal(trend.first, 107.5)
    assert.ok(!isFlat(trend))
  })

  test('looks past what garbage collections give back, past the first quarter and past one odd window', () => {
    const saw = trendOf((minute) => 100 + (minute % 3) * 20)
    assert.ok(saw && isFlat(saw), JSON.stringify(saw))
    const warming = trendOf((minute) => Math.min(160, 100 + minute * 4))
    assert.ok(warming && isFlat(warming), JSON.stringify(warming))
    const peak = trendOf((minute) => (minute > 30 && minute < 36 ? 400 : 100))
    assert.ok(peak && isFlat(peak), JSON.stringify(peak))
  })

  test('sees a leak under the saw', () => {
    const trend = trendOf((minute) => 100 + (minute % 3) * 20 + minute / 3)
    assert.ok(trend && !isFlat(trend), JSON.stringify(trend))
  })

  test('is none of a process that was often away, and not flat of too short a time', () => {
    assert.equal(
      trendOf((minute) => (minute % 5 < 1 ? undefined : 100)),
      undefined,
    )
    const short = trendsOf(
      hour(() => 100).filter(({ minute }) => minute < 18),
      15,
    )
    assert.deepEqual(short.map(isFlat), [false])
  })
})

test('memory is read of a process and of what it started, under its name', () => {
  const child = spawn('sleep', ['30'])
  try {
    const { held, resident } = readMemory(new Map([[process.pid, 'tests']])).get('tests') ?? { held: 0, resident: 0 }
    assert.ok(held > 10 && resident > held, `${held} held, ${resident} resident`)
    const apart = readMemory(
      new Map([
        [process.pid, 'tests'],
        [child.pid ?? 0, 'child'],
      ]),
    )
    assert.deepEqual([...apart.keys()].sort(), ['child', 'tests'])
  } finally {
    child.kill()
  }
})
