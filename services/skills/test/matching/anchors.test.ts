import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Random } from '../../src/domain/figures/random.ts'
import { anchoredPercent, computeAnchors, simulatePerson } from '../../src/domain/matching/anchors.ts'
import { madeEngine, rounded } from '../support/made-table.ts'

/** As many deviations from the middle as it is told, in place of chance. */
const always = (deviations: number): Random => ({ uniform: () => 0.5, normal: () => deviations })

describe('somebody made up like an occupation', () => {
  const ratings = [
    [1, 3, 5],
    [5, 3, 3],
  ]
  const levels = [
    [1, 3, 5],
    [3, 1, 5],
  ]
  const engine = () =>
    madeEngine({
      occupations: [{}, {}],
      ratings: { interest: ratings, value: ratings.toReversed(), style: ratings, skill: ratings },
      skillLevels: levels,
      knowledgeLevels: levels,
    })
  const someone = (row: number, deviations: number, reliability = 0.5) =>
    simulatePerson(engine(), row, reliability, always(deviations))

  it('has its profile, when nothing is left to chance', () => {
    const { interests, values, styles, skills, knowledge, ...rest } = someone(0, 0)
    // 1 3 5 has the deviation √(8/3); 5 3 3 of the other occupation is 4/3 −2/3 −2/3 by √(8/9).
    const [own, other] = [[-2, 0, 2].map((z) => z / Math.sqrt(8 / 3)), [4, -2, -2].map((z) => z / Math.sqrt(8))]
    assert.deepEqual(
      [interests, values, styles].map((scales) => rounded(scales?.z)),
      [own, other, own].map(rounded),
    )
    for (const scales of [interests, values, styles]) {
      assert.deepEqual(
        [[...scales!.items], [...scales!.error]],
        [
          [5, 5, 5],
          [0, 0, 0],
        ],
      )
    }
    assert.deepEqual(
      [rounded(skills?.evidence.self), rounded(knowledge?.evidence.self)],
      [
        [1, 3, 5],
        [1, 3, 5],
      ],
    )
    assert.deepEqual(
      [rounded(skills?.observationError), rounded(knowledge?.observationError)],
      [
        [0.8, 0.8, 0.8],
        [0.7, 0.7, 0.7],
      ],
    )
    assert.deepEqual([rest.technologies.size, rest.present, rest.reach.yearsExperience], [0, undefined, 0])
    assert.deepEqual(rounded(someone(1, 0).skills?.evidence.self), [3, 1, 5])
  })

  it('is read with an error of the spread of each scale, the less the more reliable the answers are', () => {
    // Interests are spread by 2 0 1, so half reliable answers are moved by that, and those of .8 by half of it.
    const z = (raw: number[]) => {
      const centre = (raw[0]! + raw[1]! + raw[2]!) / 3
      const spread = Math.sqrt(raw.reduce((sum, value) => sum + (value - centre) ** 2, 0) / 3)
      return rounded(raw.map((value) => (value - centre) / spread))
    }
    assert.deepEqual(rounded(someone(0, 1).interests?.z), z([3, 3, 6]))
    assert.deepEqual(rounded(someone(0, 1, 0.8).interests?.z), z([2, 3, 5.5]))
    assert.deepEqual(rounded(someone(0, 1, 0.8).knowledge?.evidence.self), [1.5, 3.5, 5])
    // Levels stand for ratings from 1 to 10, which are moved by .7 whatever the reliability.
    const moved = (level: number) => Math.min(5.5, level + (0.7 * 5.5) / 9)
    assert.deepEqual(rounded(someone(0, 1, 0.8).skills?.evidence.self), rounded([1, 3, 5].map(moved)))
    assert.deepEqual(rounded(someone(0, 99).skills?.evidence.self), [5.5, 5.5, 5.5])
    assert.deepEqual(rounded(someone(0, -99).skills?.evidence.self), [0, 0, 0])
  })

  it('rates the eight skills that matter most', () => {
    const importance = [5, 1, 4, 2, 5, 3, 1.5, 4, 3, 2.5]
    const wide = madeEngine({
      occupations: [{}, {}],
      ratings: { skill: [importance.map(() => 1), importance] },
      skillLevels: [importance.map(() => 2), importance.map(() => 1)],
    })
    const { skills } = simulatePerson(wide, 1, 0.85, always(0))
    assert.deepEqual([...skills!.named], [1, 0, 1, 1, 1, 1, 0, 1, 1, 1])
  })
})

describe('the fixed points of the percent', () => {
  /** Twenty occupations of three kinds, whose figures differ a little. */
  const rows = (shift: number) =>
    Array.from({ length: 20 }, (_, row) => [0, 1, 2].map((at) => 1 + ((row * 7 + at * (shift + row)) % 11) / 2))
  const engine = () =>
    madeEngine({
      occupations: Array.from({ length: 20 }, () => ({})),
      ratings: { interest: rows(1), value: rows(2), style: rows(3), skill: rows(4) },
      skillLevels: rows(5),
      knowledgeLevels: rows(6),
    })

  it('are one for each set of parts, and higher for the own occupation than for all', () => {
    const anchors = computeAnchors(engine())
    assert.deepEqual([anchors.middle.length, anchors.own.length], [32, 32])
    assert.deepEqual([anchors.middle[0], anchors.own[0]], [0, 1])
    for (let pattern = 1; pattern < 32; pattern += 1) assert.ok(anchors.own[pattern]! > anchors.middle[pattern]!, `${pattern}`)
    assert.equal(anchoredPercent(anchors, 31, anchors.own[31]!), 95)
  })

  it('stay as they are for a table that stays', () => {
    const shown = (of: readonly number[]) => [1, 2, 3, 4, 8, 12, 16, 31].map((pattern) => of[pattern])
    const { middle, own } = computeAnchors(engine())
    assert.deepEqual(shown(middle), [0.7403, 0.529, 0.7335, 0.1272, 0.3949, 0.2841, 0.3945, 0.4178])
    assert.deepEqual(shown(own), [1.3935, 1.5827, 1.469, 1.3715, 0.9628, 1.0722, 1.2786, 1.2776])
  })
})
