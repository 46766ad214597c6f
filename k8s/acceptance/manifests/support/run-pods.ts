import { execFileSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { imageOf } from '../../../../infra/docker/base-images/names.ts'
import { docker } from '../../../../infra/docker/docker.ts'
import { resolveEnv } from '../../../lint/env.ts'
import { lets } from '../../../lint/network.ts'
import { dataOf, type Pod, selects, specOf, type Workload, type World } from '../../../lint/world.ts'

const root = resolve(import.meta.dirname, '../../../..')
const NETWORK = 'waymark-pods'
const SUBNET = '10.213.77'

export type RunningPod = { workload: Workload; container: string; ip: string }

/**
 * The pods of an overlay as containers: each with exactly what its manifest gives it (command, variables, user, read-only root, empty
 * folders, memory, seccomp profile), and with the namespace's NetworkPolicies as packet filters inside each container's own network.
 */
export async function createPods(world: World, options: { publish: Readonly<Record<string, string>> }) {
  await removePods()
  await docker(['network', 'create', '--subnet', `${SUBNET}.0/24`, NETWORK])
  const addresses = new Map(world.workloads.map(({ name }, index) => [name, `${SUBNET}.${10 + index}`]))
  const ipOf = (name: string) => addresses.get(name) ?? ''

  async function start(workload: Workload): Promise<RunningPod> {
    const container = `waymark-pod-${workload.name}`
    const published = options.publish[workload.name]
    const own = ['--detach', '--name', container, ...(published ? ['--publish', published] : [])]
    await docker(['run', ...own, ...flagsOf(world, { workload, ip: ipOf(workload.name) })])
    filter(world, { workload, container, ipOf })
    return { workload, container, ip: ipOf(workload.name) }
  }

  return {
    start,
    /** A Job: again until it succeeds, as often as its manifest allows. Gives what it printed last. */
    async finish(workload: Workload): Promise<string> {
      const { backoffLimit = 6 } = specOf<{ backoffLimit?: number }>(workload.object)
      for (let attempt = 0; ; attempt += 1) {
        const { container } = await start(workload)
        const code = (await docker(['wait', container])).trim()
        const said = await docker(['logs', '--tail', '5', container])
        await docker(['rm', '--force', container])
        if (code === '0') return said
        if (attempt >= backoffLimit) throw new Error(`${workload.name} failed: ${said}`)
      }
    },
    remove: removePods,
  }
}

async function removePods(): Promise<void> {
  const left = (await docker(['ps', '--all', '--quiet', '--filter', `network=${NETWORK}`])).split('\n').filter(Boolean)
  if (left.length > 0) await docker(['rm', '--force', '--volumes', ...left])
  await docker(['network', 'rm', NETWORK]).catch(() => undefined)
}

function flagsOf(world: World, { workload, ip }: { workload: Workload; ip: string }): string[] {
  const { pod, labels } = workload
  const container = pod.containers[0]!
  const { runAsUser, runAsGroup } = pod.securityContext as { runAsUser: number; runAsGroup?: number }
  const aliases = world
    .of('Service')
    .filter((service) => selects({ matchLabels: specOf<{ selector: Record<string, string> }>(service).selector }, labels))
    .map(({ metadata }) => metadata.name)
  const secretOf = (secret: string, key: string) => atob(dataOf(world.find('Secret', secret))[key] ?? '')
  const env = Object.entries(resolveEnv(container, world, secretOf).values)
  const [entry, ...rest] = container.command ?? []
  return [
    ...['--network', NETWORK, '--ip', ip, ...aliases.flatMap((alias) => ['--network-alias', alias])],
    ...['--user', `${runAsUser}:${runAsGroup ?? runAsUser}`, '--read-only', '--cap-drop', 'ALL'],
    // A kubelet knows no health check of an image; here it would take of the container's memory.
    ...['--security-opt', 'no-new-privileges', ...profileOf(pod), '--no-healthcheck'],
    ...['--memory', `${bytes(String(container.resources?.limits?.memory))}`],
    ...env.flatMap(([name, value]) => ['--env', `${name}=${value}`]),
    ...foldersOf(workload).flatMap((folder) => ['--tmpfs', folder]),
    ...(entry ? ['--entrypoint', entry] : []),
    imageOf(container.image),
    ...rest,
    ...(container.args ?? []),
  ]
}

function profileOf({ securityContext }: Pod): string[] {
  const profile = securityContext?.seccompProfile?.localhostProfile
  return profile ? ['--security-opt', `seccomp=${join(root, 'k8s/platform/files', profile.split('/').at(-1) ?? '')}`] : []
}

/**
 * emptyDirs and claims. A kubelet leaves them to root and lets the pod's group write (fsGroup); here they are the user's own, as the
 * runtime gives a mount the mode of the folder below it.
 */
function foldersOf({ pod, object }: Workload): string[] {
  const { volumeMounts = [] } = pod.containers[0] ?? {}
  const { runAsUser, fsGroup } = pod.securityContext as { runAsUser: number; fsGroup?: number }
  const owner = `uid=${runAsUser},gid=${fsGroup ?? runAsUser},exec`
  type Claims = { volumeClaimTemplates?: { metadata: { name: string } }[] }
  const claims = (specOf<Claims>(object).volumeClaimTemplates ?? []).map(({ metadata }) => metadata.name)
  return volumeMounts.flatMap(({ name, mountPath }) => {
    if (claims.includes(name)) return [`${mountPath}:size=512m,mode=2775,${owner}`]
    const empty = pod.volumes?.find((volume) => volume.name === name)?.emptyDir
    return empty ? [`${mountPath}:size=${bytes(empty.sizeLimit ?? '64Mi')},mode=2777,${owner}`] : []
  })
}

type Filtered = { workload: Workload; container: string; ipOf: (name: string) => string }

/** Inside the container's network, where nothing of the machine is touched. The machine itself may come in, as a kubelet does. */
function filter(world: World, { workload, container, ipOf }: Filtered): void {
  const pid = execFileSync('docker', ['inspect', '--format', '{{.State.Pid}}', container], { encoding: 'utf8' }).trim()
  // A job that has ended already needs none.
  if (pid === '0') return
  const rules = ['*filter', ':INPUT DROP [0:0]', ':FORWARD DROP [0:0]', ':OUTPUT DROP [0:0]']
  for (const [chain, device] of [
    ['INPUT', '-i lo'],
    ['OUTPUT', '-o lo'],
  ]) {
    rules.push(`-A ${chain} ${device} -j ACCEPT`, `-A ${chain} -m conntrack --ctstate ESTABLISHED,RELATED -j ACCEPT`)
  }
  rules.push(`-A INPUT -s ${SUBNET}.1 -j ACCEPT`)
  for (const peer of world.workloads) {
    for (const port of portsOf(workload)) {
      if (lets(world, { way: 'in', at: workload, peer, port }))
        rules.push(`-A INPUT -s ${ipOf(peer.name)} -p tcp --dport ${port} -j ACCEPT`)
    }
    for (const port of portsOf(peer)) {
      if (lets(world, { way: 'out', at: workload, peer, port }))
        rules.push(`-A OUTPUT -d ${ipOf(peer.name)} -p tcp --dport ${port} -j ACCEPT`)
    }
  }
  try {
    execFileSync('nsenter', ['-t', pid, '-n', 'iptables-restore', '--noflush'], {
      input: `${[...rules, 'COMMIT'].join('\n')}\n`,
      stdio: 'pipe',
    })
  } catch (error) {
    if (execFileSync('docker', ['inspect', '--format', '{{.State.Running}}', container], { encoding: 'utf8' }).trim() === 'true')
      throw error
  }
}

function portsOf({ pod }: Workload): number[] {
  return pod.containers.flatMap(({ ports = [] }) => ports.map(({ containerPort }) => containerPort))
}

function bytes(amount: string): number {
  const [, number = '0', unit = ''] = /^(\d+)(Mi|Gi)?$/.exec(amount) ?? []
  return Number(number) * ({ Mi: 2 ** 20, Gi: 2 ** 30 }[unit] ?? 1)
}
