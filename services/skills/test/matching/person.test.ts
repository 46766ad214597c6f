import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { levelOfShare, readPerson } from '../../src/domain/person/person.ts'
import { type Made, madeEngine, rounded } from '../support/made-table.ts'
import { profileOf } from '../support/personas.ts'

/** Levels of the three skills do not go together, so that each observation tells of its own skill alone. */
const MADE: Made = {
  occupations: [{ code: 'a' }, { code: 'b' }, { code: 'c' }, { code: 'd' }],
  skillLevels: [
    [1, 1, 2],
    [1, 3, 4],
    [3, 1, 4],
    [3, 3, 2],
  ],
  knowledgeLevels: [
    [1, 1, 2],
    [1, 3, 4],
    [3, 1, 4],
    [3, 3, 2],
  ],
  users: [1, 2],
  skillEntries: [
    { id: 'knots', name: 'Tying knots', elements: ['skill-1'] },
    { id: 'stars', name: 'Reading stars', elements: ['knowledge-2'] },
    { id: 'all', name: 'Sailing ships', elements: ['skill-0', 'skill-2', 'knowledge-0', 'knowledge-1'] },
  ],
}
const engine = () => madeEngine(MADE)
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
const claims = (...skills: (readonly [name: string, rating: number, evidence?: string])[]) =>
  read([], { skills: skills.map(([name, value, evidence = 'self']) => ({ name, rating: value, evidence })) })

describe('a person as the engine reads one', () => {
  it('takes a rating of a skill or a field as a level of its own, up to 5.5', () => {
    const { skills, knowledge } = read([rating('skill.0', 5), rating('skill.2', 3), rating('knowledge.1', 1, { low: -3 })])
    assert.deepEqual(
      [rounded(skills?.evidence.self), rounded(knowledge?.evidence.self)],
      [
        [5.5, -1, 2.75],
        [-1, 2.75, -1],
      ],
    )
    assert.deepEqual(
      [[...skills!.named], [...knowledge!.named]],
      [
        [1, 0, 1],
        [0, 1, 0],
      ],
    )
    assert.deepEqual(rounded(skills?.observationError), [0.8, 0.8])
    assert.deepEqual([-1, 0, 0.5, 2].map(levelOfShare), [0, 0, 2.75, 5.5])
  })

  it('takes a rating that was filled in from the job and left as it was for no more than that', () => {
    const { skills } = read([rating('skill.0', 5, { prefilled: true })])
    assert.deepEqual([rounded(skills?.evidence.history)[0], rounded(skills?.evidence.self)[0], skills?.named[0]], [5.5, -1, 0])
  })

  it('leaves out a rating of nothing known, or on a scale without a length', () => {
    const none = read([
      rating('skill.none', 5),
      rating('interest.none', 5),
      rating('skill.1', 5, { low: 5 }),
      rating('skill.1', 5, { low: 6 }),
      rating('style.1', 5),
      rating('skill', 5),
    ])
    assert.deepEqual([none.skills, none.knowledge], [undefined, undefined])
  })

  it('finds an element whose key has dots', () => {
    const made = engine()
    const { base } = made
    const skill = { ...base.scales.skill, elements: base.scales.skill.elements.map((one) => ({ ...one, key: `2.A.${one.key}` })) }
    const dotted = { ...made, base: { ...base, scales: { ...base.scales, skill } } }
    const { skills } = readPerson(dotted, { ...profile, ratings: [rating('skill.2.A.1', 5)] })
    assert.deepEqual([...skills!.named], [0, 1, 0])
  })

  it('trusts a rating by its weight, up to a direct answer', () => {
    const errors = [0.25, 1, 4, 0, -1].map((weight) => read([rating('skill.0', 5, { weight })]).skills!.observationError)
    assert.deepEqual(errors.map(rounded), [[1.6], [0.8], [0.8], [0.8], [0.8]])
  })

  it('reads the values by ratings and by their order', () => {
    const order = ['2', '0', '1']
    assert.deepEqual(rounded(read([], { valuesOrder: order }).values?.share), [0.5, 0, 1])
    const rated = read(['0', '1', '2'].map((key, place) => rating(`value.${key}`, 1 + place)))
    assert.deepEqual(rounded(rated.values?.share), [0, 0.25, 0.5])
  })

  it('reads interests and styles by ratings, each by its own', () => {
    const { interests, styles, values } = read(
      ['0', '1', '2'].flatMap((key, place) => [rating(`interest.${key}`, 1 + place), rating(`style.${key}`, 5 - place)]),
    )
    assert.deepEqual([rounded(interests?.share), rounded(styles?.share), values], [[0, 0.25, 0.5], [1, 0.75, 0.5], undefined])
  })

  it('keeps what was said of reach, or nothing', () => {
    assert.equal(read([], { reach: { ...profile.reach!, learningHours: 7 } }).reach.learningHours, 7)
    const { reach } = read([], { reach: undefined })
    assert.deepEqual(reach, { ...profile.reach, ...reach })
    assert.ok(Object.values(reach).every((answer) => answer === 0 || answer === ''))
  })
})

