import type { Manifest } from './manifests.ts'

/** One letter too many in a field of each object: as it happens to people. */
export function misspelt(manifest: Manifest): { field: string; broken: Manifest }[] {
  const top = firstField(manifest)
  if (!top) return []
  const found = [renamed(manifest, top)]
  const container = ['spec', 'template', 'spec', 'containers', '0', 'securityContext']
  if (at(manifest, container)) found.push(renamed(manifest, container))
  return found
}

/** A pod that the `restricted` standard accepts, made unacceptable in one way each. */
export function badPods(template: { spec: PodSpec }): { why: string; spec: PodSpec }[] {
  const bad = (why: string, change: (spec: PodSpec) => void) => {
    const spec = structuredClone(template.spec)
    change(spec)
    return { why, spec }
  }
  const contextOf = (spec: PodSpec): Record<string, unknown> => {
    const [container] = spec.containers
    if (!container) throw new Error('a pod without a container')
    container.securityContext ??= {}
    return container.securityContext
  }
  return [
    bad('privileged', (spec) => Object.assign(contextOf(spec), { privileged: true, allowPrivilegeEscalation: true })),
    bad('may gain privileges', (spec) => Object.assign(contextOf(spec), { allowPrivilegeEscalation: true })),
    bad('runs as root', (spec) => Object.assign(contextOf(spec), { runAsUser: 0, runAsNonRoot: false })),
    bad('keeps its capabilities', (spec) => Object.assign(contextOf(spec), { capabilities: { add: ['NET_ADMIN'] } })),
    bad('no system call filter', (spec) => {
      const none = { type: 'Unconfined' }
      Object.assign(contextOf(spec), { seccompProfile: none })
      spec.securityContext = { ...spec.securityContext, seccompProfile: none }
    }),
    bad("in the node's network", (spec) => {
      spec.hostNetwork = true
    }),
    bad("with the node's files", (spec) => {
      spec.volumes = [...(spec.volumes ?? []), { name: 'node', hostPath: { path: '/' } }]
    }),
  ]
}

export type PodSpec = {
  containers: { name: string; securityContext?: Record<string, unknown> }[]
  securityContext?: Record<string, unknown>
  volumes?: unknown[]
  hostNetwork?: boolean
}

function firstField(manifest: Manifest): string[] | undefined {
  if (!manifest.spec) return manifest.metadata.labels ? ['metadata', 'labels'] : undefined
  const [field] = Object.keys(manifest.spec)
  return field ? ['spec', field] : undefined
}

function renamed(manifest: Manifest, path: string[]): { field: string; broken: Manifest } {
  const broken = structuredClone(manifest)
  const parent = at(broken, path.slice(0, -1)) as Record<string, unknown>
  const name = path.at(-1) ?? ''
  const field = `${name}z`
  parent[field] = parent[name]
  delete parent[name]
  return { field, broken }
}

const at = (from: unknown, path: string[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], from)
