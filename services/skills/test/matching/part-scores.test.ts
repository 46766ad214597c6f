import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Engine } from '../../src/domain/matching/engine.ts'
import {
  combineParts,
  createSkillView,
  type Drawing,
  distanceWeights,
  hasPart,
  measureParts,
  scoreParts,
  scoreTechnologies,
  skillDistances,
} from '../../src/domain/matching/part-scores.ts'
import { PARTS, patternOf, weightsFor } from '../../src/domain/matching/weights.ts'
import type { LevelReading } from '../../src/domain/person/level-reading.ts'
import type { Person } from '../../src/domain/person/person.ts'
import { type Made, madeEngine, rounded } from '../support/made-table.ts'

const NOTHING: Drawing = { interests: undefined, values: undefined, styles: undefined, skills: undefined, knowledge: undefined }
const shapes = [
  [1, 3, 5],
  [5, 3, 1],
  [1, 5, 3],
  [3, 5, 1],
  [3, 1, 5],
  [5, 1, 3],
]
const six: Made['occupations'] = shapes.map(() => ({}))
/** Correlations of 1 3 5 with those shapes by hand, as they are spread by √(.5) around 0. */
const alike = [1, -1, 0.5, -0.5, 0.5, -0.5].map((value) => value / Math.sqrt(0.5))

describe('the likeness of a person and each occupation', () => {
  it('goes by the shape of interests and of values, in deviations from that of all occupations', () => {
    const engine = madeEngine({ occupations: six, ratings: { interest: shapes, value: shapes.toReversed() } })
    const scores = scoreParts(
      engine,
      { ...NOTHING, interests: Float64Array.of(2, 3, 4), values: Float64Array.of(-9, 0, 9) },
      undefined,
    )
    assert.deepEqual(rounded(scores.interests), rounded(alike))
    assert.deepEqual(rounded(scores.values), rounded(alike.toReversed()))
    assert.deepEqual([scores.style, scores.skills, scores.knowledge], [undefined, undefined, undefined])
  })

  it('goes by what sets apart from the average in style and knowledge', () => {
    const engine = madeEngine({ occupations: six, ratings: { style: shapes }, knowledgeLevels: shapes })
    // The average is 3 3 3; a person is told from it before the styles are drawn, and here for knowledge.
    const { style, knowledge } = scoreParts(
      engine,
      { ...NOTHING, styles: Float64Array.of(-1, 0, 1), knowledge: Float64Array.of(2, 3, 4) },
      undefined,
    )
    assert.deepEqual([rounded(style), rounded(knowledge)], [rounded(alike), rounded(alike)])
  })

  it('takes the average of ranked occupations from what the person knows', () => {
    const lifted = shapes.map(([first, ...rest]) => [first! + 2, ...rest])
    const engine = madeEngine({ occupations: six, knowledgeLevels: lifted })
    const { knowledge } = scoreParts(engine, { ...NOTHING, knowledge: Float64Array.of(4, 3, 4) }, undefined)
    assert.deepEqual(rounded(knowledge), rounded(alike))
  })

  it('lets tools stand for knowledge, alone or by 35 of 100', () => {
    const engine = madeEngine({ occupations: six, knowledgeLevels: shapes })
    const technology = Float64Array.of(0, 0, 2, 0, -2, 0)
    assert.equal(scoreParts(engine, NOTHING, technology).knowledge, technology)
    const { knowledge } = scoreParts(engine, { ...NOTHING, knowledge: Float64Array.of(2, 3, 4) }, technology)
    const blended = alike.map((value, row) => 0.65 * value + 0.35 * technology[row]!)
    const spread = Math.sqrt(blended.reduce((sum, value) => sum + value ** 2, 0) / 6)
    assert.deepEqual(rounded(knowledge), rounded(blended.map((value) => value / spread)))
  })

  it('is 0 for all where the table tells nothing apart', () => {
    const engine = madeEngine({ occupations: six })
    assert.deepEqual(rounded(scoreParts(engine, { ...NOTHING, interests: Float64Array.of(1, 2, 3) }, undefined).interests), [
      ...six.map(() => 0),
    ])
  })
})

describe('the distance in skills', () => {
  const engine = {
    count: 2,
    skillWeights: Float64Array.of(1, 0.5, 0.2, 0.4),
    usualSkillWeights: Float64Array.of(0.6, 0.45),
    base: { skillLevels: Float64Array.of(4, 2, 1, 3) },
  } as unknown as Engine

  it('counts each skill by its importance and by how well it is known, a whole for each occupation', () => {
    assert.deepEqual(rounded(distanceWeights(engine, Float64Array.of(1, 1))), rounded([2 / 3, 1 / 3, 1 / 3, 2 / 3]))
    assert.deepEqual(rounded(distanceWeights(engine, Float64Array.of(0.5, 1))), rounded([0.5, 0.5, 0.2, 0.8]))
    assert.deepEqual(rounded(distanceWeights(engine, Float64Array.of(0, 0))), [0, 0, 0, 0])
  })

  it('counts what is short in full and what is not used by half', () => {
    const weights = Float64Array.of(0.5, 0.5, 0.2, 0.8)
    // Short by 1 and over by 1; over by 2 and short by 0.
    assert.deepEqual(
      rounded(skillDistances(engine, Float64Array.of(3, 3), weights, Int32Array.of(0, 1))),
      rounded([0.5 + 0.25, 0.2]),
    )
  })

  it('is taken from the emphasis on what was named', () => {
    const view = { weights: Float64Array.of(0.5, 0.5, 0.2, 0.8), emphasis: Float64Array.of(1, 0) }
    const drawing = { ...NOTHING, skills: { level: Float64Array.of(3, 3), view } }
    assert.deepEqual(Object.keys(measureParts(engine, drawing, undefined).scales), ['skills'])
    const { skills } = scoreParts(engine, drawing, undefined)
    // 1 − .75 = .25 and 0 − .2 = −.2: the first is nearer, and two are one deviation from their middle.
    assert.deepEqual(rounded(skills), [1, -1])
    const far = { ...view, emphasis: Float64Array.of(0.5, 0) }
    assert.deepEqual(
      rounded(scoreParts(engine, { ...NOTHING, skills: { level: Float64Array.of(3, 3), view: far } }, undefined).skills),
      [-1, 1],
    )
  })

  it('lays weight on named skills by how much they stand out, and none when none, or all, were named', () => {
    const emphasis = (named: number[]) =>
      rounded(createSkillView(engine, { weight: Float64Array.of(1, 1), named: Uint8Array.from(named) } as LevelReading).emphasis)
    assert.deepEqual(
      [emphasis([0, 0]), emphasis([1, 1])],
      [
        [0, 0],
        [0, 0],
      ],
    )
    assert.deepEqual(emphasis([1, 0]), [0.35, -0.35])
    const wide = {
      count: 1,
      skillWeights: Float64Array.of(0.9, 0.7, 0.5, 0.2, 0.3),
      usualSkillWeights: Float64Array.of(0.5, 0.5, 0.5, 0.5, 0.5),
    } as unknown as Engine
    const named = { weight: new Float64Array(5), named: Uint8Array.of(1, 1, 0, 0, 0) } as LevelReading
    assert.deepEqual(rounded(createSkillView(wide, named).emphasis), rounded([0.3 + 0.5 / 3]))
  })
})

