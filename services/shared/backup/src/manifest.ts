/** What a backup holds: this manifest, and one compressed COPY file a table. It is written last: without it a backup is unfinished. */
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

export const manifestFile = 'manifest.json'

/** Files in a bucket are the bucket's own matter: they never change, and it has means of its own to copy them. */
export function filesElsewhere(settings: {
  ARTIFACT_STORE?: string
  S3_BUCKET?: string
  S3_ENDPOINT?: string
}): string | undefined {
  const { ARTIFACT_STORE, S3_BUCKET, S3_ENDPOINT } = settings
  return ARTIFACT_STORE === 's3' ? `the bucket ${S3_BUCKET}${S3_ENDPOINT ? ` at ${S3_ENDPOINT}` : ''}` : undefined
}
