import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventually, type KubeObject } from './cluster-client.ts'
import { answersOk, type ControlPlane } from './control-plane.ts'
import { kedaDefinitions, kedaPrograms } from './programs.ts'
import { flags } from './settings.ts'

const NAMESPACE = 'keda'
const ADAPTER_SERVICE = 'keda-metrics-apiserver'

type ApiService = KubeObject & { status?: { conditions?: { type: string; status: string; message?: string }[] } }

/**
 * KEDA's operator and metrics adapter as processes beside the control plane. What its chart would install for pods is made here
 * for programs on loopback: the adapter is found by a name, because a loopback address is no valid endpoint.
 */
export async function startKeda(plane: ControlPlane): Promise<void> {
  const { cluster, ports, authority, folder } = plane
  const programs = await kedaPrograms()
  await cluster.kubectl(['apply', '--server-side', '-f', await kedaDefinitions()])
  await cluster.kubectl(['wait', '--for=condition=Established', 'crd', '--all', '--timeout=30s'])
  await cluster.create('/api/v1/namespaces', { apiVersion: 'v1', kind: 'Namespace', metadata: { name: NAMESPACE } })

  const certificates = certificatesFor(plane)
  const environment = {
    KEDA_CLUSTER_OBJECT_NAMESPACE: NAMESPACE,
    POD_NAMESPACE: NAMESPACE,
    POD_NAME: 'operator',
    WATCH_NAMESPACE: '',
  }
  const operator = plane.run({
    name: 'keda-operator',
    program: programs.operator,
    env: environment,
    args: flags({
      kubeconfig: plane.kubeconfig,
      'metrics-bind-address': `127.0.0.1:${ports.kedaMetrics}`,
      'health-probe-bind-address': `127.0.0.1:${ports.kedaHealth}`,
      'metrics-service-bind-address': `127.0.0.1:${ports.kedaService}`,
      'cert-dir': certificates,
      'enable-cert-rotation': 'false',
      'enable-webhook-patching': 'false',
      'enable-apiservice-patching': 'false',
      'zap-log-level': 'info',
    }),
  })
  await operator.ready(() => answersOk(`http://127.0.0.1:${ports.kedaHealth}/readyz`))
  plane.run({
    name: 'keda-adapter',
    program: programs.adapter,
    env: environment,
    cwd: folder,
    args: flags({
      kubeconfig: plane.kubeconfig,
      'lister-kubeconfig': plane.kubeconfig,
      'authentication-kubeconfig': plane.kubeconfig,
      'authorization-kubeconfig': plane.kubeconfig,
      'bind-address': '127.0.0.1',
      'secure-port': String(ports.adapter),
      port: String(ports.adapterMetrics),
      'client-ca-file': join(certificates, 'ca.crt'),
      'tls-cert-file': join(certificates, 'tls.crt'),
      'tls-private-key-file': join(certificates, 'tls.key'),
      'cert-dir': certificates,
      'metrics-service-address': `127.0.0.1:${ports.kedaService}`,
    }),
  })
  await registerAdapter(plane, readFileSync(authority.certificate).toString('base64'))
}

/** KEDA reads its certificates under fixed names. */
function certificatesFor({ authority, folder }: ControlPlane): string {
  const at = join(folder, 'keda-certificates')
  mkdirSync(at, { mode: 0o700 })
  const names = ['127.0.0.1', 'localhost', `${ADAPTER_SERVICE}.${NAMESPACE}.svc`, `keda-operator.${NAMESPACE}.svc`]
  const { key, certificate } = authority.sign('keda', { subject: '/CN=keda', names })
  copyFileSync(authority.certificate, join(at, 'ca.crt'))
  copyFileSync(certificate, join(at, 'tls.crt'))
  copyFileSync(key, join(at, 'tls.key'))
  return at
}

async function registerAdapter({ cluster, ports }: ControlPlane, caBundle: string): Promise<void> {
  await cluster.create(`/api/v1/namespaces/${NAMESPACE}/services`, {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name: ADAPTER_SERVICE },
    spec: { type: 'ExternalName', externalName: 'localhost' },
  })
  const group = 'external.metrics.k8s.io'
  const name = `v1beta1.${group}`
  const service = { namespace: NAMESPACE, name: ADAPTER_SERVICE, port: ports.adapter }
  await cluster.create('/apis/apiregistration.k8s.io/v1/apiservices', {
    apiVersion: 'apiregistration.k8s.io/v1',
    kind: 'APIService',
    metadata: { name },
    spec: { group, version: 'v1beta1', service, caBundle, groupPriorityMinimum: 100, versionPriority: 100 },
  })
  await eventually('the metrics adapter is reached through the API server', async () => {
    const { status } = await cluster.get<ApiService>(`/apis/apiregistration.k8s.io/v1/apiservices/${name}`)
    return status?.conditions?.some((one) => one.type === 'Available' && one.status === 'True')
  })
}
