import { AppError } from '@waymark/kit/errors'
import type { S3Settings } from './s3-settings.ts'

/**
 * Whatever the store says, the work can wait: an outage ends, a full disk is emptied, a wrong key or bucket is corrected. Callers put
 * it off and readers get a 503; the log says what the store said, with the cure where we know it.
 */
export function unavailable(error: unknown, settings: S3Settings): AppError {
  const cause = new Error(explain(error, settings), { cause: error })
  return new AppError('unavailable', 'The file cannot be reached right now. Please try again in a moment.', {
    cause,
    headers: { 'retry-after': '5' },
  })
}

/** One sentence: what is wrong, where, and what cures it. */
export function explain(error: unknown, { bucket, endpoint, region }: S3Settings): string {
  const at = endpoint ?? `S3 in ${region}`
  const name = error instanceof Error ? error.name : ''
  const said = error instanceof Error ? error.message || name : String(error)
  const status = statusOf(error)
  const refused = status === 401 || status === 403 || /access ?key|signature/i.test(`${name} ${said}`)
  if (refused)
    return `${at} refuses access to the bucket ${bucket} (${said}): check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY; they must be allowed to list, read, write and delete there`
  if (name === 'NoSuchBucket' || (status === 404 && name !== 'NoSuchKey'))
    return `the bucket ${bucket} does not exist at ${at}: make it, or correct S3_BUCKET or S3_ENDPOINT`
  if (status === 301 || status === 307) return `the bucket ${bucket} is not in the region ${region}: correct S3_REGION`
  if (name === 'CredentialsProviderError')
    return `no credentials for ${at}: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or give the machine a role`
  if (status !== undefined) return `${at} answered ${status} (${said})`
  return `${at} does not answer (${said})`
}

export function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined
  const metadata = error.$metadata
  const status = typeof metadata === 'object' && metadata && 'httpStatusCode' in metadata ? metadata.httpStatusCode : undefined
  return typeof status === 'number' ? status : undefined
}
