import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Engine, toUnit } from '../src/domain/engine.ts'
import type { LevelReading } from '../src/domain/level-reading.ts'
import { measureOf, mostSimilar, similarityOf } from '../src/domain/matching/similarity.ts'
import { createSkillView, hasPart, scoreTechnologies } from '../src/domain/part-scores.ts'
import { type Person, readPerson } from '../src/domain/person.ts'
import { profileOf } from './support/personas.ts'
import { smallEngine, smallTable } from './support/small-table.ts'

const near = (value: number | undefined, expected: number): void =>
  assert.ok(Math.abs((value ?? 99) - expected) < 1e-9, `${value}`)

describe('a person as the engine reads one', () => {
  const engine = () => smallEngine()
  const profile = profileOf({ interests: [3, 3, 3, 3, 3, 3] })
  const rating = (scale: string, value: number, more: object = {}) => ({
    scale,
    item: scale,
    value,
    low: 1,
    high: 5,
    weight: 1,
    ...more,
  })
  const read = (ratings: ReturnType<typeof rating>[], more: object = {}) => readPerson(engine(), { ...profile, ratings, ...more })
  const skill = (at: number) => `skill.${smallTable().scales.skill.elements[at]!.key}`
  const field = (at: number) => `knowledge.${smallTable().scales.knowledge.elements[at]!.key}`

  it('takes a rating of a skill or a field as a level of its own', () => {
    const person = read([rating(skill(0), 5), rating(skill(3), 3), rating(field(2), 1, { low: -3 })])
    const { skills, knowledge } = person
    near(skills?.evidence.self[0], 5.5)
    near(skills?.evidence.self[3], 2.75)
    near(knowledge?.evidence.self[2], 2.75)
    assert.deepEqual([skills?.named[0], skills?.named[1], skills?.named[3]], [1, 0, 1])
    assert.deepEqual([skills?.evidence.self[1], skills?.evidence.history[0], skills?.evidence.quiz[0]], [-1, -1, -1])
    assert.equal(knowledge?.named[0], 0)
  })

  it('leaves out a rating of nothing known, or on a scale without a length', () => {
    const person = read([
      rating('skill.none', 5),
      rating('interest.none', 5),
      rating(skill(1), 5, { low: 5 }),
      rating(skill(1), 5, { low: 6 }),
      rating(skill(1).replace('skill', 'style'), 5),
    ])
    assert.deepEqual([person.skills, person.knowledge], [undefined, undefined])
  })

  it('trusts a rating by its weight, up to a direct answer', () => {
    const error = (weight: number) => read([rating(skill(0), 5, { weight })]).skills!.error[0]!
    assert.ok(error(0.25) > error(1))
    near(error(4), error(1))
    near(error(0), error(1))
  })

  it('keeps what quizzes and the past show apart from what one says', () => {
    const names = smallTable().scales.skill.elements
    const claim = (evidence: string) => ({ name: names[4]!.name, rating: 10, evidence })
    const of = (evidence: string) => {
      const { quiz, history, self } = read([], { skills: [claim(evidence)] }).skills!.evidence
      return [quiz[4]! > 5, history[4]! > 5, self[4]! > 5]
    }
    assert.deepEqual(['quiz', 'history', 'self', 'a friend'].map(of), [
      [true, false, false],
      [false, true, false],
      [false, false, true],
      [false, false, true],
    ])
    assert.equal(read([], { skills: [{ name: 'quantum basket weaving', rating: 9, evidence: 'self' }] }).skills, undefined)
  })

  it('knows the present job, and trusts it less in the first two years', () => {
    const { code, index } = smallTable().occupations[7]!
    const at = (yearsExperience: number) => read([], { currentOccupation: code, reach: { ...profile.reach!, yearsExperience } })
    assert.equal(at(3).present?.index, index)
    const error = (years: number) => at(years).skills!.error[0]!
    assert.ok(error(1) > error(2))
    near(error(0), error(2))
    near(error(30), error(2))
    assert.equal(read([], { currentOccupation: 'nothing' }).present, undefined)
  })

  it('reads the values by ratings and by their order', () => {
    const { elements } = smallTable().scales.value
    const order = elements.map(({ key }) => key)
    assert.deepEqual(
      [...read([], { valuesOrder: order }).values!.share].map((share) => Math.round(10 * share)),
      [10, 8, 6, 4, 2, 0],
    )
    const rated = read(elements.slice(0, 3).map(({ key }, place) => rating(`value.${key}`, 1 + place)))
    assert.deepEqual([...rated.values!.share], [0, 0.25, 0.5, -1, -1, -1])
  })

  it('has the parts that rest on an answer', () => {
    const none = { technologies: new Map() } as unknown as Person
    const parts = ['interests', 'values', 'style', 'skills', 'knowledge'] as const
    assert.deepEqual(
      parts.map((part) => hasPart(none, part)),
      [false, false, false, false, false],
    )
    const all = { interests: {}, values: {}, styles: {}, skills: {}, knowledge: {}, technologies: new Map() } as unknown as Person
    assert.deepEqual(
      parts.map((part) => hasPart(all, part)),
      [true, true, true, true, true],
    )
    assert.equal(hasPart({ technologies: new Map([[1, 1]]) } as unknown as Person, 'knowledge'), true)
  })
})

