import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteObjects, sites } from '../helm.ts'
import { readCodeFacts } from '../lint/facts.ts'
import { lint, rules } from '../lint/lint.ts'
import { mutations } from './mutations/all.ts'

const code = readCodeFacts()
const good = { dev: await siteObjects('dev'), prod: await siteObjects('prod'), full: await siteObjects('full') }

for (const site of sites) {
  test(`the site ${site} has no fault`, () => {
    assert.deepEqual(lint(good[site], code), [])
  })
}

for (const { site, what, rule, change } of mutations) {
  test(`${site} with ${what} is caught by ${rule} alone`, () => {
    const faults = lint(change(structuredClone(good[site])), code)
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
