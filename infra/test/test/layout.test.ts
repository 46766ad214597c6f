import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { test } from 'node:test'
import { repoRoot } from '../../dev/places.ts'

const MOST_LINES = 300
const MOST_FILES = 20
/** Of all that is code in `infra`; how it is counted, and what would lower it, is said in ADR 92. */
const MOST_INFRA_LINES = 16_000

/** Longer than that, and why. */
const longFiles: Readonly<Record<string, string>> = {
  'services/skills/test/support/personas.ts': 'a table of people and their answers',
}

const files = globSync('{frontend,gateway,infra,k8s,services}/**/*.{ts,tsx,mjs}', {
  cwd: repoRoot,
  exclude: (path) => /(?:^|\/)(?:node_modules|generated|gen|dist|\.cache|public)(?:\/|$)/.test(path),
})

test(`a file of source has at most ${MOST_LINES} lines`, () => {
  const long = files.filter((file) => readFileSync(`${repoRoot}/${file}`, 'utf8').split('\n').length - 1 > MOST_LINES)
  assert.deepEqual(
    long.filter((file) => !(file in longFiles)),
    [],
  )
})

test(`a folder has at most ${MOST_FILES} files of source`, () => {
  const counts = new Map<string, number>()
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  const full = [...counts].filter(([, count]) => count > MOST_FILES)
  assert.deepEqual(full, [])
})

test(`infra has at most ${MOST_INFRA_LINES} lines of code`, () => {
  const code = globSync('infra/**/{*.{ts,mts,mjs,js,sh,yml,yaml},Dockerfile}', {
    cwd: repoRoot,
    exclude: (path) => path.includes('node_modules'),
  })
  const lines = code.reduce((sum, file) => sum + readFileSync(`${repoRoot}/${file}`, 'utf8').split('\n').length - 1, 0)
  assert.ok(lines <= MOST_INFRA_LINES, `${lines} lines`)
})
