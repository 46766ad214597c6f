import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { freePort } from '@waymark/testing/native'
import { orderAsGuest } from '../../../infra/chaos/support/guests.ts'
import { ensureBaseImages } from '../../../infra/docker/base-images/build.ts'
import { docker } from '../../../infra/docker/docker.ts'
import { ensureEngine } from '../../../infra/docker/engine.ts'
import { builtOn, ensureImages, runBeside } from '../../../infra/docker/images.ts'
import { mailboxAt } from '../../../infra/e2e/support/mail.ts'
import { worldOf } from '../../lint/lint.ts'
import { dataOf, type Workload, type World } from '../../lint/world.ts'
import { siteObjects } from '../../tools/helm.ts'
import { untilReady } from './support/probe-pod.ts'
import { createPods, type RunningPod } from './support/run-pods.ts'

const MINUTES = 60_000
/** This machine does other things meanwhile; how long each pod took is printed. */
const PATIENCE = 8 * MINUTES

let world: World
let pods: Awaited<ReturnType<typeof createPods>>
let site: string
let mailbox: string
let release: () => Promise<void> = async () => undefined
const running = new Map<string, RunningPod>()

before(async () => {
  const engine = await ensureEngine()
  release = engine.release
  await ensureBaseImages([...builtOn, ...runBeside])
  await ensureImages()
  const [sitePort, mailboxPort] = [await freePort(), await freePort()]
  site = `http://localhost:${sitePort}`
  mailbox = `http://localhost:${mailboxPort}`
  const objects = await siteObjects('dev')
  const config = objects.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === 'waymark')
  // The one thing that differs from the manifests: where the site is reached, as the usual port may be taken here.
  Object.assign(dataOf(config), { PUBLIC_URL: site })
  world = worldOf(objects)
  pods = await createPods(world, { publish: { gateway: `127.0.0.1:${sitePort}:8080`, mailbox: `127.0.0.1:${mailboxPort}:1080` } })
})

after(async () => {
  await pods?.remove()
  await release()
})

test('the servers of the dev overlay start without a right and without a root to write to', {
  timeout: 10 * MINUTES,
}, async (t) => {
  await startAll(
    world.workloads.filter(({ ours }) => !ours),
    t,
  )
})

test('the Jobs prepare databases and topics, and find nothing to do the second time', { timeout: 20 * MINUTES }, async (t) => {
  const jobs = world.workloads.filter(({ kind }) => kind === 'Job')
  const first = jobs.filter(({ name }) => name === 'database-prepare')
  for (const job of [...first, ...jobs.filter((each) => !first.includes(each))]) {
    t.diagnostic(`${job.name}: ${(await pods.finish(job)).trim().split('\n').at(-1)}`)
  }
  for (const name of ['database-prepare', 'migrate-report', 'topics']) await pods.finish(jobs.find((job) => job.name === name)!)
})

test('every Deployment starts, is ready and alive, as its probes ask', { timeout: 20 * MINUTES }, async (t) => {
  await startAll(
    world.workloads.filter(({ kind, ours }) => kind === 'Deployment' && ours),
    t,
  )
})

test('a guest is served: every edge that is needed is open', { timeout: 10 * MINUTES }, async () => {
  const email = 'guest@example.com'
  await orderAsGuest(site, { email, from: '127.0.2.1' })
  const mails = mailboxAt(mailbox)
  const mail = await mails.waitFor(email, /report is ready/, PATIENCE)
  assert.match(Buffer.from(await mails.attachment(mail)).toString('latin1'), /^%PDF-/)
  const found = await fetch(`${site}/api/occupations?title=nurse`)
  assert.equal(found.status, 200)
})

test('an edge that nobody needs is closed', async () => {
  const knock = (port: number, host: string) =>
    `require('node:net').connect(${port}, '${host}').on('connect', () => process.exit(0)).on('error', () => process.exit(3)); setTimeout(() => process.exit(4), 3000)`
  const reach = (from: string, host: string, port: number) =>
    docker(['exec', running.get(from)!.container, 'node', '-e', knock(port, host)]).then(
      () => true,
      () => false,
    )
  assert.equal(await reach('game', 'postgres', 5432), true)
  assert.equal(await reach('game', 'redis', 6379), false)
  assert.equal(await reach('frontend', 'postgres', 5432), false)
  assert.equal(await reach('frontend', 'identity', 8000), false)
  assert.equal(await reach('gateway', 'kafka', 9092), false)
  assert.equal(await reach('report-worker', 'kafka', 9092), false)
  assert.equal(await reach('skills', 'game-grpc', 9000), false)
})

test('nothing was killed for its memory, and everything stops within its grace', { timeout: 10 * MINUTES }, async (t) => {
  const states = await Promise.all(
    [...running.values()].map(async ({ container, workload }) => [workload.name, await stateOf(container)] as const),
  )
  assert.deepEqual(
    states.filter(([, { OOMKilled, Running }]) => OOMKilled || !Running),
    [],
  )
  t.diagnostic(
    await docker([
      'stats',
      '--no-stream',
      '--format',
      '{{.Name}} {{.MemUsage}}',
      ...[...running.values()].map(({ container }) => container),
    ]),
  )
  for (const name of ['gateway', 'report-worker', 'report-api', 'skills']) {
    const { container, workload } = running.get(name)!
    const began = performance.now()
    await docker(['stop', '--time', String(workload.pod.terminationGracePeriodSeconds), container])
    t.diagnostic(`${name} stopped in ${((performance.now() - began) / 1000).toFixed(1)} s`)
    assert.equal((await stateOf(container)).ExitCode, 0, name)
  }
})

async function startAll(workloads: readonly Workload[], t: { diagnostic(text: string): void }): Promise<void> {
  for (const workload of workloads) {
    const pod = await pods.start(workload)
    running.set(workload.name, pod)
    t.diagnostic(`${workload.name} was ready after ${(await untilReady(pod, PATIENCE)).toFixed(1)} s`)
  }
}

async function stateOf(container: string): Promise<{ OOMKilled: boolean; Running: boolean; ExitCode: number }> {
  return JSON.parse(await docker(['inspect', '--format', '{{json .State}}', container])) as Awaited<ReturnType<typeof stateOf>>
}
