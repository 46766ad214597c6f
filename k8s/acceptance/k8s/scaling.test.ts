import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { answerAsGuest } from '../../../infra/chaos/support/guests.ts'
import { startStack, type TestStack, unthrottled } from '../../../infra/dev/test-stack.ts'
import { mailboxAt } from '../../../infra/e2e/support/mail.ts'
import { record } from '../../../infra/tools/figures.ts'
import { eventually } from '../../control-plane/cluster-client.ts'
import type { ControlPlane } from '../../control-plane/control-plane.ts'
import { type PodProcesses, runPodProcesses } from '../../control-plane/pod-processes.ts'
import { apply, applyAll, type Manifest, ofKind, renderSite } from './support/manifests.ts'
import { atStack, withBacklogAt } from './support/stack-addresses.ts'
import { printMemory, startCluster } from './support/start-cluster.ts'
import { watchScaling } from './support/watch-scaling.ts'
import { NAMESPACE } from './support/workloads.ts'

/** What the shipped ScaledObject waits for minutes for, in seconds: else one test would take ten minutes. Nothing else is changed. */
const SOONER = { pollingInterval: 2, cooldownPeriod: 6, stabilizationWindowSeconds: 6 }

const AT_ONCE = 6

let plane: ControlPlane
let stack: TestStack
let workers: PodProcesses
let scaledObject: Manifest

before(async () => {
  plane = (await startCluster({ except: ['report-worker'] })).plane
  // The whole way from a guest to the mailbox, but for the workers: those are the Deployment's.
  stack = await startStack({
    env: {
      ONLY: 'gateway,frontend,identity,assessment,skills,report-api',
      SEED: 'false',
      ...unthrottled('READ', 'WRITE', 'COSTLY', 'REPORT_GUEST', 'ASSESSMENT_GUEST'),
    },
  })
  const manifests = atStack(await renderSite('dev'), stack)
  const [shipped] = ofKind(manifests, 'ScaledObject')
  assert.ok(shipped)
  scaledObject = sooner(shipped)
  console.log(`patched for the test, beside addresses: ${JSON.stringify(SOONER)}`)
  await applyAll(
    plane,
    manifests.map((manifest) => (manifest === shipped ? scaledObject : manifest)),
  )
  const { PATH = '', CHROMIUM_PATH = '' } = stack.environment('report-api')
  workers = runPodProcesses(plane, {
    namespace: NAMESPACE,
    selector: 'app.kubernetes.io/name=report-worker',
    env: { PATH, CHROMIUM_PATH },
  })
  await eventually('one worker at work', async () => workers.working() === 1, { withinMs: 90_000 })
})

after(async () => {
  await workers?.stop()
  await stack?.stop()
  await plane?.stop()
})

test('the backlog metric of the running stack scales the workers from one to many and back', async () => {
  await eventually('the metric is read', async () => (await conditionOf('Ready')) === 'True', { withinMs: 60_000 })
  const figures = await outAndIn('backlog', 40)
  assert.equal(await conditionOf('Fallback'), 'False')
  record(
    'k8s-scale-out-seconds',
    figures.outSeconds,
    { atMost: 60, unit: 's' },
    `1 → ${figures.peak} worker processes ready, from the first report`,
  )
  record('k8s-scale-in-seconds', figures.inSeconds, { atMost: 60, unit: 's' }, `${figures.peak} → 1, from the last mail`)
  record('k8s-scaling-lost', figures.lost + figures.doubled, { atMost: 0, unit: '' }, `of ${figures.count} reports`)
  printMemory(plane)
})

test('with the metric away the lists of the queue scale them, out and in', async () => {
  // Nothing listens on the discard port.
  await apply(plane, [withBacklogAt(scaledObject, 'http://127.0.0.1:9/metrics')])
  await eventually('the fallback', async () => (await conditionOf('Fallback')) === 'True', { withinMs: 60_000 })
  const figures = await outAndIn('lists', 60)
  assert.equal(await conditionOf('Fallback'), 'True')
  record(
    'k8s-fallback-lost',
    figures.lost + figures.doubled,
    { atMost: 0, unit: '' },
    `of ${figures.count} reports, 1 → ${figures.peak} → 1 on the Redis lists`,
  )
})

