import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readGoalPhrases } from '../../src/domain/goals/goal-phrases.ts'
import { formerWork } from '../../src/domain/goals/words/former-work.ts'
import { rank } from '../../src/domain/matching/rank.ts'
import { readStatedGoals } from '../../src/use-cases/read-stated-goals.ts'
import { shippedCareers } from '../support/careers.ts'
import { profileOf } from '../support/personas.ts'

const phrases = readGoalPhrases([
  ['51-4121.00', 'welder|welding'],
  ['35-2014.00', 'line cook|~cook'],
  ['53-1042.01', 'recycling coordinator'],
])
const codes = (text: string) => formerWork(phrases, text).map(({ code }) => code)

describe('work that somebody did', () => {
  it('is told in several ways, and in the words of the text', () => {
    assert.deepEqual(formerWork(phrases, 'Was recycling coordinator for the city until the second kid.'), [
      { code: '53-1042.01', phrase: 'recycling coordinator' },
    ])
    for (const text of [
      'I was a welder.',
      'I used to be a welder',
      'ten years as a welder',
      'former welder',
      "I've worked as a welder",
    ])
      assert.deepEqual(codes(text), ['51-4121.00'], text)
    assert.deepEqual(codes('Used to be a line cook, before that a welder. I was a line cook.'), ['35-2014.00', '51-4121.00'])
  })

  it('is none that somebody was told of, was not, wants, or that may mean several things', () => {
    for (const text of [
      'I was told to be a welder',
      'I was never a welder',
      'I want to be a welder',
      'was a cook',
      'I was let go',
      '',
    ])
      assert.deepEqual(codes(text), [], text)
  })
})

describe('who leads people of a license', () => {
  const { engine, goals } = shippedCareers()
  const wayTo = (code: string, title: string) => {
    const profile = profileOf({
      current: '11-9111.00',
      role: title,
      interests: [3, 3, 3, 4, 3, 4],
      reach: { education: 'masters', yearsExperience: 14 },
    })
    const stated = readStatedGoals(goals, { text: '', removed: [] }, '11-9111.00', title)
    return rank(engine, profile, { purpose: 'career_change', limit: 10, draws: 1, goals: stated }).standing.entries[
      engine.base.indexOf.get(code)!
    ]!
  }

  for (const [title, code] of [
    ['Nurse manager', '29-1171.00'],
    ['Director of Nursing', '25-1072.00'],
    ['Imaging manager', '29-2033.00'],
    ['Respiratory therapy supervisor', '29-1141.00'],
  ] as const)
    it(`holds it: "${title}"`, () => {
      const [led, other] = [wayTo(code, title), wayTo(code, 'Clinic administrator')]
      assert.deepEqual([led.how, other.how], ['related', 'outside'])
      assert.ok(led.studyMonths[1] < other.studyMonths[1])
    })

  it('is asked for nothing that could be read where they ask for ideas', () => {
    for (const text of ['what else can I do', 'something else', 'I want something different'])
      assert.deepEqual(readStatedGoals(goals, { text, removed: [] }, '11-9111.00').unread, [], text)
  })
})
