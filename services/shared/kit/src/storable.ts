/**
 * Text as Postgres can keep it: without NUL, which no text or jsonb column takes, and without halves of surrogate pairs.
 * Everything else a person typed stays, whatever language or sign it is.
 */
export function storable<T>(value: T): T {
  return clean(value) as T
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\u0000', '').toWellFormed()
  if (Array.isArray(value)) return value.map(clean)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [clean(key), clean(entry)]))
}
