import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { wishIds } from '@waymark/contracts/models/advice/goal'
import { loadGoalWords } from '../../src/data/knowledge-base/load-goals.ts'
import { readGoalWords } from '../../src/domain/goals/goal-table.ts'
import { readGoal } from '../../src/domain/goals/read-goal.ts'
import { cutPieces, partGoal } from '../../src/domain/goals/words/goal-clauses.ts'
import { shippedCareers } from '../support/careers.ts'

const { goals, engine } = shippedCareers()
const read = (text: string, presentCode?: string) => readGoal(goals, { text, ...(presentCode ? { presentCode } : {}) })
const wanted = (text: string, presentCode?: string) =>
  read(text, presentCode).wanted.map(({ phrase, codes }) => [phrase, codes[0]!.code] as const)

describe('the wordings of goals', () => {
  it('name occupations that are in the table, or rules', () => {
    for (const { pattern, targets } of loadGoalWords().words) {
      assert.ok(targets.length > 0, String(pattern))
      for (const { target } of targets)
        assert.ok(target.startsWith('@') || engine.base.indexOf.has(target), `${pattern}: ${target}`)
    }
  })

  it('know every wish once', () => {
    assert.deepEqual(
      [
        ...loadGoalWords()
          .wishes.map(({ id }) => id)
          .filter((id) => id !== 'same_work'),
        'degree',
        'hours',
      ],
      [...wishIds],
    )
  })

  it('are refused when a weight is no share', () => {
    assert.throws(() => readGoalWords([['solar', '47-2231.00:2']]), /"solar": "47-2231.00:2" is no code with a weight/)
    assert.throws(() => readGoalWords([['solar', '47-2231.00']]), /no code with a weight/)
  })

  it('are looked for in pieces', () => {
    assert.deepEqual(cutPieces('sell cars, or boats and planes; maybe trains'), ['sell cars', 'boats', 'planes', 'trains'])
    assert.deepEqual(partGoal('I run a team and want more'), { left: [], wanted: ' . and want more' })
  })
})

describe('the tables of goals', () => {
  it('name occupations that exist, and rules that a row stands for', () => {
    const { fields, meanings, words } = loadGoalWords()
    const rules = new Set([
      ...meanings.map(({ rule }) => rule),
      '@supervise',
      '@manage',
      '@inspect',
      '@own',
      '@research',
      '@studies',
      '@same',
    ])
    const targets = [...fields, ...meanings, ...words].flatMap((row) => row.targets.map(({ target }) => target))
    assert.deepEqual(
      targets.filter((target) => !(target.startsWith('@') ? rules.has(target) : engine.base.indexOf.has(target))),
      [],
    )
  })

  it('read a field of work as whoever stands where they stand means it', () => {
    const first = (text: string, presentCode?: string) => wanted(text, presentCode)[0]?.[1]
    assert.deepEqual(
      [
        first('maybe security', '15-1253.00'),
        first('maybe security', '33-3051.00'),
        first('something with quality', '51-4041.00'),
      ],
      ['15-1212.00', '11-3013.01', '51-9061.00'],
    )
    assert.deepEqual(
      [first('data', '29-1051.00'), first('data', '43-3031.00'), first('events')],
      ['15-2051.02', '15-2051.01', '13-1121.00'],
    )
    for (const text of ['more time with my kids', 'pay, insurance and hours', 'there is money in it', 'I move to the city'])
      assert.deepEqual(wanted(text), [], text)
    assert.deepEqual(wanted('police or corrections no way', '33-9032.00'), [])
  })
})
