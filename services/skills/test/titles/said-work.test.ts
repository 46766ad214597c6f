import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createCareers } from '../../src/data/careers.ts'
import { resolveTitle } from '../../src/domain/catalogue/titles/resolve-title.ts'
import { heldDegree, readDegreeFields } from '../../src/domain/goals/degree-field.ts'
import { findPhrases, onlyWork, readGoalPhrases } from '../../src/domain/goals/goal-phrases.ts'
import { readGoal } from '../../src/domain/goals/read-goal.ts'
import { firstSteps } from '../../src/domain/matching/choice/first-steps.ts'
import { rank } from '../../src/domain/matching/rank.ts'
import { readStatedGoals } from '../../src/use-cases/read-stated-goals.ts'
import { PERSONAS } from '../support/personas.ts'

const careers = createCareers()
const { engine, goals, titles } = careers
const NURSE = '29-1141.00'

describe('wordings of work', () => {
  const phrases = readGoalPhrases([
    ['1', 'school bus|drive a school bus|~bus'],
    ['2', 'bus|bus tour guide'],
    ['-', 'bus pass'],
  ])
  const found = (text: string) =>
    findPhrases(phrases, text).map(({ from, to, targets }) => [text.slice(from, to), ...targets.map(({ target }) => target)])

  it('are found word for word, the longest at each place, whatever their case and number', () => {
    assert.deepEqual(found('Drive a School Bus, or a bus'), [
      ['Drive a School Bus', '1'],
      ['bus', '1', '2'],
    ])
    assert.deepEqual(found('busy school'), [])
    // Not over the end of a clause.
    assert.deepEqual(found('a school, bus'), [['bus', '1', '2']])
  })

  it('are the same for who is doing it, and with or without an article between', () => {
    assert.deepEqual(found('driving the school bus'), [['driving the school bus', '1']])
    assert.deepEqual(found('drives school bus'), [['drives school bus', '1']])
    // An article before or after is none of theirs, and one word alone is no doing.
    assert.deepEqual(found('a bus and the busing'), [['bus', '1', '2']])
  })

  it('that name no work keep others off their words', () => {
    assert.deepEqual(found('my bus pass'), [['bus pass']])
  })

  it('have one chief meaning, and second ones that weigh less', () => {
    const [bus] = findPhrases(phrases, 'bus')
    assert.deepEqual(
      bus?.targets.map(({ weight }) => weight),
      [0.7, 1],
    )
    assert.throws(
      () =>
        readGoalPhrases([
          ['1', 'coach'],
          ['2', 'coaches'],
        ]),
      /"coaches" has two chief meanings/,
    )
    assert.throws(() => readGoalPhrases([['1', ' ']]), /has no words/)
  })

  it('tell what somebody does who writes no title', () => {
    assert.deepEqual(onlyWork(phrases, 'I drive a school bus'), { code: '1', words: 'drive a school bus' })
    assert.equal(onlyWork(phrases, 'a school bus, and a bus tour guide'), undefined)
    assert.equal(onlyWork(phrases, 'my bus pass'), undefined)
  })

  it('that are shipped name occupations of the table', () => {
    const unknown = [...goals.phrases.byWords.values()].flat().filter(({ target }) => !engine.base.indexOf.has(target))
    assert.deepEqual(unknown, [])
    assert.ok(goals.phrases.byWords.size > 9000, `${goals.phrases.byWords.size}`)
  })
})

describe('a title that says more than the work', () => {
  const read = (text: string) => {
    const { kind, matches } = resolveTitle(titles, text, 1)
    return kind === 'occupation' ? engine.base.occupations[matches[0]!.index]!.code : kind
  }
  for (const [text, code] of [
    ['basically run the money side of a small company (controller i guess?)', '11-3031.01'],
    ['home with my kids (surgical tech before that)', '29-2055.00'],
    ['bartender / bar lead at a hotel', '35-3011.00'],
    ['I pump septic tanks and clear sewer lines', '47-4071.00'],
    ['unemployed since March, was FP&A analyst', '13-2051.00'],
    ['Telecom Engineering Specialist', '15-1241.01'],
  ] as const)
    it(`"${text}" is ${code}`, () => assert.equal(read(text), code))

  it('is not sure where no part is certain', () => {
    assert.equal(read('I do a bit of this (and that)'), 'not_sure')
  })
})

