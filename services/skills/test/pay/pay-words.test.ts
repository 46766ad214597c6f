import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { OccupationFigures, StateWages } from '../../src/domain/catalogue/figures.ts'
import type { ReasonContext } from '../../src/domain/explain/reasons.ts'
import { findReasons } from '../../src/domain/explain/reasons.ts'
import { payReasons } from '../../src/domain/explain/reasons-market.ts'
import { findWouldChange } from '../../src/domain/explain/would-change.ts'
import { inState, middlePay, payingAs } from '../../src/domain/reach/state-pay.ts'

const wages = { year: 2024, p25: 40_000, p50: 60_000, p75: 70_000, p90: 80_000, capped: false, medians: [], employment: 9 }
const figures = {
  ...{ year: 2025, mean: 52_000, p10: 30_000, p25: 40_000, p50: 50_000, p75: 70_000, p90: 80_000 },
  ...{ capped: false, employment: 3, state: 'OH' },
}
const job = (more: object = {}): OccupationFigures => ({ index: 0, code: 'a', wages, ...more }) as unknown as OccupationFigures
/** Ohio publishes the pay of the first occupation, and no other. */
const table: StateWages = {
  year: 2025,
  states: ['OH'],
  allMedian: () => 0,
  find: (state, index) => (state === 'OH' && index === 0 ? figures : undefined),
}

describe('an occupation in a state', () => {
  it('has the pay of the state and the editions of the nation', () => {
    const found = inState(job(), table, 'OH')
    assert.deepEqual([found.wages?.p50, found.wages?.state, found.wages?.medians], [50_000, 'OH', []])
    assert.equal(found.code, 'a')
  })

  it('is the nation’s where the state publishes none, or nobody publishes any', () => {
    const [known, unpaid] = [job({ index: 1 }), job({ wages: undefined })]
    assert.equal(inState(known, table, 'OH'), known)
    assert.equal(inState(unpaid, table, 'OH'), unpaid)
  })

  it('is asked for in a whole engine, which stays as it is without a state', () => {
    const engine = { count: 2, base: { edition: 'x', occupations: [job(), job({ index: 1 })] } } as never
    assert.equal(payingAs(engine, table, undefined), engine)
    assert.equal(payingAs(engine, table, ''), engine)
    const { count, base } = payingAs(engine, table, 'OH')
    assert.deepEqual([count, base.edition], [2, 'x'])
    assert.deepEqual(
      base.occupations.map((one) => one.wages?.p50),
      [50_000, 60_000],
    )
  })
})

describe('pay in words', () => {
  it('says whose it is', () => {
    assert.equal(middlePay(job(), undefined), 'The middle pay')
    assert.equal(middlePay(job({ wages: figures }), 'OH'), 'The middle pay in Ohio')
    assert.equal(middlePay(job(), 'DC'), 'The national middle pay (none is published for the District of Columbia)')
    assert.equal(middlePay(job({ wages: undefined }), undefined), 'The middle pay')
  })

  const texts = (occupation: OccupationFigures, state: string, now: number, target = 0) =>
    payReasons({
      ranking: { person: { reach: { salaryCurrent: now, salaryTarget: target, state } } },
      occupation,
    } as unknown as ReasonContext).map(({ text }) => text)

  it('is told so in every reason of pay', () => {
    const ohio = job({ wages: figures })
    assert.deepEqual(texts(ohio, 'OH', 45_000, 48_000), [
      'The middle pay in Ohio, $50,000, is $5,000 above yours.',
      'A quarter earn under $40,000 in Ohio, so a first job may pay less than you have now.',
      'The middle pay in Ohio meets your goal of $48,000.',
    ])
    assert.deepEqual(texts(ohio, 'OH', 65_000, 90_000), [
      'The middle pay in Ohio, $50,000, is $15,000 below yours.',
      'Your goal of $90,000 lies above the middle pay in Ohio; fewer than a tenth earn it.',
    ])
    assert.equal(texts(ohio, 'OH', 50_000)[0], 'The middle pay in Ohio, $50,000, is about even with yours.')
    assert.equal(
      texts(job(), 'OH', 50_000)[0],
      'The national middle pay (none is published for Ohio), $60,000, is $10,000 above yours.',
    )
    assert.equal(texts(job(), 'OH', 45_000)[1], 'A quarter earn under $40,000, so a first job may pay less than you have now.')
  })

  const changed = (occupation: OccupationFigures) =>
    findWouldChange(
      { base: { occupations: [occupation] } } as never,
      {
        person: { reach: { salaryTarget: 90_000 } },
        standing: { entries: [{ studyMonths: [0, 0], missing: [], known: true }] },
      } as never,
      0,
    ).map(({ text }) => text)

  it('is told so beside a goal', () => {
    assert.deepEqual(changed(job({ wages: figures })), [
      'If your goal of $90,000 is firm, this leaves the list; its middle pay in Ohio is $50,000.',
    ])
    assert.deepEqual(changed(job()), ['If your goal of $90,000 is firm, this leaves the list; its middle pay is $60,000.'])
  })
})

describe('where nothing speaks against a place', () => {
  const unknown = (more: object) => {
    const occupation = job({
      entry: { education: '', experience: '', training: '' },
      exposure: { middle: -1 },
      lenses: [],
      activities: [],
      ...more,
    })
    const ranking = {
      person: { reach: { salaryCurrent: 0, salaryTarget: 0, education: '' } },
      goals: { wanted: [], wishes: [] },
      standing: { entries: [{ studyMonths: [0, 0], paidMonths: [0, 0], experienceMonths: 0, known: true, missing: [] }] },
      ranked: [],
      selection: { steps: [], near: [], refusals: new Map() },
      options: {},
    }
    return findReasons(
      { base: { occupations: [occupation], national: { growth: 3 }, shifts: new Map() } } as never,
      ranking as never,
      0,
    ).against[0]
  }

  it('the reader is told what is national', () => {
    assert.match(unknown({})!.text, /^All figures are national\. How many such jobs there are near you, and what they pay,/)
    const ohio = unknown({ wages: figures })!
    assert.equal(
      ohio.text,
      'Pay is that of Ohio, the other figures are national. How many such jobs there are near you we do not know.',
    )
    assert.deepEqual([ohio.kind, ohio.sources, ohio.size], ['national_only', 'WP', 0.2])
  })
})
