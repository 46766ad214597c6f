import { setTimeout as delay } from 'node:timers/promises'
import { repoRoot } from '../../infra/dev/places.ts'
import { reservePorts } from '../../infra/dev/ports.ts'
import { findMarked, processMark, signal } from '../../infra/dev/supervisor/process-table.ts'
import type { KubeObject } from './cluster-client.ts'
import { answersOk, type ControlPlane } from './control-plane.ts'
import { Daemon } from './daemon.ts'
import { type Container, environmentOf } from './pod-environment.ts'
import { type Reported, statusOf } from './pod-status.ts'

type Pod = KubeObject & {
  spec: { nodeName?: string; containers: Container[]; terminationGracePeriodSeconds?: number }
}

export type PodProcess = {
  pod: string
  daemon: Daemon
  startedAt: number
  readyAt?: number
  /** When its pod was deleted and it was asked to end. */
  askedAt?: number
  endedAt?: number
}

export type PodProcesses = {
  /** All there ever were, the oldest first. */
  all(): PodProcess[]
  /** Processes that are ready and were not asked to end. */
  working(): number
  /** Processes that exist, those that are ending included. */
  alive(): number
  stop(): Promise<void>
}

/**
 * What a kubelet would do for the pods of one selector, as far as processes go: a pod that has a node gets a real process on this
 * machine with the pod's command and environment; the pod is ready when the process says so; a pod that is deleted has its process
 * asked to end, made to after its grace, and is gone when the process is.
 */
export function runPodProcesses(
  plane: ControlPlane,
  options: {
    namespace: string
    selector: string
    /** What this machine knows and an image would. */
    env: Record<string, string>
  },
): PodProcesses {
  const { cluster } = plane
  const pods = `/api/v1/namespaces/${options.namespace}/pods`
  const known = new Map<string, PodProcess>()
  const releases: (() => void)[] = []
  let stopped = false

  async function look(): Promise<void> {
    const found = await cluster.list<Pod>(`${pods}?labelSelector=${encodeURIComponent(options.selector)}`)
    for (const pod of found) {
      const one = known.get(pod.metadata.name)
      if (pod.metadata.deletionTimestamp) await (one ? end(one) : forget(pod.metadata.name))
      if (!one && !pod.metadata.deletionTimestamp && pod.spec.nodeName) await begin(pod)
    }
    const names = new Set(found.map(({ metadata }) => metadata.name))
    for (const one of known.values()) if (!names.has(one.pod)) await end(one)
  }

  async function begin(pod: Pod): Promise<void> {
    const [container] = pod.spec.containers
    const [program, ...args] = [...(container?.command ?? []), ...(container?.args ?? [])]
    if (!container || !program) throw new Error(`${pod.metadata.name} does not say which command it runs`)
    const declared = await environmentOf(cluster, { pod, container })
    const wishes = ['http', 'grpc'].map((name) => ({ name, preferred: 27_000 }))
    const { ports, release } = await reservePorts(wishes)
    releases.push(release)
    const { name } = pod.metadata
    const daemon = new Daemon({
      name,
      folder: plane.folder,
      program: program === 'node' ? process.execPath : program,
      args,
      cwd: repoRoot,
      orphanSignal: 'TERM',
      stopGraceMs: (pod.spec.terminationGracePeriodSeconds ?? 30) * 1000,
      env: {
        ...declared,
        // Processes of one machine cannot share a port as pods do.
        ...{ HTTP_HOST: '127.0.0.1', HTTP_PORT: String(ports.http), GRPC_HOST: '127.0.0.1', GRPC_PORT: String(ports.grpc) },
        ...options.env,
        [processMark]: name,
      },
    })
    const one: PodProcess = { pod: name, daemon, startedAt: Date.now() }
    known.set(name, one)
    await report(one, container, 'started')
    void daemon
      .ready(() => answersOk(`http://127.0.0.1:${ports.http}/readyz`))
      .then(async () => {
        one.readyAt = Date.now()
        if (!one.askedAt) await report(one, container, 'ready')
      })
      .catch(async () => {
        // One that was asked to end before it was ready never is.
        if (!one.askedAt) await report(one, container, 'failed')
      })
  }

  async function end(one: PodProcess): Promise<void> {
    if (one.askedAt !== undefined) return
    one.askedAt = Date.now()
    void one.daemon.stop().then(async () => {
      one.endedAt = Date.now()
      removeOrphans(one.pod)
      await forget(one.pod)
    })
  }

  const report = (one: PodProcess, container: Container, reported: Reported) =>
    cluster
      .patchStatus(`${pods}/${one.pod}`, statusOf(container.name, reported))
      // Deleted meanwhile: the next look ends it.
      .catch(() => undefined)

  const forget = (name: string) => cluster.remove(`${pods}/${name}?gracePeriodSeconds=0`).catch(() => undefined)

  const loop = (async () => {
    while (!stopped) {
      await look().catch((error: unknown) => {
        if (!stopped) console.error(`pods of ${options.selector}: ${(error as Error).message}`)
      })
      await delay(200)
    }
  })()

  const alive = () => [...known.values()].filter(({ daemon }) => daemon.exit === undefined).length
  return {
    all: () => [...known.values()],
    working: () => [...known.values()].filter((one) => one.readyAt && !one.askedAt && one.daemon.exit === undefined).length,
    alive,
    async stop() {
      stopped = true
      await loop
      for (const one of known.values()) await end(one)
      while ([...known.values()].some(({ endedAt }) => endedAt === undefined)) await delay(100)
      for (const release of releases) release()
    },
  }
}

/** A killed worker leaves its browser behind. */
function removeOrphans(pod: string): void {
  for (const pid of findMarked((environment) => environment.includes(`${processMark}=${pod}`))) signal(pid, 'SIGKILL')
}
