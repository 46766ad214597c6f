import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { degreeSoon } from '../../../src/domain/goals/degree-field.ts'
import { rank } from '../../../src/domain/matching/rank.ts'
import { readStatedGoals } from '../../../src/use-cases/read-stated-goals.ts'
import { shippedCareers } from '../../support/careers.ts'
import { profileOf } from '../../support/personas.ts'

const { engine, goals } = shippedCareers()

describe('a degree that is nearly earned', () => {
  const SOON: Readonly<Record<string, string>> = {
    'About to finish my psych BA in may and no clue what to do': 'bachelors',
    'I graduate this spring with a BS in accounting': 'bachelors',
    "graduating with an associate's in December": 'associates',
    'last semester of my MBA, want out of sales': 'masters',
    "I'm finishing my master's in social work": 'masters',
    'one semester left on my BSN': 'bachelors',
    'college senior, marketing': 'bachelors',
    'almost done with my AAS in welding': 'associates',
  }
  for (const [text, level] of Object.entries(SOON)) it(`is read in "${text}"`, () => assert.equal(degreeSoon(text), level))

  for (const text of [
    'want to finish my BA someday',
    'thinking of finishing my degree',
    'I never finished my bachelor’s',
    'hope to graduate with a BS in 3 years',
    'I have a BA in history',
    'if I finish my MBA',
    'finish the project and graduate to management',
    'my daughter is in college',
    '',
  ])
    it(`is not read in "${text}"`, () => assert.equal(degreeSoon(text), undefined))

  it('counts as held: no degree is asked for a second time, and one that is higher stays', () => {
    const studyTo = (code: string, education: string, text: string): number => {
      const profile = profileOf({ interests: [2, 3, 3, 5, 4, 3], reach: { yearsExperience: 3, education, monthsAvailable: 36 } })
      const stated = readStatedGoals(goals, { text, removed: [] }, '')
      const ranking = rank(engine, profile, { purpose: 'career_change', limit: 10, draws: 1, goals: stated })
      return ranking.standing.entries[engine.base.indexOf.get(code)!]!.studyMonths[0]
    }
    const soon = 'About to finish my psych BA in may, maybe HR'
    for (const code of ['13-1071.00', '13-1151.00']) {
      assert.ok(studyTo(code, 'high_school', 'maybe HR') >= 40, code)
      assert.ok(studyTo(code, 'high_school', soon) <= 6, code)
    }
    assert.equal(studyTo('13-1071.00', 'masters', soon), studyTo('13-1071.00', 'masters', 'maybe HR'))
  })
})
