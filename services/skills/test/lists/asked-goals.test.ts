import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { readStatedGoals } from '../../src/use-cases/read-stated-goals.ts'
import { shippedCareers } from '../support/careers.ts'

const { goals } = shippedCareers()
const [, ...rows] = readFileSync(new URL('../support/asked-goals.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((row) => row !== '')

describe('goals as people of health, schools, science and service write them, and people without work', () => {
  for (const row of rows) {
    const [present, text, wanted, wishes] = row.split('\t')
    it(`${present || 'nobody yet'}: "${text}"`, () => {
      const read = readStatedGoals(goals, { text: text!, removed: [] }, present ? `${present}.00` : '')
      assert.deepEqual(
        { wanted: read.wanted.map(({ codes }) => codes[0]!.code).join(' '), wishes: read.wishes.map(({ id }) => id).join(' ') },
        { wanted, wishes },
      )
    })
  }
})
