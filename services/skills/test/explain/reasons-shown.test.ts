import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findReasons, type Reason } from '../../src/domain/explain/reasons.ts'

const kinds = (reasons: readonly Reason[]): string[] => reasons.map(({ kind }) => kind)

describe('the reasons that are shown', () => {
  /** A person who said only what is paid now; the job decides the rest. */
  const shown = (
    occupation: object,
    more: {
      present?: object
      refusal?: object
      ranked?: number[]
      entry?: object
      education?: string
      person?: object
      base?: object
      wanted?: object[]
    } = {},
  ) => {
    const job = {
      index: 0,
      code: '15-1252.00',
      wages: { p25: 45_000, p50: 100_000, p75: 0, p90: 0, capped: false },
      outlook: { growthPercent: 10, openings: 30_000, own: true },
      entry: { education: "Bachelor's degree", experience: '5 years or more', training: 'Apprenticeship' },
      exposure: { middle: 20, low: 10, high: 30, modernHigh: false, agreement: 'few' },
      education: [],
      lenses: [{ lens: 'A' }],
      technologies: [],
      activities: [],
      ...occupation,
    }
    const engine = {
      base: {
        national: { growth: 3 },
        occupations: [job],
        activityLabels: new Map(),
        activityLikes: new Map(),
        firstPay: new Map(),
        publicEmployers: new Map(),
        shifts: new Map(),
        ...more.base,
      },
    }
    const ranking = {
      person: {
        former: [],
        reach: { salaryCurrent: 60_000, salaryTarget: 0, education: more.education ?? 'high_school' },
        present: more.present,
        ...more.person,
      },
      ranked: more.ranked ?? [0],
      selection: { refusals: new Map(more.refusal ? [[0, more.refusal]] : []), steps: [], near: [] },
      reading: {},
      goals: { wanted: more.wanted ?? [], wishes: [] },
      standing: {
        entries: [
          {
            how: 'outside',
            studyMonths: [46, 53],
            paidMonths: [0, 0],
            experienceMonths: 36,
            missing: [],
            known: true,
            ...more.entry,
          },
        ],
      },
    }
    return findReasons(engine as never, ranking as never, 0)
  }

  it('are the strongest first, on both sides, with their sizes as strengths', () => {
    const { for: speaks, against } = shown({})
    assert.deepEqual(kinds(speaks), ['pay_above', 'growth_high', 'exposure_low', 'openings_many'])
    assert.deepEqual(kinds(against), ['entry_degree', 'entry_experience', 'pay_start', 'entry_training'])
    for (const { size } of [...speaks, ...against]) assert.ok(size > 0)
  })

  it('leave out those of a move for the job that one holds', () => {
    const { against } = shown({}, { present: { code: '15-1252.00', exposure: { middle: -1 }, activities: [] } })
    assert.deepEqual(kinds(against), ['national_only'])
    assert.match(against[0]!.text, /^All figures are national\..*near you.*we do not know\.$/)
    assert.deepEqual([against[0]?.sources, against[0]?.size], ['WP', 0.2])
  })

  it('keep what holds for the job that one has as well, and say whose pay it is', () => {
    const present = { code: '15-1252.00', exposure: { middle: -1 }, activities: [], entry: { education: "Bachelor's degree" } }
    const own = (occupation: object, more: object = {}) => shown(occupation, { present, education: 'bachelor', ...more })
    const ways = [own({}), own({}, { entry: { studyMonths: [0, 4] } }), own({}, { entry: { studyMonths: [0, 0] } })]
    for (const { for: speaks, against } of ways) {
      assert.deepEqual(kinds(speaks), ['pay_above', 'growth_high', 'exposure_low', 'openings_many'])
      assert.deepEqual(kinds(against), ['national_only'])
    }
    const inOhio = { p25: 45_000, p50: 100_000, p75: 0, p90: 0, capped: false, state: 'OH' }
    assert.deepEqual(
      [own({ wages: inOhio }), own({ wages: undefined })].map(({ against }) => against[0]?.text),
      [
        'Pay is that of Ohio, the other figures are national. How many such jobs there are near you we do not know.',
        'All figures are national. How many such jobs there are near you, and what they pay, we do not know.',
      ],
    )
  })

  it('come by their kind where they are equally strong', () => {
    const entry = { education: "Bachelor's degree", experience: 'Less than 5 years', training: 'Apprenticeship' }
    assert.deepEqual(kinds(shown({ entry }).against).slice(-2), ['entry_experience', 'entry_training'])
    const style = { elements: [{ id: 's', key: '', name: 'Patience' }], rows: Float64Array.of(4.5) }
    const person = { styles: { z: Float64Array.of(-7.2), items: Int32Array.of(1) } }
    const refusal = { rule: 'usual_pay', why: 'It pays less.', opens: '' }
    const { against } = shown({}, { person, base: { scales: { style } }, refusal })
    assert.deepEqual(kinds(against).slice(0, 2), ['fills_up', 'style_clash'])
    assert.equal(against[0]?.size, against[1]?.size)
  })

  it('say first why a place only fills up the list', () => {
    const refusal = { rule: 'usual_pay', why: 'It pays less.', opens: '' }
    const [first] = shown({}, { refusal }).against
    assert.deepEqual(first, { kind: 'fills_up', text: 'It pays less.', sources: 'K', size: 1.5 })
    assert.equal(shown({}, { refusal, ranked: [1] }).against[0]?.kind, 'entry_degree')
  })

  it('are six at most', () => {
    const { against } = shown({
      wages: { p25: 20_000, p50: 50_000, p75: 0, p90: 0, capped: false },
      outlook: { growthPercent: -5, openings: 3000, own: true },
      exposure: { middle: 95, low: 90, high: 99, modernHigh: true, agreement: 'few' },
    })
    assert.deepEqual(kinds(against), [
      'entry_degree',
      'exposure_high',
      'shrinking',
      'openings_few',
      'pay_below',
      'entry_experience',
    ])
    const scale = { elements: [{ id: 's', key: '', name: 'Patience' }], rows: Float64Array.of(6) }
    const reading = { z: Float64Array.of(2), items: Int32Array.of(1) }
    const wanted = [{ phrase: 'code', inside: false, codes: [{ code: '15-1252.00', weight: 1 }] }]
    const more = { person: { interests: reading, values: reading }, base: { scales: { interest: scale, value: scale } }, wanted }
    assert.deepEqual(kinds(shown({}, more).for), [
      'goal_met',
      'pay_above',
      'interest_match',
      'growth_high',
      'value_match',
      'exposure_low',
    ])
  })
})
