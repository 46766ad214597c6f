import type { Overlay } from '../lint/lint.ts'
import { isMap, type Json, type JsonMap, type KubeObject } from '../objects.ts'

/** A broken manifest: what is changed in a good overlay, and the one rule that must say so. */
export type Mutation = { overlay: Overlay; what: string; rule: string; change: (objects: KubeObject[]) => KubeObject[] }

/** At a path of one object: `Deployment/jobs`, `spec.template.spec.containers.0.image`. */
const set =
  (at: string, path: string, value: Json) =>
  (objects: KubeObject[]): KubeObject[] => {
    const steps = path.split('|').flatMap((part, index) => (index % 2 === 1 ? [part] : part.split('.').filter(Boolean)))
    const last = steps.pop() ?? ''
    const parent = steps.reduce<Json | undefined>((node, step) => step_(node, step), found(objects, at) as unknown as Json)
    if (Array.isArray(parent)) parent[Number(last)] = value
    else if (isMap(parent)) parent[last] = value
    else throw new Error(`${at} has nothing at ${path}`)
    return objects
  }

/** The field goes. */
const unset =
  (at: string, path: string) =>
  (objects: KubeObject[]): KubeObject[] => {
    const steps = path.split('.')
    const last = steps.pop() ?? ''
    const parent = steps.reduce<Json | undefined>((node, step) => step_(node, step), found(objects, at) as unknown as Json)
    if (!isMap(parent) || !(last in parent)) throw new Error(`${at} has no ${path}`)
    delete parent[last]
    return objects
  }

const without =
  (...names: string[]) =>
  (objects: KubeObject[]): KubeObject[] => {
    for (const name of names) found(objects, name)
    return objects.filter((object) => !names.includes(idOf(object)))
  }

const withObject =
  (object: KubeObject) =>
  (objects: KubeObject[]): KubeObject[] => [...objects, { ...object, metadata: { ...object.metadata, namespace: 'waymark' } }]

const container = 'spec.template.spec.containers.0'

/** A variable of the container, as a text. */
const setEnv =
  (at: string, name: string, value: string | undefined) =>
  (objects: KubeObject[]): KubeObject[] => {
    const env = envOf(found(objects, at))
    const index = env.findIndex((each) => isMap(each) && each.name === name)
    if (index < 0 && value === undefined) throw new Error(`${at} has no ${name}`)
    const own: JsonMap[] = value === undefined ? [] : [{ name, value }]
    env.splice(index < 0 ? env.length : index, index < 0 ? 0 : 1, ...own)
    return objects
  }

const setSecretRef =
  (at: string, name: string, ref: { name: string; key: string }) =>
  (objects: KubeObject[]): KubeObject[] => {
    const item = envOf(found(objects, at)).find((each) => isMap(each) && each.name === name)
    if (!isMap(item)) throw new Error(`${at} has no ${name}`)
    item.valueFrom = { secretKeyRef: ref }
    return objects
  }

