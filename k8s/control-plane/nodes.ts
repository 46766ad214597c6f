import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { eventually, type KubeObject } from './cluster-client.ts'
import { answersOk, type ControlPlane } from './control-plane.ts'
import { kwokStages } from './programs.ts'
import { flags } from './settings.ts'

type Node = KubeObject & { status: { conditions?: { type: string; status: string }[] } }

/**
 * Nodes that kwok plays: pods are scheduled onto them and become ready, and nothing of them runs. Pods whose
 * `app.kubernetes.io/name` is in `except` are left to `pod-processes.ts`, which really runs them.
 */
export async function addNodes(plane: ControlPlane, names: string[], { except = [] }: { except?: string[] } = {}): Promise<void> {
  const stages = join(plane.folder, 'stages.yaml')
  writeFileSync(stages, (await kwokStages()).map((file) => withExceptions(readFileSync(file, 'utf8'), except)).join('---\n'))
  const kwok = plane.run({
    name: 'kwok',
    program: plane.programs.kwok,
    args: flags({
      kubeconfig: plane.kubeconfig,
      config: stages,
      'manage-all-nodes': 'true',
      'node-lease-duration-seconds': '0',
      'node-ip': '127.0.0.1',
      'server-address': `127.0.0.1:${plane.ports.kwok}`,
    }),
  })
  await kwok.ready(() => answersOk(`http://127.0.0.1:${plane.ports.kwok}/healthz`))
  for (const name of names) {
    const labels = { 'kubernetes.io/hostname': name, 'kubernetes.io/os': 'linux', 'topology.kubernetes.io/zone': `zone-${name}` }
    // Enough for the requests of a whole overlay, and no more than a usual machine has.
    const allocatable = { cpu: '16', memory: '64Gi', pods: '110', 'ephemeral-storage': '100Gi' }
    await plane.cluster.create('/api/v1/nodes', {
      apiVersion: 'v1',
      kind: 'Node',
      metadata: { name, labels },
      status: { allocatable, capacity: allocatable },
    })
  }
  await eventually(`${names.join(', ')} ready`, async () => {
    const nodes = await plane.cluster.list<Node>('/api/v1/nodes')
    return nodes.length >= names.length && nodes.every(isReady)
  })
}

/** Volumes as an administrator would offer them: claims of the default class are bound to them; nothing is ever written. */
export async function addVolumes({ cluster }: ControlPlane, count: number): Promise<void> {
  await cluster.create('/apis/storage.k8s.io/v1/storageclasses', {
    apiVersion: 'storage.k8s.io/v1',
    kind: 'StorageClass',
    metadata: { name: 'standard', annotations: { 'storageclass.kubernetes.io/is-default-class': 'true' } },
    provisioner: 'kubernetes.io/no-provisioner',
  })
  for (let index = 0; index < count; index++) {
    await cluster.create('/api/v1/persistentvolumes', {
      apiVersion: 'v1',
      kind: 'PersistentVolume',
      metadata: { name: `volume-${index}` },
      spec: {
        capacity: { storage: '50Gi' },
        accessModes: ['ReadWriteOnce'],
        storageClassName: 'standard',
        persistentVolumeReclaimPolicy: 'Retain',
        hostPath: { path: `/volumes/${index}` },
      },
    })
  }
}

const isReady = (node: Node): boolean =>
  node.status.conditions?.some(({ type, status }) => type === 'Ready' && status === 'True') ?? false

function withExceptions(stage: string, names: string[]): string {
  const document = parseDocument(stage)
  if (names.length === 0 || document.getIn(['spec', 'resourceRef', 'kind']) !== 'Pod') return document.toString()
  const expression = { key: '.metadata.labels["app.kubernetes.io/name"]', operator: 'NotIn', values: names }
  document.addIn(['spec', 'selector', 'matchExpressions'], expression)
  return document.toString()
}
