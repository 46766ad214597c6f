import { keepOurScalers } from './keda-scalers.ts'

/**
 * A program that is built from Go modules. Its version, what is built of it and the sums of everything it needs stand in
 * `modules/<name>/go.mod` and `go.sum`.
 */
export type GoTool = {
  /** How long it takes to fetch and build on two cores, for the person who waits. It is done once. */
  usually: string
  /** What a program is called, where the last part of its package says little. */
  names?: Record<string, string>
  ldflags?: string
  /** Changes a copy of the module, which is then built in its place (go.mod replaces it by `./module`). */
  change?: (folder: string) => void
}

export const goTools = {
  k6: { usually: 'five minutes' },
  'docker-compose': {
    usually: 'four minutes',
    names: { cmd: 'docker-compose' },
    ldflags: '-X github.com/docker/compose/v2/internal.Version=VERSION',
  },
  actionlint: { usually: 'one minute' },
  helm: { usually: 'three minutes', ldflags: '-X helm.sh/helm/v4/internal/version.version=VERSION' },
  kubeconform: { usually: 'one minute' },
  syft: { usually: 'five minutes' },
  'stripe-mock': { usually: 'one minute' },
  versitygw: { usually: 'three minutes' },
  kubernetes: { usually: 'ten minutes', ldflags: '-X k8s.io/component-base/version.gitVersion=VERSION' },
  etcd: { usually: 'two minutes', names: { server: 'etcd' } },
  kwok: { usually: 'five minutes' },
  keda: { usually: 'ten minutes', names: { operator: 'keda-operator', adapter: 'keda-adapter' }, change: keepOurScalers },
} satisfies Record<string, GoTool>

export type GoToolName = keyof typeof goTools
