import assert from 'node:assert/strict'
import { test } from 'node:test'
import { specOf } from '../lint/world.ts'
import { siteObjects } from '../tools/helm.ts'

type Spec = {
  fallback: unknown
  advanced: { horizontalPodAutoscalerConfig: { behavior: unknown } }
  triggers: { name: string; metricType: string; metadata: Record<string, string> }[]
}

/** The lint holds what a trigger reads; this, the numbers that ADR 0027 gives reasons for. */
test('report workers come and go by the numbers that were decided', async () => {
  const found = (await siteObjects('prod')).find(
    ({ kind, metadata }) => kind === 'ScaledObject' && metadata.name === 'report-worker',
  )
  assert.ok(found)
  const { fallback, advanced, triggers } = specOf<Spec>(found)
  assert.deepEqual(
    triggers.map(({ name, metricType, metadata }) => [name, metricType, metadata.targetValue ?? metadata.listLength]),
    [
      ['backlog', 'Value', '20'],
      ['waiting', 'AverageValue', '10'],
      ['active', 'AverageValue', '2'],
    ],
  )
  assert.deepEqual(fallback, { failureThreshold: 3, replicas: 1 })
  assert.deepEqual(advanced.horizontalPodAutoscalerConfig.behavior, {
    scaleUp: {
      stabilizationWindowSeconds: 0,
      selectPolicy: 'Max',
      policies: [
        { type: 'Pods', value: 4, periodSeconds: 15 },
        { type: 'Percent', value: 100, periodSeconds: 15 },
      ],
    },
    scaleDown: { stabilizationWindowSeconds: 120, policies: [{ type: 'Percent', value: 100, periodSeconds: 15 }] },
  })
})
