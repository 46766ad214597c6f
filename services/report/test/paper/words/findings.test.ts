import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { repoRoot } from '../../../../../infra/dev/places.ts'
import { declaredTests } from '../../../../../infra/docs/conformance/declared-tests.ts'
import { NEVER_PRINTED } from './never-printed.ts'

/** What the review of printed reports numbered. */
const FINDINGS = Array.from({ length: 32 }, (_, at) => `D${at + 1}`)
/** True for some people, so that a test asks of whom they are printed. */
const TRUE_FOR_SOME = new Set(['D21', 'D24', 'D25'])

const rows = readFileSync(join(repoRoot, 'services/report/test/paper/words/findings.md'), 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, finding]) => /^D\d+$/.test(finding ?? ''))
  .map(([, finding = '', said = '', kept = '']) => ({ finding, said, kept }))

test('each finding has one row, in order', () => {
  assert.deepEqual(
    rows.map(({ finding }) => finding),
    FINDINGS,
  )
  for (const { finding, said } of rows) assert.ok(said.length > 10, finding)
})

test('each finding that is false for everybody has a pattern that nothing printed may match', () => {
  for (const { finding, kept } of rows) {
    const among = NEVER_PRINTED.some((never) => never.finding.startsWith(`${finding} `))
    assert.equal(among, !TRUE_FOR_SOME.has(finding), finding)
    assert.ok(among || kept !== 'pattern', finding)
  }
})

test('each rule that is said to be kept is kept by a test that is run', () => {
  let named = 0
  for (const { finding, kept } of rows) {
    if (kept === 'pattern') continue
    for (const one of kept.split('<br>')) {
      const [, file = '', name = ''] = /^`([^`]+)` › (.+)$/.exec(one) ?? []
      assert.ok(declaredTests(file)(name), `${finding}: ${one}`)
      named++
    }
  }
  assert.ok(named >= 30, `${named} tests`)
})
