import { randomUUID } from 'node:crypto'
import {
  DeleteObjectCommand,
  GetBucketVersioningCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import { explain, statusOf } from './s3-errors.ts'
import { publicUrl, type S3Settings } from './s3-settings.ts'

const LIMIT_MS = 10_000

/**
 * Asked once by every process, with a small file of its own: the bucket is there, may be written and erased, keeps the first of two
 * writes, and shows nothing to a stranger.
 */
export async function checkS3(client: S3Client, settings: S3Settings): Promise<{ warnings: readonly string[] }> {
  const { bucket: Bucket } = settings
  const Key = `.waymark-check/${randomUUID()}`
  const within = { abortSignal: AbortSignal.timeout(LIMIT_MS) }
  const write = () => client.send(new PutObjectCommand({ Bucket, Key, Body: 'check', IfNoneMatch: '*' }), within)
  try {
    // Not a HEAD, whose answer has no words for what is wrong.
    await client.send(new ListObjectsV2Command({ Bucket, MaxKeys: 1 }), within)
    await write()
    try {
      await mustRefuseSecond(write, settings)
      await mustRefuseStrangers(publicUrl(settings, Key), settings)
    } finally {
      await client.send(new DeleteObjectCommand({ Bucket, Key }), within)
    }
  } catch (error) {
    if (error instanceof UnfitStore) throw error
    throw new Error(explain(error, settings), { cause: error })
  }
  return { warnings: await warningsAbout(client, settings) }
}

class UnfitStore extends Error {}

async function mustRefuseSecond(write: () => Promise<unknown>, { endpoint }: S3Settings): Promise<void> {
  const second = await write().then(
    () => undefined,
    (error: unknown) => error,
  )
  if (statusOf(second) === 412) return
  if (second !== undefined) throw second
  throw new UnfitStore(`${endpoint ?? 'S3'} overwrites files although it is asked not to (If-None-Match): use a newer server`)
}

async function mustRefuseStrangers(url: URL, { bucket }: S3Settings): Promise<void> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS), redirect: 'manual' }).catch(() => undefined)
  await answer?.body?.cancel()
  if (answer?.ok) throw new UnfitStore(`the bucket ${bucket} is open to everybody: take its public access away`)
}

/** Not every server or key may answer this; then there is nothing to say. */
async function warningsAbout(client: S3Client, { bucket }: S3Settings): Promise<string[]> {
  const within = { abortSignal: AbortSignal.timeout(LIMIT_MS) }
  const versioning = await client.send(new GetBucketVersioningCommand({ Bucket: bucket }), within).catch(() => undefined)
  if (versioning?.Status !== 'Enabled') return []
  return [`the bucket ${bucket} keeps old versions: let it expire them, or erased reports stay there`]
}
