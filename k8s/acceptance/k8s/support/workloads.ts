import { eventually, type KubeObject, Refused } from '../../../control-plane/cluster-client.ts'
import type { ControlPlane } from '../../../control-plane/control-plane.ts'

export const NAMESPACE = 'waymark'

export type Deployment = KubeObject & {
  spec: {
    replicas: number
    strategy: { rollingUpdate?: { maxUnavailable?: number | string } }
    template: { metadata: { labels: Record<string, string> }; spec: { containers: { name: string; image: string }[] } }
  }
  status: { observedGeneration?: number; readyReplicas?: number; updatedReplicas?: number; replicas?: number }
}
export type Pod = KubeObject & {
  spec: { nodeName?: string }
  status: { phase?: string; conditions?: { type: string; status: string }[] }
}
type Job = KubeObject & { status: { succeeded?: number; conditions?: { type: string; status: string }[] } }
type Autoscaler = KubeObject & { spec: { minReplicas?: number; scaleTargetRef: { name: string } } }
type Scaled = KubeObject & { spec: { replicas: number }; status: { readyReplicas?: number } }

export const nameOf = ({ metadata }: KubeObject): string => metadata.labels?.['app.kubernetes.io/name'] ?? metadata.name

export const deploymentsOf = ({ cluster }: ControlPlane) =>
  cluster.list<Deployment>(`/apis/apps/v1/namespaces/${NAMESPACE}/deployments`)

export const podsOf = ({ cluster }: ControlPlane) => cluster.list<Pod>(`/api/v1/namespaces/${NAMESPACE}/pods`)

/** The phase counts too: kwok leaves the pods of finished Jobs their readiness. */
export const isReadyPod = ({ metadata, status }: Pod): boolean =>
  !metadata.deletionTimestamp &&
  status.phase === 'Running' &&
  (status.conditions ?? []).some(({ type, status: is }) => type === 'Ready' && is === 'True')

/** Deployments with what their autoscalers want at least, StatefulSets with all their replicas, Jobs with their success. Resolves with how many there are of each. */
export async function allReady(plane: ControlPlane, withinMs = 90_000) {
  const { cluster } = plane
  let missing: string[] = []
  const look = async () => {
    const deployments = await deploymentsOf(plane)
    const sets = await cluster.list<Scaled>(`/apis/apps/v1/namespaces/${NAMESPACE}/statefulsets`)
    const jobs = await cluster.list<Job>(`/apis/batch/v1/namespaces/${NAMESPACE}/jobs`)
    const autoscalers = await cluster.list<Autoscaler>(`/apis/autoscaling/v2/namespaces/${NAMESPACE}/horizontalpodautoscalers`)
    const least = new Map(autoscalers.map(({ spec }) => [spec.scaleTargetRef.name, spec.minReplicas ?? 1]))
    missing = [
      ...deployments.filter(({ metadata, spec }) => spec.replicas < (least.get(metadata.name) ?? 1)),
      ...[...deployments, ...sets].filter((one) => (one.status.readyReplicas ?? 0) < one.spec.replicas),
      ...deployments.filter(({ metadata, status }) => (status.observedGeneration ?? 0) < (metadata.generation ?? 0)),
      ...deployments.filter(({ spec, status }) => status.updatedReplicas !== spec.replicas || status.replicas !== spec.replicas),
      ...jobs.filter(({ status }) => !status.conditions?.some(({ type, status: is }) => type === 'Complete' && is === 'True')),
    ].map(({ metadata }) => metadata.name)
    return missing.length === 0 && { deployments, sets, jobs }
  }
  return eventually('everything ready', look, { withinMs }).catch((error: Error) => {
    throw new Error(`${error.message}: ${missing.join(', ')} not`, { cause: error.cause })
  })
}

/** The namespace and all in it; what lies outside of it is applied over by the next overlay. */
export async function removeNamespace({ cluster }: ControlPlane): Promise<void> {
  const path = `/api/v1/namespaces/${NAMESPACE}`
  await cluster.remove(path)
  await eventually(
    `${NAMESPACE} is gone`,
    async () =>
      cluster.get(path).then(
        () => false,
        (error: unknown) => error instanceof Refused && error.status === 404,
      ),
    { withinMs: 90_000 },
  )
}

/** Follows the pods and keeps the fewest that were ready at once, for each Deployment. */
export function watchReadiness(plane: ControlPlane) {
  const pods = new Map<string, { app: string; ready: boolean }>()
  const fewest = new Map<string, number>()
  let measuring = false
  const note = () => {
    const ready = new Map<string, number>()
    for (const pod of pods.values()) ready.set(pod.app, (ready.get(pod.app) ?? 0) + (pod.ready ? 1 : 0))
    for (const [app, count] of ready) fewest.set(app, Math.min(fewest.get(app) ?? count, count))
  }
  const stop = plane.cluster.watch<Pod>(`/api/v1/namespaces/${NAMESPACE}/pods`, ({ type, object }) => {
    // A pod that is gone stays in the map as not ready, so that the last of an app is counted as zero.
    const ready = type !== 'DELETED' && isReadyPod(object)
    pods.set(object.metadata.uid ?? object.metadata.name, { app: nameOf(object), ready })
    if (measuring) note()
  })
  return {
    /** From now on; before, the watch only learns what is there. */
    begin() {
      fewest.clear()
      measuring = true
      note()
    },
    fewest: (app: string) => fewest.get(app) ?? 0,
    known: () => pods.size,
    stop,
  }
}
