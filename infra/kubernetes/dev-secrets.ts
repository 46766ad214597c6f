import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type SchemaOwner, schemaOwners } from '@waymark/kit/database/owners'
import { freshKeyPair } from '../dev/key-pair.mjs'

/** Values by the Secret's name and key. */
export type SecretValues = Record<string, Record<string, string>>

/** Where the dev overlay reads its secrets; git ignores the folder. */
export const devSecretsFolder = resolve(import.meta.dirname, '../../k8s/overlays/dev/servers/secrets')

/** Random secrets for a cluster of one's own. In production the same names and keys come from a vault (k8s/components/external-secrets). */
export function devSecrets(): SecretValues {
  const keys = freshKeyPair()
  const admin = token()
  const redis = token()
  const roles = Object.fromEntries(schemaOwners.map((owner) => [owner, token()])) as Record<SchemaOwner, string>
  const at = (user: string, password: string, database: string) => `postgres://${user}:${password}@postgres:5432/${database}`
  return {
    'identity-token-private': { IDENTITY_TOKEN_PRIVATE_KEY: keys.privateKey },
    'identity-token-public': { IDENTITY_TOKEN_PUBLIC_KEY: keys.publicKey },
    redis: { REDIS_URL: `redis://:${redis}@redis:6379`, REDIS_ADDRESS: 'redis.waymark.svc:6379', REDIS_PASSWORD: redis },
    smtp: { SMTP_URL: 'smtp://mailbox:1025?requireTLS=false' },
    'report-links': { LINK_SECRET: token() },
    'database-admin': {
      ADMIN_DATABASE_URL: at('postgres', admin, 'postgres'),
      POSTGRES_PASSWORD: admin,
      ...Object.fromEntries(schemaOwners.map((owner) => [`${owner.toUpperCase()}_DATABASE_PASSWORD`, roles[owner]])),
    },
    ...Object.fromEntries(
      schemaOwners.map((owner) => [`database-${owner}`, { DATABASE_URL: at(owner, roles[owner], 'waymark') }]),
    ),
  }
}

/** Secrets that are there are kept: the database knows their passwords. */
export function writeDevSecrets(folder = devSecretsFolder): string[] {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const fresh = devSecrets()
  // All or nothing: passwords, addresses and key pairs belong together.
  if (Object.keys(fresh).every((name) => existsSync(join(folder, `${name}.env`)))) return []
  return Object.entries(fresh).map(([name, values]) => {
    const lines = Object.entries(values).map(([key, value]) => `${key}=${value}\n`)
    writeFileSync(join(folder, `${name}.env`), lines.join(''), { mode: 0o600 })
    return name
  })
}

const token = () => randomBytes(24).toString('base64url')

if (import.meta.main) {
  const written = writeDevSecrets()
  console.log(written.length > 0 ? `wrote ${written.length} secrets to ${devSecretsFolder}` : 'the secrets are there already')
}