describe('the likeness of tools', () => {
  const uses = (technology: number, inDemand = false) => [{ technology, inDemand }]
  const made = (technologies: readonly (readonly { technology: number; inDemand: boolean }[])[], totals: number[]) =>
    ({
      count: technologies.length,
      technologyWeights: Float64Array.of(1, 3),
      technologyTotals: Float64Array.from(totals),
      base: { occupations: technologies.map((each, index) => ({ index, technologies: each })) },
    }) as unknown as Engine

  it('counts the rarer more, and those that employers ask for half more', () => {
    const engine = made([uses(0), uses(1), [], uses(0, true)], [1, 9, 0, 1])
    const scores = scoreTechnologies(engine, new Map([0, 1].map((tool) => [tool, 1])))!
    const [plain, rare, none, asked] = scores
    assert.ok(rare! > asked! && asked! > plain! && plain! > none!)
    const times = (score: number) => Math.round(((score - none!) / (plain! - none!)) * 1e6) / 1e6
    // By hand: 1 / √61, 9 / √69 and 1.5 / √61.
    assert.deepEqual([times(rare!), times(asked!)], [Math.round(9e6 * Math.sqrt(61 / 69)) / 1e6, 1.5])
    assert.equal(scoreTechnologies(engine, new Map()), undefined)
  })

  it('counts by how well a tool is known, and three deviations at most', () => {
    const many = [uses(0), uses(1), ...Array.from({ length: 38 }, () => [])]
    const totals = many.map((_, row) => (row < 2 ? 4 : 0))
    const held = scoreTechnologies(made(many, totals), new Map([[0, 0.5]]))!
    assert.deepEqual([held[0], held[1] === held[2], held[1]! < 0], [3, true, true])
    const both = scoreTechnologies(
      made([uses(0), uses(0), uses(1), []], [4, 4, 4, 4]),
      new Map([
        [0, 0.5],
        [1, 0.5],
      ]),
    )!
    assert.deepEqual([both[0] === both[1], Math.round(((both[2]! - both[3]!) / (both[0]! - both[3]!)) * 1e6)], [true, 9e6])
  })
})

describe('the fit', () => {
  it('is the sum of the parts by their weights', () => {
    const scores = { interests: Float64Array.of(1, 2), skills: Float64Array.of(10, -10), values: undefined, style: undefined }
    const weights = { interests: 0.75, skills: 0.25, values: 0.5, style: 0, knowledge: 0 }
    const fit = combineParts({ ...scores, knowledge: Float64Array.of(Number.NaN, 0) }, weights, 2)
    assert.deepEqual([...fit], [3.25, -1])
  })

  it('scales the weights of what was answered to a whole', () => {
    const only = (...parts: string[]) => weightsFor((part) => parts.includes(part))
    assert.deepEqual(only(...PARTS), { interests: 0.35, skills: 0.25, values: 0.15, style: 0.1, knowledge: 0.15 })
    const { interests, values, ...others } = only('interests', 'values')
    assert.deepEqual(rounded([interests, values]), rounded([0.7, 0.3]))
    assert.deepEqual(others, { skills: 0, style: 0, knowledge: 0 })
    assert.deepEqual(
      PARTS.map((one) => patternOf((part) => part === one)),
      [1, 2, 4, 8, 16],
    )
    assert.deepEqual([patternOf(() => false), patternOf(() => true)], [0, 31])
  })

  it('has the parts that rest on an answer', () => {
    const none = { technologies: new Map() } as unknown as Person
    const person = {
      interests: {},
      values: {},
      styles: {},
      skills: {},
      knowledge: {},
      technologies: new Map(),
    } as unknown as Person
    const parts = (of: Person) => PARTS.filter((part) => hasPart(of, part))
    assert.deepEqual([parts(none), parts(person)], [[], [...PARTS]])
    const each = ['interests', 'skills', 'values', 'styles', 'knowledge'].map((part) => parts({ ...none, [part]: {} } as Person))
    assert.deepEqual(each, [['interests'], ['skills'], ['values'], ['style'], ['knowledge']])
    assert.deepEqual(parts({ ...none, technologies: new Map([[1, 1]]) }), ['knowledge'])
  })
})
