import { readFileSync } from 'node:fs'
import { count, flag, optional, text, url, withDefault } from '@waymark/kit/config'
import * as t from 'io-ts'

/** The bucket of the backups, and the administrator of the database. Keys that are not given are the machine's role. */
export const backupSettings = t.type({
  ADMIN_DATABASE_URL: url,
  S3_BUCKET: text,
  S3_REGION: withDefault(text, 'us-east-1'),
  S3_ENDPOINT: optional(url),
  S3_ACCESS_KEY_ID: optional(text),
  S3_SECRET_ACCESS_KEY: optional(text),
  S3_FORCE_PATH_STYLE: optional(flag),
  BACKUP_PREFIX: withDefault(text, 'backups/'),
  /** Guests' data goes after 30 days, and so do backups of it. 0 leaves that to the bucket's own rules. */
  BACKUP_KEEP_DAYS: withDefault(count, 30),
  /** Where the documents are that are not in the database. */
  ARTIFACT_STORE: optional(text),
  DOCUMENTS_BUCKET: optional(text),
})

export const release = (): string =>
  (JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')) as { version: string }).version
