import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { schemaOwners } from '@waymark/provision/database/owners'
import { resolveEnv, withMountedFiles } from './env.ts'
import { oneShots, programs } from './programs.ts'
import { containersOf, dataOf, type Finding, programOf, type Rule, type Selector, selects, specOf, type World } from './world.ts'

const root = resolve(import.meta.dirname, '../..')

/** That what one object names in another is there and fits. */
export const wiringRules: Rule[] = [
  {
    id: 'references',
    promise: 'every ConfigMap, Secret and key that a container names is there',
    *check(world) {
      for (const workload of world.workloads) {
        for (const container of containersOf(workload)) {
          for (const missing of resolveEnv(container, world).missing)
            yield [workload.object, `names ${missing}, which is not there`]
        }
        for (const { secret, configMap } of workload.pod.volumes ?? []) {
          if (secret && !world.secrets.has(secret.secretName))
            yield [workload.object, `mounts Secret ${secret.secretName}, which is not there`]
          if (configMap && !world.find('ConfigMap', configMap.name))
            yield [workload.object, `mounts ConfigMap ${configMap.name}, which is not there`]
        }
      }
      for (const object of world.of('TriggerAuthentication')) {
        for (const { name, key } of specOf<{ secretTargetRef?: { name: string; key: string }[] }>(object).secretTargetRef ?? []) {
          if (!world.secrets.get(name)?.has(key)) yield [object, `names key ${key} of Secret ${name}, which is not there`]
        }
      }
    },
  },
  {
    id: 'environment',
    promise: 'every program would start with the environment it gets, in production mode',
    *check(world) {
      for (const workload of world.workloads.filter(({ ours }) => ours)) {
        const container = workload.pod.containers[0]
        if (!container) continue
        const { values, missing } = resolveEnv(container, world)
        // What is named and not there is said by `references`.
        if (missing.length > 0) continue
        if ((values.NODE_ENV ?? 'production') !== 'production') yield [workload.object, `runs in mode ${values.NODE_ENV}`]
        if (workload.kind !== 'Job')
          yield* startFaults(workload, withMountedFiles(values, { container, pod: workload.pod, world }))
        const needs = Object.values(oneShots).find(({ file }) => file === programOf(container))?.needs ?? []
        for (const name of workload.kind === 'Job' ? needs : []) if (!values[name]) yield [workload.object, `${name} is not set`]
      }
    },
  },
  {
    id: 'known-variables',
    promise: 'a ConfigMap sets nothing that no program reads',
    *check(world) {
      for (const object of world.of('ConfigMap').filter(({ metadata }) => metadata.name === 'waymark')) {
        for (const name of Object.keys(dataOf(object)))
          if (!world.variables.has(name)) yield [object, `${name} is read by nobody`]
      }
    },
  },
  {
    id: 'said-once',
    promise: 'no variable, port, volume or mount of a container is there twice',
    *check({ workloads }) {
      for (const workload of workloads) {
        for (const { env = [], ports = [], volumeMounts = [] } of containersOf(workload)) {
          const named = [...env, ...ports].map(({ name = '' }) => name)
          const numbered = [
            ...ports.map(({ containerPort }) => `port ${containerPort}`),
            ...volumeMounts.map((mount) => mount.mountPath),
          ]
          for (const name of repeated([...named, ...numbered])) yield [workload.object, `${name} is there twice`]
        }
        for (const name of repeated((workload.pod.volumes ?? []).map((volume) => volume.name)))
          yield [workload.object, `volume ${name} is there twice`]
      }
    },
  },
  {
    id: 'secrets-by-reference',
    promise: 'no secret stands in a manifest',
    *check(world) {
      for (const object of world.objects) {
        for (const text of object.kind === 'Secret' ? [] : strings(object)) {
          if (/\/\/[^/\s:@]*:[^/\s@]+@/.test(text) || /-----BEGIN [A-Z ]*PRIVATE KEY/.test(text))
            yield [object, 'holds an address with a password, or a key']
        }
      }
      for (const { object, pod } of world.workloads) {
        for (const { name, value } of pod.containers.flatMap(({ env = [] }) => env)) {
          if (value && isSecretName(name)) yield [object, `${name} is written out`]
        }
      }
      for (const object of world.of('ConfigMap')) {
        for (const [name, value] of Object.entries(dataOf(object)))
          if (value && isSecretName(name)) yield [object, `${name} is written out`]
      }
    },
  },
  {
    id: 'links-unlogged',
    promise: 'no ingress writes the links of mails, which are keys, into an access log',
    *check({ of }) {
      for (const object of of('Ingress')) {
        if (object.metadata.annotations?.[ACCESS_LOG] !== 'false') yield [object, `logs links (${ACCESS_LOG} is not "false")`]
      }
    },
  },
  {
    id: 'selectors',
    promise: 'every selector finds its pods',
    *check({ workloads, objects, of }) {
      for (const { object, labels, kind } of workloads) {
        if (kind !== 'Job' && !selects(specOf<{ selector: Selector }>(object).selector, labels))
          yield [object, 'does not select its own pods']
      }
      const found = (selector: Selector | undefined) => workloads.some(({ labels }) => selects(selector, labels))
      for (const object of of('Service')) {
        if (!found({ matchLabels: specOf<{ selector: Record<string, string> }>(object).selector })) yield [object, 'finds no pod']
      }
      for (const object of objects.filter(({ kind }) => kind === 'NetworkPolicy')) {
        if (!found(specOf<{ podSelector: Selector }>(object).podSelector)) yield [object, 'finds no pod']
      }
      for (const object of objects.filter(({ kind }) => ['PodDisruptionBudget', 'PodMonitor'].includes(kind))) {
        if (!found(specOf<{ selector: Selector }>(object).selector)) yield [object, 'finds no pod']
      }
      for (const object of of('ServiceMonitor')) {
        const { selector } = specOf<{ selector: Selector }>(object)
        if (!of('Service').some(({ metadata }) => selects(selector, metadata.labels ?? {}))) yield [object, 'finds no Service']
      }
    },
  },
  {
    id: 'ports',
    promise: 'every port leads to one that is open',
    *check(world) {
      for (const object of world.of('Service')) {
        const { selector, ports = [] } = specOf<{ selector: Record<string, string>; ports?: ServicePort[] }>(object)
        for (const workload of world.workloads.filter(({ labels }) => selects({ matchLabels: selector }, labels))) {
          for (const { port, targetPort = port } of ports) {
            const open = workload.pod.containers.flatMap(({ ports: own = [] }) => own)
            if (!open.some(({ name, containerPort }) => name === targetPort || containerPort === targetPort))
              yield [object, `leads to port ${targetPort} of ${workload.name}, which is not open`]
          }
        }
      }
      for (const { object, ours, kind, pod } of world.workloads) {
        for (const container of ours && kind !== 'Job' ? pod.containers : []) {
          const { HTTP_PORT: port } = resolveEnv(container, world).values
          const open = container.ports?.find(({ name }) => name === 'http')?.containerPort
          if (Number(port) !== open) yield [object, `listens at ${port} and opens ${open}`]
        }
      }
      for (const object of [...world.of('Ingress'), ...world.of('HTTPRoute')]) yield* doorFaults(object, world)
    },
  },
  {
    id: 'addresses',
    promise: 'every address of a sibling leads to a Service with that port; callers of gRPC see every pod',
    *check(world) {
      for (const object of world.of('ConfigMap')) {
        for (const [name, value] of Object.entries(dataOf(object))) {
          const host = /_GRPC_ADDR$/.test(name)
            ? value
            : /_URL$/.test(name) && name !== 'PUBLIC_URL'
              ? URL.parse(value)?.host
              : undefined
          if (host !== undefined && !leads(world, host)) yield [object, `${name} leads to ${host}, where no Service is`]
        }
      }
      for (const object of world.of('Service')) {
        const { clusterIP, ports = [] } = specOf<{ clusterIP?: string; ports?: ServicePort[] }>(object)
        if (ports.some(({ name }) => name === 'grpc') && clusterIP !== 'None') yield [object, 'hides the pods behind one address']
      }
    },
  },
  {
    id: 'commands',
    promise: 'every command is a file of this repository; each schema has its migration',
    *check({ workloads, of }) {
      for (const { kind, object, ours, pod } of workloads) {
        const [container] = pod.containers
        const file = ours && container ? programOf(container) : undefined
        if (file !== undefined && !existsSync(join(root, file))) yield [object, `runs ${file}, which is not there`]
        if (kind === 'Deployment' && container?.image.includes('waymark/report') && container.command)
          yield [object, 'replaces the entrypoint that waits for what Chromium leaves behind: use args']
      }
      const at = of('Namespace')[0]
      const jobs = workloads.filter(({ kind }) => kind === 'Job').flatMap(({ pod }) => pod.containers.slice(0, 1))
      const runs = (file: string, schema?: string) =>
        jobs.some(({ env = [], image, ...container }) => {
          if (programOf(container) !== file) return false
          const rightImage = schema === undefined || image.includes(`waymark/${schema}`)
          return rightImage && (schema === undefined || env.some(({ name, value }) => name === 'SCHEMA' && value === schema))
        })
      if (!at) return
      for (const schema of schemaOwners)
        if (!runs(oneShots.migrate!.file, schema)) yield [at, `nobody migrates the schema ${schema}`]
      if (!runs(oneShots.prepare!.file)) yield [at, 'nobody makes the roles and schemas']
      if (!runs(oneShots.topics!.file)) yield [at, 'nobody makes the topics']
    },
  },
  {
    id: 'whole-product',
    promise: 'every program of the product is there, in the one namespace, which enforces restricted',
    *check({ workloads, of, objects }) {
      const at = of('Namespace')[0]
      if (!at) return
      for (const name of Object.keys(programs)) {
        if (!workloads.some((workload) => workload.kind === 'Deployment' && workload.name === name))
          yield [at, `has no Deployment ${name}`]
      }
      if (at.metadata.labels?.['pod-security.kubernetes.io/enforce'] !== 'restricted') yield [at, 'does not enforce restricted']
      for (const object of objects.filter(({ kind }) => !['Namespace', 'PriorityClass'].includes(kind))) {
        if (object.metadata.namespace !== at.metadata.name) yield [object, `is outside the namespace ${at.metadata.name}`]
      }
    },
  },
]

