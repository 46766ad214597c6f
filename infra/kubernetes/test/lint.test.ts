import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCodeFacts } from '../lint/facts.ts'
import { lint, overlayObjects, overlays, rules } from '../lint/lint.ts'
import { mutations } from './mutations.ts'

const code = readCodeFacts()
const good = { dev: await overlayObjects('dev'), prod: await overlayObjects('prod') }

for (const overlay of overlays) {
  test(`the overlay ${overlay} has no fault`, () => {
    assert.deepEqual(lint(good[overlay], code), [])
  })
}

for (const { overlay, what, rule, change } of mutations) {
  test(`${overlay} with ${what} is caught by ${rule} alone`, () => {
    const faults = lint(change(structuredClone(good[overlay])), code)
    assert.deepEqual([...new Set(faults.map((fault) => fault.rule))], [rule], JSON.stringify(faults, null, 1))
  })
}

test('every rule has a broken manifest', () => {
  const tried = new Set(mutations.map(({ rule }) => rule))
  assert.deepEqual(
    rules.map(({ id }) => id).filter((id) => !tried.has(id)),
    [],
  )
})
