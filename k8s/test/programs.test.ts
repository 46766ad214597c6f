import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { test } from 'node:test'
import { oneShots, programs } from '../lint/programs.ts'

const root = resolve(import.meta.dirname, '../..')
const entries: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['identity', 'assessment', 'skills', 'jobs', 'learning', 'game'].map((name) => [name, `services/${name}/src/main.ts`]),
  ),
  'report-api': 'services/report/src/main.ts',
  'report-worker': 'services/report/src/worker.ts',
}

for (const [name, entry] of Object.entries(entries)) {
  const program = programs[name]
  const { text } = reach(join(root, entry))

  test(`${name} asks the siblings that its sources ask, and no other`, () => {
    const clients = new Set(
      [...text.matchAll(/\b(?:client|to)\(\s*([A-Z][a-z]+)Service/g)].map(([, sibling]) => workloadOf(sibling)),
    )
    // Both halves of report share one context, so what counts there is which client is used.
    const used = name.startsWith('report-') ? usedClients(text) : clients
    assert.deepEqual([...used].sort(), [...(program?.asks ?? [])].sort())
    for (const sibling of used) assert.ok(clients.has(sibling), `${sibling} is used and has no client`)
  })

  test(`${name} takes part in the events if, and only if, it is allowed to reach the broker`, () => {
    assert.equal(program?.servers.includes('kafka'), /\bsubscriptions: /.test(text))
  })

  test(`${name} opens as many connections to PostgreSQL as are counted`, () => {
    const pools = count(text, /new PrismaClient\(|\bcreatePool\(\{|new pg\.Pool\(/g)
    // The worker shares its context's file with the API, and has no listener of its own.
    const single = name === 'report-worker' ? 0 : count(text, /\bsubscriptions: |new pg\.Client\(/g)
    const each = text.includes('poolSize: halfPool') ? 5 : 10
    assert.equal(program?.connections?.(10), pools * each + single)
  })
}

test('the gateway asks identity alone, and passes on to every service of its table', () => {
  const { text } = reach(join(root, 'gateway/src/main.ts'))
  assert.match(text, /identityGrpcAddress/)
  const addresses = [...text.matchAll(/'([A-Z]+)_URL', origin\]/g)].map(([, name]) => name?.toLowerCase())
  const passesTo = addresses.filter((name) => name !== 'public').map((name) => (name === 'report' ? 'report-api' : name))
  assert.deepEqual(passesTo.sort(), [...(programs.gateway?.passesTo ?? [])].sort())
})

test('the commands that run once are there', () => {
  for (const { file } of Object.values(oneShots)) assert.ok(existsSync(join(root, file)), file)
})

function workloadOf(sibling: string | undefined): string {
  const name = (sibling ?? '').toLowerCase()
  return name === 'report' ? 'report-api' : name
}

function usedClients(text: string): Set<string> {
  const named = [...text.matchAll(/\bclients\.([a-z]+)\./g)].map(([, name]) => name ?? '')
  const taken = [...text.matchAll(/const \{ ([a-z, ]+) \} = clients\b/g)].flatMap(([, names]) => (names ?? '').split(', '))
  return new Set([...named, ...taken])
}

function count(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length
}

/** The sources that a program loads from its own folder, in one text without comments and imports. */
function reach(entry: string, seen = new Set<string>()): { text: string } {
  if (seen.has(entry)) return { text: '' }
  seen.add(entry)
  const source = readFileSync(entry, 'utf8')
  const imports = [...source.matchAll(/^(?:import|export) (?!type)[^'\n]*(?:\n[^'\n]*)*?from '(\.{1,2}\/[^']+\.ts)'/gm)]
  const below = imports
    .map(([, path]) => resolve(dirname(entry), path ?? ''))
    .filter((path) => existsSync(path) && !path.includes('generated'))
    .map((path) => reach(path, seen).text)
  return { text: [source.replaceAll(/^import .*$/gm, '').replaceAll(/^\s*(\/\/|\*|\/\*).*$/gm, ''), ...below].join('\n') }
}
