import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { repoRoot } from '../../dev/places.ts'
import { clausesFile, hashOf } from '../../docs/conformance/clauses.ts'
import { declaredIn, declaredTests, importedBy, withoutComments } from '../../docs/conformance/declared-tests.ts'
import { readRows } from '../../docs/conformance/read-rows.ts'
import { quotedIn, readClauses, wantedRows } from '../../docs/conformance/read-spec.ts'

describe('the conformance table', () => {
  const markdown = readFileSync(join(repoRoot, 'infra/docs/conformance.md'), 'utf8')
  const rows = readRows(markdown)

  it('has a row for each clause of the specification, and for nothing else', () => {
    const hashes = rows.map(({ section, clause }) => hashOf(`${section}: ${clause}`)).toSorted()
    assert.deepEqual(hashes, readFileSync(clausesFile, 'utf8').trim().split('\n'))
  })

  it('says of what is done otherwise that it departs, and why, section by section', () => {
    const listed = markdown.slice(markdown.indexOf('## Departures'))
    const reasons = new Set([...listed.matchAll(/^- \*\*[^*]*\(([\d., ]+)\)\.\*\*/gm)].flatMap(([, all = '']) => all.split(', ')))
    const departing = rows.filter(({ departs }) => departs)
    assert.ok(departing.length >= 12, `${departing.length} rows`)
    for (const { line, section, proofs } of departing) {
      const number = /^[\d.]+\d|^\d+/.exec(section)?.[0] ?? ''
      assert.ok(reasons.has(number), `line ${line}: no departure is listed for section ${number}`)
      assert.ok(proofs.length > 0, `line ${line}: nothing shows what is done instead`)
    }
  })

  it('names for every row a test that exists', () => {
    const files = new Map<string, ReturnType<typeof declaredTests>>()
    const testsOf = (file: string) => {
      const names = files.get(file) ?? declaredTests(file)
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
    const names = declaredTests('infra/test/test/conformance.test.ts')
    assert.equal(names('sees a missing file, a missing test and half a name'), true)
    assert.equal(names('sees a missing file, …'), true)
    assert.equal(names('sees a missing file'), false)
    assert.equal(names('the conformance table of another planet'), false)
    assert.equal(declaredTests('infra/test/test/no-such.test.ts')('x'), false)
    assert.equal(declaredTests('infra/docs/conformance/compare.ts')('Which specification? make conformance SPEC=<file>'), false)
    assert.equal(declaredTests('services/shared/contracts/e2e/calls.ts')('GET /api/dashboard'), true)
    assert.equal(declaredTests('services/shared/contracts/e2e/calls.ts')('GET /api/nowhere'), false)
  })

  it('takes no comment for a test, and no file that nothing runs', () => {
    const source = [
      "test('one', () => {})",
      "  // test('two', () => {})",
      "/* test('three', () => {}) */ it('four', () => {})",
      "const address = 'http://example.com' ; test.each([1])('five %i', () => {})",
    ].join('\n')
    assert.deepEqual(declaredIn(withoutComments(source)), ['one', 'four', 'five %i'])
    const shell = 'frontend/e2e/signed-in/shell.ts'
    assert.equal(importedBy(['frontend/e2e/signed-in.test.ts']).has(shell), true)
    assert.equal(importedBy(['infra/e2e/guest.test.ts']).has(shell), false)
    // No test file imports it: nobody would run what stands in it.
    assert.equal(declaredTests('infra/dev/test-stack.ts')('x'), false)
  })
})

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
    '2. **A step by its name.**',
    '**Group**',
    '### 2.2 A screen (/path, three parts)',
  ].join('\n')

  it('finds bullets with their wrapped lines, steps, also those that are a name alone, table rows, prose, and what a heading says', () => {
    assert.deepEqual(
      readClauses(text).map((clause) => clause.text),
      [
        '/ · Home',
        'Prose.',
        "A bullet that goes on with 'Quoted text'.",
        'A step, whose owner’s mark is no quote',
        '**A step by its name.**',
        '/path, three parts',
      ],
    )
  })

  it('wants a row of its own for a quoted text', () => {
    assert.deepEqual(quotedIn("'One two', the user's, 'Three', else 'U'."), ['One two', 'Three', 'U'])
    assert.equal(wantedRows(text).length, 7)
    assert.ok(wantedRows(text).some((row) => row.text === '“Quoted text”' && row.section === '2.1 Routes'))
  })
})
