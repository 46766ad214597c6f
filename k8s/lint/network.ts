import type { KubeObject } from '../tools/objects.ts'
import { oneShots, programs, type Server } from './programs.ts'
import { containersOf, programOf, type Rule, type Selector, selects, specOf, type Workload, type World } from './world.ts'

type Peer = { podSelector?: Selector; namespaceSelector?: Selector; ipBlock?: { cidr: string; except?: string[] } }
type Ports = { port?: number | string; protocol?: string }[]
type Policy = {
  podSelector: Selector
  policyTypes?: string[]
  ingress?: { from?: Peer[]; ports?: Ports }[]
  egress?: { to?: Peer[]; ports?: Ports }[]
}

/** The door of each server, and what stands before it in the dev overlay. */
const serverPorts: Readonly<Record<Server, readonly number[]>> = {
  postgres: [5432],
  redis: [6379],
  kafka: [9092],
  smtp: [1025, 587, 465],
}
const serverPods: Readonly<Record<string, Server>> = { postgres: 'postgres', redis: 'redis', kafka: 'kafka', mailbox: 'smtp' }

/** Why an edge may lead anywhere; written at the policy. */
export const OPEN = 'waymark/open-because'

export const networkRules: Rule[] = [
  {
    id: 'default-deny',
    promise: 'nothing speaks to anything unless a policy says so',
    *check(world) {
      const denies = policies(world).some(
        ({ spec }) => isEmpty(spec.podSelector) && !spec.ingress && !spec.egress && spec.policyTypes?.length === 2,
      )
      if (!denies) yield [namespace(world), 'has no policy that denies all traffic in both directions']
    },
  },
  {
    id: 'no-open-edge',
    promise: 'every rule names its peers and ports; one that leads anywhere says why',
    *check(world) {
      for (const { object, spec } of policies(world)) {
        for (const { peers = [], ports = [] } of [...waysOf(spec, 'in'), ...waysOf(spec, 'out')]) {
          const open = peers.length === 0 || peers.some(isAnyone)
          if (open && !object.metadata.annotations?.[OPEN]) yield [object, `leads anywhere and does not say why (${OPEN})`]
          if (ports.length === 0) yield [object, 'leads to every port']
        }
      }
    },
  },
  {
    id: 'edges',
    promise: 'between the pods there are exactly the edges that the programs use, in both halves',
    *check(world) {
      const wanted = new Set(wantedEdges(world))
      for (const [edge, from] of openEdges(world)) {
        if (!wanted.delete(edge)) yield [from.object, `${edge} is open, and nobody goes there`]
      }
      for (const edge of wanted) yield [workloadNamed(world, edge.split(' ')[0] ?? ''), `${edge} is needed, and closed`]
    },
  },
  {
    id: 'servers-reachable',
    promise: 'a pod reaches the servers that it uses, and those only',
    *check(world) {
      for (const workload of world.workloads.filter(({ ours }) => ours)) {
        for (const server of Object.keys(serverPorts) as Server[]) {
          const uses = serversOf(workload).includes(server)
          const reached = serverPorts[server].some((port) => leavesTo(world, { workload, port }))
          if (uses && !reached) yield [workload.object, `uses ${server}, and no policy lets it go there`]
          if (!uses && reached) yield [workload.object, `may go to ${server} and does not use it`]
        }
      }
    },
  },
]

function policies(world: World): { object: KubeObject; spec: Policy }[] {
  return world.of('NetworkPolicy').map((object) => ({ object, spec: specOf<Policy>(object) }))
}

function serversOf(workload: Workload): readonly Server[] {
  if (workload.kind !== 'Job') return programs[workload.name]?.servers ?? []
  const [container] = containersOf(workload)
  const file = container && programOf(container)
  return Object.values(oneShots)
    .filter((each) => each.file === file)
    .map(({ server }) => server)
}

