import type { TestStack } from '../../../../infra/dev/test-stack.ts'
import type { Manifest } from './manifests.ts'

/**
 * The overlay with the addresses and secrets of a stack that runs on this machine, in place of those of a cluster: in the ConfigMap,
 * in the Secrets, and in the URL of the scaler's first trigger. Nothing else differs.
 */
export function atStack(manifests: readonly Manifest[], stack: TestStack): Manifest[] {
  const env = stack.environment('report-api')
  const redis = new URL(env.REDIS_URL ?? '')
  const known: Record<string, string> = {
    ...env,
    REDIS_ADDRESS: redis.host,
    REDIS_PASSWORD: decodeURIComponent(redis.password),
  }
  return manifests.map((manifest) => {
    const { name } = manifest.metadata
    if (manifest.kind === 'ConfigMap' && /^waymark(-|$)/.test(name)) return placed(manifest, known, isAddress, (text) => text)
    if (manifest.kind === 'Secret' && /^(redis|database-report|smtp|report-links|identity-token-public)(-|$)/.test(name))
      return placed(
        manifest,
        known,
        () => true,
        (text) => Buffer.from(text).toString('base64'),
      )
    if (manifest.kind === 'ScaledObject') return withBacklogAt(manifest, `${stack.url('report-api')}/metrics`)
    return manifest
  })
}

const isAddress = (key: string): boolean => /_(URL|ADDR)$/.test(key) || key === 'BUS'

function placed(
  manifest: Manifest,
  known: Record<string, string>,
  wanted: (key: string) => boolean,
  encode: (text: string) => string,
): Manifest {
  const data = manifest.data as Record<string, string>
  const changed = Object.entries(data).map(([key, value]) => {
    const real = wanted(key) ? known[key] : undefined
    return [key, real === undefined ? value : encode(real)]
  })
  return { ...manifest, data: Object.fromEntries(changed) }
}

export function withBacklogAt(scaledObject: Manifest, url: string): Manifest {
  const changed = structuredClone(scaledObject)
  const { triggers } = changed.spec as { triggers: { type: string; metadata: Record<string, string> }[] }
  const backlog = triggers.find(({ type }) => type === 'metrics-api')
  if (!backlog) throw new Error('the ScaledObject has no trigger on the backlog metric')
  backlog.metadata.url = url
  return changed
}
