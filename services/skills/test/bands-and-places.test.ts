import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Engine } from '../src/domain/engine.ts'
import type { Goals } from '../src/domain/goals/goals.ts'
import { type Band, createBands, isCarried } from '../src/domain/matching/bands.ts'
import { type Choice, choosePlaces, scoreOf } from '../src/domain/matching/choose.ts'
import type { Standing } from '../src/domain/matching/standing.ts'
import type { Person } from '../src/domain/person.ts'

/** One occupation, and where a person stands toward it whose work pays 80,000 and asks for zone 4. */
type Place = {
  code?: string
  zone?: number
  median?: number
  pay?: number
  how?: string
  gate?: object
  study?: number
  field?: boolean
  transfer?: number
  place?: number
  asked?: number
}

const standingOf = (places: readonly Place[], evidence = 0): Standing =>
  ({
    evidence,
    reference: 80_000,
    field: places.map(({ field }) => (field ? 1 : 0)),
    transfer: places.map(({ transfer = 0 }) => transfer),
    place: places.map(({ place = 0 }) => place),
    asked: places.map(({ asked = 0 }) => asked),
    pay: places.map(({ pay, median = 80_000 }) => pay ?? median),
    entries: places.map(({ how = 'outside', gate, study = 0 }) => ({ how, gate, studyMonths: [study, study] })),
  }) as unknown as Standing
const engineOf = (places: readonly Place[]): Engine => {
  const occupations = places.map(({ code = '29-1141.00', zone = 4, median = 80_000 }, index) => ({
    index,
    code,
    zone,
    wages: { p50: median },
  }))
  return { base: { occupations, indexOf: new Map(occupations.map(({ code, index }) => [code, index])) } } as unknown as Engine
}
const working = (code = '13-2011.00', yearsExperience = 5): Person =>
  ({ present: { code, zone: 4, wages: { p50: 80_000 } }, reach: { yearsExperience } }) as unknown as Person
const jobless = { reach: { yearsExperience: 0 } } as unknown as Person

describe('how far a place lies', () => {
  const band = (place: Place, person = working()) => createBands(engineOf([place]), person, standingOf([place]))(0)

  it('is the next step in the own field when it pays more, asks more or leads', () => {
    const field = (more: Place) => band({ field: true, ...more })
    assert.deepEqual([field({ median: 84_800 }), field({ median: 84_799 })], ['next_step', 'next_door'])
    assert.deepEqual([field({ zone: 5, median: 76_000 }), field({ zone: 5, median: 75_999 })], ['next_step', 'next_door'])
    const leads = { code: '11-3031.00', median: 76_000 }
    assert.deepEqual(
      [field(leads), field({ ...leads, median: 75_999 }), field({ ...leads, zone: 3 })],
      ['next_step', 'next_door', 'next_door'],
    )
  })

  it('is the next step as well when it leads the same work, or nearly the same, for more', () => {
    const up = { code: '11-3031.00', how: 'same', pay: 82_400, place: 0.9 }
    assert.equal(band(up), 'next_step')
    for (const less of [{ pay: 82_399 }, { place: 0.89 }, { how: 'outside' }, { how: 'related' }, { code: '29-1141.00' }])
      assert.equal(band({ ...up, ...less }), 'real_change', JSON.stringify(less))
    assert.equal(band({ ...up, how: 'related' }, working('11-1021.00')), 'next_step')
  })

  it('is next door when people often move there, or when it is near and was asked for', () => {
    assert.deepEqual([band({ transfer: 1.45 }), band({ transfer: 1.44 })], ['next_door', 'real_change'])
    const asked = (weight: number, place: number) => band({ asked: weight, place })
    assert.deepEqual([asked(0.5, 0.8), asked(0.49, 0.8), asked(0.5, 0.79)], ['next_door', 'real_change', 'real_change'])
  })

  it('is a next step for whoever has no present job', () => assert.equal(band({}, jobless), 'next_step'))
})