/** `identity → skills:9000`. */
function* wantedEdges(world: World): Iterable<string> {
  for (const { name, kind } of world.workloads) {
    if (kind === 'Job') continue
    for (const callee of programs[name]?.asks ?? []) yield `${name} → ${callee}:9000`
    for (const callee of programs[name]?.passesTo ?? []) yield `${name} → ${callee}:8000`
  }
  for (const workload of world.workloads) {
    for (const server of world.workloads) {
      const kind = serverPods[server.name]
      if (kind && !server.ours && serversOf(workload).includes(kind))
        yield `${workload.name} → ${server.name}:${serverPorts[kind][0]}`
    }
  }
}

/** What two pods may say to each other: let out by one's policies and let in by the other's. That all are shut is another rule's. */
function* openEdges(world: World): Iterable<readonly [string, Workload]> {
  for (const from of world.workloads) {
    for (const to of world.workloads) {
      for (const port of new Set(containersOf(to).flatMap(({ ports = [] }) => ports))) {
        const number = port.containerPort
        if (
          lets(world, { way: 'out', at: from, peer: to, port: number }) &&
          lets(world, { way: 'in', at: to, peer: from, port: number })
        )
          yield [`${from.name} → ${to.name}:${number}`, from]
      }
    }
  }
}

/** Whether the policies of `at` let it be reached by its peer, or go there. */
export function lets(world: World, edge: { way: 'in' | 'out'; at: Workload; peer: Workload; port: number }): boolean {
  return policies(world)
    .filter(({ spec }) => selects(spec.podSelector, edge.at.labels))
    .flatMap(({ spec }) => waysOf(spec, edge.way))
    .some(({ peers, ports }) => hasPort(ports, edge.port, edge.way === 'in' ? edge.at : edge.peer) && hasPod(peers, edge.peer))
}

function waysOf({ ingress = [], egress = [] }: Policy, way: 'in' | 'out'): { peers?: Peer[]; ports?: Ports }[] {
  if (way === 'in') return ingress.map(({ from, ports }) => ({ peers: from, ports }))
  return egress.map(({ to, ports }) => ({ peers: to, ports }))
}

function hasPod(peers: Peer[] | undefined, { labels }: Workload): boolean {
  // Everyone, or pods of this namespace by their labels.
  if (!peers || peers.length === 0) return true
  return peers.some((peer) => {
    if (peer.namespaceSelector) return isEmpty(peer.namespaceSelector) && selects(peer.podSelector, labels)
    return peer.podSelector !== undefined && selects(peer.podSelector, labels)
  })
}

function hasPort(ports: Ports | undefined, number: number, owner: Workload): boolean {
  const names = containersOf(owner).flatMap(({ ports: own = [] }) => own.filter((port) => port.containerPort === number))
  return !ports || ports.length === 0 || ports.some(({ port }) => port === number || names.some(({ name }) => name === port))
}

function leavesTo(world: World, { workload, port }: { workload: Workload; port: number }): boolean {
  return policies(world)
    .filter(({ spec }) => selects(spec.podSelector, workload.labels))
    .flatMap(({ spec }) => spec.egress ?? [])
    .some(({ ports = [], to = [] }) => ports.some((each) => each.port === port) && to.length > 0)
}

function isAnyone({ ipBlock, podSelector, namespaceSelector }: Peer): boolean {
  if (ipBlock) return ipBlock.cidr.endsWith('/0')
  return (namespaceSelector !== undefined && isEmpty(namespaceSelector)) || (!namespaceSelector && isEmpty(podSelector))
}

function isEmpty(selector: Selector | undefined): boolean {
  return !selector?.matchLabels && !selector?.matchExpressions
}

function workloadNamed(world: World, name: string): KubeObject {
  return world.workloads.find((workload) => workload.name === name)?.object ?? namespace(world)
}

function namespace(world: World): KubeObject {
  return world.of('Namespace')[0] ?? world.objects[0]!
}
