import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type SchemaOwner, schemaOwners } from '@waymark/provision/database/owners'
import { stringify } from 'yaml'
import { freshKeyPair } from '../../infra/dev/key-pair.mjs'

/** Values by the Secret's name and key. */
export type SecretValues = Record<string, Record<string, string>>

/** Values for k8s/platform; git ignores the file. */
const devSecretsFile = resolve(import.meta.dirname, '../../k8s/dev-secrets.yaml')

/** Random secrets for a cluster of one's own. In production the same names and keys come from a vault (k8s/platform/values.yaml). */
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
    'second-step': { SECOND_STEP_SECRET: token() },
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

const token = () => randomBytes(24).toString('base64url')

/** Secrets that are there are kept: the database knows their passwords. */
if (import.meta.main) {
  try {
    writeFileSync(devSecretsFile, stringify({ secrets: devSecrets() }), { mode: 0o600, flag: 'wx' })
    console.log(`wrote the secrets to ${devSecretsFile}`)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    console.log('the secrets are there already')
  }
}
