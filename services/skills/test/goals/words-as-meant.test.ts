import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readGoalPhrases } from '../../src/domain/goals/goal-phrases.ts'
import { asMeant } from '../../src/domain/goals/words/as-meant.ts'
import { spelled } from '../../src/domain/goals/words/spelled.ts'

const phrases = readGoalPhrases([
  ['11-9021.00', 'construction management'],
  ['53-3032.00', 'tracker operator'],
])

describe('words of a goal', () => {
  it('are read as they are spelled, one letter off, or two from nine letters on', () => {
    for (const [written, meant] of [
      ['contruction managment', 'construction management'],
      ['my own buisness', 'my own business'],
      ['maintence', 'maintenance'],
      ['Electrican', 'electrician'],
    ] as const)
      assert.equal(spelled(phrases.words, written), meant)
  })

  it('stay as they are when a wording has them, when they are other words, or when nothing is near', () => {
    for (const text of ['tracker', 'the principle', 'tracking', 'recruits', 'elegance', 'wilder', 'Management'])
      assert.equal(spelled(phrases.words, text), text)
  })

  it('take the I that the lines of a résumé leave out', () => {
    assert.equal(asMeant(phrases, 'did framing for 9 years'), 'I did framing for 9 years')
    assert.equal(asMeant(phrases, '10 years waitress, 2 yrs receptionist'), 'I worked as waitress, I worked as receptionist')
    for (const text of ['10 years from retirement', 'did you know', 'worked hard', '5 years in, want out'])
      assert.equal(asMeant(phrases, text), text)
  })

  it('refuse the advice that is refused in advance, and keep what is told of others', () => {
    assert.equal(asMeant(phrases, 'Please don’t tell me to become a nurse'), 'I don’t want to be a nurse')
    assert.equal(asMeant(phrases, 'never push me into management'), 'I don’t want to be management')
    for (const text of ['they told me to become a nurse', 'I never ask me to go', 'tell me to become a nurse'])
      assert.equal(asMeant(phrases, text), text)
  })

  it('ask for the work that a certificate leads to', () => {
    assert.equal(asMeant(phrases, 'get certified as a welder'), 'be a welder')
    assert.equal(asMeant(phrases, 'get certified in Excel'), 'get certified in Excel')
  })
})
