import { containersOf, type Finding, type Rule, selects, specOf, type Workload } from './world.ts'

/** What each pod must be, whoever it is. */
export const podRules: Rule[] = [
  rule('image-pinned', 'every image has a fixed tag, never latest', function* ({ object, ...workload }) {
    for (const { image } of containersOf({ object, ...workload })) {
      const tag = /:([^:/@]+)(@sha256:[0-9a-f]{64})?$/.exec(image)?.[1]
      if (tag === undefined || tag === 'latest') yield [object, `${image} has no fixed tag`]
    }
  }),
  rule('pod-security', 'every pod keeps the rules of Pod Security restricted', function* (workload) {
    const { object, pod } = workload
    const { runAsNonRoot, runAsUser, seccompProfile } = pod.securityContext ?? {}
    if (runAsNonRoot !== true || !runAsUser) yield [object, 'may run as root']
    if (!['RuntimeDefault', 'Localhost'].includes(seccompProfile?.type ?? '')) yield [object, 'has no seccomp profile']
    if (pod.hostNetwork || pod.hostPID || pod.hostIPC) yield [object, 'shares a namespace of its node']
    if (pod.volumes?.some(({ hostPath }) => hostPath !== undefined)) yield [object, 'mounts a folder of its node']
    for (const { name, securityContext: own = {} } of containersOf(workload)) {
      if (own.allowPrivilegeEscalation !== false || own.privileged) yield [object, `${name} may gain privileges`]
      if (!own.capabilities?.drop?.includes('ALL') || own.capabilities.add?.length) yield [object, `${name} keeps capabilities`]
    }
  }),
  rule('read-only-root', 'every root file system is read-only, what is written lies in a bounded volume', function* (workload) {
    const { object, pod } = workload
    for (const { name, securityContext, volumeMounts = [] } of containersOf(workload)) {
      if (securityContext?.readOnlyRootFilesystem !== true) yield [object, `${name} may write to its root`]
      if (!volumeMounts.some(({ mountPath }) => mountPath === '/tmp')) yield [object, `${name} has no /tmp`]
    }
    for (const { name, emptyDir } of pod.volumes ?? [])
      if (emptyDir && !emptyDir.sizeLimit) yield [object, `${name} has no size limit`]
  }),
  rule('no-token', 'no pod carries a token of the cluster', function* ({ object, pod }) {
    if (pod.automountServiceAccountToken !== false) yield [object, 'mounts its service account token']
  }),
  rule('no-service-links', 'no Service appears as variables that look like settings', function* ({ object, pod }) {
    if (pod.enableServiceLinks !== false) yield [object, 'has variables made from Services']
  }),
  rule('resources', 'every container says what it needs and what it may take', function* (workload) {
    for (const container of containersOf(workload)) {
      for (const amount of ['cpu', 'memory', 'ephemeral-storage']) {
        const { requests = {}, limits = {} } = container.resources ?? {}
        if (requests[amount] === undefined) yield [workload.object, `${container.name} asks for no ${amount}`]
        if (limits[amount] === undefined) yield [workload.object, `${container.name} has no limit of ${amount}`]
      }
    }
  }),
  rule('heap-fits', 'the heap leaves a quarter of the memory to everything else', function* (workload) {
    for (const { env = [], resources } of containersOf(workload)) {
      const heap = /--max-old-space-size=(\d+)/.exec(env.find(({ name }) => name === 'NODE_OPTIONS')?.value ?? '')?.[1]
      const limit = mebibytes(String(resources?.limits?.memory ?? ''))
      if (heap && limit && Number(heap) > limit * 0.75) yield [workload.object, `a heap of ${heap} MiB in ${limit} MiB`]
    }
  }),
  rule('probes', 'every server is asked whether it started, is ready and is alive', function* (workload) {
    const { object, kind, ours, pod } = workload
    if (kind === 'Job') return
    for (const container of pod.containers) {
      const { startupProbe, readinessProbe, livenessProbe, ports = [] } = container
      const probes = Object.entries({ startupProbe, readinessProbe, livenessProbe })
      for (const [name, probe] of probes) {
        if (!probe) yield [object, `has no ${name}`]
        const door = probe?.httpGet?.port ?? probe?.tcpSocket?.port ?? probe?.grpc?.port
        if (door !== undefined && !ports.some((port) => port.name === door || port.containerPort === door))
          yield [object, `${name} asks at ${door}, where nothing listens`]
      }
      // A liveness that depends on others restarts a whole fleet when one database is away.
      if (ours && livenessProbe && livenessProbe.httpGet?.path !== '/healthz') yield [object, 'liveness is more than /healthz']
      if (ours && readinessProbe && readinessProbe.httpGet?.path !== '/readyz') yield [object, 'readiness is not /readyz']
    }
  }),
  rule('time-to-stop', 'what runs is finished before a pod is killed', function* ({ object, kind, name, ours, pod }) {
    if (kind !== 'Deployment' || !ours) return
    const preStop = pod.containers[0]?.lifecycle?.preStop?.sleep?.seconds ?? 0
    const grace = pod.terminationGracePeriodSeconds ?? 30
    if (name === 'report-worker' && grace < 75) yield [object, `gives a report ${grace} s to finish, not 75`]
    if (name !== 'report-worker' && preStop < 3) yield [object, 'stops before its address has left the Services']
    // A process of ours takes up to 25 s (kit/lifecycle, gateway).
    if (name !== 'report-worker' && grace < preStop + 28) yield [object, `is killed ${grace} s after it was told to stop`]
  }),
  rule('spread', 'pods of one Deployment lie on several nodes and zones', function* ({ object, kind, labels, most, pod }) {
    if (kind !== 'Deployment' || most < 2) return
    for (const key of ['kubernetes.io/hostname', 'topology.kubernetes.io/zone']) {
      const constraint = pod.topologySpreadConstraints?.find(({ topologyKey }) => topologyKey === key)
      if (!constraint || !selects(constraint.labelSelector, labels)) yield [object, `is not spread over ${key}`]
      // Without it all Deployments together would count as one.
      else if (!constraint.matchLabelKeys?.includes('app.kubernetes.io/name')) yield [object, 'is spread together with others']
    }
  }),
  rule(
    'chromium-sandbox',
    'what runs Chromium has the profile that its sandbox needs, and nothing else has',
    function* (workload) {
      const { object, pod } = workload
      const runs = workload.kind === 'Deployment' && containersOf(workload).some(({ image }) => /waymark\/report[:@]/.test(image))
      const { type, localhostProfile } = pod.securityContext?.seccompProfile ?? {}
      if (runs && (type !== 'Localhost' || localhostProfile !== 'waymark/chromium.json'))
        yield [object, 'runs Chromium without its profile']
      if (!runs && type === 'Localhost') yield [object, 'has a wider profile and no Chromium']
    },
  ),
  {
    id: 'own-account',
    promise: 'every Deployment has a service account of its own',
    *check({ workloads, find }) {
      const users = new Map<string, string>()
      for (const { object, kind, name, pod } of workloads) {
        const account = pod.serviceAccountName ?? 'default'
        if (!find('ServiceAccount', account)) yield [object, `runs as ${account}, which is not there`]
        const other = users.get(account)
        if (kind !== 'Job' && other !== undefined) yield [object, `shares the account ${account} with ${other}`]
        users.set(account, name)
      }
    },
  },
  {
    id: 'priority',
    promise: 'every Deployment of ours has a priority that exists',
    *check({ workloads, find }) {
      for (const { object, kind, ours, pod } of workloads) {
        const name = pod.priorityClassName
        if (kind === 'Deployment' && ours && (!name || !find('PriorityClass', name))) yield [object, `has the priority ${name}`]
      }
    },
  },
  {
    id: 'disruption',
    promise: 'a drain takes one pod of a Deployment at a time',
    *check({ workloads, of }) {
      for (const { object, kind, labels, ours } of workloads) {
        if (kind !== 'Deployment' || !ours) continue
        const budgets = of('PodDisruptionBudget')
          .map((budget) => specOf<Budget>(budget))
          .filter(({ selector }) => selects(selector, labels))
        if (budgets.length !== 1) yield [object, `has ${budgets.length} disruption budgets`]
        else if (budgets[0]?.maxUnavailable !== 1) yield [object, `may lose ${budgets[0]?.maxUnavailable} pods at once`]
      }
    },
  },
]

type Budget = { selector?: Parameters<typeof selects>[0]; maxUnavailable?: number | string }

function rule(id: string, promise: string, check: (workload: Workload) => Iterable<Finding>): Rule {
  return { id, promise, check: ({ workloads }) => workloads.flatMap((workload) => [...check(workload)]) }
}

function mebibytes(amount: string): number | undefined {
  const [, number, unit] = /^(\d+)(Mi|Gi)$/.exec(amount) ?? []
  return number === undefined ? undefined : Number(number) * (unit === 'Gi' ? 1024 : 1)
}
