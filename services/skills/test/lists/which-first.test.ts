import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { answerGoals } from '../../src/domain/goals/answer-goals.ts'
import { rank } from '../../src/domain/matching/rank.ts'
import { readStatedGoals } from '../../src/use-cases/read-stated-goals.ts'
import { shippedCareers } from '../support/careers.ts'
import { profileOf } from '../support/personas.ts'

const { engine, goals } = shippedCareers()

/** The answers to a goal, with the phrase of each. */
function answersOf(current: string, text: string, reach: object) {
  const profile = profileOf({ interests: [6, 4, 3, 5, 4, 5], current, reach: { yearsExperience: 6, ...reach } })
  const stated = readStatedGoals(goals, { text, removed: [] }, current)
  return answerGoals(engine, rank(engine, profile, { purpose: 'career_change', limit: 10, draws: 1, goals: stated }))
}
const chosen = (answers: ReturnType<typeof answersOf>): string[] =>
  answers.filter(({ why }) => why.includes('we would take this one first')).map(({ phrase }) => phrase)

describe('which one to take', () => {
  const aide = { education: 'high_school', salaryCurrent: 37_000, monthsAvailable: 12 }
  const driver = { education: 'high_school', salaryCurrent: 61_000 }

  it('is told of one of them, with the reason: what is open comes before what is years away', () => {
    const answers = answersOf('31-1131.00', 'registered nurse or phlebotomist. Which one is more sensible?', aide)
    assert.deepEqual(chosen(answers), ['phlebotomist'])
    assert.match(answers.find(({ phrase }) => phrase === 'phlebotomist')!.why, /Of the two, we would take this one first: it /)
  })

  it('is told of two that are open by months, pay or the list', () => {
    const answers = answersOf('53-3032.00', 'diesel mechanic or driving a city bus. Need to know which one', driver)
    assert.equal(chosen(answers).length, 1)
    assert.match(
      answers.map(({ why }) => why).join(' '),
      /Of the two, we would take this one first: it (?:takes|usually pays|stands|is)|by all that you told/,
    )
  })

  it('is told to nobody who does not ask, or names one thing', () => {
    assert.deepEqual(chosen(answersOf('53-3032.00', 'diesel mechanic or driving a city bus', driver)), [])
    assert.deepEqual(chosen(answersOf('53-3032.00', 'diesel mechanic, which one would hire me', driver)), [])
  })
})
