import { setTimeout as delay } from 'node:timers/promises'
import type { TestStack } from '../../../../infra/dev/test-stack.ts'
import type { ControlPlane } from '../../../control-plane/control-plane.ts'
import type { PodProcesses } from '../../../control-plane/pod-processes.ts'
import { type Deployment, NAMESPACE } from './workloads.ts'

type Sample = { at: number; wanted: number; working: number; alive: number; backlog: number; autoscaler: string }
type Autoscaler = {
  status: {
    currentMetrics?: { external?: { metric: { name: string }; current: { value?: string; averageValue?: string } } }[] | null
  }
}

/** Twice a second: replicas wanted, worker processes at work and alive, and what the stack says its backlog is. */
export function watchScaling(options: { plane: ControlPlane; workers: PodProcesses; stack: TestStack }) {
  const { plane, workers, stack } = options
  const began = Date.now()
  const samples: Sample[] = []
  let stopped = false
  async function sample(): Promise<void> {
    const path = `/apis/apps/v1/namespaces/${NAMESPACE}/deployments/report-worker`
    const { spec } = await plane.cluster.get<Deployment>(path)
    const at = (Date.now() - began) / 1000
    const [backlog, autoscaler] = await Promise.all([backlogOf(stack), autoscalerSays(plane)])
    samples.push({ at, wanted: spec.replicas, working: workers.working(), alive: workers.alive(), backlog, autoscaler })
  }
  const loop = (async () => {
    while (!stopped) {
      // A machine that is busy may leave one call without an answer: a sample less, not a failure.
      await sample().catch(() => undefined)
      await delay(500)
    }
  })()
  const peak = (of: 'wanted' | 'working') => Math.max(...samples.map((sample) => sample[of]))
  return {
    seconds: () => (Date.now() - began) / 1000,
    peak,
    /** When so many processes were at work for the first time, in seconds since the watch began. */
    firstWith: (count: number) => samples.find(({ working }) => working >= count)?.at,
    /** One line a change, for people. */
    print() {
      const changes = samples.filter((sample, index) => {
        const before = samples[index - 1]
        return !before || before.wanted !== sample.wanted || before.working !== sample.working
      })
      for (const { at, wanted, working, backlog, autoscaler } of changes)
        console.log(
          `  ${at.toFixed(1).padStart(6)} s  wanted ${wanted}  working ${working}  backlog ${backlog.toFixed(0)} s  (read: ${autoscaler})`,
        )
    },
    async stop() {
      stopped = true
      await loop
    },
  }
}

export async function backlogOf(stack: TestStack): Promise<number> {
  const page = await (await fetch(`${stack.url('report-api')}/metrics`)).text()
  return Number(/^report_backlog_seconds(?:\{[^}]*\})? (\S+)$/m.exec(page)?.[1] ?? Number.NaN)
}

async function autoscalerSays({ cluster }: ControlPlane): Promise<string> {
  const path = `/apis/autoscaling/v2/namespaces/${NAMESPACE}/horizontalpodautoscalers/keda-hpa-report-worker`
  const { status } = await cluster.get<Autoscaler>(path)
  return (status.currentMetrics ?? [])
    .map(({ external }) => {
      const [, name = ''] = /^s\d+-(?:metric-api|redis)-(.*)$/.exec(external?.metric.name ?? '') ?? []
      return external && `${name} ${external.current.value ?? external.current.averageValue}`
    })
    .filter(Boolean)
    .join(', ')
}
