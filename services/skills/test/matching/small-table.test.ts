import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { smallQuestions } from '../support/small-table-figures.ts'

/**
 * The same as engine-version.test.ts, on a table that is small enough to ask again after every small change of the code.
 * Recorded together with it: node services/skills/test/support/record-engine-figures.ts
 */
const recorded = JSON.parse(readFileSync(new URL('../support/small-table-figures.json', import.meta.url), 'utf8'))

describe('the engine answers the same of a small table', () => {
  it('and every answer is recorded', () => assert.deepEqual(Object.keys(recorded).sort(), Object.keys(smallQuestions).sort()))

  for (const [name, answer] of Object.entries(smallQuestions)) it(name, () => assert.equal(answer(), recorded[name]))
})