describe('a place that is carried', () => {
  const carried = (place: Place, to: Band, liked?: number, more: { person?: Person; evidence?: number } = {}) =>
    isCarried(
      {
        person: more.person ?? working(),
        standing: standingOf([place], more.evidence),
        parts: { interests: liked === undefined ? undefined : Float64Array.of(liked) } as never,
      },
      0,
      to,
    )

  it('is not disliked when it is near', () => {
    assert.deepEqual(
      [carried({}, 'next_door', 0), carried({}, 'next_door', -0.01), carried({}, 'next_step')],
      [true, false, true],
    )
    assert.deepEqual([carried({ field: true }, 'next_step', -0.6), carried({ field: true }, 'next_step', -0.61)], [true, false])
  })

  it('is liked, and not wholly alien, when it is far', () => {
    const far = (liked: number | undefined, place: number, evidence = 0) => carried({ place }, 'real_change', liked, { evidence })
    assert.deepEqual([far(0.6, 0.55), far(0.59, 0.9), far(undefined, 0.9), far(2, 0.54)], [true, false, false, false])
    assert.deepEqual([far(1, 0.75, 1), far(1, 0.74, 1)], [true, false])
    const rank = { place: 0.9, gate: { kind: 'rank' } }
    assert.deepEqual([carried(rank, 'real_change', 2), carried({ ...rank, how: 'same' }, 'real_change', 2)], [false, true])
  })

  it('is anything that was asked for, and anything at all without a present job', () => {
    assert.deepEqual([carried({ asked: 0.5 }, 'real_change', -2), carried({ asked: 0.49 }, 'real_change', -2)], [true, false])
    assert.equal(carried({}, 'real_change', -2, { person: jobless }), true)
  })
})

type Asked = Partial<Pick<Choice, 'person' | 'purpose' | 'limit' | 'goals' | 'spare' | 'last'>> & {
  bands?: readonly Band[]
  liked?: readonly number[]
  evidence?: number
}

/** What is chosen among places whose scores are given; all are next steps unless bands are given. */
function choose(places: readonly (Place & { score: number })[], more: Asked = {}): number[] {
  const { bands = [], liked, evidence, spare = [], last = [], ...rest } = more
  const all = places.map((_, index) => index)
  const choice: Choice = {
    person: jobless,
    purpose: 'career_deep_dive',
    goals: { wanted: [], wishes: [] },
    limit: 10,
    ...rest,
    standing: standingOf(places, evidence),
    eligible: all.filter((index) => !spare.includes(index) && !last.includes(index)),
    spare,
    last,
    bandOf: (index) => bands[index] ?? 'next_step',
    liked: liked && Float64Array.from(liked),
  }
  const usual = Float64Array.from(places, ({ score }) => score)
  return choosePlaces(engineOf(places), choice, { usual, change: usual })
}

