import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Mutant } from './run-target.ts'
import { outdated, rowOf, unexplained } from './score.ts'

const mutant = (status: string, text = 'return a + b'): Mutant => ({
  file: 'services/game/src/domain/levels.ts',
  line: 7,
  mutator: 'ArithmeticOperator',
  replacement: 'a - b',
  text,
  status,
})

test('the score counts what a test noticed among what a test could judge', () => {
  const row = rowOf(
    'game',
    ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'RuntimeError'].map((status) => mutant(status)),
  )
  assert.deepEqual(row, { folder: 'game', mutants: 4, detected: 2, byTime: 1, leftOut: 2, score: 0.5 })
})

test('a survivor needs a line that names its file, its code and, where given, its mutator', () => {
  const survivor = mutant('NoCoverage')
  const line = { file: 'services/game/', text: 'a + b', why: 'both are zero' }
  assert.deepEqual(unexplained([survivor, mutant('Killed')], []), [survivor])
  assert.deepEqual(unexplained([survivor], [line]), [])
  assert.deepEqual(unexplained([survivor], [{ ...line, mutators: ['StringLiteral'] }]), [survivor])
  assert.deepEqual(unexplained([survivor], [{ ...line, file: 'services/jobs/' }]), [survivor])
  assert.deepEqual(unexplained([survivor], [{ ...line, text: 'a * b' }]), [survivor])
})

test('a line without a survivor is told', () => {
  const line = { file: 'services/game/', text: 'a + b', why: 'both are zero' }
  assert.deepEqual(outdated([mutant('Killed')], true, [line]), [line])
  assert.deepEqual(outdated([mutant('Survived')], true, [line]), [])
})

test('a run over some targets tells the lines about their own files only', () => {
  const own = { file: 'services/game/src/domain/levels.ts', text: 'a + b', why: 'both are zero' }
  const others = { ...own, file: 'services/game/src/domain/scores.ts' }
  assert.deepEqual(outdated([mutant('Killed')], false, [own, others]), [own])
})
