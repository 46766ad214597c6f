import type { Config } from '../../config.ts'

/** What the S3-compatible store is told. Without an endpoint it is Amazon's own. */
export type S3Settings = {
  endpoint: string | undefined
  region: string
  bucket: string
  /** Absent: the credentials of the machine or the pod, as the client finds them. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
  forcePathStyle: boolean
}

export function s3Settings(config: Config): S3Settings {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config
  return {
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    bucket: config.S3_BUCKET ?? '',
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    forcePathStyle: config.S3_FORCE_PATH_STYLE ?? config.S3_ENDPOINT !== undefined,
  }
}

/** The faults that no single variable shows. */
export function s3Faults(config: Config): string[] {
  if (config.ARTIFACT_STORE !== 's3') return []
  const faults: string[] = []
  if (!config.S3_BUCKET) faults.push('S3_BUCKET: is required with ARTIFACT_STORE=s3')
  if (!config.S3_ACCESS_KEY_ID !== !config.S3_SECRET_ACCESS_KEY)
    faults.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: set both, or neither to use the credentials of the machine')
  return faults
}

/** Where anybody would ask for a file, with no signature. */
export function publicUrl({ endpoint, region, bucket, forcePathStyle }: S3Settings, key: string): URL {
  const url = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`)
  const base = url.pathname.replace(/\/$/, '')
  if (!forcePathStyle) url.hostname = `${bucket}.${url.hostname}`
  url.pathname = forcePathStyle ? `${base}/${bucket}/${key}` : `${base}/${key}`
  return url
}
