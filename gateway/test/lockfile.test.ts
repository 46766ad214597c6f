import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { test } from 'node:test'

type Locked = { name?: string; version?: string }
const lock = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>
}

/** Packages that express-gateway would bring along, with the first version that may be there; null: none may. */
const denied: Readonly<Record<string, string | null>> = {
  'http-proxy': null,
  request: null,
  'request-promise-native': null,
  vm2: null,
  degenerator: '5.0.0',
  'pac-resolver': '7.0.0',
  netmask: '2.0.1',
  'proxy-agent': '6.0.0',
  jsonwebtoken: '9.0.0',
  ejs: '3.1.10',
  passport: '0.6.0',
  'yeoman-environment': null,
  'yeoman-generator': null,
  'merge-deep': null,
  'set-value': '4.0.1',
  'path-to-regexp': '0.1.12',
  express: '4.20.0',
}

/** Installed packages by their real name: an alias stands at another path than its name says. */
const installed = Object.entries(lock.packages)
  .filter(([path]) => path.includes('node_modules/'))
  .map(([path, entry]) => ({ name: entry.name ?? path.split('node_modules/').at(-1) ?? '', version: entry.version ?? '' }))

test('The lock file holds packages at all', () => {
  assert.ok(installed.some(({ name }) => name === 'express-gateway'))
  assert.ok(installed.some(({ name }) => name === 'http-proxy-3'))
})

for (const [name, first] of Object.entries(denied)) {
  test(`The lock file holds ${first ? `no ${name} before ${first}` : `no ${name}`}`, () => {
    const found = installed.filter((each) => each.name === name && (first === null || isBefore(each.version, first)))
    assert.deepEqual(found, [])
  })
}

function isBefore(version: string, first: string): boolean {
  const [one, other] = [version, first].map((text) => text.split('-')[0]!.split('.').map(Number))
  for (let at = 0; at < 3; at++) {
    const difference = (one?.[at] ?? 0) - (other?.[at] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return false
}
