import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { parseAllDocuments } from 'yaml'
import { validate } from '../../kubernetes/kubeconform.ts'
import { copyManifests, kustomizeBuild } from '../../kubernetes/kustomize.ts'
import { readCodeFacts } from '../../kubernetes/lint/facts.ts'
import { lint, overlays } from '../../kubernetes/lint/lint.ts'
import { isKubeObject, type KubeObject } from '../../kubernetes/overlay/objects.ts'
import { readOverlay } from '../../kubernetes/overlay/read-overlay.ts'
import { mutations } from '../../kubernetes/test/mutations.ts'

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

  test(`${overlay}: our reader gives the objects that kustomize builds`, () => {
    const own = readOverlay(join(folder, 'overlays', overlay))
    assert.deepEqual(byName(own), byName(objectsOf(overlay).map(withoutHash)))
  })

  test(`${overlay}: what kustomize builds has no fault`, () => {
    assert.deepEqual(lint(objectsOf(overlay).map(withoutHash)), [])
  })
}

test('every broken manifest is caught by its rule alone, made of what kustomize builds', () => {
  const code = readCodeFacts()
  const objects = new Map(overlays.map((overlay) => [overlay, objectsOf(overlay).map(withoutHash)]))
  const missed = mutations.filter(({ overlay, rule, change }) => {
    const faults = lint(change(structuredClone(objects.get(overlay) ?? [])), code)
    return faults.length === 0 || faults.some((fault) => fault.rule !== rule)
  })
  assert.deepEqual(
    missed.map(({ what }) => what),
    [],
  )
})

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

/** ConfigMaps carry a hash in their name, and are named so by whoever uses them. */
function withoutHash(object: KubeObject): KubeObject {
  return JSON.parse(JSON.stringify(object).replaceAll(/"waymark-[a-z0-9]{10}"/g, '"waymark"')) as KubeObject
}

function byName(objects: KubeObject[]): Record<string, unknown> {
  return Object.fromEntries(objects.map((object) => [`${object.kind}/${object.metadata.name}`, settled(object)]))
}

/** Members with a name in the order of their names, base64 without line breaks: neither order nor breaks mean anything. */
function settled(value: unknown): unknown {
  if (typeof value === 'string') return /^[A-Za-z0-9+/=\n]+$/.test(value) ? value.replaceAll('\n', '') : value
  if (typeof value !== 'object' || value === null) return value
  if (!Array.isArray(value)) return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, settled(child)]))
  const keyOf = (item: unknown) => {
    const { mountPath, name } = (item ?? {}) as { mountPath?: string; name?: string }
    return mountPath ?? name
  }
  const sorted = value.every((item) => keyOf(item) !== undefined)
    ? value.toSorted((a, b) => (keyOf(a)! < keyOf(b)! ? -1 : 1))
    : value
  return sorted.map(settled)
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
