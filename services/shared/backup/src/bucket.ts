import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { Deleted } from './deleted-accounts.ts'
import { manifestFile } from './manifest.ts'
import type { BackupStore } from './store.ts'

export type BucketSettings = {
  S3_BUCKET: string
  S3_REGION: string
  S3_ENDPOINT: string | undefined
  S3_ACCESS_KEY_ID: string | undefined
  S3_SECRET_ACCESS_KEY: string | undefined
  S3_FORCE_PATH_STYLE: boolean | undefined
  /** What every key begins with; ends with a slash. */
  BACKUP_PREFIX: string
}

const DELETED = 'deleted-accounts.json'
/** A file may have ten thousand parts: 160 GB. Some of them are in memory at once. */
const PART_BYTES = 16 * 1024 * 1024

/** Backups in an S3-compatible bucket, each below its own name, which is the moment it was begun at. */
export function backupBucket(settings: BucketSettings) {
  const { S3_BUCKET: Bucket, S3_ENDPOINT: endpoint, BACKUP_PREFIX: prefix } = settings
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  const client = new S3Client({
    region: settings.S3_REGION,
    forcePathStyle: settings.S3_FORCE_PATH_STYLE ?? endpoint !== undefined,
    ...(endpoint && { endpoint }),
    // Without keys the machine's role is used.
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    // Servers of other makers do not know all of the client's newer checksums; ours are in the manifest.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })

  async function read(Key: string): Promise<Readable | undefined> {
    try {
      return (await client.send(new GetObjectCommand({ Bucket, Key }))).Body as Readable
    } catch (error) {
      if (error instanceof Error && error.name === 'NoSuchKey') return undefined
      throw new Error(`${Key} in the bucket ${Bucket} cannot be read: ${(error as Error).message}`, { cause: error })
    }
  }

  const store = (name: string): BackupStore => ({
    place: `${prefix}${name} in the bucket ${Bucket}`,
    async write(file, Body) {
      const params = { Bucket, Key: `${prefix}${name}/${file}`, Body }
      await new Upload({ client, params, partSize: PART_BYTES, queueSize: 2 }).done()
    },
    read: (file) => read(`${prefix}${name}/${file}`),
  })

  async function keys(): Promise<string[]> {
    const found: string[] = []
    let ContinuationToken: string | undefined
    do {
      const page: ListObjectsV2CommandOutput = await client.send(
        new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken }),
      )
      found.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []))
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken)
    return found
  }
  const nameOf = (key: string): string => key.slice(prefix.length).split('/')[0] ?? ''

  return {
    store,

    /** Names of the finished backups, the oldest first. */
    async finished(): Promise<string[]> {
      const manifests = (await keys()).filter((key) => key.endsWith(`/${manifestFile}`))
      return manifests.map(nameOf).sort()
    },

    /** Takes away what was begun before that moment, finished or not. Gives the names. */
    async removeBefore(moment: Date): Promise<string[]> {
      const limit = backupName(moment)
      const old = (await keys()).filter((key) => isBackupName(nameOf(key)) && nameOf(key) < limit)
      // The manifest goes with the first: what is half removed is no backup any more.
      const sorted = old.toSorted((a, b) => Number(b.endsWith(manifestFile)) - Number(a.endsWith(manifestFile)))
      for (let start = 0; start < sorted.length; start += 1000) {
        const Objects = sorted.slice(start, start + 1000).map((Key) => ({ Key }))
        const { Errors = [] } = await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }))
        if (Errors[0]) throw new Error(`${Errors[0].Key} cannot be removed: ${Errors[0].Message}`)
      }
      return [...new Set(old.map(nameOf))].sort()
    },

    /** Who is gone, kept beside all backups. */
    async readDeleted(): Promise<Deleted> {
      const found = await read(`${prefix}${DELETED}`)
      return found ? (JSON.parse(await text(found)) as Deleted) : {}
    },

    async writeDeleted(deleted: Deleted): Promise<void> {
      await client.send(new PutObjectCommand({ Bucket, Key: `${prefix}${DELETED}`, Body: JSON.stringify(deleted, null, 1) }))
    },
  }
}

/** `2026-11-27T02-17-00`: sorts as the moments do. */
export const backupName = (moment: Date): string => moment.toISOString().slice(0, 19).replaceAll(':', '-')

const isBackupName = (name: string): boolean => /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}$/.test(name)
