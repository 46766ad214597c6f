import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Secrets } from './secrets.ts'

/** What a backup folder holds: this manifest, the kept secrets, and one compressed COPY file a table. */
export type Manifest = {
  format: 1
  release: string
  createdAt: string
  postgres: string
  schemas: Record<string, SchemaBackup>
}

export type SchemaBackup = {
  /** The migrations that had run: a restore goes exactly there, loads, and migrates on. */
  migrations: string[]
  tables: TableBackup[]
  sequences: { name: string; value: string }[]
}

export type TableBackup = { name: string; columns: string[]; rows: number; file: string; sha256: string }

/** Without these, links in mails and the seeded account would not survive a restore on another machine. */
export type KeptSecrets = Pick<Secrets, 'linkSecret' | 'identityTokenPublicKey' | 'identityTokenPrivateKey' | 'account'>

export const manifestFile = 'manifest.json'
export const secretsFile = 'secrets.json'

export const sha256Of = async (file: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
