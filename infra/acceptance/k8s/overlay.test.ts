import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { Refused } from '../../kubernetes/envtest/cluster-client.ts'
import type { ControlPlane } from '../../kubernetes/envtest/control-plane.ts'
import { record } from '../../tools/figures.ts'
import { badPods, misspelt, type PodSpec } from './support/broken.ts'
import { secondsSince } from './support/figures.ts'
import { apply, applyAll, type Manifest, ofKind, overlays, renderOverlay, textOf } from './support/overlay.ts'
import { printMemory, startCluster } from './support/start-cluster.ts'
import { allReady, isReadyPod, NAMESPACE, podsOf, removeNamespace } from './support/workloads.ts'

let plane: ControlPlane
before(async () => {
  plane = (await startCluster()).plane
})
after(() => plane?.stop())

for (const overlay of overlays) {
  describe(`overlay ${overlay}`, () => {
    let manifests: Manifest[]
    before(async () => {
      manifests = await renderOverlay(plane, overlay)
    })
    after(() => removeNamespace(plane))

    test('applies server-side; every Deployment becomes ready and every Job completes', async () => {
      const began = performance.now()
      const said = await applyAll(plane, manifests)
      const applied = secondsSince(began)
      assert.equal(said.trim().split('\n').length, manifests.length)
      const { deployments, sets, jobs } = await allReady(plane)
      const ready = secondsSince(began)
      const pods = (await podsOf(plane)).filter(isReadyPod).length
      console.log(
        `${overlay}: ${manifests.length} objects applied in ${applied} s; after ${ready} s ${deployments.length} Deployments and ${sets.length} StatefulSets ready (${pods} pods), ${jobs.length} Jobs complete`,
      )
      assert.equal(deployments.length, ofKind(manifests, 'Deployment').length)
      assert.equal(jobs.length, ofKind(manifests, 'Job').length)
      if (overlay !== 'prod') return
      record('k8s-apply-seconds', applied, { atMost: 30, unit: 's' }, `${manifests.length} objects`)
      record('k8s-ready-seconds', ready, { atMost: 60, unit: 's' }, `${pods} pods, ${jobs.length} Jobs, the apply included`)
    })

    test('applied again changes nothing', async () => {
      const before = await wantedOf(manifests)
      await applyAll(plane, manifests)
      assert.deepEqual(await wantedOf(manifests), before)
    })

    test('refuses a misspelt field in any kind', async (t) => {
      const kinds = new Map(manifests.map((manifest) => [`${manifest.apiVersion} ${manifest.kind}`, manifest]))
      let tried = 0
      for (const [kind, manifest] of kinds) {
        for (const { field, broken } of misspelt(manifest)) {
          await assert.rejects(
            apply(plane, [broken], ['--dry-run=server']),
            /unknown field|not declared in schema/,
            `${kind}: ${field}`,
          )
          tried += 1
        }
      }
      t.diagnostic(`${tried} misspelt fields in ${kinds.size} kinds`)
      assert.ok(tried >= kinds.size - 2, `only ${tried} of ${kinds.size} kinds were tried`)
    })

    test('refuses pods that the restricted standard forbids', async () => {
      const [deployment] = ofKind(manifests, 'Deployment')
      assert.ok(deployment)
      const { spec } = (deployment.spec as { template: { spec: PodSpec } }).template
      const tryPod = (pod: PodSpec) =>
        plane.cluster.create(`/api/v1/namespaces/${NAMESPACE}/pods?dryRun=All`, {
          apiVersion: 'v1',
          kind: 'Pod',
          metadata: { name: 'visitor' },
          spec: pod,
        })
      await tryPod(spec)
      for (const { why, spec: bad } of badPods({ spec })) {
        await assert.rejects(
          tryPod(bad),
          (error) => error instanceof Refused && error.status === 403 && /violates PodSecurity "restricted/.test(error.message),
          why,
        )
      }
    })
  })
}

test('the whole control plane takes no more memory than is promised', () => {
  assert.ok(printMemory(plane) <= 1280, 'MiB resident, with both overlays applied one after the other')
})

/** What is wanted of each object; what the cluster notes beside it may change at any time. */
async function wantedOf(manifests: readonly Manifest[]): Promise<Record<string, unknown>> {
  const found = await plane.cluster.kubectl(['get', '-f', '-', '-o', 'json'], { input: textOf(manifests) })
  const { items } = JSON.parse(found) as { items: (Manifest & { metadata: { uid: string } })[] }
  return Object.fromEntries(
    items.map(({ kind, metadata, spec, data }) => [`${kind} ${metadata.name}`, { uid: metadata.uid, spec, data }]),
  )
}
