import { isObject, type Schema } from '../../../../../infra/e2e/support/json-schema.ts'

/** A value that fits a schema: every field, each as small as it may be. */
export function fitting(schema: Schema): unknown {
  if (schema.default !== undefined) return schema.default
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf?.[0]) return fitting(schema.anyOf[0])
  switch (schema.type) {
    case 'string':
      return formed[schema.format ?? ''] ?? 'x'.repeat(Math.max(1, schema.minLength ?? 1))
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    case 'boolean':
      return true
    case 'null':
      return null
    case 'array':
      return Array.from({ length: schema.minItems ?? 1 }, () => (schema.items ? fitting(schema.items) : 'x'))
    default:
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, part]) => [name, fitting(part)]))
  }
}

/** Values that do not fit it: each differs from a fitting one in one place. */
export function unfitting(schema: Schema): unknown[] {
  if (schema.enum || 'const' in schema) return ['none of these']
  if (schema.anyOf) return []
  switch (schema.type) {
    case 'string':
      return [
        ...(schema.maxLength === undefined ? [] : ['y'.repeat(schema.maxLength + 1)]),
        ...(schema.format ? ['of no such form'] : []),
        { not: 'a text' },
      ]
    case 'integer':
    case 'number':
      return [
        ...(schema.maximum === undefined ? [] : [schema.maximum + 1]),
        ...(schema.minimum === undefined ? [] : [schema.minimum - 1]),
        'not a number',
        ...(schema.type === 'integer' ? [(schema.minimum ?? 1) + 0.5] : []),
      ]
    case 'boolean':
      return ['perhaps']
    case 'array':
      return ['not a list', ...(schema.items ? unfitting(schema.items).map((item) => [item]) : [])]
    default:
      return unfittingObjects(schema)
  }
}

function unfittingObjects(schema: Schema): unknown[] {
  const whole = fitting(schema)
  if (!isObject(whole)) return []
  const without = (schema.required ?? []).map((name) => Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name)))
  const spoiled = Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
    unfitting(part).map((value) => ({ ...whole, [name]: value })),
  )
  return ['not an object', ...without, ...spoiled]
}

const formed: Readonly<Record<string, string>> = {
  uuid: '01939c00-0000-7000-8000-000000000000',
  'date-time': '2026-01-02T03:04:05.000Z',
  uri: 'https://example.org/',
  email: 'someone@example.org',
}
