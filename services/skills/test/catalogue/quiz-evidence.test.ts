import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isVerified, type QuizEvidence } from '../../src/domain/person/quiz-evidence.ts'

const game = (score: number | null, items: number | null, kind = 'quiz'): QuizEvidence => ({ kind, score, items })

test('a skill is shown by seven of ten answers, and by five answers at least', () => {
  assert.equal(isVerified([]), false)
  assert.equal(isVerified([game(1, 4)]), false)
  assert.equal(isVerified([game(1, 5)]), true)
  assert.equal(isVerified([game(0.7, 10)]), true)
  assert.equal(isVerified([game(0.69, 10)]), false)
  assert.equal(isVerified([game(0.6, 5), game(0.8, 5)]), true)
})

test('the newest games count until they hold ten answers, and only games', () => {
  assert.equal(isVerified([game(1, 9), game(0.5, 10)]), true)
  assert.equal(isVerified([game(0.5, 10), game(1, 100)]), false)
  assert.equal(isVerified([game(0.6, 9), game(1, 10)]), true)
  assert.equal(isVerified([game(0, 10, 'history'), game(null, 5), game(0, null), game(1, 5)]), true)
})
