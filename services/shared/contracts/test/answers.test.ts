import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isLeft } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { explain } from '../src/codec/errors.ts'
import { toJsonSchema } from '../src/codec/json-schema.ts'
import { goalsRead } from '../src/models/advice/goal.ts'
import {
  basicProfileFields,
  basicResponses,
  detailedAssessment,
  messages,
  NO_OCCUPATION,
} from '../src/models/assessment/assessment.ts'
import { gameCategories, industries } from '../src/models/assessment/options.ts'
import { type DetailedQuestion, detailedQuestion, groupItems, itemListNames } from '../src/models/assessment/question.ts'
import { answerQuestion, startGame } from '../src/models/game.ts'
import { settingsChange } from '../src/models/identity/settings.ts'
import { joinTimeline, splitTimeline } from '../src/models/identity/timeline.ts'
import { newCheckIn, pathProgress } from '../src/models/learning.ts'
import { addUserSkill } from '../src/models/skills/skill.ts'
import { isOccupationCode } from '../src/routes/skills.ts'

function sentences(codec: t.Mixed, value: unknown): Record<string, string> {
  const result = codec.decode(value)
  return isLeft(result) ? Object.fromEntries(explain(result.left).map(({ path, message }) => [path, message])) : {}
}

describe('the fields of the wizard', () => {
  it('say what is wrong in the specified words', () => {
    const said = (field: keyof typeof basicProfileFields, value: unknown) =>
      Object.values(sentences(basicProfileFields[field], value))[0]
    assert.equal(said('currentRole', ' '), 'Current role is required')
    assert.equal(said('yearsExperience', 51), 'Years of experience must be a number from 0 to 50')
    assert.equal(said('industry', ''), 'Industry is required')
    assert.equal(said('educationLevel', undefined), 'Education level is required')
    assert.equal(said('careerGoals', 'nine char'), 'Please provide detailed career goals')
    assert.equal(said('salaryTarget', 0.5), 'Salary must be a whole number of dollars, 0 or more')
    assert.equal(said('currentOccupation', ''), 'Please pick an occupation from the list')
    assert.equal(
      said('targetIndustry', 'law'),
      `Please choose one of: ${[...industries, 'startup', 'exploring', 'unsure'].join(', ')}`,
    )
    for (const sentence of Object.values(messages)) assert.match(sentence, /^[A-Z].+[^.]$/)
  })

  it('tell what was removed from the goals as read, fifty phrases at most', () => {
    const wrong = (value: unknown) => Object.keys(sentences(goalsRead, value))
    const phrases = (count: number) => ({ removed: Array.from({ length: count }, () => 'case manager') })
    assert.deepEqual(wrong(phrases(50)), [])
    assert.deepEqual(wrong(phrases(51)), ['removed'])
    assert.deepEqual(wrong({ removed: [''] }), ['removed.0'])
    assert.deepEqual(wrong({}), ['removed'])
  })

  it('take the ends of their ranges', () => {
    const fits = (field: keyof typeof basicProfileFields, ...values: unknown[]) => {
      for (const value of values) assert.deepEqual(sentences(basicProfileFields[field], value), {}, `${field} ${String(value)}`)
    }
    fits('yearsExperience', 0, 0.5, 50)
    fits('salaryCurrent', 0, 100_000_000, undefined)
    fits('careerGoals', 'x'.repeat(10), 'x'.repeat(4000))
    fits('currentRole', 'x'.repeat(200))
    fits('currentOccupation', '15-1252.00', NO_OCCUPATION, undefined)
  })

  it('take a choice, several choices or ranks as a value of work', () => {
    const profile = {
      assessmentType: 'career_change',
      currentRole: 'Clerk',
      yearsExperience: 1,
      industry: 'finance',
      educationLevel: 'phd',
      careerGoals: 'Ten or more.',
    }
    const wrong = (value: unknown) => sentences(detailedAssessment, { ...profile, workValues: { a: value } })
    for (const value of ['pay', ['pay', 'rest'], { pay: 1, rest: 2 }]) {
      assert.deepEqual(wrong(value), {})
      assert.equal(detailedAssessment.is({ ...profile, workValues: { a: value } }), true)
    }
    assert.equal(detailedAssessment.is({ ...profile, workValues: { a: 5 } }), false)
    assert.deepEqual(wrong('x'.repeat(4001)), { 'workValues.a': 'Please shorten this to 4,000 characters or fewer' })
    assert.deepEqual(wrong(['x'.repeat(201)]), { 'workValues.a.0': 'Please shorten this to 200 characters or fewer' })
    assert.deepEqual(wrong({ pay: 0 }), { 'workValues.a.pay': 'Please give a rank of 1 or more' })
    assert.deepEqual(wrong(5), { 'workValues.a': 'Please give an object' })
    const scale = sentences(detailedAssessment, { ...profile, personalityScores: { a: 0 } })
    assert.deepEqual(scale, { 'personalityScores.a': 'Please answer on the scale from 1 to 10' })
    const schema = toJsonSchema(detailedAssessment) as {
      properties: { workValues: { additionalProperties: { anyOf: object[] } } }
    }
    assert.deepEqual(
      schema.properties.workValues.additionalProperties.anyOf.map((one) => (one as { type: string }).type),
      ['string', 'array', 'object'],
    )
  })

  it('hold at least one value and one interest, and no more than there are', () => {
    const wrong = (part: object) => Object.keys(sentences(basicResponses, part))
    assert.ok(!wrong({ values: ['Autonomy'] }).includes('values'))
    assert.ok(wrong({ values: Array.from({ length: 13 }, () => 'Autonomy') }).includes('values'))
    assert.ok(wrong({ skillsInterest: [] }).includes('skillsInterest'))
    assert.ok(wrong({ valuesOrder: Array.from({ length: 6 }, () => 'Autonomy') }).includes('valuesOrder'))
    assert.ok(!wrong({ activities: { 'repair-machine': 5 } }).some((path) => path.startsWith('activities')))
    assert.ok(wrong({ activities: { 'repair-machine': 6 } }).includes('activities.repair-machine'))
  })
})

