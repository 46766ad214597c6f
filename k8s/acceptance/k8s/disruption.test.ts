import assert from 'node:assert/strict'
import { after, afterEach, before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { record } from '../../../infra/tools/figures.ts'
import { eventually, type KubeObject, Refused } from '../../control-plane/cluster-client.ts'
import type { ControlPlane } from '../../control-plane/control-plane.ts'
import { secondsSince } from './support/figures.ts'
import { applyAll, renderSite } from './support/manifests.ts'
import { nodeNames, startCluster } from './support/start-cluster.ts'
import {
  allReady,
  type Deployment,
  deploymentsOf,
  isReadyPod,
  NAMESPACE,
  nameOf,
  podsOf,
  watchReadiness,
} from './support/workloads.ts'

type Budget = KubeObject & { spec: { maxUnavailable?: number; selector: { matchLabels: Record<string, string> } } }

let plane: ControlPlane
/** Deployments with a budget of one and more than one replica: those that an outage of one node must not stop. */
let guarded: Deployment[]
before(async () => {
  plane = (await startCluster()).plane
  await applyAll(plane, await renderSite('prod'))
  const { deployments } = await allReady(plane)
  const budgets = await plane.cluster.list<Budget>(`/apis/policy/v1/namespaces/${NAMESPACE}/poddisruptionbudgets`)
  const apps = budgets.filter(({ spec }) => spec.maxUnavailable === 1).map(({ spec }) => spec.selector.matchLabels)
  guarded = deployments.filter(({ spec }) =>
    apps.some((labels) => Object.entries(labels).every(([key, value]) => spec.template.metadata.labels[key] === value)),
  )
  assert.equal(guarded.length, deployments.length, 'every Deployment has a budget of one')
  guarded = guarded.filter(({ spec }) => spec.replicas > 1)
  assert.ok(guarded.length >= 5, `only ${guarded.map(nameOf)} have more than one replica`)
})
after(() => plane?.stop())
afterEach(async () => {
  await cordon(nodeNames, false)
  await allReady(plane)
})

test('a second pod of a Deployment is not given up before the first is replaced', async () => {
  // With every node closed the replacement cannot come: what would be a race is a state.
  await cordon(nodeNames, true)
  const pods = await podsOf(plane)
  for (const deployment of guarded) {
    const [first, second] = pods.filter((pod) => nameOf(pod) === nameOf(deployment) && isReadyPod(pod))
    assert.ok(first && second)
    await evict(first.metadata.name)
    await assert.rejects(
      evict(second.metadata.name),
      (error) => error instanceof Refused && error.status === 429 && /disruption budget/.test(error.message),
      nameOf(deployment),
    )
  }
  await cordon(nodeNames, false)
  await allReady(plane)
  for (const deployment of guarded) {
    const second = pods.filter((pod) => nameOf(pod) === nameOf(deployment) && isReadyPod(pod))[1]
    assert.ok(second)
    await eventually(`${second.metadata.name} may go now`, () => evict(second.metadata.name))
  }
})

test('a drain waits while nothing can be replaced, then goes on one by one', async () => {
  const [crowded = '', ...others] = nodeNames
  await cordon(others, true)
  await plane.cluster.kubectl(['rollout', 'restart', 'deployment', '--namespace', NAMESPACE])
  await eventually(
    'everything on one node',
    async () => {
      await allReady(plane)
      return (await podsOf(plane)).filter(isReadyPod).every(({ spec }) => spec.nodeName === crowded)
    },
    { withinMs: 180_000 },
  )
  const readiness = watchReadiness(plane)
  try {
    await eventually('the watch knows the pods', async () => readiness.known() >= (await podsOf(plane)).length)
    readiness.begin()
    const began = performance.now()
    let drained = false
    const drain = plane.cluster
      .kubectl(['drain', crowded, '--ignore-daemonsets', '--delete-emptydir-data', '--timeout=180s'], { timeoutMs: 200_000 })
      .finally(() => {
        drained = true
      })
    await delay(8_000)
    assert.equal(drained, false, 'the drain did not wait')
    for (const { spec, metadata } of guarded) assert.equal(await readyCount(metadata.name), spec.replicas - 1, metadata.name)
    await cordon(others, false)
    await drain
    const seconds = secondsSince(began)
    await allReady(plane)
    const left = (await podsOf(plane)).filter(({ spec }) => spec.nodeName === crowded).map(({ metadata }) => metadata.name)
    assert.deepEqual(left, [])
    for (const deployment of guarded) {
      assert.ok(
        readiness.fewest(nameOf(deployment)) >= deployment.spec.replicas - 1,
        `${nameOf(deployment)} lost two pods at once`,
      )
    }
    console.log(`drain of ${guarded.length} guarded Deployments: ${seconds} s, 8 of them held on purpose`)
  } finally {
    readiness.stop()
  }
})

test('a rollout replaces every pod and keeps enough of them ready; its undo passes', async () => {
  const [target] = guarded
  assert.ok(target)
  const { name } = target.metadata
  const container = target.spec.template.spec.containers[0]
  assert.ok(container)
  const readiness = watchReadiness(plane)
  try {
    await eventually('the watch knows the pods', async () => readiness.known() >= (await podsOf(plane)).length)
    readiness.begin()
    const began = performance.now()
    const next = container.image.replace(/:[^:]*$/, ':next')
    await rollout('set', 'image', `deployment/${name}`, `${container.name}=${next}`)
    await rollout('rollout', 'status', `deployment/${name}`, '--timeout=60s')
    const rolled = secondsSince(began)
    assert.equal(await imageOf(name), next)
    await rollout('rollout', 'undo', `deployment/${name}`)
    await rollout('rollout', 'status', `deployment/${name}`, '--timeout=60s')
    assert.equal(await imageOf(name), container.image)
    console.log(`rollout of ${name} (${target.spec.replicas} pods) ${rolled} s, with its undo ${secondsSince(began)} s`)
    record('k8s-rollout-seconds', rolled, { atMost: 30, unit: 's' }, `${name}, ${target.spec.replicas} pods`)
    assert.ok(readiness.fewest(name) >= target.spec.replicas - 1, `only ${readiness.fewest(name)} ready at once`)
  } finally {
    readiness.stop()
  }
})

test('a rollout that cannot become ready leaves the old pods at work until it is undone', async () => {
  const [target] = guarded
  assert.ok(target)
  const { name } = target.metadata
  const path = `/apis/apps/v1/namespaces/${NAMESPACE}/deployments/${name}`
  await plane.cluster.mergePatch(path, { spec: { template: { spec: { nodeSelector: { nowhere: 'true' } } } } })
  await eventually('new pods wait', async () =>
    (await podsOf(plane)).some((pod) => nameOf(pod) === name && pod.status.phase === 'Pending'),
  )
  await delay(3_000)
  assert.ok((await readyCount(name)) >= target.spec.replicas - 1)
  await rollout('rollout', 'undo', `deployment/${name}`)
  await rollout('rollout', 'status', `deployment/${name}`, '--timeout=60s')
  assert.equal(await readyCount(name), target.spec.replicas)
})

async function cordon(names: readonly string[], closed: boolean): Promise<void> {
  for (const name of names) await plane.cluster.mergePatch(`/api/v1/nodes/${name}`, { spec: { unschedulable: closed } })
}

const evict = (name: string) =>
  plane.cluster.create(`/api/v1/namespaces/${NAMESPACE}/pods/${name}/eviction`, {
    apiVersion: 'policy/v1',
    kind: 'Eviction',
    metadata: { name, namespace: NAMESPACE },
  })

const rollout = (...args: string[]) => plane.cluster.kubectl(['--namespace', NAMESPACE, ...args])

async function readyCount(name: string): Promise<number> {
  return (await podsOf(plane)).filter((pod) => nameOf(pod) === name && isReadyPod(pod)).length
}

async function imageOf(name: string): Promise<string | undefined> {
  const found = (await deploymentsOf(plane)).find(({ metadata }) => metadata.name === name)
  return found?.spec.template.spec.containers[0]?.image
}