export const mutations: Mutation[] = [
  {
    overlay: 'prod',
    what: 'an image called latest',
    rule: 'image-pinned',
    change: set('Deployment/jobs', `${container}.image`, 'registry.example/waymark/jobs:latest'),
  },
  {
    overlay: 'dev',
    what: 'an image without a tag',
    rule: 'image-pinned',
    change: set('StatefulSet/redis', `${container}.image`, 'redis'),
  },
  {
    overlay: 'prod',
    what: 'a pod that may run as root',
    rule: 'pod-security',
    change: unset('Deployment/game', 'spec.template.spec.securityContext.runAsNonRoot'),
  },
  {
    overlay: 'prod',
    what: 'user 0',
    rule: 'pod-security',
    change: set('Deployment/game', 'spec.template.spec.securityContext.runAsUser', 0),
  },
  {
    overlay: 'dev',
    what: 'a container that keeps its capabilities',
    rule: 'pod-security',
    change: unset('StatefulSet/kafka', `${container}.securityContext.capabilities`),
  },
  {
    overlay: 'prod',
    what: 'privileges to gain',
    rule: 'pod-security',
    change: set('Job/topics', `${container}.securityContext.allowPrivilegeEscalation`, true),
  },
  {
    overlay: 'prod',
    what: 'a root file system to write to',
    rule: 'read-only-root',
    change: set('Deployment/gateway', `${container}.securityContext.readOnlyRootFilesystem`, false),
  },
  {
    overlay: 'prod',
    what: 'a /tmp without a bound',
    rule: 'read-only-root',
    change: set('Deployment/skills', 'spec.template.spec.volumes', [
      { name: 'tmp', emptyDir: {} },
      { name: 'server-ca', secret: { secretName: 'server-ca' } },
    ]),
  },
  {
    overlay: 'prod',
    what: 'a token of the cluster in a pod',
    rule: 'no-token',
    change: unset('Deployment/identity', 'spec.template.spec.automountServiceAccountToken'),
  },
  {
    overlay: 'dev',
    what: 'Services as variables, KAFKA_PORT among them',
    rule: 'no-service-links',
    change: unset('StatefulSet/kafka', 'spec.template.spec.enableServiceLinks'),
  },
  {
    overlay: 'prod',
    what: 'no limit of memory',
    rule: 'resources',
    change: unset('Deployment/learning', `${container}.resources.limits.memory`),
  },
  {
    overlay: 'prod',
    what: 'no request of CPU',
    rule: 'resources',
    change: unset('Job/migrate-jobs', `${container}.resources.requests.cpu`),
  },
  {
    overlay: 'prod',
    what: 'a heap as large as the limit',
    rule: 'heap-fits',
    change: setEnv('Deployment/skills', 'NODE_OPTIONS', '--max-old-space-size=640'),
  },
  {
    overlay: 'prod',
    what: 'no readiness',
    rule: 'probes',
    change: unset('Deployment/assessment', `${container}.readinessProbe`),
  },
  {
    overlay: 'prod',
    what: 'no start-up probe',
    rule: 'probes',
    change: unset('Deployment/report-worker', `${container}.startupProbe`),
  },
  {
    overlay: 'prod',
    what: 'a liveness that asks the database',
    rule: 'probes',
    change: set('Deployment/identity', `${container}.livenessProbe.httpGet.path`, '/readyz'),
  },
  {
    overlay: 'prod',
    what: 'a probe at a port that is not open',
    rule: 'probes',
    change: set('Deployment/gateway', `${container}.livenessProbe.httpGet.port`, 9465),
  },
  {
    overlay: 'prod',
    what: 'a worker killed within a report',
    rule: 'time-to-stop',
    change: set('Deployment/report-worker', 'spec.template.spec.terminationGracePeriodSeconds', 30),
  },
  {
    overlay: 'prod',
    what: 'a gateway that stops at once',
    rule: 'time-to-stop',
    change: unset('Deployment/gateway', `${container}.lifecycle`),
  },
  {
    overlay: 'prod',
    what: 'all pods on one node',
    rule: 'spread',
    change: unset('Deployment/identity', 'spec.template.spec.topologySpreadConstraints'),
  },
  {
    overlay: 'prod',
    what: 'Chromium without the profile of its sandbox',
    rule: 'chromium-sandbox',
    change: set('Deployment/report-api', 'spec.template.spec.securityContext.seccompProfile', { type: 'RuntimeDefault' }),
  },
  {
    overlay: 'prod',
    what: 'an account of somebody else',
    rule: 'own-account',
    change: set('Deployment/game', 'spec.template.spec.serviceAccountName', 'identity'),
  },
  {
    overlay: 'prod',
    what: 'an account that is not there',
    rule: 'own-account',
    change: set('Deployment/game', 'spec.template.spec.serviceAccountName', 'gmae'),
  },
  {
    overlay: 'prod',
    what: 'a priority that is not there',
    rule: 'priority',
    change: set('Deployment/game', 'spec.template.spec.priorityClassName', 'high'),
  },
  {
    overlay: 'prod',
    what: 'a Deployment without a disruption budget',
    rule: 'disruption',
    change: without('PodDisruptionBudget/skills'),
  },
  {
    overlay: 'prod',
    what: 'a budget that lets half of the pods go',
    rule: 'disruption',
    change: set('PodDisruptionBudget/skills', 'spec.maxUnavailable', '50%'),
  },
  {
    overlay: 'prod',
    what: 'a Secret that is not there',
    rule: 'references',
    change: setSecretRef('Deployment/report-api', 'LINK_SECRET', { name: 'report-link', key: 'LINK_SECRET' }),
  },
  {
    overlay: 'dev',
    what: 'a key that its Secret does not have',
    rule: 'references',
    change: setSecretRef('Deployment/identity', 'SMTP_URL', { name: 'smtp', key: 'URL' }),
  },
  {
    overlay: 'prod',
    what: 'a key of KEDA that its Secret does not have',
    rule: 'references',
    change: set('TriggerAuthentication/queue', 'spec.secretTargetRef.0.key', 'ADDRESS'),
  },
  {
    overlay: 'prod',
    what: 'a variable that the program requires left out',
    rule: 'environment',
    change: setEnv('Deployment/report-worker', 'LINK_SECRET', undefined),
  },
  {
    overlay: 'dev',
    what: 'a process that does not run in production mode',
    rule: 'environment',
    change: setEnv('Deployment/report-api', 'NODE_ENV', 'development'),
  },
  {
    overlay: 'prod',
    what: 'an address that is none',
    rule: 'environment',
    change: set('ConfigMap/waymark', 'data.PUBLIC_URL', 'waymark.example'),
  },
  {
    overlay: 'prod',
    what: 'a schema that its migration is not told',
    rule: 'environment',
    change: setEnv('Job/database-prepare', 'GAME_DATABASE_PASSWORD', undefined),
  },
  {
    overlay: 'prod',
    what: 'a misspelt setting',
    rule: 'known-variables',
    change: set('ConfigMap/waymark', 'data.KAFKA_REPLICA', '3'),
  },
  {
    overlay: 'prod',
    what: 'a variable given twice',
    rule: 'said-once',
    change: twice('Deployment/report-api', 'LINK_KEY_ID'),
  },
  {
    overlay: 'prod',
    what: 'a password in a ConfigMap',
    rule: 'secrets-by-reference',
    change: set('ConfigMap/waymark', 'data.MAIL_FROM', 'smtp://mail:forty-two@relay.example'),
  },
  {
    overlay: 'prod',
    what: 'a secret written out',
    rule: 'secrets-by-reference',
    change: setEnv('Deployment/report-api', 'LINK_SECRET', 'forty-two-forty-two-forty-two-42'),
  },
  {
    overlay: 'prod',
    what: 'a Service that finds no pod',
    rule: 'selectors',
    change: set('Service/identity-grpc', 'spec.selector', { '|': 'identity' }),
  },
  {
    overlay: 'prod',
    what: 'a monitor that finds no pod',
    rule: 'selectors',
    change: set('PodMonitor/report-worker', 'spec.selector', { matchLabels: { app: 'report-worker' } }),
  },
  {
    overlay: 'prod',
    what: 'a Service that leads to a closed port',
    rule: 'ports',
    change: set('Service/frontend', 'spec.ports.0.targetPort', 80),
  },
  {
    overlay: 'prod',
    what: 'a process that listens elsewhere',
    rule: 'ports',
    change: setEnv('Deployment/gateway', 'HTTP_PORT', '8081'),
  },
  {
    overlay: 'prod',
    what: 'an ingress past the gateway',
    rule: 'ports',
    change: set('Ingress/site', 'spec.rules.0.http.paths.0.backend.service.name', 'frontend'),
  },
  {
    overlay: 'prod',
    what: 'an ingress that logs every path',
    rule: 'links-unlogged',
    change: set('Ingress/site', 'metadata.annotations', {}),
  },
  {
    overlay: 'prod',
    what: 'an ingress whose access log is switched on',
    rule: 'links-unlogged',
    change: set('Ingress/site', 'metadata.annotations.|nginx.ingress.kubernetes.io/enable-access-log', 'true'),
  },
  {
    overlay: 'prod',
    what: 'an address without a Service',
    rule: 'addresses',
    change: set('ConfigMap/waymark', 'data.SKILLS_GRPC_ADDR', 'skills:9000'),
  },
  {
    overlay: 'prod',
    what: 'one address for all pods of a gRPC service',
    rule: 'addresses',
    change: unset('Service/skills-grpc', 'spec.clusterIP'),
  },
  { overlay: 'prod', what: 'a schema that nobody migrates', rule: 'commands', change: without('Job/migrate-learning') },
  {
    overlay: 'prod',
    what: 'a command that is not there',
    rule: 'commands',
    change: set('Deployment/report-worker', `${container}.args`, ['node', 'services/report/src/workers.ts']),
  },
  {
    overlay: 'prod',
    what: 'an entrypoint replaced where Chromium leaves orphans',
    rule: 'commands',
    change: set('Deployment/report-worker', `${container}.command`, ['node']),
  },
  {
    overlay: 'prod',
    what: 'a namespace that enforces nothing',
    rule: 'whole-product',
    change: set('Namespace/waymark', 'metadata.labels', { 'pod-security.kubernetes.io/warn': 'restricted' }),
  },
  {
    overlay: 'prod',
    what: 'an object outside the namespace',
    rule: 'whole-product',
    change: set('Service/game', 'metadata.namespace', 'default'),
  },
  { overlay: 'prod', what: 'no default deny', rule: 'default-deny', change: without('NetworkPolicy/default-deny') },
  {
    overlay: 'prod',
    what: 'a way to the whole internet, without a reason',
    rule: 'no-open-edge',
    change: unset('NetworkPolicy/to-smtp', 'metadata.annotations'),
  },
  {
    overlay: 'prod',
    what: 'an edge to every port',
    rule: 'no-open-edge',
    change: unset('NetworkPolicy/ingress', 'spec.ingress.0.ports'),
  },
  { overlay: 'prod', what: 'an edge that nobody uses', rule: 'edges', change: (objects) => extraEdge(objects) },
  { overlay: 'prod', what: 'half of an edge', rule: 'edges', change: unset('NetworkPolicy/skills', 'spec.ingress') },
  { overlay: 'dev', what: 'a server that lets nobody in', rule: 'edges', change: unset('NetworkPolicy/kafka', 'spec.ingress') },
  { overlay: 'prod', what: 'no way to the database', rule: 'servers-reachable', change: without('NetworkPolicy/to-postgres') },
  {
    overlay: 'prod',
    what: 'a way to Redis for one who does not use it',
    rule: 'servers-reachable',
    change: set('Deployment/game', 'spec.template.metadata.labels.|waymark/redis', 'client'),
  },
  {
    overlay: 'dev',
    what: 'a scaler that forgets busy workers',
    rule: 'backlog-scaling',
    change: set('ScaledObject/report-worker', 'spec.triggers.2.metadata.listName', 'bull:report-make:wait'),
  },
  {
    overlay: 'prod',
    what: 'a metric divided twice',
    rule: 'backlog-scaling',
    change: set('ScaledObject/report-worker', 'spec.triggers.0.metricType', 'AverageValue'),
  },
  {
    overlay: 'prod',
    what: 'a scaler without a fallback',
    rule: 'backlog-scaling',
    change: unset('ScaledObject/report-worker', 'spec.fallback'),
  },
  { overlay: 'prod', what: 'two scalers of one Deployment', rule: 'one-scaler', change: withObject(secondScaler()) },
  {
    overlay: 'prod',
    what: 'a number of replicas beside a scaler',
    rule: 'one-scaler',
    change: set('Deployment/jobs', 'spec.replicas', 2),
  },
  {
    overlay: 'prod',
    what: 'more connections than the database has',
    rule: 'connections',
    change: set('ConfigMap/waymark', 'data.DATABASE_POOL', '20'),
  },
  {
    overlay: 'prod',
    what: 'an alert on a metric that nobody exports',
    rule: 'alerts-name-metrics',
    change: set('PrometheusRule/waymark', 'spec.groups.1.rules.0.expr', 'max(report_backlog) > 180'),
  },
]

