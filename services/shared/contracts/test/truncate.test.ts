import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fromJsonResume } from '../src/models/resume/convert-json-resume.ts'
import { graphemes, truncate } from '../src/text/truncate.ts'

const FAMILY = '👨‍👩‍👧‍👦'
const ZALGO = `e${'\u0301\u0323'.repeat(40)}`

test('a text that fits is left alone', () => {
  for (const text of ['', 'short', FAMILY, ` ${ZALGO} `]) assert.equal(truncate(text, 200), text)
})

test('a cut never parts a character, and is as long as it may be', () => {
  for (const character of ['a', '😀', '🇫🇷', '👍🏽', FAMILY, 'é'.normalize('NFD'), '한'.normalize('NFD'), 'नि', ZALGO]) {
    const text = character.repeat(50)
    for (let most = 0; most <= 200; most++) {
      const cut = truncate(text, most)
      assert.equal(cut, character.repeat(Math.min(50, Math.floor(most / character.length))), `${character} at ${most}`)
      assert.ok(cut.isWellFormed())
    }
  }
})

test('no space is left at the end of a cut', () => {
  assert.equal(truncate('one two three', 8), 'one two')
})

test('characters as a reader counts them', () => {
  assert.deepEqual(graphemes(`a${FAMILY}é`), ['a', FAMILY, 'é'])
})

test('an imported résumé is cut between characters', () => {
  const long = `x${'👩‍🔧'.repeat(100)}`
  const file = { basics: { name: long, label: long, phone: long, location: { city: long } }, work: [{ location: long }] }
  const { basics, work } = fromJsonResume(file, () => 'id')
  for (const text of [basics.name, basics.label, basics.phone, basics.location, work[0]?.place ?? ''])
    assert.match(text, /^x(👩‍🔧)+$/u)
})
