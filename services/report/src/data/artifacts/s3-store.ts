import { createHash } from 'node:crypto'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { ArtifactStore } from './artifact-store.ts'
import { checkS3 } from './s3-check.ts'
import { statusOf, unavailable } from './s3-errors.ts'
import type { S3Settings } from './s3-settings.ts'

/** A person waits for a read; a worker that writes has a claim that it keeps alive meanwhile. */
const READ = { requestTimeout: 3_000, totalMs: 8_000 }
const WRITE = { requestTimeout: 15_000, totalMs: 40_000 }
const REMOVALS_AT_ONCE = 10

/**
 * An S3-compatible bucket. The first file of a key stays by a conditional write; the server checks length and SHA-256 of what it is
 * given, and what comes back is checked against the digest that was stored beside it.
 */
export function createS3Store(settings: S3Settings): ArtifactStore {
  const { bucket: Bucket } = settings
  const client = createS3Client(settings)

  async function get(key: string): Promise<{ contentType: string; bytes: Uint8Array } | undefined> {
    const limit = { abortSignal: AbortSignal.timeout(READ.totalMs), requestTimeout: READ.requestTimeout }
    try {
      const found = await client.send(new GetObjectCommand({ Bucket, Key: key }), limit)
      return { contentType: found.ContentType ?? 'application/octet-stream', bytes: await wholeBody(key, found) }
    } catch (error) {
      if (error instanceof Error && error.name === 'NoSuchKey') return undefined
      throw unavailable(error, settings)
    }
  }

  return {
    get,
    async put({ key, contentType, bytes }) {
      const hash = createHash('sha256').update(bytes).digest()
      const digest = hash.toString('hex')
      const command = new PutObjectCommand({
        Bucket,
        Key: key,
        Body: bytes,
        ContentLength: bytes.byteLength,
        ContentType: contentType,
        ChecksumSHA256: hash.toString('base64'),
        Metadata: { sha256: digest },
        IfNoneMatch: '*',
      })
      const limit = { abortSignal: AbortSignal.timeout(WRITE.totalMs), requestTimeout: WRITE.requestTimeout }
      try {
        await client.send(command, limit)
        return { digest, size: bytes.byteLength, stored: true }
      } catch (error) {
        if (statusOf(error) !== 412) throw unavailable(error, settings)
      }
      const kept = await get(key)
      if (!kept) throw unavailable(new Error(`${key} went while it was being kept`), settings)
      return { digest: sha256(kept.bytes), size: kept.bytes.byteLength, stored: false }
    },
    async remove(keys) {
      const left = [...keys]
      const removeNext = async (): Promise<void> => {
        for (let key = left.pop(); key !== undefined; key = left.pop()) {
          const limit = { abortSignal: AbortSignal.timeout(READ.totalMs), requestTimeout: READ.requestTimeout }
          await client.send(new DeleteObjectCommand({ Bucket, Key: key }), limit).catch((error: unknown) => {
            if (!(error instanceof Error && error.name === 'NoSuchKey')) throw unavailable(error, settings)
          })
        }
      }
      await Promise.all(Array.from({ length: REMOVALS_AT_ONCE }, removeNext))
    },
    check: () => checkS3(client, settings),
    close: () => client.destroy(),
  }
}

export function createS3Client({ endpoint, region, credentials, forcePathStyle }: S3Settings): S3Client {
  return new S3Client({
    region,
    forcePathStyle,
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
    maxAttempts: 3,
    // We say which checksum: servers of other makers know SHA-256, not all of the client's newer defaults.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 2_000, requestTimeout: WRITE.requestTimeout, throwOnRequestTimeout: true },
  })
}

/** A body that was cut or changed on its way or on the disk is never handed out. */
async function wholeBody(key: string, found: GetObjectCommandOutput): Promise<Uint8Array> {
  const bytes = (await found.Body?.transformToByteArray()) ?? new Uint8Array()
  const expected = found.Metadata?.sha256
  if (found.ContentLength !== undefined && found.ContentLength !== bytes.byteLength)
    throw new Error(`${key} came with ${bytes.byteLength} of ${found.ContentLength} bytes`)
  if (expected && expected !== sha256(bytes)) throw new Error(`${key} is damaged: its digest is not the one it was stored with`)
  return bytes
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
