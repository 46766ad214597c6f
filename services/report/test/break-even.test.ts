import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Wages } from '@waymark/proto/waymark/skills/v1/occupation'
import { breakEvenWords, MONEY_MONTHS, moneyWay } from '../src/facts/break-even.ts'

const wages = Wages.fromPartial({ p10: 40_000, p25: 48_000, median: 60_000, p75: 72_000 })
const open = { study: [0, 0], paid: [0, 0], experience: 0, payPercent: undefined } as const

describe('a change into open work', () => {
  it('is even at once when the first pay is above the present one; two months without pay take longer', () => {
    const way = moneyWay(wages, 42_000, open)
    assert.equal(way.quickMonth, 0)
    // Two months cost $7,000; the raise begins at $500 a month and grows.
    assert.equal(way.slow[2], -7_000)
    assert.ok(way.slowMonth! > 8 && way.slowMonth! < 18, `${way.slowMonth}`)
    assert.equal(breakEvenWords(way), `at once, or up to ${way.slowMonth} months`)
    assert.deepEqual(way.unpaid, [0, 2])
  })

  it('never pays when the pay is lower for good', () => {
    const way = moneyWay(wages, 75_000, open)
    assert.deepEqual([way.quickMonth, way.slowMonth], [undefined, undefined])
    assert.equal(breakEvenWords(way), 'not within ten years')
  })

  it('earns a lower first pay back later, or not', () => {
    const way = moneyWay(wages, 56_000, open)
    assert.ok(way.quickMonth! > 0 && way.quickMonth! < 24, `${way.quickMonth}`)
    assert.ok(way.slowMonth === undefined || way.slowMonth > way.quickMonth!)
    assert.match(breakEvenWords(way), /months/)
  })

  it('sums the pay of all months less what staying brings', () => {
    const { quick, slow } = moneyWay(wages, 60_000, open)
    assert.equal(quick.length, MONEY_MONTHS + 1)
    // Quick: from 54,000 to 60,000 in twelve months, so half a year at half the difference is lost.
    assert.ok(Math.abs(quick.at(-1)! + 2_750) < 1, `${quick.at(-1)}`)
    assert.ok(slow.at(-1)! < quick.at(-1)!)
  })

  it('lets four fifths of the median stand in where the lowest quarter is not published', () => {
    const way = moneyWay(Wages.fromPartial({ median: 60_000 }), 48_000, open)
    assert.equal(way.slow[3]! - way.slow[2]! > 0, true)
  })
})

describe('a change that has a gate', () => {
  it('counts every month of school as one without pay', () => {
    // A nurse of $82,000 who becomes a dental hygienist: three years of school, then $94,260 in the middle.
    const hygienist = Wages.fromPartial({ p10: 66_470, p25: 80_060, median: 94_260, p75: 101_140 })
    const way = moneyWay(hygienist, 82_000, { ...open, study: [30, 36] })
    assert.ok(Math.abs(way.quick[30]! + 30 * (82_000 / 12)) < 1, `${way.quick[30]}`)
    assert.ok(Math.abs(way.slow[38]! + 38 * (82_000 / 12)) < 1, `${way.slow[38]}`)
    assert.deepEqual([way.quickMonth, way.slowMonth], [undefined, undefined])
    assert.deepEqual(way.unpaid, [30, 38])
  })

  it('pays training at the percent that the program names', () => {
    const apprentice = { ...open, paid: [48, 60], payPercent: [50, 80] } as const
    const { quick, slow } = moneyWay(wages, 36_000, apprentice)
    // Quick: the middle of the steps, 65 % of 60,000; slow: the first step, 50 %.
    assert.ok(Math.abs(quick[12]! - (39_000 - 36_000)) < 1, `${quick[12]}`)
    assert.ok(Math.abs(slow[12]! - (30_000 - 36_000)) < 1, `${slow[12]}`)
    assert.ok(Math.abs(slow[60]! - slow[59]! - (30_000 - 36_000) / 12) < 1)
    assert.ok(slow[61]! - slow[60]! < slow[60]! - slow[59]!, 'the search follows the training')
    assert.ok(quick[49]! - quick[48]! > quick[48]! - quick[47]!, 'full pay follows the training')
  })

  it('pays training at the lowest tenth where no percent is known, or at three fifths of the middle', () => {
    const trained = { ...open, paid: [12, 12] } as const
    assert.ok(Math.abs(moneyWay(wages, 40_000, trained).quick[12]!) < 1)
    assert.ok(Math.abs(moneyWay(Wages.fromPartial({ median: 60_000 }), 36_000, trained).quick[12]!) < 1)
  })

  it('earns missing years at the present pay', () => {
    const { quick } = moneyWay(wages, 40_000, { ...open, experience: 36 })
    assert.ok(Math.abs(quick[36]!) < 1)
    assert.ok(quick[37]! > 1)
  })
})
