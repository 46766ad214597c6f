import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { ENGINE_VERSION } from '../../src/domain/matching/weights.ts'
import { type Figures, questions } from '../support/engine-figures.ts'

/**
 * A report names the version of the engine that it was made with. Whoever changes what the engine answers raises ENGINE_VERSION and
 * records the answers anew: node services/skills/test/support/record-engine-figures.ts
 */
const recorded = JSON.parse(readFileSync(new URL('../support/engine-figures.json', import.meta.url), 'utf8')) as Figures

describe('one version of the engine answers one way', () => {
  it('and the recorded answers are those of this version', () => {
    assert.equal(recorded.version, ENGINE_VERSION)
    assert.deepEqual(Object.keys(recorded).sort(), ['version', ...Object.keys(questions)].sort())
  })

  for (const [name, answer] of Object.entries(questions)) it(`to ${name}`, () => assert.equal(answer(), recorded[name]))
})
