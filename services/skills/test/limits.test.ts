import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Engine } from '../src/domain/engine.ts'
import type { Goals } from '../src/domain/goals/goals.ts'
import { findLimits } from '../src/domain/limits.ts'
import type { Ranking } from '../src/domain/rank.ts'
import type { OccupationFigures } from '../src/knowledge-base/types.ts'
import { job, type More, person, WAY } from './support/meet-rules.ts'

type Place = More & { study?: number; asked?: number; named?: number; score?: number; liked?: number; pay?: number }
const HEAVY = { id: 'less_load', phrase: 'my back' }
const SALES = { phrase: 'out of sales', label: 'sales work', groups: ['41-'] }

/** Limits among some places, seen by somebody who works and earns 50,000. */
function limitsOf(places: readonly Place[], { reach = {}, ...goals }: Partial<Goals> & { reach?: object } = {}) {
  const jobs: OccupationFigures[] = places.map((more, index) => job({ code: `15-12${11 + index}.00`, ...more, index }))
  const indexOf = new Map(jobs.map(({ code, index }) => [code, index]))
  const of = (read: (place: Place) => number): number[] => places.map(read)
  const values = new Map(places.flatMap(({ heavy }, index) => (heavy ? [[jobs[index]!.code, -1] as const] : [])))
  const ranking = {
    person: person({ salaryCurrent: 50_000, ...reach }, job({ code: '43-3031.00' })),
    options: { purpose: 'career_deep_dive' },
    goals: { wanted: [], ...goals, wishes: (goals.wishes ?? []).map((wish) => ({ ...wish, values })) },
    standing: {
      ...{ evidence: 0, reference: 50_000, chief: of(() => 0), field: of(() => 0), place: of(() => 0.5) },
      ...{ asked: of(({ asked = 0 }) => asked), pay: of(({ pay = 60_000 }) => pay) },
      named: places.some(({ named }) => named !== undefined) ? of(({ named = 0 }) => named) : undefined,
      entries: places.map(({ study = 0 }) => ({ ...WAY, studyMonths: [study, study] })),
    },
    scores: { interests: of(({ liked = 2 }) => liked) },
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
        ['reach_pay', 'Pay at least 90 % of yours'],
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
    const named = [{ study: 24 }, { study: 70 }, { study: 12 }, { study: 60, score: 1 }].map((way) => ({ ...way, asked: 0.8 }))
    const [limit] = limitsOf(named, { reach })
    assert.deepEqual([limit?.refused, limit?.opens], [2, [3, 0]])
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
