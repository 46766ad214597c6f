import { join } from 'node:path'
import { goModuleFolder } from '../../infra/tools/go-module.ts'
import { goTool, pinned } from '../../infra/tools/go-tool.ts'

const gatewayApi = 'sigs.k8s.io/gateway-api@v1.6.0'
const prometheusOperator = { module: 'github.com/prometheus-operator/prometheus-operator', version: 'v0.85.0' }

/** Every program of a control plane, built first where it is not there yet (about fifteen minutes on two cores, once). */
export async function controlPlanePrograms() {
  const kubernetes = await goTool('kubernetes')
  return {
    etcd: join(await goTool('etcd'), 'etcd'),
    apiServer: join(kubernetes, 'kube-apiserver'),
    controllerManager: join(kubernetes, 'kube-controller-manager'),
    scheduler: join(kubernetes, 'kube-scheduler'),
    kubectl: join(kubernetes, 'kubectl'),
    kwok: join(await goTool('kwok'), 'kwok'),
  }
}

export type Programs = Awaited<ReturnType<typeof controlPlanePrograms>>

/** Apart from those, as only who scales by KEDA waits for its ten minutes. */
export async function kedaPrograms() {
  const keda = await goTool('keda')
  return { operator: join(keda, 'keda-operator'), adapter: join(keda, 'keda-adapter') }
}

/** How kwok plays a node and its pods: nodes beat, pods become ready at once, pods of Jobs succeed. */
export async function kwokStages(): Promise<string[]> {
  const folder = await goModuleFolder(pinned('kwok').module)
  const files = ['node/fast/node-initialize', 'node/heartbeat/node-heartbeat']
  const podFiles = ['pod-ready', 'pod-complete', 'pod-delete'].map((name) => `pod/fast/${name}`)
  return [...files, ...podFiles].map((file) => join(folder, 'kustomize/stage', `${file}.yaml`))
}

export async function kedaDefinitions(): Promise<string> {
  return join(await goModuleFolder(pinned('keda').module), 'config/crd/bases')
}

/** What a cluster with the Prometheus operator and the Gateway API knows: ServiceMonitor, PrometheusRule and their kin, HTTPRoute. */
export async function siteDefinitions(): Promise<string[]> {
  const prometheus = await goModuleFolder(`${prometheusOperator.module}@${prometheusOperator.version}`)
  const gateway = await goModuleFolder(gatewayApi)
  return [
    join(prometheus, 'example/prometheus-operator-crd'),
    join(gateway, 'config/crd/standard/gateway.networking.k8s.io_httproutes.yaml'),
  ]
}
