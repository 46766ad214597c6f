import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { toUnit } from '../../src/domain/matching/engine.ts'
import { type Made, madeEngine, rounded } from '../support/made-table.ts'

const three = [{}, {}, {}]
const half = Math.SQRT1_2
const sixth = 1 / Math.sqrt(6)

describe('what the engine works out of a table', () => {
  it('holds interests and values as profiles: centred, of length 1, and nothing where all is rated alike', () => {
    const rows = [
      [1, 3, 5],
      [1, 1, 4],
      [2, 2, 2],
    ]
    const expected = rounded([-half, 0, half, -sixth, -sixth, 2 * sixth, 0, 0, 0])
    const { interests, values, count } = madeEngine({ occupations: three, ratings: { interest: rows, value: rows } })
    assert.equal(count, 3)
    assert.deepEqual([rounded(interests), rounded(values)], [expected, expected])
  })

  it('holds styles and fields of knowledge as what sets an occupation apart from the average one', () => {
    // The average is 2, 2, 4; what is left of the rows is -1 0 2, 1 0 0 and 0 0 -2.
    const rows = [
      [1, 2, 6],
      [3, 2, 4],
      [2, 2, 2],
    ]
    const long = 1 / Math.sqrt(42)
    const expected = rounded([-4 * long, -long, 5 * long, 2 * sixth, -sixth, -sixth, sixth, sixth, -2 * sixth])
    const { styles, knowledge, usualStyle } = madeEngine({
      occupations: three,
      ratings: { style: rows, knowledge: rows.map((row) => row.map(() => 1)) },
      knowledgeLevels: rows,
    })
    assert.deepEqual([rounded(styles), rounded(knowledge)], [expected, expected])
    // Of 2, 2, 4 the mean is 8/3 and the deviation √8 / 3.
    assert.deepEqual(rounded(usualStyle), rounded([-half, -half, 2 * half]))
  })

  it('knows how far each scale is spread over the occupations', () => {
    const rows = [
      [1, 2, 5],
      [1, 4, 5],
      [1, 2, 5],
      [1, 4, 1],
    ]
    const { spreads } = madeEngine({
      occupations: [...three, {}],
      ratings: { interest: rows, value: rows.map((row) => row.toReversed()), style: rows.map((row) => row.map((x) => 2 * x)) },
      knowledgeLevels: rows.map((row) => row.map((level) => level / 2)),
    })
    const last = Math.sqrt(3)
    assert.deepEqual(rounded(spreads.interest), rounded([0, 1, last]))
    assert.deepEqual(rounded(spreads.value), rounded([last, 1, 0]))
    assert.deepEqual(rounded(spreads.style), rounded([0, 2, 2 * last]))
    assert.deepEqual(rounded(spreads.knowledge), rounded([0, 0.5, last / 2]))
  })

  it('counts the importance of a skill from 0 to 1, and knows the usual one', () => {
    const rows = [
      [1, 3],
      [5, 3],
      [3, 2],
    ]
    const { skillWeights, usualSkillWeights } = madeEngine({ occupations: three, ratings: { skill: rows }, skillLevels: rows })
    assert.deepEqual([...skillWeights], [0, 0.5, 1, 0.5, 0.5, 0.25])
    assert.deepEqual(rounded(usualSkillWeights), rounded([0.5, 1.25 / 3]))
  })

  it('compares levels of skills and fields together, each against all occupations', () => {
    const skillLevels = [
      [1, 3],
      [2, 3],
      [3, 0],
    ]
    const one = skillLevels.map(() => [1])
    const { levels } = madeEngine({
      occupations: three,
      ratings: { skill: skillLevels, knowledge: one },
      skillLevels,
      knowledgeLevels: [[5], [5], [5]],
    })
    // Columns by hand: -1 0 1 over √2, 1 1 -2 over √6, and a field that all share.
    const rows = [
      [-half, sixth, 0],
      [0, sixth, 0],
      [half, -2 * sixth, 0],
    ]
    assert.deepEqual(
      rounded(levels),
      rows.flatMap((row) => rounded(toUnit(Float64Array.from(row)))),
    )
    assert.deepEqual(rounded(levels).slice(3, 6), rounded([-sixth, 2 * sixth, -sixth]))
  })

  it('expects of a person what ranked occupations ask', () => {
    const rows = [
      [1, 4],
      [3, 6],
      [7, 0],
    ]
    const { skillPrior, knowledgePrior } = madeEngine({
      occupations: [{}, {}, { ranked: false }],
      ratings: { skill: rows, knowledge: rows },
      skillLevels: rows,
      knowledgeLevels: rows.map((row) => row.toReversed()),
    })
    assert.deepEqual(
      [[...skillPrior.mean], [...skillPrior.covariance]],
      [
        [2, 5],
        [1, 1, 1, 1],
      ],
    )
    assert.deepEqual([...knowledgePrior.mean], [5, 2])
  })

  it('weighs a tool by how few occupations use it', () => {
    const uses = (...tools: number[]): Made['occupations'][number] => ({
      technologies: tools.map((technology) => ({ technology, inDemand: false })),
    })
    const { technologyWeights, technologyTotals } = madeEngine({
      occupations: [uses(0, 1), uses(0), uses(0, 1, 2)],
      users: [3, 2, 1, 0],
    })
    const [two, one] = [Math.log(3 / 2), Math.log(3)]
    assert.deepEqual(rounded(technologyWeights), rounded([0, two, one, one]))
    assert.deepEqual(rounded(technologyTotals), rounded([two ** 2, 0, two ** 2 + one ** 2]))
  })

  it('counts the people of an occupation: of the projections, shared by those they count together, else of the wages', () => {
    const outlook = (code: string, employment2024: number) => ({ code, employment2024 }) as Made['occupations'][number]['outlook']
    const wages = (employment: number) => ({ employment }) as Made['occupations'][number]['wages']
    const { people } = madeEngine({
      occupations: [
        { outlook: outlook('both', 900), wages: wages(1) },
        { outlook: outlook('both', 900) },
        { outlook: outlook('both', 900), ranked: false },
        { wages: wages(70) },
        { wages: wages(80) },
        {},
        { wages: wages(90), ranked: false },
      ],
    })
    assert.deepEqual([...people], [450, 450, 0, 70, 80, 0, 0])
  })

  it('knows the skills of the catalogue by their names', () => {
    const { catalogue, skillNames } = madeEngine({
      occupations: three,
      skillEntries: [{ id: 'knots', name: 'Tying knots', elements: ['skill-1'] }],
    })
    assert.deepEqual(
      catalogue.map(({ id, skills }) => [id, skills]),
      [['knots', [1]]],
    )
    assert.equal(skillNames.resolve('tying knots')?.slug, 'knots')
  })
})

describe('a profile', () => {
  it('is centred and of length 1, in place; of what does not vary it is 0', () => {
    assert.deepEqual([...toUnit(Float64Array.of(3, 3, 3))], [0, 0, 0])
    const vector = Float64Array.of(1, 2, 3)
    assert.equal(toUnit(vector), vector)
    assert.deepEqual(rounded(vector), rounded([-half, 0, half]))
  })
})
