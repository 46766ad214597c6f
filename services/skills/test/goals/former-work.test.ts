import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readGoalPhrases } from '../../src/domain/goals/goal-phrases.ts'
import { formerWork } from '../../src/domain/goals/words/former-work.ts'

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