/** A burst of guests; everything is delivered once, the workers come and go, and no process is lost on the way. */
async function outAndIn(prefix: string, count: number) {
  const { site, mailbox } = stack.endpoints
  const emails = Array.from({ length: count }, (_unused, index) => `${prefix}-${index}@example.com`)
  // Answering takes longer than asking: with it done before, the reports are asked for in one burst.
  const guests: Awaited<ReturnType<typeof answerAsGuest>>[] = []
  for (const [person, email] of emails.entries()) guests.push(await answerAsGuest(site, { email, person }))
  const mailed = () => mailboxAt(mailbox).reportsTo(emails)
  const watch = watchScaling({ plane, workers, stack })
  try {
    const gone = () => workers.all().filter(({ daemon }) => daemon.exit !== undefined)
    const earlier = gone()
    for (let at = 0; at < count; at += AT_ONCE) await Promise.all(guests.slice(at, at + AT_ONCE).map(({ order }) => order()))
    console.log(`${count} reports accepted within ${watch.seconds().toFixed(1)} s`)
    await eventually(`${count} mails`, async () => new Set(await mailed()).size === count, {
      withinMs: 600_000,
      everyMs: 1_000,
    })
    const mailedAt = watch.seconds()
    await eventually('one worker again', async () => workers.working() === 1 && workers.alive() === 1, { withinMs: 180_000 })
    const inSeconds = watch.seconds() - mailedAt
    // A doubled mail would come within the time that a claim holds.
    await delay(12_000)
    const peak = watch.peak('working')
    const outSeconds = watch.firstWith(peak) ?? Number.NaN
    const sent = await mailed()
    const lost = emails.filter((email) => !sent.includes(email)).length
    const doubled = sent.length - new Set(sent).size
    console.log(
      `1 → ${peak} workers after ${outSeconds.toFixed(1)} s, all ${count} mailed after ${mailedAt.toFixed(1)} s, → 1 ${inSeconds.toFixed(1)} s later; lost ${lost}, twice ${doubled}`,
    )
    assert.ok(peak >= 3, `only ${peak} workers were at work at once`)
    assert.deepEqual({ lost, doubled }, { lost: 0, doubled: 0 })
    const left = gone().filter((one) => !earlier.includes(one))
    assert.ok(left.length >= peak - 1, `only ${left.length} processes ended`)
    for (const { daemon, askedAt, pod } of left) {
      assert.ok(askedAt, `${pod} ended unasked (${daemon.exit}):\n${daemon.tail()}`)
      assert.equal(daemon.exit, 'exit code 0', `${pod}:\n${daemon.tail()}`)
    }
    return { count, peak, outSeconds, inSeconds, lost, doubled }
  } finally {
    await watch.stop()
    watch.print()
  }
}

async function conditionOf(type: string): Promise<string | undefined> {
  const path = `/apis/keda.sh/v1alpha1/namespaces/${NAMESPACE}/scaledobjects/report-worker`
  const { status } = await plane.cluster.get<{ status?: { conditions?: { type: string; status: string }[] } }>(path)
  return status?.conditions?.find((condition) => condition.type === type)?.status
}

function sooner(shipped: Manifest): Manifest {
  const changed = structuredClone(shipped)
  const { pollingInterval, cooldownPeriod, stabilizationWindowSeconds } = SOONER
  const spec = changed.spec as {
    advanced: { horizontalPodAutoscalerConfig: { behavior: { scaleDown: Record<string, unknown> } } }
  }
  Object.assign(spec, { pollingInterval, cooldownPeriod })
  spec.advanced.horizontalPodAutoscalerConfig.behavior.scaleDown.stabilizationWindowSeconds = stabilizationWindowSeconds
  return changed
}
