import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Wages } from '@waymark/proto/waymark/skills/v1/occupation'
import { breakEvenWords, MONEY_MONTHS, moneyWay } from '../src/facts/break-even.ts'

const wages = Wages.fromPartial({ p25: 48_000, median: 60_000, p75: 72_000 })

test('a first pay above the present one is even at once; two months without pay take longer', () => {
  const way = moneyWay(wages, 42_000)
  assert.equal(way.quickMonth, 0)
  // Two months cost $7,000; the raise begins at $500 a month and grows.
  assert.equal(way.slow[2], -7_000)
  assert.ok(way.slowMonth! > 8 && way.slowMonth! < 18, `${way.slowMonth}`)
  assert.equal(breakEvenWords(way), `at once, or up to ${way.slowMonth} months`)
})

test('a lower pay for good never pays', () => {
  const way = moneyWay(wages, 75_000)
  assert.equal(way.quickMonth, undefined)
  assert.equal(way.slowMonth, undefined)
  assert.equal(breakEvenWords(way), 'not within five years')
})

test('a first pay below the present one is earned back later, or not', () => {
  const way = moneyWay(wages, 56_000)
  assert.ok(way.quickMonth! > 0 && way.quickMonth! < 24, `${way.quickMonth}`)
  assert.ok(way.slowMonth === undefined || way.slowMonth > way.quickMonth!)
  assert.match(breakEvenWords(way), /months/)
})

test('the sum at the end is the pay of all months less what staying brings', () => {
  const { quick, slow } = moneyWay(wages, 60_000)
  assert.equal(quick.length, MONEY_MONTHS + 1)
  // Quick: from 54,000 to 60,000 in twelve months, so half a year at half the difference is lost.
  assert.ok(Math.abs(quick.at(-1)! + 2_750) < 1, `${quick.at(-1)}`)
  assert.ok(slow.at(-1)! < quick.at(-1)!)
})

test('where the lowest quarter is not published, four fifths of the median stand in', () => {
  const way = moneyWay(Wages.fromPartial({ median: 60_000 }), 48_000)
  assert.equal(way.slow[3]! - way.slow[2]! > 0, true)
})
