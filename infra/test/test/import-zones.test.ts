import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { test } from 'node:test'
import { repoRoot } from '../../dev/places.ts'

const shared = (...names: string[]) => names.map((name) => `services/shared/${name}`)
const services = ['identity', 'assessment', 'report', 'skills', 'jobs', 'learning', 'game'].map((name) => `services/${name}`)
const forServices = [...shared('bus', 'contracts', 'kit', 'service'), 'proto']

/** Who may import from whom. The linter checks package names; this also follows relative paths. */
const allowed: Record<string, readonly string[]> = {
  proto: [],
  'services/shared/contracts': [],
  'services/shared/mtls': [],
  'services/shared/tracing': [],
  'services/shared/kit': shared('contracts', 'tracing'),
  'services/shared/bus': shared('kit', 'tracing'),
  'services/shared/service': shared('bus', 'contracts', 'kit', 'mtls', 'tracing'),
  'services/shared/testing': shared('bus', 'contracts', 'kit', 'service'),
  'services/shared/provision': shared('bus', 'kit'),
  'services/shared/backup': shared('kit', 'provision'),
  gateway: ['proto', ...shared('mtls', 'tracing')],
  frontend: shared('contracts'),
  ...Object.fromEntries(services.map((service) => [service, forServices])),
}

const zones = [...Object.keys(allowed), 'infra', 'k8s'].toSorted((a, b) => b.length - a.length)
/** By the last part of its name: no two zones share it. */
const packages = new Map(zones.map((zone) => [zone.split('/').at(-1), zone]))
const zoneOf = (path: string): string | undefined => zones.find((zone) => path === zone || path.startsWith(`${zone}/`))

/** The zone that an import leads to; undefined for libraries. */
function targetOf(file: string, specifier: string): string | undefined {
  const own = /^@waymark\/([a-z]+)/.exec(specifier)
  if (own) return packages.get(own[1])
  return specifier.startsWith('.') ? zoneOf(normalize(join(dirname(file), specifier))) : undefined
}

/**
 * What is beside a service's sources and ships with no image: it holds the paper, the engine or the postings against the parts
 * they are made from, in one process, as the tools in infra do (ADR 0017).
 */
const seesEverything =
  /^gateway\/bench\/|^frontend\/(?:acceptance|bench|e2e)\/|^services\/(?:\w+\/(?:acceptance|bench|importer|scripts)|shared\/contracts\/(?:e2e|scripts)|shared\/testing\/mutation|shared\/\w+\/(?:acceptance|bench)|report\/test\/(?:crowd|model|paper|people|personas|spelling)|skills\/test\/importer|jobs\/test\/sample-postings-pay\.test\.ts$)/

/** What only tests may import, for no image holds it. */
const isTest = /^(?:gateway|frontend|proto|services\/(?:shared\/)?\w+)\/(?:test|acceptance|bench)\//
const mayImport = (file: string, from: string, to: string): boolean =>
  to === from || (to === 'services/shared/testing' ? isTest.test(file) : (allowed[from]?.includes(to) ?? false))

function breaches(file: string, source: string): string[] {
  const from = zoneOf(file)
  if (!from || from === 'infra' || from === 'k8s' || seesEverything.test(file)) return []
  const specifiers = [...source.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map((match) => match[1] ?? '')
  return specifiers.flatMap((specifier) => {
    const to = targetOf(file, specifier)
    return to === undefined || mayImport(file, from, to) ? [] : [`${file} imports ${specifier}`]
  })
}

test('nobody imports what the architecture does not allow', () => {
  const files = globSync(['{gateway,frontend,proto,services}/**/*.{ts,tsx}'], {
    cwd: repoRoot,
    exclude: (path) => /(^|\/)(node_modules|dist|generated|gen)(\/|$)/.test(path),
  })
  assert.ok(files.length > 400)
  assert.deepEqual(
    files.flatMap((file) => breaches(file, readFileSync(join(repoRoot, file), 'utf8'))),
    [],
  )
})

test('each kind of breach is seen', () => {
  const seen = (file: string, line: string) => breaches(file, line).length
  assert.equal(seen('services/report/src/x.ts', `import { a } from '../../skills/src/careers.ts'`), 1)
  assert.equal(seen('services/report/src/x.ts', `import { a } from '@waymark/skills/careers'`), 1)
  assert.equal(seen('services/report/src/x.ts', `const a = await import('../../../infra/e2e/support/member.ts')`), 1)
  assert.equal(seen('services/report/test/x.test.ts', `import { a } from '../../skills/src/careers.ts'`), 1)
  assert.equal(seen('gateway/src/x.ts', `import { a } from '../bench/y.ts'; import { b } from '../../infra/tools/figures.ts'`), 1)
  assert.equal(seen('services/report/test/paper/x.test.ts', `import { a } from '../../../skills/src/careers.ts'`), 0)
  assert.equal(seen('frontend/src/x.ts', `import { a } from '@waymark/kit/ids'`), 1)
  assert.equal(seen('gateway/src/x.ts', `import { a } from '@waymark/contracts'`), 1)
  assert.equal(seen('services/shared/kit/src/x.ts', `import { a } from '@waymark/proto/waymark/events/v1/events'`), 1)
  assert.equal(seen('services/shared/contracts/src/x.ts', `import { a } from '@waymark/kit/ids'`), 1)
  assert.equal(seen('services/report/src/x.ts', `import { a } from '@waymark/kit/ids'`), 0)
  assert.equal(seen('services/report/src/a/x.ts', `import { a } from '../b/y.ts'`), 0)
})