describe('a wish for the same work', () => {
  const asked = (text: string, presentCode = NURSE) =>
    readGoal(goals, { text, presentCode }).wanted.map(({ phrase, inside, codes }) => [phrase, inside, codes[0]!.code])

  it('is the present occupation in another place', () => {
    assert.deepEqual(asked('the same work somewhere calmer'), [['same work somewhere calmer', true, NURSE]])
    assert.deepEqual(asked('I could see a hospice'), [['hospice', true, NURSE]])
    assert.deepEqual(
      asked('move to a hospital', '13-2011.00').map(([, inside, code]) => [inside, code]),
      [[true, '13-2011.00']],
    )
  })

  it('is none beside other work that is named, for whom another field means other work, or who wants to leave', () => {
    assert.deepEqual(
      asked('a social worker at a hospital').every(([, inside]) => !inside),
      true,
    )
    assert.deepEqual(
      asked('something in a hospital', '41-2011.00').every(([, inside]) => !inside),
      true,
    )
    assert.deepEqual(asked('no more nursing, somewhere calmer'), [])
  })

  it('puts the present occupation on the list, without months', () => {
    const stated = readStatedGoals(goals, { text: 'I want to stay a nurse, in a calmer place', removed: [] }, NURSE)
    const { ranked, standing, bandOf } = rank(
      engine,
      { ...PERSONAS[0]!.profile, currentOccupation: NURSE },
      { purpose: 'career_deep_dive', limit: 10, draws: 1, goals: stated },
    )
    const own = engine.base.indexOf.get(NURSE)!
    assert.ok(ranked.includes(own))
    assert.deepEqual([standing.entries[own]!.how, standing.entries[own]!.studyMonths, bandOf(own)], ['own', [0, 0], 'next_step'])
  })
})

describe('the field of a degree', () => {
  const fields = readDegreeFields([
    ['psych(?:ology)?', '42.01'],
    ['biology', '26.01'],
  ])
  for (const [text, field] of [
    ['I have a psych BA', '42.01'],
    ['My degree is biology and I am underusing it', '26.01'],
    ["a bachelor's in biology", '26.01'],
    ['majored in psychology', '42.01'],
    ['I want to get a degree in biology', undefined],
    ['finish my biology degree', undefined],
    ['without a degree', undefined],
    ['I teach biology', undefined],
  ] as const)
    it(`of "${text}" is ${field}`, () => assert.equal(heldDegree(fields, text)?.field, field))

  it('opens work that asks for it', () => {
    const months = (text: string) => {
      const stated = readStatedGoals(goals, { text, removed: [] }, '51-8031.00')
      const { profile: answers } = PERSONAS[0]!
      const profile = { ...answers, currentOccupation: '51-8031.00', reach: { ...answers.reach!, education: 'bachelors' } }
      const { standing } = rank(engine, profile, { purpose: 'career_deep_dive', limit: 10, draws: 1, goals: stated })
      return standing.entries[engine.base.indexOf.get('19-4021.00')!]!.studyMonths[0]
    }
    assert.equal(months('Lab work. My degree is biology.'), 0)
    assert.ok(months('Lab work.') > 0)
  })
})

describe('first steps', () => {
  it('lead toward work that is a year or more of study away, and are near themselves', () => {
    const stated = readStatedGoals(goals, { text: 'I want to be a land surveyor', removed: [] }, '49-9099.01')
    const profile = { ...PERSONAS[0]!.profile, currentOccupation: '49-9099.01' }
    const ranking = rank(engine, profile, { purpose: 'career_deep_dive', limit: 10, draws: 1, goals: stated })
    const steps = firstSteps(engine, ranking)
    assert.ok(steps.length > 0)
    for (const { index, phrase } of steps) {
      assert.equal(phrase, 'land surveyor')
      assert.ok(ranking.standing.entries[index]!.studyMonths[0] <= 6)
    }
  })

  it('that are shipped take half a year at most from outside', () => {
    for (const [toward, steps] of engine.base.firstSteps)
      for (const step of steps) {
        const outside = engine.base.gates.get(step)?.outside
        assert.ok(!outside || outside.study[0] <= 6, `${step} toward ${toward} takes ${outside?.study[0]} months`)
        assert.notEqual(step, toward)
      }
  })
})

describe('who wants to train others in the own work', () => {
  const first = (presentCode: string, text: string) =>
    readGoal(goals, { text, presentCode }).wanted.map(({ codes }) => codes[0]!.code)
  const cases: [present: string, text: string, ...codes: string[]][] = [
    ['21-1011.00', 'train younger counselors', '13-1151.00'],
    [NURSE, 'teach new nurses, or mentor the younger staff', '25-1072.00'],
    ['47-2111.00', 'Train the apprentices, or coach younger electricians', '25-1194.00'],
    ['53-3032.00', 'coach the newer drivers', '25-1194.00'],
    ['25-2021.00', 'mentor other teachers', '25-9031.00'],
    ['13-2011.00', 'coach junior staff', '13-1151.00'],
  ]
  for (const [present, text, ...codes] of cases) it(`is read in "${text}"`, () => assert.deepEqual(first(present, text), codes))
})
