import { container, type Mutation, set, setEnv, unset, without } from './change.ts'

/** Pods that are not what a restricted node runs, or that stop, spread or report wrongly. */
export const pods: Mutation[] = [
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
]
