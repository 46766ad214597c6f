import type { KubeObject } from '../../objects.ts'
import { type Mutation, set, unset, without } from './change.ts'

/** Ways that are too wide, unused or missing. */
export const network: Mutation[] = [
  {
    site: 'prod',
    what: 'a backup that may not go to the database',
    rule: 'servers-reachable',
    change: unset('CronJob/backup', 'spec.jobTemplate.spec.template.metadata.labels'),
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
]

function extraEdge(objects: KubeObject[]): KubeObject[] {
  const peer = (name: string) => ({ podSelector: { matchLabels: { 'app.kubernetes.io/name': name } } })
  const ports = [{ protocol: 'TCP', port: 9000 }]
  set('NetworkPolicy/game', 'spec.policyTypes', ['Ingress', 'Egress'])(objects)
  set('NetworkPolicy/game', 'spec.egress', [{ to: [peer('report-api')], ports }])(objects)
  return set('NetworkPolicy/report-api', 'spec.ingress.1.from.1', peer('game'))(objects)
}