describe('likeness', () => {
  it('of what does not vary is 0', () => {
    assert.deepEqual([...toUnit(Float64Array.of(3, 3, 3))], [0, 0, 0])
    const unit = toUnit(Float64Array.of(1, 2, 3))
    near(unit[0], -Math.SQRT1_2)
    near(unit[1], 0)
  })

  it('lays no weight on named skills when none, or all, were named', () => {
    const engine = {
      count: 2,
      skillWeights: Float64Array.of(1, 0.5, 0.2, 0.4),
      usualSkillWeights: Float64Array.of(0.6, 0.45),
    } as Engine
    const emphasis = (named: number[]) => [
      ...createSkillView(engine, { weight: Float64Array.of(1, 1), named: Uint8Array.from(named) } as LevelReading).emphasis,
    ]
    assert.deepEqual(
      [emphasis([0, 0]), emphasis([1, 1])],
      [
        [0, 0],
        [0, 0],
      ],
    )
    const [first, second] = emphasis([1, 0])
    near(first, 0.4 - 0.05)
    near(second, -0.4 + 0.05)
  })

  it('of tools counts the rarer more, and those that employers ask for half more', () => {
    const uses = (technology: number, inDemand = false) => [{ technology, inDemand }]
    const engine = {
      count: 4,
      technologyWeights: Float64Array.of(1, 3),
      technologyTotals: Float64Array.of(1, 9, 0, 1),
      base: { occupations: [uses(0), uses(1), [], uses(0, true)].map((technologies, index) => ({ index, technologies })) },
    } as unknown as Engine
    const scores = scoreTechnologies(
      engine,
      new Map([
        [0, 1],
        [1, 1],
      ]),
    )!
    assert.ok(scores[1]! > scores[3]! && scores[3]! > scores[0]! && scores[0]! > scores[2]!)
    near((scores[3]! - scores[2]!) / (scores[0]! - scores[2]!), 1.5)
    assert.equal(scoreTechnologies(engine, new Map()), undefined)
  })

  it('to others is worked out once, and again only when more are asked for', () => {
    const count = 30
    const engine = { count, base: { occupations: Array.from({ length: count }, (_, index) => ({ index })) } } as unknown as Engine
    let asked = 0
    const measure = (_: number, other: number): number => {
      asked += 1
      return -Math.floor(other / 2)
    }
    const similar = (limit: number) => mostSimilar(engine, measure, 4, limit).map(({ index }) => index)
    assert.deepEqual(similar(5), [0, 1, 2, 3, 5])
    assert.deepEqual([similar(20).length, asked], [20, 29])
    assert.deepEqual([similar(25).length, asked], [25, 58])
    assert.deepEqual([similar(50).length, asked], [29, 87])
    assert.deepEqual([similar(50).length, similar(3).length, asked], [29, 3, 87])
  })
})

describe('the measures of likeness', () => {
  const engine = (): Engine => {
    const occupations = [0, 1, 2].map((index) => ({ index }))
    const pairs = {
      ratings: Uint16Array.of(65_535, 0, 32_768),
      all: Uint16Array.of(65_535, 0, 13_107),
      moves: Uint8Array.of(0, 40, 80, 1, 0, 2, 3, 4, 0),
    }
    return {
      count: 3,
      levels: Float64Array.of(1, 0, 0.6, 0.8, 0, 1),
      people: Float64Array.of(0, 500, 5000),
      base: { occupations, pairs },
    } as unknown as Engine
  }

  it('read pairs of the table, the same both ways, and a work as wholly like itself', () => {
    const { byRatings, byAll } = similarityOf(engine())
    near(byRatings(0, 1), 1)
    near(byRatings(2, 0), -1)
    near(byRatings(1, 2), 65_536 / 65_535 - 1)
    near(byAll(2, 1), 0.2)
    near(byAll(1, 2), 0.2)
    near(byAll(2, 2), 1)
  })

  it('compare levels, and tell how usual a move is by the work and half the size', () => {
    const { byLevels, byMoves } = similarityOf(engine())
    near(byLevels(0, 1), 0.6)
    near(byLevels(1, 2), 0.8)
    near(byMoves(0, 1), -1.5 + 40 * 0.025 + Math.log(500) / 2)
    near(byMoves(0, 2), -1.5 + 80 * 0.025 + Math.log(5000) / 2)
    near(byMoves(1, 0), -1.5 + 0.025 + Math.log(500) / 2)
  })

  it('are made once for an engine, and known by the name that callers give', () => {
    const one = engine()
    const made = similarityOf(one)
    assert.equal(similarityOf(one), made)
    assert.notEqual(similarityOf(engine()), made)
    const { byRatings, byMoves, byAll } = made
    assert.deepEqual(
      ['ratings', 'moves', 'all', '', undefined].map((name) => measureOf(made, name)),
      [byRatings, byMoves, byAll, byAll, byAll],
    )
  })
})
