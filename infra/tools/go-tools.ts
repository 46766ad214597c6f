import { keepOurScalers } from './keda-scalers.ts'

/** A program that is built from Go modules at a pinned version, by a module of our own that requires nothing else. */
export type GoTool = {
  module: string
  version: string
  /** How long it takes to fetch and build on two cores, for the person who waits. It is done once. */
  usually: string
  /** Packages to build, and what their programs are called. */
  programs: Record<string, string>
  /** Where upstream's go.mod points into its own tree or elsewhere, the same must be said in ours: lines for `replace ( … )`. */
  replace?: (upstream: string) => string[]
  ldflags?: string
  /** Changes a copy of the module, which is then built in its place. */
  change?: (folder: string) => void
}

const KUBERNETES = 'v1.36.3'

export const goTools = {
  k6: { module: 'go.k6.io/k6', version: 'v1.8.1', usually: 'five minutes', programs: { 'go.k6.io/k6': 'k6' } },
  'docker-compose': {
    module: 'github.com/docker/compose/v2',
    version: 'v2.40.3',
    usually: 'four minutes',
    programs: { 'github.com/docker/compose/v2/cmd': 'docker-compose' },
    ldflags: '-X github.com/docker/compose/v2/internal.Version=v2.40.3',
  },
  actionlint: {
    module: 'github.com/rhysd/actionlint',
    version: 'v1.7.7',
    usually: 'one minute',
    programs: { 'github.com/rhysd/actionlint/cmd/actionlint': 'actionlint' },
  },
  kustomize: {
    module: 'sigs.k8s.io/kustomize/kustomize/v5',
    version: 'v5.7.1',
    usually: 'one minute',
    programs: { 'sigs.k8s.io/kustomize/kustomize/v5': 'kustomize' },
  },
  kubeconform: {
    module: 'github.com/yannh/kubeconform',
    version: 'v0.8.0',
    usually: 'one minute',
    programs: { 'github.com/yannh/kubeconform/cmd/kubeconform': 'kubeconform' },
  },
  syft: {
    module: 'github.com/anchore/syft',
    version: 'v1.52.0',
    usually: 'five minutes',
    programs: { 'github.com/anchore/syft/cmd/syft': 'syft' },
  },
  'stripe-mock': {
    module: 'github.com/stripe/stripe-mock',
    version: 'v0.203.0',
    usually: 'one minute',
    programs: { 'github.com/stripe/stripe-mock': 'stripe-mock' },
  },
  versitygw: {
    module: 'github.com/versity/versitygw',
    version: 'v1.8.0',
    usually: 'three minutes',
    programs: { 'github.com/versity/versitygw/cmd/versitygw': 'versitygw' },
  },
  kubernetes: {
    module: 'k8s.io/kubernetes',
    version: KUBERNETES,
    usually: 'ten minutes',
    programs: Object.fromEntries(
      ['kube-apiserver', 'kube-controller-manager', 'kube-scheduler', 'kubectl'].map((name) => [
        `k8s.io/kubernetes/cmd/${name}`,
        name,
      ]),
    ),
    replace: (upstream) =>
      [...upstream.matchAll(/^\s*(k8s\.io\/[\w-]+) => \.\/staging\//gm)].map(
        ([, name]) => `${name} => ${name} ${KUBERNETES.replace('v1', 'v0')}`,
      ),
    ldflags: `-X k8s.io/component-base/version.gitVersion=${KUBERNETES}`,
  },
  etcd: {
    module: 'go.etcd.io/etcd/server/v3',
    version: 'v3.7.3',
    usually: 'two minutes',
    programs: { 'go.etcd.io/etcd/server/v3': 'etcd' },
  },
  kwok: {
    module: 'sigs.k8s.io/kwok',
    version: 'v0.8.0',
    usually: 'three minutes',
    programs: { 'sigs.k8s.io/kwok/cmd/kwok': 'kwok' },
  },
  keda: {
    module: 'github.com/kedacore/keda/v2',
    version: 'v2.21.0',
    usually: 'ten minutes',
    programs: {
      'github.com/kedacore/keda/v2/cmd/operator': 'keda-operator',
      'github.com/kedacore/keda/v2/cmd/adapter': 'keda-adapter',
    },
    replace: (upstream) =>
      [...upstream.matchAll(/^\s*(?:replace\s+)?([^\s/]+\.\S+(?: v\S+)? => \S+ \S+)/gm)].map(([, line]) => line ?? ''),
    change: keepOurScalers,
  },
} satisfies Record<string, GoTool>

export type GoToolName = keyof typeof goTools
