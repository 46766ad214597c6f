import type { DetailedQuestion } from '@waymark/contracts/models/assessment/question'
import { describe, expect, test } from 'vitest'
import type { Answers } from '../../src/entities/question/answer-values.ts'
import { wireAnswers } from '../../src/entities/question/wire-answers.ts'

const goals = 'Lead a small team within two years'

function wire(question: Partial<DetailedQuestion> & { type: string }, value: Answers[string]) {
  return wireAnswers([{ id: 'q', question: '?', ...question }], { q: value }, goals)
}

describe('answers on the wire', () => {
  test('a scale goes to personalityScores under its id', () => {
    expect(wire({ type: 'scale' }, 7).personalityScores).toEqual({ q: 7 })
  })

  test('a group of scales is keyed by place from 0, whatever name its list has, and untouched items are absent', () => {
    const areas = [{ name: 'Pay' }, { name: 'People' }, { name: 'Place' }]
    expect(wire({ type: 'scale_group', areas }, { 0: 3, 2: 10 }).personalityScores).toEqual({ q_0: 3, q_2: 10 })
  })

  test('a ranking is a map of option to rank', () => {
    expect(wire({ type: 'ranking', options: ['a', 'b'] }, { a: 2, b: 1 }).workValues).toEqual({ q: { a: 2, b: 1 } })
  })

  test('selections go to workValues, several as a list, one as a text', () => {
    expect(wire({ type: 'multi_select' }, ['x', 'y']).workValues).toEqual({ q: ['x', 'y'] })
    expect(wire({ type: 'categorized_multi_select' }, ['z']).workValues).toEqual({ q: ['z'] })
    expect(wire({ type: 'single_select' }, 'steady').workValues).toEqual({ q: 'steady' })
  })

  test('a text goes where the question says, to motivations when it says nothing', () => {
    expect(wire({ type: 'text', storeIn: 'challenges' }, 'Noise').challenges).toEqual({ q: 'Noise' })
    expect(wire({ type: 'text' }, 'People').motivations).toEqual({ q: 'People' })
  })

  test('an unknown kind travels like a text', () => {
    expect(wire({ type: 'hologram', storeIn: 'challenges' }, 'words').challenges).toEqual({ q: 'words' })
  })

  test('named skills close ranks and take their ratings along; a rating without a name is nothing', () => {
    const sent = wire({ type: 'skills_rating' }, { name_1: 'SQL', name_3: ' Python ', rating_3: 7, rating_5: 9 })
    expect(sent.skillsTechnical).toEqual(['SQL', 'Python'])
    expect(sent.personalityScores).toEqual({ skill_2_rating: 7 })
  })

  test('timeline lines follow the career goals, and the goals themselves stay as they were', () => {
    const question = { type: 'timeline', timelines: ['In 6 months', 'In 2 years'] }
    const sent = wire(question, { 'In 2 years': 'Working in\nhealth technology' })
    expect(sent.careerGoals).toBe(`${goals}\nIn 2 years: Working in health technology`)
    expect(wireAnswers([{ id: 'q', question: '?', ...question }], {}, sent.careerGoals).careerGoals).toBe(sent.careerGoals)
  })

  test('what was not answered is not sent', () => {
    const sent = wireAnswers(
      [
        { id: 'a', type: 'scale', question: '?' },
        { id: 'b', type: 'multi_select', question: '?' },
        { id: 'c', type: 'text', question: '?' },
      ],
      { b: [], c: '   ' },
      goals,
    )
    expect(sent).toEqual({
      personalityScores: {},
      workValues: {},
      motivations: {},
      challenges: {},
      skillsTechnical: [],
      careerGoals: goals,
    })
  })
})