describe('the places of a list', () => {
  /** Occupations of groups of their own. */
  const apart = (scores: readonly number[], more: Place = {}) =>
    scores.map((score, at) => ({ code: `${10 + 2 * at}-1011.00`, score, ...more }))

  it('are the best first, equals by their place, and no more than asked for', () => {
    assert.deepEqual(choose(apart([1, 3, 2, 3])), [1, 3, 2, 0])
    assert.deepEqual(choose(apart([1, 3, 2, 3]), { limit: 2 }), [1, 3])
    const scores = { usual: Float64Array.of(1), change: Float64Array.of(2) }
    assert.deepEqual([scoreOf(scores, 'next_door', 0), scoreOf(scores, 'real_change', 0)], [1, 2])
  })

  it('are one of a code, two of a broad occupation and three of a group', () => {
    const codes = (...list: string[]) => choose(list.map((code, at) => ({ code, score: 9 - at })))
    assert.deepEqual(codes('29-1141.00', '29-1141.04', '29-1151.00'), [0, 2])
    assert.deepEqual(codes('29-1141.00', '29-1142.00', '29-1143.00'), [0, 1])
    assert.deepEqual(codes('29-1141.00', '29-1151.00', '29-1161.00', '29-1171.00', '29-2011.00'), [0, 1, 2, 4])
  })

  it('hold two long ways and two all-purpose occupations, but for what was asked for', () => {
    const long = (study: number, asked = 0) => choose(apart([4, 3, 2, 1], { study, asked }))
    assert.deepEqual([long(17).length, long(18).length, long(18, 0.5).length], [4, 2, 4])
    const dull = (asked: number) =>
      choose(['11-1021.00', '13-1111.00', '41-3021.00'].map((code, at) => ({ code, score: 9 - at, asked }))).length
    assert.deepEqual([dull(0), dull(0.5)], [2, 3])
  })

  it('hold what was asked for, the best of each phrase', () => {
    const places = apart([9, 8, 1, 2, 0]).map((place, at) => ({ ...place, asked: at >= 2 ? 1 : 0 }))
    const wants = (...phrases: number[][]): Goals => ({
      wishes: [],
      wanted: phrases.map((indexes) => ({
        phrase: '',
        inside: false,
        codes: indexes.map((index) => ({ code: places[index]!.code, weight: 1 })),
      })),
    })
    assert.deepEqual(choose(places, { limit: 2, goals: wants([2, 3]) }), [3, 2])
    assert.deepEqual(choose(places, { limit: 2, goals: wants([2, 3], [4]) }), [3, 4])
    assert.deepEqual(choose(places, { limit: 3, goals: wants([2], [4]) }), [0, 2, 4])
  })

  it('hold some of each band for who has work', () => {
    const bands: Band[] = [...Array<Band>(8).fill('next_step'), ...Array<Band>(4).fill('next_door')]
    const scores = bands.map((_, at) => 20 - at)
    const chosen = choose(apart(scores), { person: working('99-1011.00'), bands })
    assert.deepEqual(chosen, [0, 1, 2, 3, 4, 5, 8, 9, 10, 11])
    const lead = choose(apart(scores), { person: working('99-1011.00'), bands, purpose: 'executive_transition' })
    assert.deepEqual(lead, [0, 1, 2, 3, 4, 5, 6, 8, 9, 10])
  })

  it('hold a real change only where it is much liked and good, or worth naming', () => {
    const bands: Band[] = ['next_step', 'next_step', 'next_step', 'next_step', 'next_step', 'real_change']
    const change = (score: number, liked: number) =>
      choose(apart([9, 8, 7, 6, 5, score]), { person: working('99-1011.00'), bands, liked: [0, 0, 0, 0, 0, liked] }).includes(5)
    assert.deepEqual([change(0.6, 1.1), change(0.5, 0), change(0.49, 1.1)], [true, true, false])
  })

  it('are two sideways moves in the own group, more when they pay a tenth more', () => {
    const own = (pay: number) =>
      choose(
        ['13-2021.00', '13-2031.00', '13-2041.00', '13-2051.00'].map((code, at) => ({ code, pay, score: 9 - at })),
        { person: working() },
      ).length
    assert.deepEqual([own(87_999), own(88_001)], [2, 4])
  })

  it('are filled up to five with what is worth less, then to three with what breaks a limit', () => {
    const person = working('99-1011.00')
    assert.equal(choose(apart([0.4, 0.4, 0.4, 0.4, 0.4, 0.4]), { person }).length, 5)
    assert.deepEqual(choose(apart([0.9, 0.8, 0.1, 0.2, 0.3, 0.4]), { person, spare: [2, 3, 4, 5] }), [0, 1, 5, 4, 3])
    assert.deepEqual(choose(apart([0.9, 0.2, 0.3, 0.4]), { person, last: [1, 2, 3] }), [0, 3, 2])
    assert.deepEqual(choose(apart([0.9, 0.8, 0.7, 0.4]), { person, last: [3] }), [0, 1, 2])
  })
})
