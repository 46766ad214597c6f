import { resolve } from 'node:path'
import { type Container, dataOf, type Pod, type World } from './world.ts'

export type ResolvedEnv = {
  /** What the process would see. */
  values: Record<string, string>
  /** ConfigMaps, Secrets or keys that are named and not there. */
  missing: string[]
}

/**
 * The environment that a container starts with: ConfigMaps first, its own variables over them. `secretOf` gives the value of a key of a
 * Secret; without it that is a sample.
 */
export function resolveEnv(
  container: Container,
  world: World,
  secretOf: (secret: string, key: string) => string = (_secret, key) => sampleSecret(key),
): ResolvedEnv {
  const values: Record<string, string> = {}
  const missing: string[] = []
  for (const { configMapRef, secretRef } of container.envFrom ?? []) {
    const map = configMapRef && world.find('ConfigMap', configMapRef.name)
    if (configMapRef && !map) missing.push(`ConfigMap ${configMapRef.name}`)
    Object.assign(values, dataOf(map))
    for (const key of keysOf(secretRef?.name, { world, missing })) values[key] = secretOf(secretRef?.name ?? '', key)
  }
  for (const { name, value, valueFrom } of container.env ?? []) {
    if (value !== undefined) values[name] = value
    const secret = valueFrom?.secretKeyRef
    if (secret) {
      const there = keysOf(secret.name, { world, missing }).has(secret.key)
      if (there) values[name] = secretOf(secret.name, secret.key)
      else if (world.secrets.has(secret.name) && !secret.optional) missing.push(`key ${secret.key} of Secret ${secret.name}`)
    }
    const map = valueFrom?.configMapKeyRef
    if (map) {
      const found = dataOf(world.find('ConfigMap', map.name))[map.key]
      if (found === undefined) missing.push(`key ${map.key} of ConfigMap ${map.name}`)
      else values[name] = found
    }
  }
  return { values, missing }
}

/**
 * Values that are paths into a mounted Secret, with a file that is really there in their place: a codec may look whether it is.
 * A key that the Secret does not have is left as it is, so that the codec finds nothing.
 */
export function withMountedFiles(values: ResolvedEnv['values'], { container, pod, world }: MountedIn): ResolvedEnv['values'] {
  const mounts = (container.volumeMounts ?? []).flatMap(({ name, mountPath }) => {
    const secret = pod.volumes?.find((volume) => volume.name === name)?.secret?.secretName
    return [...(world.secrets.get(secret ?? '') ?? [])].map((key) => `${mountPath}/${key}`)
  })
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, mounts.includes(value) ? certificate : value]))
}

/** Its key was thrown away. */
const certificate = resolve(import.meta.dirname, 'sample-ca.crt')

type MountedIn = { container: Container; pod: Pod; world: World }

function keysOf(name: string | undefined, { world, missing }: { world: World; missing: string[] }): ReadonlySet<string> {
  if (name === undefined) return new Set()
  const keys = world.secrets.get(name)
  if (!keys) missing.push(`Secret ${name}`)
  return keys ?? new Set()
}

/** Of the form that the programs ask for; the private key is one that RFC 8410 prints. */
const samples: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgres://role:secret@postgres:5432/waymark',
  ADMIN_DATABASE_URL: 'postgres://admin:secret@postgres:5432/postgres',
  REDIS_URL: 'redis://:secret@redis:6379',
  SMTP_URL: 'smtp://mailbox:1025?requireTLS=false',
  IDENTITY_TOKEN_PRIVATE_KEY: 'MC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp-K06_nwoy_HU--CXqI9EdVhC',
}

function sampleSecret(key: string): string {
  return samples[key] ?? 'a-secret-of-sufficient-length-000'
}