describe('the present job of a person', () => {
  const at = (currentOccupation: string, yearsExperience = 3) =>
    read([], { currentOccupation, reach: { ...profile.reach!, yearsExperience } })

  it('shows its own levels as the past, which are not what the person named', () => {
    const { present, skills, knowledge } = at('c')
    assert.equal(present?.index, 2)
    assert.deepEqual(
      [rounded(skills?.evidence.history), rounded(knowledge?.evidence.history)],
      [
        [3, 1, 4],
        [3, 1, 4],
      ],
    )
    assert.deepEqual([...skills!.named], [0, 0, 0])
  })

  it('is trusted less in the first two years', () => {
    const errors = [0, 1, 1.9, 2, 30].map((years) => rounded(at('c', years).skills?.observationError)[0])
    assert.deepEqual(errors, [0.7, 1.05, 1.05, 0.7, 0.7])
  })

  it('is none where its code is not known', () => {
    const { present, skills } = at('nothing')
    assert.deepEqual([present, skills], [undefined, undefined])
  })
})

describe('skills that a person names', () => {
  it('stand for their elements, at a level by the rating; unrated ones for six tenths', () => {
    const { skills, technologies } = claims(['tying knots', 10])
    assert.deepEqual([rounded(skills?.evidence.self), technologies.size], [[-1, 5.5, -1], 0])
    assert.deepEqual(rounded(claims(['tying knots', 5.5]).skills?.evidence.self), [-1, 2.75, -1])
    const unrated = claims(['reading stars', 0])
    assert.deepEqual(rounded(unrated.knowledge?.evidence.self), [-1, -1, 3.3])
    assert.equal(unrated.skills, undefined)
  })

  it('are trusted by what shows them, and less where they were not rated', () => {
    const error = (value: number, evidence?: string) => rounded(claims(['tying knots', value, evidence]).skills?.observationError)
    assert.deepEqual(
      [error(9, 'quiz'), error(9, 'history'), error(9), error(0), error(0, 'quiz')],
      [[0.4], [0.7], [0.8], [1.4], [1.4]],
    )
  })

  it('keep what quizzes and the past show apart from what one says', () => {
    const of = (evidence: string) => {
      const { quiz, history, self } = claims(['tying knots', 10, evidence]).skills!.evidence
      return [quiz, history, self].map((levels) => rounded(levels)[1])
    }
    assert.deepEqual(['quiz', 'history', 'self', 'a friend'].map(of), [
      [5.5, -1, -1],
      [-1, 5.5, -1],
      [-1, -1, 5.5],
      [-1, -1, 5.5],
    ])
  })

  it('say less about each of several elements', () => {
    const { skills, knowledge } = claims(['sailing ships', 10])
    // Four elements: .8 times √4 times .8.
    assert.deepEqual(
      [rounded(skills?.observationError), rounded(knowledge?.observationError)],
      [
        [1.28, 1.28],
        [1.28, 1.28],
      ],
    )
    assert.deepEqual(
      [rounded(skills?.evidence.self), rounded(knowledge?.evidence.self)],
      [
        [5.5, -1, 5.5],
        [5.5, 5.5, -1],
      ],
    )
  })

  it('are tools by the best rating, three tenths at least', () => {
    const { technologies, skills } = claims(['Zorro A', 1], ['Zorro B', 10], ['zorro b', 4], ['zorro b', 0])
    assert.deepEqual(
      [...technologies].map(([tool, held]) => [tool, Math.round(held * 100)]),
      [
        [0, 30],
        [1, 100],
      ],
    )
    assert.equal(skills, undefined)
    assert.deepEqual(rounded([...claims(['Zorro A', 0]).technologies.values()]), [0.72])
  })

  it('are left out where nothing bears the name', () => {
    const { skills, knowledge, technologies } = claims(['quantum basket weaving', 9])
    assert.deepEqual([skills, knowledge, technologies.size], [undefined, undefined, 0])
  })
})
