import assert from 'node:assert/strict'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { parseAllDocuments } from 'yaml'
import { repoRoot } from '../../../infra/dev/places.ts'
import { charts, helm, renderSite, type Site, sites } from '../../tools/helm.ts'
import { validate } from '../../tools/kubeconform.ts'

const built = new Map<Site, string>()
before(async () => {
  for (const site of sites) built.set(site, await renderSite(site))
})

for (const site of sites) {
  test(`${site}: every object fits its schema`, async (t) => {
    const text = built.get(site) ?? ''
    const { valid, skipped, faults } = await validate(text)
    t.diagnostic(`${valid} objects are valid`)
    assert.deepEqual(faults, [])
    assert.equal(skipped, 0)
    assert.equal(valid, parseAllDocuments(text).filter((document) => document.toJS() !== null).length)
  })
}

for (const { name } of charts) {
  for (const file of ['dev.yaml', 'prod.yaml']) {
    test(`${name} with ${file} passes Helm's own lint`, async () => {
      const said = await helm(['lint', '--strict', join(repoRoot, 'k8s', name), '--values', join(repoRoot, 'k8s', file)])
      assert.match(said, /1 chart\(s\) linted, 0 chart\(s\) failed/)
    })
  }
}

const misspelt: Record<string, (text: string) => string> = {
  Deployment: (text) => text.replace('readOnlyRootFilesystem:', 'readonlyRootFilesystem:'),
  HTTPRoute: (text) => text.replace('hostnames:', 'hosts:'),
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
