import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findSafeHarbour, findWildCard } from '../../src/domain/explain/side-choices.ts'
import { findGaps } from '../../src/domain/matching/gaps.ts'
import { rank } from '../../src/domain/matching/rank.ts'
import { mostSimilar, STEP_LIKENESS } from '../../src/domain/matching/similarity.ts'
import { readPerson } from '../../src/domain/person/person.ts'
import { findDoors } from '../../src/domain/reach/doors.ts'
import { findPaths } from '../../src/domain/reach/stepping-stones.ts'
import { occupation, shippedCareers } from '../support/careers.ts'
import { PERSONAS } from '../support/personas.ts'

const { engine, similarity } = shippedCareers()
const bookkeeper = PERSONAS.find(({ name }) => name === 'bookkeeper')!.profile

describe('stepping stones', () => {
  const ends = [
    ['43-3031.00', '13-1041.00'],
    ['41-1011.00', '11-3121.00'],
    ['31-1131.00', '29-1141.00'],
  ] as const
  for (const [from, to] of ends) {
    it(`from ${from} to ${to} keep every promise of a step`, () => {
      const paths = findPaths(engine, similarity, { from: occupation(from).index, to: occupation(to).index, limit: 3 })
      assert.ok(paths.length > 0)
      for (const { hops } of paths) {
        assert.ok(hops.length >= 2 && hops.length <= 4)
        hops.slice(1).forEach((hop, at) => {
          const before = hops[at]!.occupation
          assert.ok(Math.abs(hop.occupation.zone - before.zone) <= 1)
          assert.ok(hop.similarity >= STEP_LIKENESS)
          assert.ok(hop.occupation.wages!.p50 >= 0.75 * before.wages!.p50)
        })
      }
    })
  }

  it('share no stop, and lead nowhere from a job to itself', () => {
    const paths = findPaths(engine, similarity, {
      from: occupation('43-3031.00').index,
      to: occupation('13-1041.00').index,
      limit: 3,
    })
    const between = paths.flatMap(({ hops }) => hops.slice(1, -1).map((hop) => hop.occupation.code))
    assert.equal(new Set(between).size, between.length)
    assert.deepEqual(findPaths(engine, similarity, { from: 5, to: 5, limit: 3 }), [])
  })
})

describe('gaps', () => {
  it('count a shortfall in full and an unused skill at half', () => {
    const gaps = findGaps(engine, readPerson(engine, bookkeeper), occupation('13-1041.00').index)
    assert.equal(gaps[0]!.name, 'Law and Government')
    assert.ok(gaps.every((gap, at) => at === 0 || gap.size <= gaps[at - 1]!.size))
    assert.ok(gaps.filter(({ size }) => size <= 0).every(({ hoursHigh }) => hoursHigh === 0))
  })

  it('say so when nothing is known', () => {
    const gaps = findGaps(
      engine,
      readPerson(engine, { ...bookkeeper, skills: [], currentOccupation: '' }),
      occupation('13-1041.00').index,
    )
    assert.ok(gaps.filter(({ id }) => id.startsWith('2.')).every(({ levelHeld }) => levelHeld === -1))
  })
})

describe('doors, wild card and safe harbour', () => {
  it('open better paid work only', () => {
    const ranking = rank(engine, bookkeeper, { purpose: 'career_deep_dive', limit: 10, draws: 1 })
    const doors = findDoors(engine, ranking, 10)
    assert.ok(doors.length > 0)
    for (const { opened, examples } of doors) {
      assert.ok(opened >= examples.length && examples.length > 0)
      for (const index of examples) assert.ok(engine.base.occupations[index]!.wages!.p50 > 52_400)
    }
  })

  it('stand outside the list and never on work that software does', () => {
    for (const { profile } of PERSONAS) {
      const ranking = rank(engine, profile, { purpose: 'career_deep_dive', limit: 10, draws: 1 })
      const wild = findWildCard(engine, ranking)
      const harbour = findSafeHarbour(engine, ranking)
      for (const index of [wild, harbour]) {
        if (index === undefined) continue
        assert.equal(engine.base.occupations[index]!.exposure.modernHigh, false)
        assert.ok(!ranking.ranked.slice(0, 3).includes(index))
        assert.notEqual(engine.base.occupations[index]!.code, profile.currentOccupation)
      }
      if (harbour !== undefined) assert.ok(engine.base.occupations[harbour]!.outlook!.growthPercent >= 0)
    }
  })
})

describe('likeness', () => {
  it('is the same both ways, and greatest with itself', () => {
    const a = occupation('43-3031.00').index
    const b = occupation('13-2011.00').index
    for (const measure of [similarity.byAll, similarity.byRatings]) {
      assert.ok(Math.abs(measure(a, b) - measure(b, a)) < 1e-12)
      assert.ok(measure(a, a) > 0.999)
      assert.ok(measure(a, b) < measure(a, a))
    }
  })

  it('lists neighbours without the occupation itself', () => {
    const index = occupation('47-2111.00').index
    const found = mostSimilar(engine, similarity.byAll, index, 10)
    assert.equal(found.length, 10)
    assert.ok(!found.some((one) => one.index === index))
  })
})
