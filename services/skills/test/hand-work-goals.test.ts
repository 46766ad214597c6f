import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { readTsv } from '../src/knowledge-base/read-tsv.ts'
import { readStatedGoals } from '../src/use-cases/read-stated-goals.ts'
import { shippedCareers } from './support/careers.ts'

const { goals } = shippedCareers()
const rows = readTsv(readFileSync(join(import.meta.dirname, 'support', 'hand-work-goals.tsv'), 'utf8'), [
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
