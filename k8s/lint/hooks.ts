import { type Rule, type Selector, selects, specOf, type World } from './world.ts'

/** Roles, migrations and topics come before the release: there is no order by hand. */
export const hookRules: Rule[] = [
  {
    id: 'prepared-first',
    promise: 'what prepares a release is done before it, in order, and stands on nothing that comes later',
    *check({ workloads, find, objects }) {
      const jobs = workloads.filter(({ object }) => object.kind === 'Job')
      for (const { object, pod, labels } of jobs) {
        const weight = hookWeight(object)
        if (weight === undefined) yield [object, 'is no hook, so nothing waits for it']
        if (weight === undefined) continue
        if (object.metadata.name.startsWith('migrate-')) {
          const prepare = find('Job', 'database-prepare')
          if (!(prepare && (hookWeight(prepare) ?? 0) < weight)) yield [object, 'does not wait for the roles and schemas']
        }
        const [container] = pod.containers
        const named = [
          find('ServiceAccount', pod.serviceAccountName ?? ''),
          ...(container?.envFrom ?? []).map(({ configMapRef }) => find('ConfigMap', configMapRef?.name ?? '')),
        ]
        for (const needed of named) {
          if (needed && !((hookWeight(needed) ?? Number.POSITIVE_INFINITY) < weight))
            yield [object, `names ${needed.kind} ${needed.metadata.name}, which comes later`]
        }
        const ways = objects.filter(
          (each) => each.kind === 'NetworkPolicy' && (hookWeight(each) ?? Number.POSITIVE_INFINITY) < weight,
        )
        if (!ways.some((policy) => selects(specOf<{ podSelector: Selector }>(policy).podSelector, labels)))
          yield [object, 'has no way to its server yet']
      }
    },
  },
]

/** When Helm, Flux and Argo CD make an object before the release: hooks of a lower weight come first. */
function hookWeight({ metadata }: World['objects'][number]): number | undefined {
  const { 'helm.sh/hook': hook, 'helm.sh/hook-weight': weight } = metadata.annotations ?? {}
  return hook?.includes('pre-install') && hook.includes('pre-upgrade') ? Number(weight) : undefined
}
