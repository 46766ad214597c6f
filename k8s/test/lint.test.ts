import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCodeFacts } from '../lint/facts.ts'
import { lint, rules } from '../lint/lint.ts'
import { siteObjects, sites } from '../tools/helm.ts'
import { mutated, readMutations } from './mutations.ts'

const code = readCodeFacts()
const mutations = readMutations()
const good = { dev: await siteObjects('dev'), prod: await siteObjects('prod'), full: await siteObjects('full') }

for (const site of sites) {
  test(`the site ${site} has no fault`, () => {
    assert.deepEqual(lint(good[site], code), [])
  })
}

for (const mutation of mutations) {
  const { site, what, rule } = mutation
  test(`${site} with ${what} is caught by ${rule} alone`, () => {
    const faults = lint(mutated(good[site], mutation), code)
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
