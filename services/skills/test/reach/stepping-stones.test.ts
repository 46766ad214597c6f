import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Engine } from '../../src/domain/matching/engine.ts'
import type { Measure, Similarity } from '../../src/domain/matching/similarity.ts'
import type { Person } from '../../src/domain/person/person.ts'
import { findPaths } from '../../src/domain/reach/stepping-stones.ts'

type Stop = {
  zone?: number
  pay?: number
  education?: string
  ranked?: boolean
  openings?: number
  growth?: number | null
  skills?: number[]
  /** Years of related work that its gate asks, in months. */
  asksYears?: number
}
type Likeness = Readonly<Record<string, number>>

/** A step is judged by the levels of skills and knowledge alone. */
const by = (byLevels: Measure): Similarity => ({ byLevels, byRatings: () => 0, byAll: () => 0, byMoves: () => 0 })

const codeOf = (index: number): string => `15-12${index + 10}.00`
const gateOf = (index: number, experience: number) => {
  const related = { study: [0, 0], paid: [0, 0], experience }
  return [
    codeOf(index),
    { code: codeOf(index), kind: 'rank', sameCodes: ['none'], relatedCodes: ['15-'], fields: [], related },
  ] as const
}

/** Occupations a, b, c ... with a likeness for each pair that is named ("ab"), the same both ways; unnamed pairs are not alike. */
function paths(stops: Readonly<Record<string, Stop>>, alike: Likeness, more: { limit?: number; person?: Person } = {}) {
  const names = Object.keys(stops)
  const occupations = Object.values(stops).map((stop, index) => ({
    index,
    code: codeOf(index),
    zone: stop.zone ?? 3,
    ranked: stop.ranked ?? true,
    wages: stop.pay === 0 ? undefined : { p50: stop.pay ?? 60_000 },
    outlook: stop.growth === null ? undefined : { openings: stop.openings ?? 9000, growthPercent: stop.growth ?? 3 },
    entry: { education: stop.education ?? 'High school diploma or equivalent', experience: 'None', training: 'None' },
  }))
  const elements = ['Writing', 'Reading', 'Adding', 'Buying'].map((name) => ({ id: name, key: name, name }))
  const engine = {
    base: {
      occupations,
      indexOf: new Map(occupations.map(({ code, index }) => [code, index])),
      gates: new Map(
        Object.values(stops).flatMap(({ asksYears }, index) => (asksYears === undefined ? [] : [gateOf(index, asksYears)])),
      ),
      scales: {
        skill: { elements, rows: Float64Array.from(names.flatMap(() => [5, 4, 3, 2])) },
        knowledge: { elements: [], rows: new Float64Array() },
      },
      skillLevels: Float64Array.from(Object.values(stops).flatMap(({ skills = [1, 1, 1, 1] }) => skills)),
      knowledgeLevels: new Float64Array(),
    },
  } as unknown as Engine
  const measure = (a: number, b: number): number => alike[names[a]! + names[b]!] ?? alike[names[b]! + names[a]!] ?? 0
  const request = { from: 0, to: 1, limit: more.limit ?? 3, ...(more.person && { person: more.person }) }
  return findPaths(engine, by(measure), request).map(({ hops }) =>
    hops.map(({ occupation, entry, ...hop }) => ({ name: names[occupation.index]!, ...hop, study: entry?.studyMonths })),
  )
}
const ways = (...given: Parameters<typeof paths>) => paths(...given).map((hops) => hops.map(({ name }) => name).join(''))

