import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reservePorts } from '../../infra/dev/ports.ts'
import { type Authority, createAuthority } from './certificates.ts'
import { type ClusterClient, createClusterClient } from './cluster-client.ts'
import { Daemon, type DaemonOptions } from './daemon.ts'
import { writeKubeconfig } from './kubeconfig.ts'
import { controlPlanePrograms, type Programs } from './programs.ts'
import { apiServerArgs, controllerManagerArgs, etcdArgs, schedulerArgs } from './settings.ts'

export type ControlPlane = {
  folder: string
  programs: Programs
  ports: Ports
  authority: Authority
  cluster: ClusterClient
  kubeconfig: string
  /** Starts one more program that ends with the control plane. */
  run(options: Omit<DaemonOptions, 'folder'>): Daemon
  /** Resident memory of each program, MiB. */
  memory(): { name: string; mib: number }[]
  /** Everything ends, last started first, and the folder goes. Safe to call twice. */
  stop(): Promise<void>
}

type Ports = Record<
  'etcd' | 'etcdPeer' | 'api' | 'kwok' | 'kedaMetrics' | 'kedaHealth' | 'kedaService' | 'adapter' | 'adapterMetrics',
  number
>

const FIRST_PORT = 26_443

/**
 * A Kubernetes control plane of its own on loopback: etcd, API server, controllers and scheduler of the real releases.
 * Nodes and their pods are played (`nodes.ts`); everything lies in one folder and is gone after `stop()`.
 */
export async function startControlPlane(options: { programs?: Programs } = {}): Promise<ControlPlane> {
  const programs = options.programs ?? (await controlPlanePrograms())
  const folder = mkdtempSync(join(tmpdir(), 'waymark-cluster-'))
  const daemons: Daemon[] = []
  const { ports, release } = await claimPorts()
  const run: ControlPlane['run'] = (daemon) => {
    const started = new Daemon({ ...daemon, folder })
    daemons.push(started)
    return started
  }
  let cluster: ClusterClient | undefined
  let stopped: Promise<void> | undefined
  const stopAll = async () => {
    for (const daemon of daemons.toReversed()) await daemon.stop()
    cluster?.close()
    release()
    rmSync(folder, { recursive: true, force: true })
  }
  const stop = () => {
    stopped ??= stopAll()
    return stopped
  }

  try {
    const authority = createAuthority(join(folder, 'certificates'))
    const server = `https://127.0.0.1:${ports.api}`
    const kubeconfigOf = (name: string, subject: string) =>
      writeKubeconfig(join(folder, `${name}.kubeconfig`), {
        server,
        authority: authority.certificate,
        client: authority.sign(name, { subject }),
      })
    const kubeconfig = kubeconfigOf('admin', '/O=system:masters/CN=admin')
    const tokens = authority.signingKey('service-accounts')
    const etcdData = join(folder, 'etcd')
    mkdirSync(etcdData, { mode: 0o700 })

    const etcd = run({ name: 'etcd', program: programs.etcd, args: etcdArgs({ data: etcdData, ports }) })
    await etcd.ready(async () => answersOk(`http://127.0.0.1:${ports.etcd}/readyz`))

    const api = run({
      name: 'kube-apiserver',
      program: programs.apiServer,
      args: apiServerArgs({
        ports,
        server,
        tokens,
        authority: authority.certificate,
        serving: authority.sign('api', {
          subject: '/CN=kube-apiserver',
          names: ['127.0.0.1', '10.0.0.1', 'localhost', 'kubernetes', 'kubernetes.default.svc'],
        }),
        proxy: authority.sign('front-proxy', { subject: '/CN=front-proxy' }),
      }),
    })
    cluster = createClusterClient({
      server,
      authority: authority.certificate,
      client: authority.sign('caller', { subject: '/O=system:masters/CN=caller' }),
      kubectl: programs.kubectl,
      kubeconfig,
    })
    const ready = cluster
    await api.ready(() => ready.get('/readyz'))

    const controllers = run({
      name: 'kube-controller-manager',
      program: programs.controllerManager,
      args: controllerManagerArgs({
        kubeconfig: kubeconfigOf('controllers', '/CN=system:kube-controller-manager'),
        authority: authority.certificate,
        tokens,
      }),
    })
    const scheduler = run({
      name: 'kube-scheduler',
      program: programs.scheduler,
      args: schedulerArgs(kubeconfigOf('scheduler', '/CN=system:kube-scheduler')),
    })
    await controllers.ready(() => ready.get('/api/v1/namespaces/default/serviceaccounts/default'))
    // It answers nobody; that it is still there after the controllers' first work is what can be seen of it.
    await scheduler.ready(async () => undefined)

    const memory = () => daemons.map((daemon) => ({ name: daemon.name, mib: daemon.residentMiB() }))
    return { folder, programs, ports, authority, cluster, kubeconfig, run, memory, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function claimPorts(): Promise<{ ports: Ports; release: () => void }> {
  const names = ['etcd', 'etcdPeer', 'api', 'kwok', 'kedaMetrics', 'kedaHealth', 'kedaService', 'adapter', 'adapterMetrics']
  const wishes = names.map((name, index) => ({ name, preferred: FIRST_PORT + index }))
  const { ports, release } = await reservePorts(wishes)
  return { ports: ports as Ports, release }
}

export async function answersOk(url: string): Promise<void> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
}