const ACCESS_LOG = 'nginx.ingress.kubernetes.io/enable-access-log'

type ServicePort = { name?: string; port: number; targetPort?: number | string }

function* startFaults({ name, object }: World['workloads'][number], values: Record<string, string>): Iterable<Finding> {
  const program = programs[name]
  if (!program) return
  try {
    program.readEnv(values)
  } catch (error) {
    yield [object, (error as Error).message]
  }
}

/** Whom an Ingress, or a route of the Gateway API, passes requests to. */
function* doorFaults(object: World['objects'][number], world: World): Iterable<Finding> {
  type Port = { name?: string; number?: number }
  type Rules = { http?: { paths: { backend: { service: { name: string; port: Port } } }[] } } & {
    backendRefs?: { name: string; port: number }[]
  }
  const { rules = [] } = specOf<{ rules?: Rules[] }>(object)
  const backends = rules.flatMap(({ http, backendRefs = [] }) => [
    ...(http?.paths ?? []).map(({ backend }) => backend.service),
    ...backendRefs.map(({ name, port }) => ({ name, port: { number: port } as Port })),
  ])
  for (const { name, port: wanted } of backends) {
    const { ports = [] } = specOf<{ ports?: ServicePort[] }>(world.find('Service', name) ?? object)
    if (!ports.some((port) => port.name === wanted.name || port.port === wanted.number))
      yield [object, `leads to ${name}, which has no such port`]
    if (name !== 'gateway') yield [object, 'leads past the gateway']
  }
}

function leads(world: World, address: string): boolean {
  const [host = '', port] = address.split(':')
  const service = world.find('Service', host.split('.')[0] ?? '')
  return (
    service !== undefined && (specOf<{ ports?: ServicePort[] }>(service).ports ?? []).some((each) => each.port === Number(port))
  )
}

function isSecretName(name: string): boolean {
  return /(PASSWORD|SECRET|PRIVATE_KEY|API_KEY|ACCESS_KEY_ID|SECRET_ACCESS_KEY|DATABASE_URL|REDIS_URL|SMTP_URL)$/.test(name)
}

function* strings(value: unknown): Iterable<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) for (const child of Object.values(value)) yield* strings(child)
}

function repeated(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) < index)
}
