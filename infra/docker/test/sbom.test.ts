import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { repoRoot } from '../../dev/places.ts'
import { productionPaths } from '../production-paths.ts'
import { countKinds, delivered } from '../sbom.ts'

test('every workspace but the tools of this repository is delivered', () => {
  const names = delivered()
  for (const name of names) assert.ok(existsSync(join(repoRoot, name, 'package.json')), name)
  for (const name of ['gateway', 'frontend', 'proto', 'services/report', 'services/shared/kit']) assert.ok(names.includes(name))
  assert.ok(!names.includes('infra'))
})

test('components are counted by where they come from', () => {
  const component = (purl?: string) => ({ name: 'x', version: '1', purl })
  const components = ['pkg:npm/fastify@5.0.0', 'pkg:npm/%40scope/x@1.0.0', 'pkg:deb/debian/libc6@2.36?arch=amd64', undefined]
  const bill = { bomFormat: 'CycloneDX', specVersion: '1.6', metadata: { component: { name: 'x' } } }
  assert.deepEqual(countKinds({ ...bill, components: components.map(component) }), { npm: 2, deb: 1 })
})

test('what one workspace runs on is listed though another only tests with it, at the version that it finds', () => {
  const locked = {
    'services/a': { dependencies: { '@x/kit': '*', pg: '*' } },
    'services/b': { devDependencies: { pg: '*', vite: '*' }, dependencies: { ms: '1' } },
    'node_modules/@x/kit': { link: true, resolved: 'services/kit' },
    'services/kit': { dependencies: { ms: '2' }, optionalDependencies: { absent: '*' } },
    'node_modules/pg': {},
    'node_modules/vite': {},
    'node_modules/ms': {},
    'services/b/node_modules/ms': {},
  }
  assert.deepEqual([...productionPaths(locked, ['services/a', 'services/b'])].sort(), [
    'node_modules/ms',
    'node_modules/pg',
    'services/a',
    'services/b',
    'services/b/node_modules/ms',
    'services/kit',
  ])
})
