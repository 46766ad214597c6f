import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { decode } from '@waymark/kit/decode'
import * as t from 'io-ts'
import { parseAllDocuments } from 'yaml'
import { repoRoot } from '../../local/places.ts'
import { reportWorkerRules as rules } from '../formula.ts'

const policy = t.type({ type: t.string, value: t.number, periodSeconds: t.number })
const scaledObject = t.type({
  spec: t.type({
    minReplicaCount: t.number,
    maxReplicaCount: t.number,
    fallback: t.type({ failureThreshold: t.number, replicas: t.number }),
    advanced: t.type({
      horizontalPodAutoscalerConfig: t.type({
        behavior: t.type({
          scaleUp: t.type({ stabilizationWindowSeconds: t.number, selectPolicy: t.literal('Max'), policies: t.array(policy) }),
          scaleDown: t.type({ stabilizationWindowSeconds: t.number, policies: t.array(policy) }),
        }),
      }),
    }),
    triggers: t.array(t.type({ name: t.string, metricType: t.string, metadata: t.record(t.string, t.string) })),
  }),
})

test('the manifest scales report workers by the very rules that are tried here', () => {
  const documents = parseAllDocuments(readFileSync(join(repoRoot, 'k8s/base/scaling.yaml'), 'utf8')).map((one) => one.toJS())
  const found = documents.find(({ kind, metadata }) => kind === 'ScaledObject' && metadata.name === 'report-worker')
  const { spec } = decode(scaledObject, found)
  const { scaleUp, scaleDown } = spec.advanced.horizontalPodAutoscalerConfig.behavior
  assert.deepEqual(
    spec.triggers.map(({ name, metricType, metadata }) => ({
      name,
      type: metricType,
      target: Number(metadata.targetValue ?? metadata.listLength),
    })),
    rules.triggers,
  )
  assert.deepEqual(
    spec.triggers.map(({ metadata }) => metadata.valueLocation ?? metadata.listName),
    ['report_backlog_seconds', 'bull:report-make:wait', 'bull:report-make:active'],
  )
  assert.deepEqual([spec.minReplicaCount, spec.maxReplicaCount], [rules.min, rules.max])
  assert.deepEqual(spec.fallback, { failureThreshold: rules.fallback.misses, replicas: rules.fallback.replicas })
  const periodSeconds = rules.up.periodMs / 1_000
  assert.deepEqual(scaleUp, {
    stabilizationWindowSeconds: 0,
    selectPolicy: 'Max',
    policies: [
      { type: 'Pods', value: rules.up.pods, periodSeconds },
      { type: 'Percent', value: rules.up.percent, periodSeconds },
    ],
  })
  assert.equal(scaleDown.stabilizationWindowSeconds * 1_000, rules.downStabilisationMs)
  assert.deepEqual(scaleDown.policies, [{ type: 'Percent', value: 100, periodSeconds: 15 }])
})
