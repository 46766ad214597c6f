import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { parseAllDocuments } from 'yaml'
import { validate } from '../../kubernetes/kubeconform.ts'
import { copyManifests, kustomizeBuild } from '../../kubernetes/kustomize.ts'
import { overlays } from '../../kubernetes/lint/lint.ts'
import { isKubeObject, type KubeObject } from '../../kubernetes/objects.ts'

const { folder, remove } = copyManifests()
const built = new Map<string, string>()
after(remove)

before(async () => {
  for (const overlay of overlays) built.set(overlay, await kustomizeBuild(join(folder, 'overlays', overlay)))
})

for (const overlay of overlays) {
  test(`${overlay}: every object fits its schema`, async (t) => {
    const { valid, skipped, faults } = await validate(built.get(overlay) ?? '')
    t.diagnostic(`${valid} objects are valid`)
    assert.deepEqual(faults, [])
    assert.equal(skipped, 0)
    assert.equal(valid, objectsOf(overlay).length)
  })
}

test('the components that no overlay includes fit their schemas too, and the profiles of the nodes', async () => {
  const all = [withComponents('external-secrets', 'language-model', 'stripe'), join(folder, 'node-profiles')]
  const { skipped, faults } = await validate((await Promise.all(all.map(kustomizeBuild))).join('---\n'))
  assert.deepEqual({ skipped, faults }, { skipped: 0, faults: [] })
})

const misspelt: Record<string, (text: string) => string> = {
  Deployment: (text) => text.replace('readOnlyRootFilesystem:', 'readonlyRootFilesystem:'),
  NetworkPolicy: (text) => text.replace('policyTypes:', 'policyType:'),
  ScaledObject: (text) => text.replace('pollingInterval:', 'pollInterval:'),
  PrometheusRule: (text) => text.replace('annotations:\n', 'annotation:\n'),
  PodMonitor: (text) => text.replace('podMetricsEndpoints:', 'endpoints:'),
}
test('a misspelt field is refused, of Kubernetes and of custom resources', async () => {
  const documents = (built.get('prod') ?? '').split(/^---$/m)
  const wrong = Object.entries(misspelt).map(([kind, change]) => {
    const good = documents.find((text) => text.includes(`\nkind: ${kind}\n`)) ?? ''
    assert.notEqual(change(good), good, kind)
    return change(good)
  })
  const { faults } = await validate(wrong.join('---'))
  assert.deepEqual(faults.map((fault) => fault.split('/')[0]).sort(), Object.keys(misspelt).sort())
})

function objectsOf(overlay: string): KubeObject[] {
  return parseAllDocuments(built.get(overlay) ?? '', { version: '1.1' }).map((document) => {
    const object: unknown = document.toJS()
    assert.ok(isKubeObject(object))
    return object
  })
}

/** The prod overlay with components more. */
function withComponents(...names: string[]): string {
  const overlay = join(folder, 'overlays/more')
  mkdirSync(overlay, { recursive: true })
  const components = names.map((name) => `../../components/${name}`)
  const lines = ['kind: Kustomization', 'namespace: waymark', 'resources: [../prod]', `components: [${components.join(', ')}]`]
  writeFileSync(join(overlay, 'kustomization.yaml'), `${lines.join('\n')}\n`)
  return overlay
}
