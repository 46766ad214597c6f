import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { applyOperations, deleted, mergeStrategic } from '../overlay/merge.ts'
import { matchesLabels } from '../overlay/objects.ts'
import { readOverlay } from '../overlay/read-overlay.ts'

const folder = mkdtempSync(join(tmpdir(), 'waymark-overlay-'))
after(() => rmSync(folder, { recursive: true, force: true }))

test('a strategic merge adds, replaces and removes fields, and leaves both sides as they were', () => {
  const target = { a: { x: 1, y: 2 }, list: [1, 2] }
  const patch = { a: { y: 3, x: null }, list: [3] }
  assert.deepEqual(mergeStrategic(target, patch), { a: { y: 3 }, list: [3] })
  assert.deepEqual(target, { a: { x: 1, y: 2 }, list: [1, 2] })
})

test('containers, variables and ports are found again by their keys', () => {
  const pod = { containers: [{ name: 'app', env: [{ name: 'A', value: '1' }], ports: [{ containerPort: 80, name: 'http' }] }] }
  const patch = { containers: [{ name: 'app', env: [{ name: 'B', value: '2' }], ports: [{ containerPort: 80, name: 'web' }] }] }
  const container = { name: 'app', env: [{ name: 'A', value: '1' }, { name: 'B', value: '2' }], ports: [{ containerPort: 80, name: 'web' }] } // biome-ignore format: one container
  assert.deepEqual(mergeStrategic(pod, patch), { containers: [container] })
})

test('$patch: delete takes an object or a member of a list away', () => {
  assert.equal(mergeStrategic({ kind: 'X' }, { $patch: 'delete' }), deleted)
  const merged = mergeStrategic({ env: [{ name: 'A' }, { name: 'B' }] }, { env: [{ name: 'A', $patch: 'delete' }] })
  assert.deepEqual(merged, { env: [{ name: 'B' }] })
})

test('operations of a JSON patch change maps and lists, and fail where nothing is', () => {
  const target = { 'a/b': [1, 2, 3] }
  const steps = [{ op: 'replace', path: '/a~1b/0', value: 9 }, { op: 'remove', path: '/a~1b/1' }, { op: 'add', path: '/a~1b/-', value: 4 }] // biome-ignore format: three steps
  assert.deepEqual(applyOperations(target, steps), { 'a/b': [9, 3, 4] })
  assert.throws(() => applyOperations(target, [{ op: 'replace', path: '/c/d', value: 1 }]), /nothing at/)
  assert.throws(() => applyOperations(target, [{ op: 'move', path: '/a~1b' }]), /move is not read here/)
})

test('label selectors compare by = and !=', () => {
  assert.ok(matchesLabels({ a: '1' }, 'a=1,b!=2'))
  assert.ok(!matchesLabels({ a: '1' }, 'a!=1'))
  assert.throws(() => matchesLabels({}, 'a in (1)'), /not read here/)
})

test('an overlay is its base with components, generated maps, patches, namespace, labels and images', () => {
  write('base/kustomization.yaml', 'resources: [app.yaml]\nconfigMapGenerator: [{name: settings, literals: [A=1, B=x=y]}]\n')
  write(
    'base/app.yaml',
    'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: app}\nspec: {template: {spec: {containers: [{name: app, image: own/app}]}}}\n---\napiVersion: v1\nkind: Service\nmetadata: {name: app}\n',
  )
  write('part/kustomization.yaml', 'kind: Component\nconfigMapGenerator: [{name: settings, behavior: merge, envs: [part.env]}]\n')
  write('part/part.env', 'A=2\n')
  write(
    'top/kustomization.yaml',
    [
      'namespace: own',
      'resources: [../base]',
      'components: [../part]',
      'labels: [{pairs: {team: us}, includeTemplates: true}]',
      'images: [{name: own/app, newName: registry.example/app, newTag: "1"}]',
      'patches: [{target: {kind: Service}, patch: "{$patch: delete}"}]',
    ].join('\n'),
  )
  assert.deepEqual(readOverlay(join(folder, 'top')), [
    {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: { name: 'app', namespace: 'own', labels: { team: 'us' } },
      spec: {
        template: {
          metadata: { labels: { team: 'us' } },
          spec: { containers: [{ name: 'app', image: 'registry.example/app:1' }] },
        },
      },
    },
    {
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name: 'settings', namespace: 'own', labels: { team: 'us' } },
      data: { A: '2', B: 'x=y' },
    },
  ])
})

test('what it does not know of kustomize it refuses, and a patch that changes nothing as well', () => {
  write('strange/kustomization.yaml', 'namePrefix: x-\n')
  assert.throws(() => readOverlay(join(folder, 'strange')), /namePrefix of kustomize is not read here/)
  write('idle/kustomization.yaml', 'patches: [{target: {kind: Job}, patch: "{spec: {}}"}]\n')
  assert.throws(() => readOverlay(join(folder, 'idle')), /changes nothing/)
})

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
