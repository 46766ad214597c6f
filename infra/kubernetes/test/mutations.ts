import type { Site } from '../helm.ts'
import { isMap, type Json, type JsonMap, type KubeObject } from '../objects.ts'

/** A broken manifest: what is changed in a good site, and the one rule that must say so. */
export type Mutation = { site: Site; what: string; rule: string; change: (objects: KubeObject[]) => KubeObject[] }

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
    site: 'prod',
    what: 'an image called latest',
    rule: 'image-pinned',
    change: set('Deployment/jobs', `${container}.image`, 'registry.example/waymark/jobs:latest'),
  },
  {
    site: 'dev',
    what: 'an image without a tag',
    rule: 'image-pinned',
    change: set('StatefulSet/redis', `${container}.image`, 'redis'),
  },
  {
    site: 'prod',
    what: 'a pod that may run as root',
    rule: 'pod-security',
    change: unset('Deployment/game', 'spec.template.spec.securityContext.runAsNonRoot'),
  },
  {
    site: 'prod',
    what: 'user 0',
    rule: 'pod-security',
    change: set('Deployment/game', 'spec.template.spec.securityContext.runAsUser', 0),
  },
  {
    site: 'dev',
    what: 'a container that keeps its capabilities',
    rule: 'pod-security',
    change: unset('StatefulSet/kafka', `${container}.securityContext.capabilities`),
  },
  {
    site: 'prod',
    what: 'privileges to gain',
    rule: 'pod-security',
    change: set('Job/topics', `${container}.securityContext.allowPrivilegeEscalation`, true),
  },
  {
    site: 'prod',
    what: 'a root file system to write to',
    rule: 'read-only-root',
    change: set('Deployment/gateway', `${container}.securityContext.readOnlyRootFilesystem`, false),
  },
  {
    site: 'prod',
    what: 'a /tmp without a bound',
    rule: 'read-only-root',
    change: set('Deployment/skills', 'spec.template.spec.volumes', [
      { name: 'tmp', emptyDir: {} },
      { name: 'server-ca', secret: { secretName: 'server-ca' } },
    ]),
  },
  {
    site: 'prod',
    what: 'a token of the cluster in a pod',
    rule: 'no-token',
    change: unset('Deployment/identity', 'spec.template.spec.automountServiceAccountToken'),
  },
  {
    site: 'dev',
    what: 'Services as variables, KAFKA_PORT among them',
    rule: 'no-service-links',
    change: unset('StatefulSet/kafka', 'spec.template.spec.enableServiceLinks'),
  },
  {
    site: 'prod',
    what: 'no limit of memory',
    rule: 'resources',
    change: unset('Deployment/learning', `${container}.resources.limits.memory`),
  },
  {
    site: 'prod',
    what: 'no request of CPU',
    rule: 'resources',
    change: unset('Job/migrate-jobs', `${container}.resources.requests.cpu`),
  },
  {
    site: 'prod',
    what: 'a heap as large as the limit',
    rule: 'heap-fits',
    change: setEnv('Deployment/skills', 'NODE_OPTIONS', '--max-old-space-size=640'),
  },
  {
    site: 'prod',
    what: 'no readiness',
    rule: 'probes',
    change: unset('Deployment/assessment', `${container}.readinessProbe`),
  },
  {
    site: 'prod',
    what: 'no start-up probe',
    rule: 'probes',
    change: unset('Deployment/report-worker', `${container}.startupProbe`),
  },
  {
    site: 'prod',
    what: 'a liveness that asks the database',
    rule: 'probes',
    change: set('Deployment/identity', `${container}.livenessProbe.httpGet.path`, '/readyz'),
  },
  {
    site: 'prod',
    what: 'a probe at a port that is not open',
    rule: 'probes',
    change: set('Deployment/gateway', `${container}.livenessProbe.httpGet.port`, 9465),
  },
  {
    site: 'prod',
    what: 'a worker killed within a report',
    rule: 'time-to-stop',
    change: set('Deployment/report-worker', 'spec.template.spec.terminationGracePeriodSeconds', 30),
  },
  {
    site: 'prod',
    what: 'a gateway that stops at once',
    rule: 'time-to-stop',
    change: unset('Deployment/gateway', `${container}.lifecycle`),
  },
  {
    site: 'prod',
    what: 'all pods on one node',
    rule: 'spread',
    change: unset('Deployment/identity', 'spec.template.spec.topologySpreadConstraints'),
  },
  {
    site: 'prod',
    what: 'Chromium without the profile of its sandbox',
    rule: 'chromium-sandbox',
    change: set('Deployment/report-api', 'spec.template.spec.securityContext.seccompProfile', { type: 'RuntimeDefault' }),
  },
  {
    site: 'prod',
    what: 'an account of somebody else',
    rule: 'own-account',
    change: set('Deployment/game', 'spec.template.spec.serviceAccountName', 'identity'),
  },
  {
    site: 'prod',
    what: 'an account that is not there',
    rule: 'own-account',
    change: set('Deployment/game', 'spec.template.spec.serviceAccountName', 'gmae'),
  },
  {
    site: 'prod',
    what: 'a priority that is not there',
    rule: 'priority',
    change: set('Deployment/game', 'spec.template.spec.priorityClassName', 'high'),
  },
  {
    site: 'prod',
    what: 'a Deployment without a disruption budget',
    rule: 'disruption',
    change: without('PodDisruptionBudget/skills'),
  },
  {
    site: 'prod',
    what: 'a budget that lets half of the pods go',
    rule: 'disruption',
    change: set('PodDisruptionBudget/skills', 'spec.maxUnavailable', '50%'),
  },
  {
    site: 'prod',
    what: 'a Secret that is not there',
    rule: 'references',
    change: setSecretRef('Deployment/report-api', 'LINK_SECRET', { name: 'report-link', key: 'LINK_SECRET' }),
  },
  {
    site: 'dev',
    what: 'a key that its Secret does not have',
    rule: 'references',
    change: setSecretRef('Deployment/identity', 'SMTP_URL', { name: 'smtp', key: 'URL' }),
  },
  {
    site: 'prod',
    what: 'a key of KEDA that its Secret does not have',
    rule: 'references',
    change: set('TriggerAuthentication/queue', 'spec.secretTargetRef.0.key', 'ADDRESS'),
  },
  {
    site: 'prod',
    what: 'a variable that the program requires left out',
    rule: 'environment',
    change: setEnv('Deployment/report-worker', 'LINK_SECRET', undefined),
  },
  {
    site: 'dev',
    what: 'a process that does not run in production mode',
    rule: 'environment',
    change: setEnv('Deployment/report-api', 'NODE_ENV', 'development'),
  },
  {
    site: 'prod',
    what: 'an address that is none',
    rule: 'environment',
    change: set('ConfigMap/waymark', 'data.PUBLIC_URL', 'waymark.example'),
  },
  {
    site: 'prod',
    what: 'a schema that its migration is not told',
    rule: 'environment',
    change: setEnv('Job/database-prepare', 'GAME_DATABASE_PASSWORD', undefined),
  },
  {
    site: 'prod',
    what: 'a misspelt setting',
    rule: 'known-variables',
    change: set('ConfigMap/waymark', 'data.KAFKA_REPLICA', '3'),
  },
  {
    site: 'prod',
    what: 'a variable given twice',
    rule: 'said-once',
    change: twice('Deployment/report-api', 'LINK_KEY_ID'),
  },
  {
    site: 'prod',
    what: 'a password in a ConfigMap',
    rule: 'secrets-by-reference',
    change: set('ConfigMap/waymark', 'data.MAIL_FROM', 'smtp://mail:forty-two@relay.example'),
  },
  {
    site: 'prod',
    what: 'a secret written out',
    rule: 'secrets-by-reference',
    change: setEnv('Deployment/report-api', 'LINK_SECRET', 'forty-two-forty-two-forty-two-42'),
  },
  {
    site: 'prod',
    what: 'a Service that finds no pod',
    rule: 'selectors',
    change: set('Service/identity-grpc', 'spec.selector', { '|': 'identity' }),
  },
  {
    site: 'prod',
    what: 'a monitor that finds no pod',
    rule: 'selectors',
    change: set('PodMonitor/report-worker', 'spec.selector', { matchLabels: { app: 'report-worker' } }),
  },
  {
    site: 'prod',
    what: 'a Service that leads to a closed port',
    rule: 'ports',
    change: set('Service/frontend', 'spec.ports.0.targetPort', 80),
  },
  {
    site: 'prod',
    what: 'a process that listens elsewhere',
    rule: 'ports',
    change: setEnv('Deployment/gateway', 'HTTP_PORT', '8081'),
  },
  {
    site: 'full',
    what: 'an ingress past the gateway',
    rule: 'ports',
    change: set('Ingress/site', 'spec.rules.0.http.paths.0.backend.service.name', 'frontend'),
  },
  {
    site: 'prod',
    what: 'a route past the gateway',
    rule: 'ports',
    change: set('HTTPRoute/site', 'spec.rules.0.backendRefs.0', { name: 'frontend', port: 8000 }),
  },
  {
    site: 'prod',
    what: 'a route to a closed port',
    rule: 'ports',
    change: set('HTTPRoute/site', 'spec.rules.0.backendRefs.0.port', 8080),
  },
  {
    site: 'full',
    what: 'an ingress that logs every path',
    rule: 'links-unlogged',
    change: set('Ingress/site', 'metadata.annotations', {}),
  },
  {
    site: 'full',
    what: 'an ingress whose access log is switched on',
    rule: 'links-unlogged',
    change: set('Ingress/site', 'metadata.annotations.|nginx.ingress.kubernetes.io/enable-access-log', 'true'),
  },
  {
    site: 'prod',
    what: 'an address without a Service',
    rule: 'addresses',
    change: set('ConfigMap/waymark', 'data.SKILLS_GRPC_ADDR', 'skills:9000'),
  },
  {
    site: 'prod',
    what: 'one address for all pods of a gRPC service',
    rule: 'addresses',
    change: unset('Service/skills-grpc', 'spec.clusterIP'),
  },
  {
    site: 'prod',
    what: 'a migration after the release',
    rule: 'prepared-first',
    change: unset('Job/migrate-jobs', 'metadata.annotations'),
  },
  {
    site: 'prod',
    what: 'a migration before the roles are there',
    rule: 'prepared-first',
    change: set('Job/migrate-jobs', 'metadata.annotations.|helm.sh/hook-weight', '-10'),
  },
  {
    site: 'prod',
    what: 'a migration with settings that come after it',
    rule: 'prepared-first',
    change: set('Job/migrate-jobs', `${container}.envFrom.0.configMapRef.name`, 'waymark'),
  },
  {
    site: 'prod',
    what: 'topics made over a way that opens after them',
    rule: 'prepared-first',
    change: unset('NetworkPolicy/prepare-kafka', 'metadata.annotations'),
  },
  { site: 'prod', what: 'a schema that nobody migrates', rule: 'commands', change: without('Job/migrate-learning') },
  {
    site: 'prod',
    what: 'a command that is not there',
    rule: 'commands',
    change: set('Deployment/report-worker', `${container}.args`, ['node', 'services/report/src/workers.ts']),
  },
  {
    site: 'prod',
    what: 'a backup that may not go to the database',
    rule: 'servers-reachable',
    change: unset('CronJob/backup', 'spec.jobTemplate.spec.template.metadata.labels'),
  },
  {
    site: 'prod',
    what: 'an entrypoint replaced where Chromium leaves orphans',
    rule: 'commands',
    change: set('Deployment/report-worker', `${container}.command`, ['node']),
  },
  {
    site: 'prod',
    what: 'a namespace that enforces nothing',
    rule: 'whole-product',
    change: set('Namespace/waymark', 'metadata.labels', { 'pod-security.kubernetes.io/warn': 'restricted' }),
  },
  {
    site: 'prod',
    what: 'an object outside the namespace',
    rule: 'whole-product',
    change: set('Service/game', 'metadata.namespace', 'default'),
  },
  { site: 'prod', what: 'no default deny', rule: 'default-deny', change: without('NetworkPolicy/default-deny') },
  {
    site: 'prod',
    what: 'a way to the whole internet, without a reason',
    rule: 'no-open-edge',
    change: unset('NetworkPolicy/to-smtp', 'metadata.annotations'),
  },
  {
    site: 'prod',
    what: 'an edge to every port',
    rule: 'no-open-edge',
    change: unset('NetworkPolicy/from-gateway-system', 'spec.ingress.0.ports'),
  },
  { site: 'prod', what: 'an edge that nobody uses', rule: 'edges', change: (objects) => extraEdge(objects) },
  { site: 'prod', what: 'half of an edge', rule: 'edges', change: unset('NetworkPolicy/skills', 'spec.ingress') },
  { site: 'dev', what: 'a server that lets nobody in', rule: 'edges', change: unset('NetworkPolicy/kafka', 'spec.ingress') },
  { site: 'prod', what: 'no way to the database', rule: 'servers-reachable', change: without('NetworkPolicy/to-postgres') },
  {
    site: 'prod',
    what: 'a way to Redis for one who does not use it',
    rule: 'servers-reachable',
    change: set('Deployment/game', 'spec.template.metadata.labels.|waymark/redis', 'client'),
  },
  {
    site: 'dev',
    what: 'a scaler that forgets busy workers',
    rule: 'backlog-scaling',
    change: set('ScaledObject/report-worker', 'spec.triggers.2.metadata.listName', 'bull:report-make:wait'),
  },
  {
    site: 'prod',
    what: 'a metric divided twice',
    rule: 'backlog-scaling',
    change: set('ScaledObject/report-worker', 'spec.triggers.0.metricType', 'AverageValue'),
  },
  {
    site: 'prod',
    what: 'a scaler without a fallback',
    rule: 'backlog-scaling',
    change: unset('ScaledObject/report-worker', 'spec.fallback'),
  },
  { site: 'prod', what: 'two scalers of one Deployment', rule: 'one-scaler', change: withObject(secondScaler()) },
  {
    site: 'prod',
    what: 'a number of replicas beside a scaler',
    rule: 'one-scaler',
    change: set('Deployment/jobs', 'spec.replicas', 2),
  },
  {
    site: 'prod',
    what: 'more connections than the database has',
    rule: 'connections',
    change: set('ConfigMap/waymark', 'data.DATABASE_POOL', '20'),
  },
  {
    site: 'prod',
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
