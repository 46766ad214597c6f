import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { readTsv } from '../../src/data/knowledge-base/read-tsv.ts'
import { readStatedGoals } from '../../src/use-cases/read-stated-goals.ts'
import { shippedCareers } from '../support/careers.ts'

const { goals } = shippedCareers()
const rows = readTsv(readFileSync(join(import.meta.dirname, '..', 'support', 'hand-work-goals.tsv'), 'utf8'), [
  'present',
  'goal',
  'wanted',
  'wishes',
])
const orNone = (found: readonly string[]): string => found.join(' ') || '-'

describe('goals of those who farm, build, repair, make, drive, serve, sell and keep offices', () => {
  it('are many', () => assert.ok(rows.length >= 200))

  for (const [present, text, wanted, wishes] of rows)
    it(`of ${present}: ${text}`, () => {
      const read = readStatedGoals(goals, { text: text!, removed: [] }, present === '-' ? '' : present!)
      const first = read.wanted.map(({ codes }) => codes[0]!.code)
      assert.equal(orNone(first), wanted)
      assert.deepEqual(orNone(read.wishes.map(({ id }) => id).toSorted()), orNone(wishes!.split(' ').toSorted()))
    })
})

describe('a bare name of work that opens a text', () => {
  const first = (text: string, present: string): string[] =>
    readStatedGoals(goals, { text, removed: [] }, present).wanted.map(({ codes }) => codes[0]!.code)

  it('says what somebody is, where other work is asked for', () => {
    assert.deepEqual(first('Millwright. I want to be an electrician.', '49-9044.00'), ['47-2111.00'])
    assert.deepEqual(first('Extruder operator. I want to be an electrician.', '51-9041.00'), ['47-2111.00'])
  })

  it('stays a goal alone, where the text goes on with it, and where it is a wish', () => {
    assert.deepEqual(first('Millwright. No more nights.', '49-9044.00'), ['49-9044.00'])
    assert.deepEqual(first('Millwright. Or electrician.', '49-9044.00'), ['49-9044.00', '47-2111.00'])
    assert.deepEqual(first('A better millwright. I want to be an electrician.', '49-9044.00'), ['49-9044.00', '47-2111.00'])
    assert.deepEqual(first('Millwright. I want to be an electrician.', '47-2111.00'), ['49-9044.00', '47-2111.00'])
  })
})
