import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Secrets } from './secrets.ts'
import type { Settings } from './settings.ts'

/** What a backup folder holds: this manifest, the kept secrets, and one compressed COPY file a table. */
export type Manifest = {
  format: 1
  release: string
  createdAt: string
  postgres: string
  schemas: Record<string, SchemaBackup>
  /** Where the PDFs are that are not in it; absent when they are. */
  filesIn?: string
}

export type SchemaBackup = {
  /** The migrations that had run: a restore goes exactly there, loads, and migrates on. */
  migrations: string[]
  tables: TableBackup[]
  sequences: { name: string; value: string }[]
}

export type TableBackup = { name: string; columns: string[]; rows: number; file: string; sha256: string }

/** Without these, links in mails and the seeded account would not survive a restore on another machine. */
export type KeptSecrets = Pick<
  Secrets,
  'linkSecret' | 'linkKeyId' | 'linkOtherSecrets' | 'identityTokenPublicKey' | 'identityTokenPrivateKey' | 'account'
>

/** Files in a bucket are the bucket's own matter: they never change, and it has means of its own to copy them. */
export const filesElsewhere = ({ ARTIFACT_STORE, S3_BUCKET, S3_ENDPOINT }: Settings): string | undefined =>
  ARTIFACT_STORE === 's3' ? `the bucket ${S3_BUCKET}${S3_ENDPOINT ? ` at ${S3_ENDPOINT}` : ''}` : undefined

export const manifestFile = 'manifest.json'
export const secretsFile = 'secrets.json'

export const sha256Of = async (file: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
