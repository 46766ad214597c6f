import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { allRoutes } from '@waymark/contracts/routes/all'
import { readRows } from '../../conformance/read-rows.ts'
import { quotedIn, readClauses, wantedRows } from '../../conformance/read-spec.ts'
import { repoRoot } from '../../local/places.ts'

const FEWEST = 340
const calls = 'infra/e2e/signed-in/calls.ts'

describe('the conformance table', () => {
  const rows = readRows(readFileSync(join(repoRoot, 'infra/conformance.md'), 'utf8'))

  it('has a row for each clause of the specification', () => {
    assert.ok(rows.length >= FEWEST, `${rows.length} rows`)
  })

  it('names for every row a test that exists', () => {
    const files = new Map<string, ReturnType<typeof testNamesOf>>()
    const testsOf = (file: string) => {
      const names = files.get(file) ?? testNamesOf(file)
      files.set(file, names)
      return names
    }
    const wrong = rows.flatMap(({ line, clause, proofs }) => {
      if (proofs.length === 0) return [`line ${line}: nothing proves "${clause}"`]
      return proofs
        .filter(({ file, name }) => !testsOf(file)(name))
        .map(({ file, name }) => `line ${line}: there is no test "${name}" in ${file}`)
    })
    assert.deepEqual(wrong, [])
  })

  it('sees a missing file, a missing test and half a name', () => {
    const names = testNamesOf('infra/test/test/conformance.test.ts')
    assert.equal(names('sees a missing file, a missing test and half a name'), true)
    assert.equal(names('sees a missing file, …'), true)
    assert.equal(names('sees a missing file'), false)
    assert.equal(names('the conformance table of another planet'), false)
    assert.equal(testNamesOf('infra/test/test/no-such.test.ts')('x'), false)
    assert.equal(testNamesOf('infra/conformance/compare.ts')('Which specification? make conformance SPEC=<file>'), false)
    assert.equal(testNamesOf(calls)('GET /api/dashboard'), true)
    assert.equal(testNamesOf(calls)('GET /api/nowhere'), false)
  })
})

/** Has the file a test of this name? It stands there in quotes behind `test(`, `it(` or a table of cases; … ends a beginning. */
function testNamesOf(file: string): (name: string) => boolean {
  const path = join(repoRoot, file)
  const text = /\.test\.tsx?$|^infra\/e2e\//.test(file) && existsSync(path) ? readFileSync(path, 'utf8') : ''
  const quoted = [...text.matchAll(/(?:\b(?:test|it)|\))\(\s*(?<mark>['"`])(?<name>(?:\\.|(?!\k<mark>).)+)\k<mark>/g)]
  const names = new Set(quoted.map(({ groups }) => groups?.name?.replaceAll(/\\(.)/g, '$1') ?? ''))
  // One test a call, named by the call.
  if (file === calls)
    for (const { id, method, path: address } of allRoutes)
      if (new RegExp(`route: \\w+Routes\\.${id}\\b`).test(text)) names.add(`${method} ${address}`)
  return (name) =>
    name.endsWith('…') ? [...names].some((one) => one.startsWith(name.slice(0, -1)) && name.length > 8) : names.has(name)
}

describe('reading a specification', () => {
  const text = [
    '# Title',
    'Not a clause.',
    '## 2.1 Routes',
    '| Path | In |',
    '|---|---|',
    '| / | Home |',
    '',
    'Prose.',
    '- A bullet that goes',
    "  on with 'Quoted text'.",
    '1. A step, whose owner’s mark is no quote',
    '**Group**',
  ].join('\n')

  it('finds bullets with their wrapped lines, steps, table rows and prose', () => {
    assert.deepEqual(
      readClauses(text).map((clause) => clause.text),
      ['/ · Home', 'Prose.', "A bullet that goes on with 'Quoted text'.", 'A step, whose owner’s mark is no quote'],
    )
  })

  it('wants a row of its own for a quoted text', () => {
    assert.deepEqual(quotedIn("'One two', the user's, 'Three'."), ['One two', 'Three'])
    assert.equal(wantedRows(text).length, 5)
    assert.ok(wantedRows(text).some((row) => row.text === '“Quoted text”' && row.section === '2.1 Routes'))
  })
})
