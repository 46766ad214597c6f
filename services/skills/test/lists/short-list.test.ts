import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { apart, choose, type Place, working } from '../support/choose-places.ts'

describe('a short list of places', () => {
  it('is filled up to three with what is worth less, then with what breaks a limit', () => {
    const person = working('99-1011.00')
    assert.equal(choose(apart([0.4, 0.4, 0.4, 0.4, 0.4, 0.4]), { person }).length, 3)
    assert.deepEqual(choose(apart([0.9, 0.8, 0.1, 0.2, 0.3, 0.4]), { person, spare: [2, 3, 4, 5] }), [0, 1, 5])
    assert.deepEqual(choose(apart([0.9, 0.2, 0.3, 0.4]), { person, last: [1, 2, 3] }), [0, 3, 2])
    assert.deepEqual(choose(apart([0.9, 0.8, 0.7, 0.4]), { person, last: [3] }), [0, 1, 2])
    // Where counselors name moves, nothing that lies far makes a list longer than two.
    const named = apart([0.9, 0.8, 0.1, 0.2]).map((place, at) => ({ ...place, pay: 84_000, named: [1, 0, 0.5, 0][at]! }))
    assert.deepEqual(choose(named, { person }), [0, 2])
  })

  it('is filled up with what counselors name and with what lies near before what is merely allowed', () => {
    const person = working('99-1011.00')
    /** Two good places, and six that only fill up: each is worse than those that come after it. */
    const places = apart([9, 8, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6]).map((place, at) => ({
      ...place,
      pay: at < 2 ? 84_000 : 70_000,
      named: [1, 1, 0.5][at] ?? 0,
      field: at === 4,
    }))
    const third = (...gone: number[]) => {
      const kept = places.map((place, at) => (gone.includes(at) ? { ...place, code: places[0]!.code } : place))
      return choose(kept, { person, close: [3], spare: [6], last: [7] })[2]
    }
    assert.deepEqual([third(), third(2), third(2, 3), third(2, 3, 4)], [2, 3, 4, undefined])
    // Of what counselors name late, first what brings the raise that an idea has to bring.
    const paid = places.with(5, { ...places[5]!, named: 0.4, pay: 84_000 })
    assert.equal(choose(paid, { person, close: [3], spare: [6], last: [7] })[2], 5)
    // Where nothing is named, what lies near, what is allowed, what our taste refuses, and what breaks a limit.
    for (const place of places) Reflect.deleteProperty(place, 'named')
    assert.deepEqual([third(2, 3), third(2, 3, 4)], [4, 5])
    assert.deepEqual([third(2, 3, 4, 5), third(2, 3, 4, 5, 6)], [6, 7])
  })

  it('is filled up by what is within a year and a half and pays four fifths of the present work', () => {
    const person = working('99-1011.00')
    const places = apart([9, 8, 0.1]).map((place, at) => ({ ...place, pay: at < 2 ? 84_000 : 64_000, named: at < 2 ? 1 : 0.5 }))
    const third = (more: Place) => choose(places.with(2, { ...places[2]!, ...more }), { person }).length === 3
    assert.deepEqual([third({}), third({ pay: 63_999 })], [true, false])
    assert.deepEqual([third({ study: 12, experience: 6 }), third({ study: 12, experience: 7 })], [true, false])
    // Who would have nothing else is told of what counselors name, however far, and of nothing that they do not.
    const alone = (named: number) =>
      choose(
        [
          { ...places[2]!, study: 40, named },
          { ...places[0]!, study: 40, named: 0 },
        ],
        { person },
      )
    assert.deepEqual([alone(0.5), alone(0)], [[0], []])
    // Of what is merely near a list of one gets a second.
    const near = apart([9, 0.3, 0.2]).map((place, at) => ({ ...place, pay: 84_000, named: at === 0 ? 1 : 0, place: 0.85 }))
    assert.deepEqual(choose(near, { person }), [0, 1])
    assert.deepEqual(
      choose(
        near.map((place) => ({ ...place, place: 0.84 })),
        { person },
      ),
      [0],
    )
  })

  it('is filled up with lighter work first, even for less, where the body gives out', () => {
    const person = working('99-1011.00')
    /** Three good moves, and one that counselors name as lighter and that pays less. */
    const places = apart([9, 8, 7, 6]).map((place, at) => ({ ...place, ...WAYS[at]! }))
    const hurt = { wanted: [], wishes: [{ id: 'less_load', phrase: 'my back' }] }
    assert.deepEqual(choose(places, { person }), [0, 1, 2])
    assert.deepEqual(choose(places, { person, goals: hurt }), [0, 1, 3])
  })
})
const WAYS: readonly Partial<Place>[] = [
  { named: 0.5, pay: 84_000 },
  { named: 0.5, pay: 84_000 },
  { named: 0.5, pay: 84_000 },
  { named: 1, pay: 60_000 },
]
