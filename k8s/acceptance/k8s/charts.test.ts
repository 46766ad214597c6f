import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { record } from '../../../infra/tools/figures.ts'
import { type KubeObject, Refused } from '../../control-plane/cluster-client.ts'
import type { ControlPlane } from '../../control-plane/control-plane.ts'
import { allObjects } from '../../tools/helm.ts'
import { badPods, misspelt, type PodSpec } from './support/broken.ts'
import { secondsSince } from './support/figures.ts'
import { apply, install, type Manifest, ofKind, textOf, uninstall } from './support/manifests.ts'
import { printMemory, startCluster } from './support/start-cluster.ts'
import { allReady, isReadyPod, NAMESPACE, podsOf, removeNamespace } from './support/workloads.ts'

type Timed = KubeObject & { status?: { completionTime?: string } }

let plane: ControlPlane
before(async () => {
  plane = (await startCluster()).plane
})
after(() => plane?.stop())

for (const site of ['dev', 'prod'] as const) {
  describe(`site ${site}`, () => {
    let manifests: Manifest[]
    before(async () => {
      manifests = (await allObjects(site)) as Manifest[]
    })
    after(async () => {
      await uninstall(plane)
      await removeNamespace(plane)
    })

    test('is installed by Helm; every Deployment becomes ready and every Job completes', async () => {
      const began = performance.now()
      await install(plane, site)
      const applied = secondsSince(began)
      assert.equal(Object.keys(await wantedOf(manifests)).length, manifests.length)
      const { deployments, sets, jobs } = await allReady(plane)
      const ready = secondsSince(began)
      const pods = (await podsOf(plane)).filter(isReadyPod).length
      console.log(
        `${site}: ${manifests.length} objects installed in ${applied} s; after ${ready} s ${deployments.length} Deployments and ${sets.length} StatefulSets ready (${pods} pods), ${jobs.length} Jobs complete`,
      )
      assert.equal(deployments.length, ofKind(manifests, 'Deployment').length)
      assert.equal(jobs.length, ofKind(manifests, 'Job').length)
      if (site !== 'prod') return
      record(
        'k8s-apply-seconds',
        applied,
        { atMost: 60, unit: 's' },
        `${manifests.length} objects, nine Jobs first, on played pods`,
      )
      record('k8s-ready-seconds', ready, { atMost: 60, unit: 's' }, `${pods} pods, ${jobs.length} Jobs, the apply included`)
    })

    test('roles, migrations and topics are done before a Deployment is there', async () => {
      const jobs = await plane.cluster.list<Timed>(`/apis/batch/v1/namespaces/${NAMESPACE}/jobs`)
      const deployments = await plane.cluster.list<Timed>(`/apis/apps/v1/namespaces/${NAMESPACE}/deployments`)
      // Servers of one's own come with the platform, before both.
      const ours = deployments.filter(({ metadata }) => metadata.labels?.['app.kubernetes.io/component'] !== 'server')
      const first = ours.map(({ metadata }) => metadata.creationTimestamp ?? '').sort()[0] ?? ''
      assert.equal(jobs.length, 9)
      for (const { metadata, status } of jobs)
        assert.ok((status?.completionTime ?? 'never') <= first, `${metadata.name} ended after ${first}`)
    })

    test('installed again, Jobs run again and nothing else changes', async () => {
      const lasting = manifests.filter(({ metadata }) => !metadata.annotations?.['helm.sh/hook'])
      const before = await wantedOf(lasting)
      const { uid } = (await plane.cluster.get<Timed>(`/apis/batch/v1/namespaces/${NAMESPACE}/jobs/topics`)).metadata
      await install(plane, site)
      assert.deepEqual(await wantedOf(lasting), before)
      const again = (await plane.cluster.get<Timed>(`/apis/batch/v1/namespaces/${NAMESPACE}/jobs/topics`)).metadata
      assert.notEqual(again.uid, uid)
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
  assert.ok(printMemory(plane) <= 1280, 'MiB resident, with both sites installed one after the other')
})

/** What is wanted of each object; what the cluster notes beside it may change at any time. */
async function wantedOf(manifests: readonly Manifest[]): Promise<Record<string, unknown>> {
  const found = await plane.cluster.kubectl(['get', '-f', '-', '-o', 'json'], { input: textOf(manifests) })
  const { items } = JSON.parse(found) as { items: (Manifest & { metadata: { uid: string } })[] }
  return Object.fromEntries(
    items.map(({ kind, metadata, spec, data }) => [
      `${kind} ${metadata.namespace}/${metadata.name}`,
      { uid: metadata.uid, spec, data },
    ]),
  )
}