function twice(at: string, name: string) {
  return (objects: KubeObject[]): KubeObject[] => {
    const env = envOf(found(objects, at))
    env.push(env.find((each) => isMap(each) && each.name === name) ?? null)
    return objects
  }
}

function secondScaler(): KubeObject {
  const spec = {
    scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'report-worker' },
    minReplicas: 2,
    maxReplicas: 4,
  }
  return { apiVersion: 'autoscaling/v2', kind: 'HorizontalPodAutoscaler', metadata: { name: 'report-worker' }, spec }
}

function extraEdge(objects: KubeObject[]): KubeObject[] {
  const peer = (name: string) => ({ podSelector: { matchLabels: { 'app.kubernetes.io/name': name } } })
  const ports = [{ protocol: 'TCP', port: 9000 }]
  set('NetworkPolicy/game', 'spec.policyTypes', ['Ingress', 'Egress'])(objects)
  set('NetworkPolicy/game', 'spec.egress', [{ to: [peer('report-api')], ports }])(objects)
  return set('NetworkPolicy/report-api', 'spec.ingress.1.from.1', peer('game'))(objects)
}

function idOf({ kind, metadata }: KubeObject): string {
  return `${kind}/${metadata.name}`
}

function found(objects: readonly KubeObject[], at: string): KubeObject {
  const object = objects.find((each) => idOf(each) === at)
  if (!object) throw new Error(`there is no ${at}`)
  return object
}

function step_(node: Json | undefined, step: string): Json | undefined {
  if (Array.isArray(node)) return node[Number(step)]
  return isMap(node) ? node[step] : undefined
}

function envOf(object: KubeObject): Json[] {
  const env = `${container}.env`.split('.').reduce<Json | undefined>((node, step) => step_(node, step), object as unknown as Json)
  if (!Array.isArray(env)) throw new Error(`${idOf(object)} has no variables`)
  return env
}
