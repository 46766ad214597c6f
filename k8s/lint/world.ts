import { isMap, type KubeObject } from '../tools/objects.ts'
import type { CodeFacts } from './facts.ts'

type Labels = Readonly<Record<string, string>>
type Reference = { name: string; key: string; optional?: boolean }
export type EnvVar = { name: string; value?: string; valueFrom?: { secretKeyRef?: Reference; configMapKeyRef?: Reference } }
type Amounts = Readonly<Record<string, string | number>>
type Door = { port: string | number; path?: string }
export type Probe = { httpGet?: Door; tcpSocket?: Door; grpc?: { port: number }; exec?: { command: string[] } }

export type Container = {
  name: string
  image: string
  command?: string[]
  args?: string[]
  env?: EnvVar[]
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[]
  ports?: { name?: string; containerPort: number }[]
  resources?: { requests?: Amounts; limits?: Amounts }
  securityContext?: {
    allowPrivilegeEscalation?: boolean
    readOnlyRootFilesystem?: boolean
    privileged?: boolean
    capabilities?: { drop?: string[]; add?: string[] }
  }
  volumeMounts?: { name: string; mountPath: string; readOnly?: boolean }[]
  startupProbe?: Probe
  readinessProbe?: Probe
  livenessProbe?: Probe
  lifecycle?: { preStop?: { sleep?: { seconds: number }; exec?: unknown } }
}

/** The file that a container runs; undefined when it runs what its image says. */
export function programOf({ command, args }: Pick<Container, 'command' | 'args'>): string | undefined {
  return (args ?? command)?.at(-1)
}

export type Pod = {
  serviceAccountName?: string
  automountServiceAccountToken?: boolean
  enableServiceLinks?: boolean
  hostNetwork?: boolean
  hostPID?: boolean
  hostIPC?: boolean
  priorityClassName?: string
  terminationGracePeriodSeconds?: number
  securityContext?: { runAsNonRoot?: boolean; runAsUser?: number; seccompProfile?: { type: string; localhostProfile?: string } }
  topologySpreadConstraints?: { topologyKey: string; labelSelector?: Selector; matchLabelKeys?: string[] }[]
  containers: Container[]
  initContainers?: Container[]
  volumes?: {
    name: string
    emptyDir?: { sizeLimit?: string }
    hostPath?: unknown
    secret?: { secretName: string }
    configMap?: { name: string }
  }[]
}

export type Selector = { matchLabels?: Labels; matchExpressions?: { key: string; operator: string; values?: string[] }[] }

/** Something with a pod template. */
export type Workload = {
  object: KubeObject
  /** A CronJob counts as the Job that it makes. */
  kind: 'Deployment' | 'StatefulSet' | 'Job'
  name: string
  /** Of its pods. */
  labels: Labels
  pod: Pod
  /** Ours, not a server that a cluster of one's own brings. */
  ours: boolean
  /** The most pods there may be: as its own field, its HPA or its ScaledObject says. */
  most: number
}

export type World = CodeFacts & {
  objects: readonly KubeObject[]
  workloads: readonly Workload[]
  of(kind: string): KubeObject[]
  find(kind: string, name: string): KubeObject | undefined
  /** Keys by the name of each Secret that will be there. */
  secrets: ReadonlyMap<string, ReadonlySet<string>>
}

/** One fault, at an object. */
export type Fault = { rule: string; at: string; says: string }
export type Finding = readonly [at: KubeObject, says: string]
export type Rule = {
  id: string
  /** What holds when the rule passes. */
  promise: string
  check(world: World): Iterable<Finding>
}

export function createWorld(objects: readonly KubeObject[], { secrets, ...code }: CodeFacts & Pick<World, 'secrets'>): World {
  const of = (kind: string) => objects.filter((object) => object.kind === kind)
  const find = (kind: string, name: string) => of(kind).find((object) => object.metadata.name === name)
  const workloads = objects.flatMap((object) => workload(object, of) ?? [])
  return { ...code, objects, workloads, of, find, secrets }
}

function workload(object: KubeObject, of: World['of']): Workload | undefined {
  type Spec = { template: { metadata?: { labels?: Labels }; spec: Pod }; replicas?: number }
  const kind = object.kind === 'CronJob' ? 'Job' : object.kind
  if (kind !== 'Deployment' && kind !== 'StatefulSet' && kind !== 'Job') return undefined
  const spec = object.kind === 'CronJob' ? specOf<{ jobTemplate: { spec: Spec } }>(object).jobTemplate.spec : specOf<Spec>(object)
  const name = object.metadata.name
  const labels = spec.template.metadata?.labels ?? {}
  const pod = spec.template.spec
  const ours = labels['app.kubernetes.io/component'] !== 'server'
  return { object, kind, name, labels, pod, ours, most: Math.max(spec.replicas ?? 1, ...scaledTo(object, of)) }
}

function scaledTo({ kind, metadata }: KubeObject, of: World['of']): number[] {
  type Target = { scaleTargetRef?: { kind?: string; name: string } }
  return ['HorizontalPodAutoscaler', 'ScaledObject']
    .flatMap((scaler) => of(scaler).map((object) => specOf<Target & { maxReplicas?: number; maxReplicaCount?: number }>(object)))
    .filter(({ scaleTargetRef: target }) => target?.name === metadata.name && (target.kind ?? 'Deployment') === kind)
    .map(({ maxReplicas, maxReplicaCount }) => maxReplicas ?? maxReplicaCount ?? 1)
}

/** The schema has been checked elsewhere (kubeconform, the API server): here the shape is taken as the caller names it. */
export function specOf<T>(object: KubeObject): T {
  return (isMap(object.spec) ? object.spec : {}) as unknown as T
}

export function dataOf(object: KubeObject | undefined): Readonly<Record<string, string>> {
  return (object !== undefined && isMap(object.data) ? object.data : {}) as Record<string, string>
}

export function selects(selector: Selector | undefined, labels: Labels): boolean {
  const { matchLabels = {}, matchExpressions = [] } = selector ?? {}
  const equal = Object.entries(matchLabels).every(([key, value]) => labels[key] === value)
  return equal && matchExpressions.every(({ key, operator, values = [] }) => expression(operator, values, labels[key]))
}

function expression(operator: string, values: string[], value: string | undefined): boolean {
  if (operator === 'In') return value !== undefined && values.includes(value)
  if (operator === 'NotIn') return value === undefined || !values.includes(value)
  if (operator === 'Exists') return value !== undefined
  if (operator === 'DoesNotExist') return value === undefined
  throw new Error(`unknown operator ${operator}`)
}

export function containersOf({ pod }: Workload): Container[] {
  return [...(pod.initContainers ?? []), ...pod.containers]
}

export function nameOf(object: KubeObject): string {
  return `${object.kind}/${object.metadata.name}`
}
