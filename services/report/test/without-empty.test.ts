import assert from 'node:assert/strict'
import { test } from 'node:test'
import { columns, heading, points, text } from '../src/sections/parts.ts'
import { withoutEmpty } from '../src/sections/without-empty.ts'

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
