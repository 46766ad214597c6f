import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { decode } from '@waymark/kit/decode'
import * as t from 'io-ts'
import { repoRoot } from '../../dev/places.ts'

/** Compressed sizes are counted, not timed: the same source gives the same figures on every machine. */
test('the landing page, the shared part and every screen stay below their bytes', () => {
  const weights = decode(
    t.record(t.string, t.type({ scriptKb: t.number, limitKb: t.number })),
    JSON.parse(readFileSync(join(repoRoot, 'frontend/dist/bytes.json'), 'utf8')),
  )
  for (const screen of ['landing', 'signedInShared', 'wizard', 'DashboardPage', 'JobsPage', 'SkillsPage'])
    assert.ok(weights[screen], `${screen} is weighed`)
  for (const [what, { scriptKb, limitKb }] of Object.entries(weights))
    assert.ok(scriptKb > 0 && scriptKb <= limitKb, `${what}: ${scriptKb} of ${limitKb} KiB`)
})
