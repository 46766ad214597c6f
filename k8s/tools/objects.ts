export type Metadata = {
  name: string
  namespace?: string
  labels?: Record<string, string>
  annotations?: Record<string, string>
}

/** A Kubernetes object as the manifests write it. */
export type KubeObject = {
  apiVersion: string
  kind: string
  metadata: Metadata
  [field: string]: unknown
}

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type JsonMap = { [key: string]: Json }

export function isMap(value: unknown): value is JsonMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isKubeObject(value: unknown): value is KubeObject {
  if (!isMap(value) || !isMap(value.metadata)) return false
  return typeof value.apiVersion === 'string' && typeof value.kind === 'string' && typeof value.metadata.name === 'string'
}
