import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { answeredQuestions } from '../src/domain/answered-questions.ts'
import type { Answer, AnswerItem } from '../src/domain/answers.ts'
import type { BankQuestion } from '../src/domain/bank-types.ts'
import { prefilledFaults } from '../src/domain/prefilled-faults.ts'

const group = {
  id: 'levels',
  question: 'How well can you do it?',
  type: 'scale_group',
  reads: { report: 'skills' },
  items: [{ slug: 'own' }, { slug: 'writing', group: 'Basic skills' }, { slug: 'law', group: 'Knowledge' }],
} as unknown as BankQuestion
const scale = {
  id: 'pace',
  question: 'How fast?',
  type: 'scale',
  items: [{ slug: 'x', group: 'y' }],
  reads: {},
} as unknown as BankQuestion

describe('what is said to have been filled in', () => {
  const faults = (source: Parameters<typeof prefilledFaults>[1]) => prefilledFaults([scale, group], source)
  const occupation = { currentOccupation: '23-2011.00', personalityScores: { levels_1: 6, levels_2: 4 } }

  it('are levels of the groups that an occupation has levels of, each with its value', () => {
    assert.deepEqual(faults({ ...occupation, prefilled: ['levels_1', 'levels_2'] }), [])
  })

  it('may be nothing, with or without an occupation', () => {
    assert.deepEqual(faults({}), [])
    assert.deepEqual(faults({ prefilled: [], currentOccupation: 'none' }), [])
    assert.deepEqual(faults(occupation), [])
  })

  it('needs an occupation that it was filled in from', () => {
    const message = 'Levels can be filled in from a present occupation only. Please give currentOccupation'
    for (const currentOccupation of [undefined, 'none', ''])
      assert.deepEqual(faults({ ...occupation, currentOccupation, prefilled: ['levels_1'] }), [{ path: 'prefilled', message }])
  })

  it('is refused by its place where it cannot be filled in', () => {
    const message = 'This is no level that can be filled in'
    for (const key of ['levels_0', 'levels_3', 'levels', 'pace', 'pace_0', 'undefined', 'Stryker was here'])
      assert.deepEqual(faults({ ...occupation, prefilled: ['levels_2', key] }), [{ path: 'prefilled.1', message }], key)
  })

  it('is refused where no value was given', () => {
    const message = 'Please give its value in personalityScores'
    const fault = { path: 'prefilled.0', message }
    assert.deepEqual(faults({ ...occupation, personalityScores: { levels_2: 4 }, prefilled: ['levels_1'] }), [fault])
    assert.deepEqual(faults({ ...occupation, personalityScores: undefined, prefilled: ['levels_1'] }), [fault])
  })
})

describe('answers that travel to the report', () => {
  const item = (key: string, more: Partial<AnswerItem> = {}): AnswerItem => ({ key, label: key, value: 6, text: '', ...more })
  const answer = (items: AnswerItem[], text = ''): Answer => ({ question: group, items, text })
  const told = (one: Answer) => answeredQuestions([one]).map(({ items, text }) => [items.map(({ key }) => key), text])

  it('leave out what was only filled in, and a question of which nothing else is left', () => {
    assert.deepEqual(told(answer([item('writing'), item('law', { prefilled: true })])), [[['writing'], '']])
    assert.deepEqual(told(answer([item('law', { prefilled: true })])), [])
    assert.deepEqual(told(answer([item('law', { prefilled: true })], 'I write a lot')), [[[], 'I write a lot']])
  })
})