describe('ways from one occupation to another', () => {
  it('lead over one step, one stop or two, the strongest first and the shorter of equals', () => {
    const stops = { a: {}, z: {}, c: {}, d: {}, e: {} }
    assert.deepEqual(ways(stops, { az: 0.55 }), ['az'])
    assert.deepEqual(ways(stops, { az: 0.54, ac: 0.6, cz: 0.7 }), ['acz'])
    assert.deepEqual(ways(stops, { ac: 0.6, cd: 0.7, dz: 0.7 }), ['acdz'])
    assert.deepEqual(ways(stops, { az: 0.6, ac: 0.9, cz: 0.9 }), ['acz', 'az'])
    assert.deepEqual(ways(stops, { az: 0.6, ac: 0.64, cz: 0.9 }), ['az', 'acz'])
    // Equal ways come in the order of their stops.
    assert.deepEqual(ways(stops, { ad: 0.7, dz: 0.7, ac: 0.7, cz: 0.7 }), ['acz', 'adz'])
    assert.deepEqual(ways(stops, {}), [])
  })

  it('share no stop, and are no more than asked for', () => {
    const stops = { a: {}, z: {}, c: {}, d: {}, e: {} }
    const alike = { ac: 0.9, cz: 0.9, ad: 0.8, dz: 0.8, cd: 0.99, ae: 0.7, ez: 0.7 }
    assert.deepEqual(ways(stops, alike), ['acz', 'adz', 'aez'])
    assert.deepEqual(ways(stops, alike, { limit: 2 }), ['acz', 'adz'])
    assert.deepEqual(ways(stops, { ac: 0.9, cd: 0.9, dz: 0.9, ae: 0.8, ed: 0.8 }), ['acdz'])
  })

  it('take two stops only where shorter ways are too few', () => {
    const stops = { a: {}, z: {}, c: {}, d: {}, e: {} }
    const alike = { ac: 0.6, cz: 0.6, ad: 0.9, de: 0.9, ez: 0.9 }
    assert.deepEqual(ways(stops, alike, { limit: 1 }), ['acz'])
    assert.deepEqual(ways(stops, alike, { limit: 2 }), ['adez', 'acz'])
  })

  it('stay within a zone at a step, and within the zones and the schooling of both ends', () => {
    const alike = { ac: 0.9, cz: 0.9 }
    assert.deepEqual(ways({ a: { zone: 2 }, z: { zone: 4 }, c: { zone: 3 } }, alike), ['acz'])
    assert.deepEqual(ways({ a: { zone: 1 }, z: { zone: 4 }, c: { zone: 3 } }, alike), [])
    assert.deepEqual(ways({ a: { zone: 3 }, z: { zone: 3 }, c: { zone: 4 } }, alike), [])
    assert.deepEqual(ways({ a: { zone: 3 }, z: { zone: 3 }, c: { zone: 2 } }, alike), ['acz'])
    const bachelor = { education: "Bachelor's degree" }
    assert.deepEqual(ways({ a: {}, z: {}, c: bachelor }, alike), [])
    assert.deepEqual(ways({ a: bachelor, z: {}, c: bachelor }, alike), ['acz'])
  })

  it('pay three quarters of the stop before at least, and of the start', () => {
    const alike = { ac: 0.9, cz: 0.9 }
    assert.deepEqual(ways({ a: { pay: 80_000 }, z: { pay: 60_000 }, c: { pay: 60_000 } }, alike), ['acz'])
    assert.deepEqual(ways({ a: { pay: 80_000 }, z: { pay: 60_000 }, c: { pay: 59_999 } }, alike), [])
    assert.deepEqual(ways({ a: { pay: 80_000 }, z: { pay: 59_999 }, c: { pay: 80_000 } }, alike), [])
    const two = { ac: 0.9, cd: 0.9, dz: 0.9 }
    const falling = { a: { pay: 80_000 }, z: { pay: 50_000 }, c: { pay: 60_000 }, d: { pay: 50_000 } }
    assert.deepEqual(ways(falling, two), [])
    assert.deepEqual(ways({ a: { pay: 0 }, z: { pay: 0 }, c: { pay: 0 } }, alike), ['acz'])
  })

  it('stop only at ranked work with openings, that hardly shrinks', () => {
    const alike = { ac: 0.9, cz: 0.9 }
    const through = (stop: Stop) => ways({ a: {}, z: {}, c: stop }, alike).length
    assert.equal(through({ ranked: false }), 0)
    assert.deepEqual([through({ openings: 2000 }), through({ openings: 1999 })], [1, 0])
    assert.deepEqual([through({ growth: -5 }), through({ growth: -5.1 })], [1, 0])
    assert.equal(through({ growth: null }), 0)
    // The ends may be what they are.
    assert.deepEqual(ways({ a: { ranked: false }, z: { openings: 0 } }, { az: 0.9 }), ['az'])
  })

  it('stop only where a year is enough to get in, and it is known what it takes', () => {
    const alike = { ac: 0.9, cz: 0.9 }
    const bachelor = { education: "Bachelor's degree" }
    assert.deepEqual(ways({ a: {}, z: bachelor, c: bachelor }, alike), [])
    const certificate = { education: 'Postsecondary nondegree award' }
    assert.deepEqual(ways({ a: {}, z: certificate, c: certificate }, alike), ['acz'])
    assert.deepEqual(ways({ a: {}, z: {}, c: { education: 'not printed' } }, alike), [])
    // The end may take what it takes.
    assert.deepEqual(ways({ a: {}, z: bachelor }, { az: 0.9 }), ['az'])
    // The second stop is judged from the first.
    const two = { ac: 0.9, cd: 0.9, dz: 0.9 }
    const associate = { education: "Associate's degree" }
    assert.deepEqual(ways({ a: {}, z: associate, c: certificate, d: associate }, two), [])
    assert.deepEqual(ways({ a: {}, z: associate, c: certificate, d: certificate }, two), ['acdz'])
  })

  it('count two years at a stop, and at the start what the person has there', () => {
    const two = { ac: 0.9, cd: 0.9, dz: 0.9 }
    const second = (asksYears: number) => ways({ a: {}, z: {}, c: {}, d: { asksYears } }, two).length
    assert.deepEqual([second(36), second(37)], [1, 0])
    const first = (asksYears: number, person?: Person) =>
      ways({ a: {}, z: {}, c: { asksYears } }, { ac: 0.9, cz: 0.9 }, { ...(person && { person }) }).length
    const experienced = { reach: { education: '', yearsExperience: 5 } } as unknown as Person
    assert.deepEqual([first(48), first(49), first(72, experienced), first(73, experienced)], [1, 0, 1, 0])
  })

  it('stop only where the person can enter', () => {
    const person = { reach: { education: 'high_school', monthsAvailable: 0 } } as unknown as Person
    const master = { education: "Master's degree" }
    const stops = { a: master, z: master, c: master }
    assert.deepEqual(ways(stops, { ac: 0.9, cz: 0.9 }), ['acz'])
    assert.deepEqual(ways(stops, { ac: 0.9, cz: 0.9 }, { person: { ...person, present: undefined } }).length, 0)
  })

  it('say what changes at each stop', () => {
    const [way] = paths(
      {
        a: { pay: 50_000, skills: [1, 1, 1, 1] },
        z: { pay: 75_000, skills: [2, 5, 2, 3.5], education: 'Some college, no degree' },
        c: { pay: 60_000, skills: [1.5, 3, 1.4, 1] },
      },
      { ac: 0.8, cz: 0.7 },
    )
    assert.deepEqual(way, [
      { name: 'a', similarity: 1, payChangePercent: 0, skillsGained: [], study: undefined },
      // By importance less one: Reading 2 × 3, Writing .5 × 4; Adding is under half a level.
      { name: 'c', similarity: 0.8, payChangePercent: 20, skillsGained: ['Reading', 'Writing'], study: [0, 0] },
      // Reading 2 × 3, Buying 2.5 × 1, Writing .5 × 4; Adding .6 × 2 is the fourth.
      { name: 'z', similarity: 0.7, payChangePercent: 25, skillsGained: ['Reading', 'Buying', 'Writing'], study: [8, 10] },
    ])
    // Writing .75 × 4 and Reading 1 × 3 weigh the same.
    const [equal] = paths({ a: {}, z: { skills: [1.75, 2, 1, 1] } }, { az: 0.9 })
    assert.deepEqual(equal?.[1]?.skillsGained, ['Reading', 'Writing'])
    const [other] = paths({ a: {}, z: { skills: [1, 2, 2.5, 1] } }, { az: 0.9 })
    assert.deepEqual(other?.[1]?.skillsGained, ['Adding', 'Reading'])
    const [unpaid] = paths({ a: { pay: 0 }, z: {} }, { az: 0.9 })
    assert.deepEqual(
      unpaid?.map(({ payChangePercent }) => payChangePercent),
      [0, 0],
    )
  })

  it('lead nowhere from an occupation to itself', () => {
    const engine = { base: { occupations: [{ index: 0 }] } } as unknown as Engine
    assert.deepEqual(
      findPaths(
        engine,
        by(() => 1),
        { from: 0, to: 0, limit: 3 },
      ),
      [],
    )
  })
})
