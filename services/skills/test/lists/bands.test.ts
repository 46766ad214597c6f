import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Band, createBands, isCarried } from '../../src/domain/matching/choice/bands.ts'
import type { Person } from '../../src/domain/person/person.ts'
import { engineOf, jobless, type Place, standingOf, working } from '../support/choose-places.ts'

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

  it('is measured by what is known where no pay is published for the present job', () => {
    const unpaid = { ...working(), present: { ...working().present!, wages: undefined } }
    assert.deepEqual(
      [band({ field: true, zone: 5, median: 1 }, unpaid), band({ field: true, median: 84_799 }, unpaid)],
      ['next_step', 'next_door'],
    )
  })

  it('is the next step as well when it leads the same work, or nearly the same, for more', () => {
    const up = { code: '11-3031.00', how: 'same', pay: 82_400, place: 0.9 }
    assert.equal(band(up), 'next_step')
    for (const less of [{ pay: 82_399 }, { place: 0.89 }, { how: 'outside' }, { how: 'related' }, { code: '29-1141.00' }])
      assert.equal(band({ ...up, ...less }), 'real_change', JSON.stringify(less))
    const manager = working('11-1021.00')
    assert.deepEqual(
      ['related', 'outside'].map((how) => band({ ...up, how }, manager)),
      ['next_step', 'real_change'],
    )
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

  it('is named by counselors, and not disliked', () => {
    const named = { named: 0.5, place: 0 }
    assert.deepEqual(
      [carried(named, 'real_change', -0.6), carried(named, 'real_change', -0.61), carried(named, 'real_change')],
      [true, false, true],
    )
    assert.equal(carried({ named: 0 }, 'real_change', 0.5), false)
  })

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
