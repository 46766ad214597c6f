import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { before, test } from 'node:test'
import { temporaryFolder } from '@waymark/testing/machine/folder'
import { fingerprintOf, workspacesOf } from './fingerprint.ts'
import { keepResult, readResult } from './kept-results.ts'

const target = { name: 'game', mutate: ['services/game/src/**/*.ts'], tests: ['services/game/test/levels.test.ts'] }
let root: string

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

/** A game made with a kit, which is made with contracts; jobs stand beside. */
before(() => {
  root = temporaryFolder('mutation')
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  const uses = { game: ['kit'], jobs: ['kit'], 'shared/kit': ['contracts'], 'shared/contracts': [] }
  for (const [folder, names] of Object.entries(uses)) {
    const dependencies = Object.fromEntries(names.map((name) => [`@waymark/${name}`, '*']))
    const name = `@waymark/${folder.replace('shared/', '')}`
    write(`services/${folder}/package.json`, JSON.stringify({ name, dependencies }))
    write(`services/${folder}/src/levels.ts`, 'first')
  }
  write('package-lock.json', '{}')
  write('services/shared/testing/src/warm/runner.ts', 'first')
})

test('a target needs its workspace and those that this is made with', () => {
  assert.deepEqual(workspacesOf(target.mutate, root), ['services/game', 'services/shared/contracts', 'services/shared/kit'])
})

test('a target is judged again when anything has changed that could change the verdict', () => {
  let last = fingerprintOf(target, root)
  const changes = (path: string, text = 'second'): boolean => {
    write(path, text)
    const now = fingerprintOf(target, root)
    const changed = now !== last
    last = now
    return changed
  }
  for (const path of ['services/game/src/levels.ts', 'services/game/test/new.test.ts', 'services/shared/contracts/src/levels.ts'])
    assert.ok(changes(path), path)
  for (const path of [
    'package-lock.json',
    'services/shared/testing/src/warm/runner.ts',
    'services/shared/testing/mutation/run-target.ts',
  ])
    assert.ok(changes(path), path)
  for (const path of [
    'services/jobs/src/levels.ts',
    'services/game/test/explained-mutants.tsv',
    'services/shared/testing/mutation/score.ts',
  ])
    assert.ok(!changes(path), path)
  assert.notEqual(fingerprintOf({ ...target, ignoreStatic: true }, root), last)
  rmSync(join(root, 'services/game/test/new.test.ts'))
  assert.notEqual(fingerprintOf(target, root), last, 'a file that is gone is a change')
})

test('what a target gave is found again under its name', () => {
  const folder = join(root, '.cache')
  const result = { fingerprint: 'f', minutes: 3, mutants: [] }
  keepResult(folder, 'services/skills/src/domain (names)', result)
  assert.deepEqual(readResult(folder, 'services/skills/src/domain (names)'), result)
  assert.equal(readResult(folder, 'services/skills/src/domain (reasons)'), undefined)
})
