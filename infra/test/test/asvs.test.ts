import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { test } from 'node:test'
import { repoRoot } from '../../dev/places.ts'
import { allStages } from '../stages.ts'

const page = readFileSync(join(repoRoot, 'infra/docs/asvs.md'), 'utf8')
const rows = page
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [id = '', what = '', state = '', shown = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    const files = [...shown.matchAll(/`([^`\s]+\/[^`\s]+)`(?: "([^"]+)")?/g)].map(([, path = '', name]) => ({ path, name }))
    return { id, what, state, shown, files }
  })
// Of a stage that runs in a folder of its own, files are named from there.
const run = new Set(
  allStages().flatMap(({ files, cwd }) => files.map((file) => relative(repoRoot, resolve(cwd ?? repoRoot, file)))),
)
const isTest = (path: string) => /\.test\.tsx?$/.test(path)

test('each row has a number of its own, a state, and what goes with it', () => {
  assert.ok(rows.length >= 70, `${rows.length} rows were read`)
  assert.equal(new Set(rows.map(({ id }) => id)).size, rows.length)
  for (const { id, what, state, shown, files } of rows) {
    assert.match(id, /^\d{1,2}\.\d{1,2}\.\d{1,2}$/)
    assert.ok(what.length > 5 && shown.length > 5, id)
    assert.ok(['yes', 'part', 'no', 'n/a'].includes(state), `${id}: ${state}`)
    if (state === 'yes') assert.ok(files.length > 0, `${id} is claimed and nothing shows it`)
    else assert.match(shown, /^[A-Z].*\./, `${id} does not say what is lacking`)
  }
})

test('every file that a row names is there, and every test file belongs to a stage that runs', () => {
  for (const { id, files } of rows)
    for (const { path } of files) {
      assert.ok(existsSync(join(repoRoot, path)), `${id}: ${path}`)
      if (isTest(path)) assert.ok(run.has(path), `${id}: no stage runs ${path}`)
    }
})

test('every test that a row names is in its file', () => {
  const named = rows.flatMap(({ id, files }) => files.map((file) => ({ id, ...file }))).filter(({ name }) => name !== undefined)
  assert.ok(named.length >= 50, `${named.length} tests are named`)
  for (const { id, path, name = '' } of named) {
    const text = readFileSync(join(repoRoot, path), 'utf8')
    const starts = ["'", '"', '`'].flatMap((quote) => [`test(${quote}${name}${quote}`, `it(${quote}${name}${quote}`])
    assert.ok(
      starts.some((start) => text.includes(start)),
      `${id}: ${path} has no test "${name}"`,
    )
  }
})
