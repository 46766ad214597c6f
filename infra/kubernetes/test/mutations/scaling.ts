import type { KubeObject } from '../../objects.ts'
import { type Mutation, set, unset, withObject } from './change.ts'

/** Scalers, connections and alerts that do not hold. */
export const scaling: Mutation[] = [
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

function secondScaler(): KubeObject {
  const spec = {
    scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'report-worker' },
    minReplicas: 2,
    maxReplicas: 4,
  }
  return { apiVersion: 'autoscaling/v2', kind: 'HorizontalPodAutoscaler', metadata: { name: 'report-worker' }, spec }
}
