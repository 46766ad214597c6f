import type { ControlPlane } from '../../../control-plane/control-plane.ts'
import { allObjects, chartFolder, charts, helm, type Site, withValues } from '../../../tools/helm.ts'
import type { KubeObject } from '../../../tools/objects.ts'

export type Manifest = KubeObject & { spec?: Record<string, unknown> }

/** What Helm would send of both charts. */
export const renderSite = async (site: Site): Promise<Manifest[]> => (await allObjects(site)) as Manifest[]

/** As a person would: both charts, one after the other. Roles, migrations and topics are waited for. */
export async function install({ kubeconfig }: ControlPlane, site: Site): Promise<void> {
  await withValues(site, async (values) => {
    for (const { name, namespace } of charts)
      await helm(['upgrade', '--install', name, chartFolder(name), ...at(namespace, kubeconfig), ...values])
  })
}

const at = (namespace: string, kubeconfig: string) => ['--namespace', namespace, '--kubeconfig', kubeconfig]

/** The namespace of the product stays, as it is kept. */
export async function uninstall({ kubeconfig }: ControlPlane): Promise<void> {
  for (const { name, namespace } of [...charts].reverse()) await helm(['uninstall', name, ...at(namespace, kubeconfig)])
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
