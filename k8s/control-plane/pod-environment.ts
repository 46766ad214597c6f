import type { ClusterClient, KubeObject } from './cluster-client.ts'

type KeyRef = { name: string; key: string; optional?: boolean }
type EnvVar = {
  name: string
  value?: string
  valueFrom?: { secretKeyRef?: KeyRef; configMapKeyRef?: KeyRef; fieldRef?: { fieldPath: string } }
}
type EnvFrom = {
  prefix?: string
  secretRef?: { name: string; optional?: boolean }
  configMapRef?: { name: string; optional?: boolean }
}
export type Container = { name: string; command?: string[]; args?: string[]; env?: EnvVar[]; envFrom?: EnvFrom[] }

/** The environment a container would be started with: ConfigMaps and Secrets read from the API, `$(NAME)` replaced. */
export async function environmentOf(
  cluster: ClusterClient,
  { pod, container }: { pod: KubeObject; container: Container },
): Promise<Record<string, string>> {
  const namespace = pod.metadata.namespace ?? 'default'
  const read = async (kind: 'secrets' | 'configmaps', name: string): Promise<Record<string, string>> => {
    const { data = {} } = await cluster.get<{ data?: Record<string, string> }>(`/api/v1/namespaces/${namespace}/${kind}/${name}`)
    if (kind === 'configmaps') return data
    return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, Buffer.from(value, 'base64').toString()]))
  }
  const env: Record<string, string> = {}
  for (const { prefix = '', secretRef, configMapRef } of container.envFrom ?? []) {
    const found = await orNothing(
      secretRef ? read('secrets', secretRef.name) : read('configmaps', configMapRef?.name ?? ''),
      secretRef?.optional ?? configMapRef?.optional,
    )
    for (const [key, value] of Object.entries(found ?? {})) env[`${prefix}${key}`] = value
  }
  for (const { name, value = '', valueFrom } of container.env ?? []) {
    const expanded = value.replaceAll(/\$\(([A-Za-z_][\w.-]*)\)/g, (whole, other: string) => env[other] ?? whole)
    const found = valueFrom ? await fromElsewhere(valueFrom) : expanded
    if (found !== undefined) env[name] = found
  }
  return env

  async function fromElsewhere({ secretKeyRef, configMapKeyRef, fieldRef }: NonNullable<EnvVar['valueFrom']>) {
    if (fieldRef) return fieldOf(pod, fieldRef.fieldPath)
    const ref = secretKeyRef ?? configMapKeyRef
    if (!ref) return undefined
    const found = await orNothing(read(secretKeyRef ? 'secrets' : 'configmaps', ref.name), ref.optional)
    if (found?.[ref.key] === undefined && !ref.optional) throw new Error(`${ref.name} has no key ${ref.key}`)
    return found?.[ref.key]
  }
}

async function orNothing<T>(reading: Promise<T>, optional: boolean | undefined): Promise<T | undefined> {
  return optional ? reading.catch(() => undefined) : reading
}

function fieldOf({ metadata }: KubeObject, path: string): string {
  if (path === 'metadata.name') return metadata.name
  if (path === 'metadata.namespace') return metadata.namespace ?? ''
  if (path === 'metadata.uid') return metadata.uid ?? ''
  // An address or a node's name means nothing to a process of this machine.
  return ''
}
