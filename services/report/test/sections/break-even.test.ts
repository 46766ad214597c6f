import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Wages } from '@waymark/proto/waymark/skills/v1/occupation'
import { breakEvenWords, MONEY_MONTHS, type MoneyEntry, moneyWay, timeRange } from '../../src/document/facts/break-even.ts'
import type { SchoolFees } from '../../src/document/facts/school-fees.ts'

const wages = Wages.fromPartial({ p10: 40_000, p25: 48_000, median: 60_000, p75: 72_000 })
const open: MoneyEntry = { study: [0, 0], paid: [0, 0], experience: 0, payPercent: undefined, gated: false }
const free: SchoolFees = { kind: 'none', range: [0, 0] }
const unpriced: SchoolFees = { kind: 'graduate', range: undefined }

describe('a change into open work', () => {
  it('pays from the first month when the first pay is above the present one; two months of search take longer', () => {
    const way = moneyWay(wages, 42_000, open, free)
    assert.equal(way.good.even, 0)
    // Two months cost $7,000; the raise is $500 a month for two years.
    assert.equal(way.hard.sums[2], -7_000)
    assert.equal(way.hard.even, 16)
    assert.equal(breakEvenWords(way), 'from the first month, or after 16 months')
    assert.deepEqual(
      [way.unpaid, way.school],
      [
        [0, 2],
        [0, 0],
      ],
    )
  })

  it('never pays when the pay is lower for good', () => {
    const way = moneyWay(wages, 75_000, open, free)
    assert.deepEqual([way.good.even, way.hard.even, way.gain], [undefined, undefined, -15_000])
    assert.equal(breakEvenWords(way), 'not in ten years')
  })

  it('sums the pay of all months less what staying brings', () => {
    const { good, hard } = moneyWay(wages, 60_000, open, free)
    assert.equal(good.sums.length, MONEY_MONTHS + 1)
    // A year at 54,000 instead of 60,000.
    assert.equal(Math.round(good.sums.at(-1)!), -6_000)
    assert.equal(good.lost, 6_000)
    // Two months without pay, two years at 48,000.
    assert.equal(hard.lost, 34_000)
    assert.equal(Math.round(hard.sums.at(-1)!), -34_000)
  })

  it('lets four fifths of the median stand in where the lowest quarter is not published', () => {
    assert.equal(moneyWay(Wages.fromPartial({ median: 60_000 }), 48_000, open, free).hard.firstPay, 48_000)
  })
})

describe('a change that has a gate', () => {
  // A nurse of $82,000 who becomes a dental hygienist: two to three years of school, then $94,260 in the middle.
  const hygienist = Wages.fromPartial({ p10: 66_470, p25: 80_060, median: 94_260, p75: 101_140 })
  const school: MoneyEntry = { ...open, study: [24, 36], gated: true }
  const fees: SchoolFees = { kind: 'two_year', range: [6_800, 24_400] }

  it('counts school at half pay and low fees at the good end, without pay and with high fees at the hard one', () => {
    const { good, hard, unpaid } = moneyWay(hygienist, 82_000, school, fees)
    // Two years at half pay, and a year midway between 80,060 and 94,260, which brings 5,160.
    assert.deepEqual([good.fees, good.lost, good.cost], [6_800, 76_800, 83_600])
    // Three years and two months without pay, two years at 80,060.
    assert.deepEqual([hard.fees, hard.lost, hard.cost], [24_400, 263_500, 287_900])
    assert.deepEqual(unpaid, [0, 38])
  })

  it('is earned back by the later gain, or not within ten years', () => {
    const way = moneyWay(hygienist, 82_000, school, fees)
    // $83,600 ÷ $12,260 a year = 6.8 years after the 36th month.
    assert.equal(way.good.even, Math.ceil(36 + (12 * 83_600) / 12_260))
    assert.equal(way.hard.even, undefined)
    assert.equal(breakEvenWords(way), 'in ten years at best')
    assert.ok(Math.abs(way.good.sums[way.good.even!]!) < 1_100)
  })

  it('leaves fees out of the sum where no price is published', () => {
    const { good } = moneyWay(hygienist, 82_000, school, unpriced)
    assert.deepEqual([good.fees, good.cost], [0, good.lost])
  })

  it('takes a course that only some ask for in the evening: twice as long, and the pay goes on', () => {
    const { good, hard, unpaid } = moneyWay(wages, 42_000, { ...open, study: [0, 6] }, { kind: 'course', range: undefined })
    assert.deepEqual([good.start, hard.start], [0, 14])
    assert.equal(hard.sums[12], 0)
    assert.deepEqual(unpaid, [0, 2])
  })

  it('takes a course at the hours that the reader gives', () => {
    const course = { ...open, study: [0, 6] as const, stretch: 5.2 }
    const { hard } = moneyWay(wages, 42_000, course, { kind: 'course', range: undefined })
    assert.equal(hard.start, 34)
  })

  it('pays training at the percent that the program names, never at the pay of a skilled worker', () => {
    const apprentice: MoneyEntry = { ...open, paid: [48, 60], payPercent: [50, 80], gated: true }
    const { good, hard } = moneyWay(wages, 36_000, apprentice, free)
    // Good end: the middle of the steps, 65 % of 60,000; hard end: the first step, 50 %.
    assert.equal(Math.round(good.sums[12]!), 3_000)
    assert.equal(Math.round(hard.sums[12]!), -6_000)
    assert.ok(hard.sums[61]! - hard.sums[60]! < hard.sums[60]! - hard.sums[59]!, 'the search follows the training')
    assert.equal(good.even, 48, 'nobody is through a gate before its months')
  })

  it('pays training at the lowest tenth where no percent is known, or at three fifths of the middle', () => {
    const trained: MoneyEntry = { ...open, paid: [12, 12] }
    assert.equal(Math.round(moneyWay(wages, 40_000, trained, free).good.sums[12]!), 0)
    assert.equal(Math.round(moneyWay(Wages.fromPartial({ median: 60_000 }), 36_000, trained, free).good.sums[12]!), 0)
  })

  it('earns missing years at the present pay', () => {
    const { good } = moneyWay(wages, 40_000, { ...open, experience: 36 }, free)
    assert.equal(Math.round(good.sums[36]!), 0)
    assert.ok(good.sums[37]! > 1)
  })
})

it('tells times in months up to two years, then in half years', () => {
  assert.deepEqual(
    [timeRange(4, 20), timeRange(1, 6), timeRange(15, 50), timeRange(40, 100), timeRange(12, 12)],
    ['4 to 20 months', '1 to 6 months', '15 months to 4 years', '3.5 to 8.5 years', '12 months'],
  )
})
