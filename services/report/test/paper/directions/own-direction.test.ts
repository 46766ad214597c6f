import assert from 'node:assert/strict'
import { test } from 'node:test'
import { prepareInput } from '../../../src/document/model/prepare-input.ts'
import { composeReport } from '../../../src/document/sections/compose-report.ts'
import { SCRIPTS } from '../../fixtures/scripts.ts'
import { engineInProcess, personaInput } from '../support/persona-input.ts'
import { textsOf } from '../support/printed-section.ts'
import { scriptPersona } from '../support/script-persona.ts'

/** Words of ours that stand first within marks of direction, and turn what the reader wrote behind them around. */
const OURS_FIRST = /\u2068[a-z][^\u2069]*[\u0590-\u05ff][^\u2069]*\u2069/giu

test('words from right to left have a direction of their own, also behind ours in one sentence', async () => {
  const hebrew = SCRIPTS.find(({ name }) => name === 'Hebrew with English')!
  const input = await personaInput(scriptPersona(hebrew, 'executive_transition'), 'executive_transition', engineInProcess())
  const printed = composeReport(prepareInput(input)).sections.flatMap((section) => textsOf(section))
  assert.ok(printed.some((text) => text.includes(`people call for`)))
  assert.deepEqual(
    printed.flatMap((text) => [...text.matchAll(OURS_FIRST)].map(([part]) => part)),
    [],
  )
})
