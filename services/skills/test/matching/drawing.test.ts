import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Random } from '../../src/domain/figures/random.ts'
import { asAnswered, createDrawer } from '../../src/domain/matching/drawing.ts'
import {
  combineAt,
  type Drawing,
  measureParts,
  sampleOf,
  scoreParts,
  scorePartsAt,
} from '../../src/domain/matching/part-scores.ts'
import type { LevelReading } from '../../src/domain/person/level-reading.ts'
import type { Person } from '../../src/domain/person/person.ts'
import type { ScaleReading } from '../../src/domain/person/scale-reading.ts'
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

describe('a redraw of the answers', () => {
  const engine = madeEngine({ occupations: six, ratings: { interest: shapes }, knowledgeLevels: shapes })
  const answered: Drawing = { ...NOTHING, interests: Float64Array.of(2, 3, 4), knowledge: Float64Array.of(2, 3, 4) }
  const technology = Float64Array.of(0, 0, 2, 0, -2, 0)
  const all = Int32Array.of(0, 1, 2, 3, 4, 5)

  it('looks at every fourth occupation besides those that it scores', () => {
    assert.deepEqual([...sampleOf({ count: 9 })], [0, 4, 8])
    assert.deepEqual([...sampleOf(engine)], [0, 4])
  })

  it('keeps a scale of each part, and of knowledge without its tools', () => {
    const whole = madeEngine({
      occupations: six,
      ratings: { interest: shapes, value: shapes, style: shapes },
      knowledgeLevels: shapes,
    })
    const three = Float64Array.of(2, 3, 4)
    const { scales } = measureParts(
      whole,
      { interests: three, values: three, styles: three, skills: undefined, knowledge: three },
      technology,
    )
    assert.deepEqual(Object.keys(scales).sort(), ['interests', 'knowledge', 'known', 'style', 'values'])
  })

  it('scores as the answers do where nothing moved, and nothing that it is not asked for', () => {
    const { scores, scales } = measureParts(engine, answered, technology)
    assert.deepEqual(scores, scoreParts(engine, answered, technology))
    const { interests, knowledge, values } = scorePartsAt(engine, answered, technology, {
      rows: Int32Array.of(4, 0, 1),
      sample: sampleOf(engine),
      scales,
    })
    const asked = (part: Float64Array | undefined) => rounded(part?.map((value, row) => ([0, 1, 4].includes(row) ? value : 0)))
    assert.deepEqual([rounded(interests), rounded(knowledge)], [asked(scores.interests), asked(scores.knowledge)])
    assert.equal(values, undefined)
  })

  it('is measured by the mean and spread of the answers, moved as far as those of the sample', () => {
    const { scales } = measureParts(engine, answered, undefined)
    const sample = Int32Array.of(0, 1, 2)
    const given = { interests: { all: scales.interests!.all, sample: { centre: 0.5, spread: 0.25 } } }
    const turned = { ...NOTHING, interests: Float64Array.of(3, 2, 4) }
    const likeness = shapes.map(([a, b, c]) => (0 * (a! - 3) - 1 * (b! - 3) + 1 * (c! - 3)) / Math.sqrt(2) / Math.sqrt(8))
    const centre = (likeness[0]! + likeness[1]! + likeness[2]!) / 3
    const spread = Math.sqrt([0, 1, 2].reduce((sum, row) => sum + (likeness[row]! - centre) ** 2, 0) / 3)
    const { interests } = scorePartsAt(engine, turned, undefined, { rows: all, sample, scales: given })
    const { all: whole } = scales.interests!
    const wanted = likeness.map((value) => (value - (whole.centre + centre - 0.5)) / ((whole.spread * spread) / 0.25))
    assert.deepEqual(rounded(interests), rounded(wanted))
    const flat = { interests: { ...given.interests, sample: { centre: 0.5, spread: 1e-10 } } }
    const level = scorePartsAt(engine, turned, undefined, { rows: all, sample, scales: flat }).interests
    assert.deepEqual([...level!], [0, 0, 0, 0, 0, 0])
  })

  it('is put together for the occupations asked for, in their order', () => {
    const weights = { interests: 0.5, values: 0.5, style: 0, skills: 0, knowledge: 0.25 }
    const scores = {
      ...{ interests: Float64Array.of(1, 2, 3), values: undefined, skills: undefined },
      ...{ style: Float64Array.of(Number.NaN, 1, 1), knowledge: Float64Array.of(4, 8, 12) },
    }
    assert.deepEqual([...combineAt(scores, weights, Int32Array.of(2, 0), new Float64Array(3))], [4.5, 1.5, 0])
  })
})

describe('a person drawn anew', () => {
  const engine = () => ({ ...madeEngine({ occupations: [{}, {}] }), usualStyle: Float64Array.of(0.5, 1) })
  const scales = {
    z: Float64Array.of(1, -1),
    error: Float64Array.of(0.5, 0.25),
    items: Int32Array.of(2, 0),
  } as unknown as ScaleReading
  const levels = {
    level: Float64Array.of(3, 4),
    weight: Float64Array.of(1, 1),
    named: Uint8Array.of(1, 0),
    gain: Float64Array.of(1, 0, 0.5, 2),
    observationError: Float64Array.of(0.1, 0.3),
  } as unknown as LevelReading
  const person = { interests: scales, values: scales, styles: scales, skills: levels, knowledge: levels } as Person
  /** 1, 2, 3 … in place of chance. */
  const counting = (): Random => {
    let next = 0
    const normal = () => {
      next += 1
      return next
    }
    return { uniform: normal, normal }
  }
  const shown = ({ interests, values, styles, skills, knowledge }: Drawing) =>
    [interests, values, styles, skills?.level, knowledge].map(rounded)

  it('is as answered without chance; styles are told from the usual ones where they were asked', () => {
    const answered = [
      [1, -1],
      [1, -1],
      [0.5, 0],
      [3, 4],
      [3, 4],
    ]
    assert.deepEqual(shown(asAnswered(engine(), person)), answered)
    assert.deepEqual(shown(createDrawer(engine(), person)(undefined)), answered)
  })

  it('moves every answer by its own error, and levels together by what was observed', () => {
    const drawn = shown(createDrawer(engine(), person)(counting()))
    assert.deepEqual(drawn, [
      [1 + 0.5, -1 + 0.5],
      [1 + 1.5, -1 + 1],
      [1 + 2.5 - 0.5, 0],
      // The errors are .1 × 7 and .3 × 8, then .1 × 9 and .3 × 10.
      rounded([3 + 0.7, 4 + 0.35 + 4.8]),
      rounded([3 + 0.9, 4 + 0.45 + 6]),
    ])
    assert.deepEqual(
      [[...scales.z], [...levels.level]],
      [
        [1, -1],
        [3, 4],
      ],
    )
  })

  it('leaves out what was not answered', () => {
    assert.deepEqual(createDrawer(engine(), {} as Person)(counting()), NOTHING)
    assert.deepEqual(asAnswered(engine(), {} as Person), NOTHING)
  })
})
