import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { OccupationFigures } from '../../src/domain/catalogue/figures.ts'
import { findLimits } from '../../src/domain/explain/limits.ts'
import type { Goals } from '../../src/domain/goals/goals.ts'
import type { Engine } from '../../src/domain/matching/engine.ts'
import type { Ranking } from '../../src/domain/matching/rank.ts'
import { job, type More, person, WAY } from '../support/meet-rules.ts'

type Told = Partial<Goals> & { reach?: object; ranked?: readonly number[] }
type Place = More & { study?: number; asked?: number; named?: number; score?: number; liked?: number; pay?: number }
const HEAVY = { id: 'less_load', phrase: 'my back' }
const SALES = { phrase: 'out of sales', label: 'sales work', groups: ['41-'] }

/** Limits among some places, seen by somebody who works and earns 50,000. */
function limitsOf(places: readonly Place[], { reach = {}, ranked = [], ...goals }: Told = {}) {
  const jobs: OccupationFigures[] = places.map((more, index) => job({ code: `15-12${11 + index}.00`, ...more, index }))
  const indexOf = new Map(jobs.map(({ code, index }) => [code, index]))
  const of = (read: (place: Place) => number): number[] => places.map(read)
  const values = new Map(places.map(({ heavy }, index) => [jobs[index]!.code, heavy ? -1 : 0]))
  const ranking = {
    person: person({ salaryCurrent: 50_000, ...reach }, job({ code: '43-3031.00' })),
    options: { purpose: 'career_deep_dive', limit: 3 },
    ranked,
    goals: { wanted: [], ...goals, wishes: (goals.wishes ?? []).map((wish) => ({ ...wish, values })) },
    standing: {
      ...{ evidence: 0, reference: 50_000, chief: of(() => 0), field: of(() => 0), place: of(() => 0.5) },
      ...{ asked: of(({ asked = 0 }) => asked), pay: of(({ pay = 60_000 }) => pay) },
      named: places.some(({ named }) => named !== undefined) ? of(({ named = 0 }) => named) : undefined,
      entries: places.map(({ study = 0 }) => ({ ...WAY, studyMonths: [study, study] })),
    },
    scores: { interests: of(({ liked = 2 }) => liked) },
    selection: { eligible: jobs.flatMap(({ index }) => (places[index]!.heavy ? [] : [index])) },
    bandOf: () => 'next_door',
    advice: of(({ score = 0 }) => score),
  } as unknown as Ranking
  return findLimits({ base: { occupations: jobs, indexOf } } as unknown as Engine, ranking)
}
const wishes = [HEAVY]