describe('the categories of a game', () => {
  const wrong = (...categories: string[]) => sentences(startGame, { categories }).categories

  it('are two to four, each once', () => {
    for (const count of [2, 3, 4]) {
      assert.equal(wrong(...gameCategories.slice(0, count)), undefined)
      assert.equal(startGame.is({ categories: gameCategories.slice(0, count) }), true)
    }
    assert.equal(wrong('technical'), 'Please select at least 2 categories')
    assert.equal(sentences(startGame, {}).categories, 'Please select at least 2 categories')
    assert.equal(wrong(...gameCategories.slice(0, 5)), 'Please select no more than 4 categories')
    assert.equal(wrong('technical', 'technical'), 'Please select each category once')
    assert.equal(
      wrong('technical', 'technical', 'technical', 'technical', 'technical'),
      'Please select no more than 4 categories',
    )
    for (const categories of [['technical'], ['technical', 'technical'], ['technical', 'cooking'], 5])
      assert.equal(startGame.is({ categories }), false, String(categories))
    assert.deepEqual(Object.keys(sentences(startGame, { categories: ['technical', 'cooking'] })), ['categories.1'])
  })

  it('are described so', () => {
    const { properties } = toJsonSchema(startGame) as { properties: { categories: object } }
    assert.deepEqual(properties.categories, {
      type: 'array',
      items: { type: 'string', enum: gameCategories },
      minItems: 2,
      maxItems: 4,
      uniqueItems: true,
    })
  })
})

describe('an answer in a game', () => {
  it('is one of four options, or -1 for none in time', () => {
    const answer = { gameId: '0199a1b2-c3d4-7e5f-8a6b-123456789abc', questionId: 'q' }
    for (const given of [-1, 0, 3]) assert.deepEqual(sentences(answerQuestion, { ...answer, answer: given }), {})
    for (const given of [-2, 4])
      assert.deepEqual(sentences(answerQuestion, { ...answer, answer: given }), {
        answer: 'Please give a whole number from -1 to 3',
      })
  })
})

describe('the code of an occupation', () => {
  it('is that of O*NET-SOC', () => {
    assert.equal(isOccupationCode('15-1252.00'), true)
    for (const odd of [
      'x15-1252.00',
      '15-1252.001',
      '1-1252.00',
      'ab-1252.00',
      '15-1.00',
      '15-abcd.00',
      '15-1252.0',
      '15-1252.ab',
      '15-1252-00',
    ])
      assert.equal(isOccupationCode(odd), false, odd)
  })
})

describe('a question', () => {
  const question = { id: 'q', type: 'scale_group', question: '?' }

  it('brings the items of a group under any of nine names', () => {
    for (const name of itemListNames) {
      const items = [{ name: 'One', description: 'First' }]
      assert.deepEqual(groupItems({ ...question, [name]: items } as DetailedQuestion), items, name)
    }
    assert.deepEqual(groupItems(question as DetailedQuestion), [])
  })

  it('of a kind that is not known is still a question, a free text goes to one of two places', () => {
    assert.equal(detailedQuestion.is({ ...question, type: 'hologram' }), true)
    assert.equal(detailedQuestion.is({ ...question, storeIn: 'challenges' }), true)
    assert.equal(detailedQuestion.is({ ...question, storeIn: 'elsewhere' }), false)
  })
})

describe('the answers about times', () => {
  const timelines = ['In 6 months', 'In 2 years']

  it('are lines after the goals, without those left blank', () => {
    assert.equal(joinTimeline('Goals', timelines, {}), 'Goals')
    assert.equal(
      joinTimeline('Goals', timelines, { 'In 2 years': 'A  house\nby the sea' }),
      'Goals\nIn 2 years: A house by the sea',
    )
    assert.equal(joinTimeline('', timelines, { 'In 6 months': 'x', 'In 9 years': 'y' }), '\nIn 6 months: x')
  })

  it('are taken apart at any break of lines, the last of a time counts', () => {
    const split = splitTimeline('Goals\r\nIn 6 months: a\rIn 2 years:   b  \nMore\nIn 6 months: c\n\n', timelines)
    assert.equal(split.careerGoals, 'Goals\nMore')
    assert.deepEqual(
      [...split.answers],
      [
        ['In 6 months', 'c'],
        ['In 2 years', 'b'],
      ],
    )
    assert.deepEqual([...splitTimeline('In 6 months: ', timelines).answers], [])
    assert.equal(splitTimeline('x\nIn 6 months:\nIn 2 years:no', timelines).careerGoals, 'x\nIn 6 months:\nIn 2 years:no')
  })
})

describe('smaller forms', () => {
  it('say what is wrong', () => {
    assert.deepEqual(sentences(addUserSkill, { skillId: '', proficiencyLevel: 6 }), {
      skillId: 'A skill is required',
      proficiencyLevel: 'Please give a level from 1 to 5',
    })
    assert.deepEqual(sentences(pathProgress, { progress: 101 }), {
      progress: 'Please give the progress in percent, from 0 to 100',
    })
    assert.deepEqual(sentences(newCheckIn, { kind: 'slept', minutes: 0 }), {
      kind: 'Please say what you did',
      minutes: 'Please give the time in minutes, from 1 to 1,440',
    })
    assert.deepEqual(sentences(settingsChange, { theme: 'pink' }), { theme: 'Please choose system, light or dark' })
    assert.deepEqual(sentences(settingsChange, {}), {})
  })
})
