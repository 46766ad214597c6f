import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { test } from 'node:test'
import { schemaOwners } from '@waymark/provision/database/owners'
import { topics } from '@waymark/provision/topics/topics'

const repoRoot = resolve(import.meta.dirname, '../../../..')
const table = topics.map(({ name }) => name)
const namedIn = (files: string[]) =>
  new Set(
    files
      .filter((file) => !/node_modules|\/generated\//.test(file))
      .flatMap((file) => readFileSync(join(repoRoot, file), 'utf8').match(/(?<=['"`])waymark\.[\w-]+\.v\d+(?=['"`])/g) ?? []),
  )

test('every topic that the code names is in the table', () => {
  const named = namedIn(globSync('{services/**/src,gateway/{src,plugins}}/**/*.ts', { cwd: repoRoot }))
  assert.ok(named.size >= 6, `only ${[...named].join(', ')} found: the pattern reads nothing`)
  assert.deepEqual(
    [...named].filter((name) => !table.includes(name)),
    [],
  )
})

test('every service has its topic, and no topic is for nobody', () => {
  const services = globSync('services/*/src/main.ts', { cwd: repoRoot }).map((file) => file.split('/')[1])
  assert.deepEqual(table.toSorted(), [...services, 'dead-letters'].map((name) => `waymark.${name}.v1`).toSorted())
})

test('what every service uses names no service', () => {
  const files = globSync('services/shared/{kit,bus,service}/src/**/*.ts', { cwd: repoRoot })
  assert.ok(files.length > 40, `only ${files.length} files found`)
  const names = new RegExp(`['"\`](?:${schemaOwners.join('|')})['"\`]`)
  assert.deepEqual(
    files.filter((file) => names.test(readFileSync(join(repoRoot, file), 'utf8'))),
    [],
  )
})