describe('the limits that a person set', () => {
  it('are none where nothing was said', () => {
    assert.deepEqual(limitsOf([{}, { heavy: true }]), [])
    assert.deepEqual(limitsOf([{ pay: 20_000 }, { study: 70 }]), [], 'what we hold back by ourselves is no limit of theirs')
  })

  it('are told in words, in the order of the rules', () => {
    const reach = { payFloorShare: 0.9, monthsAvailable: 12 }
    assert.deepEqual(
      limitsOf([{}], { wishes, left: [SALES], reach }).map(({ rule, label }) => [rule, label]),
      [
        ['reach_pay', 'Pay at least $45,000'],
        ['reach_time', 'At most 12 months of study'],
        ['wish', 'No heavy work'],
        ['left', 'No sales work'],
      ],
    )
  })

  it('count what nothing else refuses, and name the best three of it', () => {
    const heavy = [1, 5, 3, 4].map((score) => ({ heavy: true, score }))
    const [limit] = limitsOf([...heavy, { score: 9 }], { wishes })
    assert.deepEqual([limit?.refused, limit?.opens], [4, [1, 3, 2]])
    // What pay, another limit or interests speak against opens with neither.
    const shut = [
      { heavy: true, pay: 20_000 },
      { heavy: true, code: '41-4012.00' },
      { heavy: true, liked: -3 },
      { heavy: true, study: 70 },
    ]
    for (const { refused, opens } of limitsOf(shut, { wishes, left: [SALES] })) assert.deepEqual([refused, opens], [0, []])
  })

  it('count of the months only what more months would open', () => {
    const reach = { monthsAvailable: 12 }
    const named = [{ study: 24 }, { study: 70 }, { study: 12 }, { study: 23, score: 1 }].map((way) => ({ ...way, asked: 0.8 }))
    const [limit] = limitsOf(named, { reach })
    assert.deepEqual([limit?.refused, limit?.opens], [2, [3, 0]])
    const [far] = limitsOf(
      [60, 70].map((study) => ({ study, asked: 0.8 })),
      { reach },
    )
    assert.deepEqual([far?.refused, far?.opens], [1, [0]])
  })

  it('open, onto a full list, only what is at least as good as its last place', () => {
    const places = [{ score: 5 }, { score: 3 }, { score: 9 }, { heavy: true, score: 3 }, { heavy: true, score: 2.9 }]
    const opens = (ranked: number[]) => limitsOf(places, { wishes, ranked }).map((limit) => limit.opens)
    assert.deepEqual([opens([2, 0, 1]), opens([2, 0])], [[[3]], [[3, 4]]])
  })

  it('open, beside three places, only what would be named by itself once the wish is gone', () => {
    const on = [1, 2, 3].map((named) => ({ named, score: 1 }))
    const heavy = [
      { named: 0.8 },
      { named: 0.79 },
      { named: 0.9, pay: 52_499 },
      { named: 0.9, pay: 52_500 },
      { asked: 0.5, pay: 50_000 },
    ]
    const places = [...on, ...heavy.map((place) => ({ named: 0, score: 1, heavy: true, ...place }))]
    const opens = (ranked: number[], more: object[] = []) =>
      limitsOf(places, { wishes: [HEAVY, ...more] as typeof wishes, ranked })[0]?.opens
    assert.deepEqual(opens([0, 1, 2]), [3, 6, 7])
    // Who wants easier work besides takes the same pay.
    assert.deepEqual(opens([0, 1, 2], [{ id: 'summers', phrase: '' }]), [3, 5, 6])
    assert.deepEqual(opens([0, 1]), [3, 4, 5])
  })

  it('on pay open what is named early and pays less, also beside three places', () => {
    const on = [1, 2, 3].map((named) => ({ named, score: 1 }))
    const below = [
      { named: 0.8, pay: 44_000 },
      { named: 0.79, pay: 44_000 },
      { named: 0, asked: 0.5, pay: 43_000 },
    ]
    const places = [...on, ...below.map((place) => ({ score: 1, ...place }))]
    const [limit] = limitsOf(places, { reach: { payFloorShare: 0.9 }, ranked: [0, 1, 2] })
    assert.deepEqual([limit?.rule, limit?.opens, limit?.easing], ['reach_pay', [3, 5], { id: 'pay', from: 45_000, to: 43_000 }])
  })

  it('open nothing that was not asked for beside work that was and is on offer', () => {
    const heavy = [59_999, 60_000].map((pay) => ({ named: 1, score: 1, heavy: true, pay }))
    const opens = (asked: number) => {
      const on = [{ named: 1 }, { named: 0, asked, score: 1 }, { named: 1 }]
      return limitsOf([...on, ...heavy], { wishes, ranked: [0, 1, 2] })[0]?.opens
    }
    assert.deepEqual([opens(0.5), opens(0.49)], [[], [3, 4]])
  })

  it('may be eased where that opens something: words are taken back', () => {
    const [heavy, sales] = limitsOf([{ heavy: true }, { code: '41-4012.00', asked: 0.4 }], { wishes, left: [SALES] })
    assert.deepEqual(heavy?.easing, { id: 'wish-less_load', takesBack: 'less_load' })
    assert.deepEqual(sales?.easing, { id: 'left-sales-work', takesBack: 'out of sales' })
    const [studied] = limitsOf([{ heavy: true, study: 20, score: 1 }, { heavy: true }], { wishes })
    assert.deepEqual(studied?.opens, [0, 1], 'months and pay beyond a figure say nothing of words')
    const [shut] = limitsOf([{ heavy: true, pay: 20_000 }], { wishes })
    assert.equal(shut?.easing, undefined)
  })

  it('may be eased by as little pay as opens something, in whole thousands', () => {
    const reach = { payFloorShare: 1 }
    const [limit] = limitsOf([{ pay: 44_900, score: 1 }, { pay: 42_500 }, { pay: 42_499, score: 9 }], { reach })
    assert.deepEqual([limit?.opens, limit?.easing], [[0, 1], { id: 'pay', from: 50_000, to: 42_000 }])
    // Where nothing lies just below, what lies far below says so.
    const [far] = limitsOf([{ pay: 31_000 }, { pay: 30_000 }], { reach })
    assert.deepEqual([far?.opens, far?.easing?.to], [[0, 1], 30_000])
  })

  it('may be eased by as few months as open something', () => {
    const reach = { monthsAvailable: 12 }
    const [limit] = limitsOf(
      [24, 17.2, 25].map((study) => ({ study, asked: 0.8 })),
      { reach },
    )
    assert.deepEqual([limit?.opens, limit?.easing], [[0, 1], { id: 'months', from: 12, to: 24 }])
    const [far] = limitsOf([{ study: 40.5, asked: 0.8 }], { reach })
    assert.deepEqual(far?.easing, { id: 'months', from: 12, to: 41 })
  })

  it('name what counselors would, or what was asked for', () => {
    const heavy = [{ named: 0 }, { named: 0.5, score: 1 }, { named: 0, asked: 0.5, score: 2 }, { named: 0, asked: 0.49 }]
    const [limit] = limitsOf(
      heavy.map((place) => ({ heavy: true, ...place })),
      { wishes },
    )
    assert.deepEqual([limit?.refused, limit?.opens], [4, [2, 1]])
  })
})
