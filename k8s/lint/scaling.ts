import { resolveEnv } from './env.ts'
import { programs } from './programs.ts'
import { type Rule, specOf, type World } from './world.ts'

type Target = { scaleTargetRef?: { kind?: string; name: string } }
type Trigger = { type: string; metricType?: string; metadata: Record<string, string>; authenticationRef?: { name: string } }
type Scaled = Target & {
  minReplicaCount?: number
  maxReplicaCount?: number
  pollingInterval?: number
  cooldownPeriod?: number
  fallback?: { failureThreshold: number; replicas: number; behavior?: string }
  triggers?: Trigger[]
  advanced?: { horizontalPodAutoscalerConfig?: { behavior?: { scaleDown?: { stabilizationWindowSeconds?: number } } } }
}

export const MAX_CONNECTIONS = 'waymark/postgres-max-connections'

/** How many pods there are, and who decides. */
export const scalingRules: Rule[] = [
  {
    id: 'backlog-scaling',
    promise: 'report-worker is scaled by the backlog in seconds, and by the lists waiting and active when that cannot be read',
    *check(world) {
      const object = world.of('ScaledObject').find((each) => specOf<Scaled>(each).scaleTargetRef?.name === 'report-worker')
      const namespace = world.of('Namespace')[0]
      if (!object) {
        if (namespace) yield [namespace, 'nothing scales report-worker']
        return
      }
      const {
        minReplicaCount,
        maxReplicaCount,
        pollingInterval,
        cooldownPeriod,
        fallback,
        triggers = [],
        advanced,
      } = specOf<Scaled>(object)
      if (minReplicaCount !== 1 || maxReplicaCount !== 10)
        yield [object, `keeps ${minReplicaCount} to ${maxReplicaCount} pods, not 1 to 10`]
      if (pollingInterval !== 10 || cooldownPeriod !== 120) yield [object, 'does not ask every 10 s, or does not wait 120 s']
      const window = advanced?.horizontalPodAutoscalerConfig?.behavior?.scaleDown?.stabilizationWindowSeconds
      if (window !== cooldownPeriod) yield [object, `takes a pod away after ${window} s of less work`]
      const backlog = triggers.find(({ metadata }) => metadata.valueLocation === 'report_backlog_seconds')
      // The metric is divided by the workers already: as an average it would be divided twice, and flap.
      if (backlog?.metricType !== 'Value') yield [object, 'does not read report_backlog_seconds as a value']
      for (const list of ['wait', 'active']) {
        if (!triggers.some(({ type, metadata }) => type === 'redis' && metadata.listName === `bull:report-make:${list}`))
          yield [object, `does not count the list ${list}: busy workers would be killed, or waiting reports forgotten`]
      }
      // More than one, or as many as there are: then a metric that cannot be read would keep them all for ever.
      if (fallback?.replicas !== 1 || (fallback.behavior ?? 'static') !== 'static')
        yield [object, 'has no fallback that lets the lists decide']
    },
  },
  {
    id: 'one-scaler',
    promise: 'one scaler a Deployment, and then no number of its own',
    *check(world) {
      const scalers = [...world.of('HorizontalPodAutoscaler'), ...world.of('ScaledObject')]
      const taken = new Set<string>()
      for (const object of scalers) {
        const target = specOf<Target>(object).scaleTargetRef?.name ?? ''
        const workload = world.workloads.find(({ kind, name }) => kind === 'Deployment' && name === target)
        if (!workload) yield [object, `scales ${target}, which is not there`]
        if (taken.has(target)) yield [object, `${target} has another scaler`]
        if (workload && specOf<{ replicas?: number }>(workload.object).replicas !== undefined)
          yield [workload.object, 'has a number of replicas that each apply would set back']
        taken.add(target)
      }
      for (const object of world.of('HorizontalPodAutoscaler')) {
        const { minReplicas = 1, maxReplicas } = specOf<{ minReplicas?: number; maxReplicas: number }>(object)
        if (minReplicas < 2 || maxReplicas <= minReplicas) yield [object, `keeps ${minReplicas} to ${maxReplicas} pods`]
      }
    },
  },
  {
    id: 'connections',
    promise: 'all pools together take at most four fifths of what the database allows, also while every Deployment is rolled',
    *check(world) {
      const config = world.of('ConfigMap').find(({ metadata }) => metadata.name === 'waymark')
      if (!config) return
      const allowed = Number(config.metadata.annotations?.[MAX_CONNECTIONS])
      const used = connectionsOf(world)
      if (!(used <= allowed * 0.8)) yield [config, `pools may take ${used} connections, the database allows ${allowed}`]
    },
  },
]

/** The most connections to PostgreSQL at any time, with the one pod more that a rollout adds. */
export function connectionsOf(world: World): number {
  const each = world.workloads.map(({ name, most, pod }) => {
    const pool = Number(pod.containers[0] && resolveEnv(pod.containers[0], world).values.DATABASE_POOL) || 10
    return (programs[name]?.connections?.(pool) ?? 0) * (most + 1)
  })
  return each.reduce((sum, count) => sum + count, 0)
}
