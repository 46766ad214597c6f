import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findWouldChange } from '../../src/domain/explain/would-change.ts'
import type { Engine } from '../../src/domain/matching/engine.ts'
import type { Ranking } from '../../src/domain/matching/rank.ts'

type Way = { studyMonths: readonly [number, number]; missing: readonly string[]; known: boolean }

function changes({
  target = 0,
  pay = 60_000,
  present,
  state,
  ...way
}: Partial<Way> & { target?: number; pay?: number; present?: string; state?: string }) {
  const job = { code: '15-1252.00', wages: pay > 0 ? { p50: pay, state } : undefined }
  const ranking = {
    person: { reach: { salaryTarget: target }, ...(present && { present: { code: present } }) },
    standing: { entries: [{ studyMonths: [0, 0], missing: [], known: true, ...way }] },
  }
  return findWouldChange({ base: { occupations: [job] } } as unknown as Engine, ranking as unknown as Ranking, 0)
}

describe('what would change a place', () => {
  const way: Way = { studyMonths: [20, 24], missing: ['the program: nursing', 'the exam: NCLEX', 'the license: RN'], known: true }

  it('is what the entry asks first, where it takes study', () => {
    assert.deepEqual(changes(way), [
      {
        kind: 'entry',
        text: 'Once you have the program: nursing, and the exam: NCLEX, the way in is open.',
        sources: 'PK',
        size: 0.7,
      },
    ])
    assert.deepEqual(changes({ ...way, studyMonths: [0, 0] }), [])
    assert.equal(changes({ ...way, studyMonths: [0, 1] }).length, 1)
    assert.deepEqual(changes({ ...way, missing: [] }), [])
    assert.deepEqual(changes({ ...way, known: false }), [])
  })

  it('is a pay goal that the middle pay does not reach', () => {
    assert.equal(
      changes({ target: 60_001, state: 'OH' })[0]?.text,
      'If your goal of $60,001 is firm, this leaves the list; its middle pay in Ohio is $60,000.',
    )
    assert.deepEqual(changes({ target: 60_001 }), [
      {
        kind: 'pay_goal',
        text: 'If your goal of $60,001 is firm, this leaves the list; its middle pay is $60,000.',
        sources: 'WY',
        size: 0.6,
      },
    ])
    assert.deepEqual(changes({ target: 60_000 }), [])
    assert.deepEqual(changes({ target: 60_001, pay: 0 }), [])
    assert.deepEqual(changes({}), [])
  })

  it('is nothing for the job that one holds', () => {
    assert.deepEqual(changes({ ...way, target: 90_000, present: '15-1252.00' }), [])
    assert.equal(changes({ ...way, target: 90_000, present: '29-1141.00' }).length, 2)
  })
})
