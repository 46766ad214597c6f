import assert from 'node:assert/strict'
import { test } from 'node:test'
import { composeSection } from '../../src/document/sections/compose-report.ts'
import { columns, heading, points, text } from '../../src/document/sections/parts.ts'
import { values } from '../../src/document/sections/person/values.ts'
import { withoutEmpty } from '../../src/document/sections/without-empty.ts'
import { loadInput } from '../fixtures/load-input.ts'

test('a list without items goes, and so does its heading', () => {
  const kept = [heading('Ask'), text('Who signs?')]
  assert.deepEqual(withoutEmpty([heading('What you would miss'), points('minus', []), ...kept]), kept)
  assert.deepEqual(withoutEmpty([...kept, heading('Ask them back'), columns('halves', [points('ask', [])], [])]), kept)
})

test('a column that holds something keeps its place beside one that does not', () => {
  const full = [heading('Ask'), points('ask', ['Who signs?'])]
  assert.deepEqual(withoutEmpty([columns('halves', [heading('Miss'), points('minus', [])], full)]), [columns('halves', [], full)])
})

test('all that holds something stays', () => {
  const blocks = [heading('Two'), text('Words'), heading('Three'), points('plus', ['One'])]
  assert.deepEqual(withoutEmpty(blocks), blocks)
})

test('who ordered no values is asked to, and nobody is told what they did not say', () => {
  const said = JSON.stringify(composeSection(values, loadInput('sparse')))
  assert.ok(!said.includes('Because you said'))
  assert.match(said, /Your place, 1 to 6/)
  assert.match(JSON.stringify(composeSection(values, loadInput('renee'))), /Because you said/)
})
