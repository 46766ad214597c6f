import assert from 'node:assert/strict'
import { test } from 'node:test'
import { prepareInput } from '../../../src/document/model/prepare-input.ts'
import { personas } from '../../personas/all.ts'
import { engineInProcess, personaInput } from '../support/persona-input.ts'
import { sectionOf, textsOf } from '../support/printed-section.ts'

test('page 3 of somebody without a job has more of what speaks for the work to test first, said nowhere twice', async () => {
  const normal = personas.findLast(({ length }) => length === 'normal')!
  const { currentOccupation: _known, ...facts } = normal.facts
  const jobless = { ...normal, facts: { ...facts, currentRole: 'Between jobs' } }
  const input = prepareInput(await personaInput(jobless, 'executive_transition', engineInProcess()))
  const answer = sectionOf(input, 'answer')
  const texts = textsOf(answer)
  assert.ok(texts.includes('What else speaks for it'))
  const said = texts.filter((text) => text.length > 40)
  assert.deepEqual(
    said.filter((text, index) => said.indexOf(text) !== index),
    [],
  )
})
