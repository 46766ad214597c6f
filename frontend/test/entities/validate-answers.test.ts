import type { DetailedQuestion } from '@waymark/contracts/models/assessment/question'
import { describe, expect, test } from 'vitest'
import { validateAnswers } from '../../src/entities/question/validate-answers.ts'

const ranking: DetailedQuestion = { id: 'r', type: 'ranking', question: '?', options: ['a', 'b', 'c'] }

describe('answers that do not fit their question', () => {
  test('two options may not share a rank', () => {
    expect(validateAnswers([ranking], { r: { a: 1, b: 1 } })).toEqual({ r: 'Please use each rank only once' })
  })

  test('ranks run from 1 to the number of options, and gaps are fine', () => {
    expect(validateAnswers([ranking], { r: { a: 4 } })).toEqual({ r: 'Please give a rank from 1 to 3' })
    expect(validateAnswers([ranking], { r: { a: 0 } })).toEqual({ r: 'Please give a rank from 1 to 3' })
    expect(validateAnswers([ranking], { r: { a: 1, c: 3 } })).toEqual({})
  })

  test('a ranking without options counts to 10', () => {
    const bare = { ...ranking, options: undefined }
    expect(validateAnswers([bare], { r: { a: 11 } })).toEqual({ r: 'Please give a rank from 1 to 10' })
    expect(validateAnswers([bare], { r: { a: 10 } })).toEqual({})
  })

  test('a limit on choices holds', () => {
    const question: DetailedQuestion = { id: 'm', type: 'multi_select', question: '?', maxChoices: 1 }
    expect(validateAnswers([question], { m: ['a', 'b'] })).toEqual({ m: 'Please choose at most 1' })
  })

  test('a text has at most 4,000 characters', () => {
    const question: DetailedQuestion = { id: 't', type: 'text', question: '?' }
    expect(validateAnswers([question], { t: 'x'.repeat(4000) })).toEqual({})
    expect(validateAnswers([question], { t: 'x'.repeat(4001) }).t).toContain('4,000')
  })

  test('no question must be answered', () => {
    expect(validateAnswers([ranking, { id: 's', type: 'scale', question: '?' }], {})).toEqual({})
  })
})
