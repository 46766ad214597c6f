import { join } from 'node:path'
import { parseAllDocuments } from 'yaml'
import { repoRoot } from '../../../dev/places.ts'
import { writeDevSecrets } from '../../../kubernetes/dev-secrets.ts'
import type { ControlPlane } from '../../../kubernetes/envtest/control-plane.ts'

export type Manifest = {
  apiVersion: string
  kind: string
  metadata: { name: string; namespace?: string; labels?: Record<string, string>; annotations?: Record<string, string> }
  spec?: Record<string, unknown>
  [more: string]: unknown
}

export const overlays = ['dev', 'prod'] as const

/** What `kubectl apply -k` would send, as kubectl's own kustomize builds it. */
export async function renderOverlay({ cluster }: ControlPlane, name: string): Promise<Manifest[]> {
  // The dev overlay makes Secrets of files that are in no clone; those that are there are kept.
  if (name === 'dev') writeDevSecrets()
  const text = await cluster.kubectl(['kustomize', join(repoRoot, 'k8s/overlays', name)])
  return parseAllDocuments(text)
    .map((document) => document.toJS() as Manifest | null)
    .filter((manifest) => manifest !== null)
}

export const ofKind = (manifests: readonly Manifest[], kind: string): Manifest[] =>
  manifests.filter((manifest) => manifest.kind === kind)

/** As a person would: server-side, unknown fields refused; the namespaces first, so that the rest has a place. */
export async function applyAll(plane: ControlPlane, manifests: readonly Manifest[]): Promise<string> {
  const first = ofKind(manifests, 'Namespace')
  const rest = manifests.filter(({ kind }) => kind !== 'Namespace')
  const said = first.length > 0 ? await apply(plane, first) : ''
  return said + (await apply(plane, rest))
}

export function apply({ cluster }: ControlPlane, manifests: readonly Manifest[], more: string[] = []): Promise<string> {
  const args = ['apply', '--server-side', '--validate=strict', '--field-manager=waymark', ...more, '-f', '-']
  return cluster.kubectl(args, { input: textOf(manifests) })
}

/** JSON, because kubectl still reads `off` without quotes as a boolean. */
export const textOf = (manifests: readonly Manifest[]): string =>
  JSON.stringify({ apiVersion: 'v1', kind: 'List', items: manifests })
