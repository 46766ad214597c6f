import { Ajv, type ValidateFunction } from 'ajv'
import formats from 'ajv-formats'

/** The part of JSON Schema that the API's document is written in. */
export type Schema = {
  readonly $ref?: string
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema
  readonly maxProperties?: number
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly minLength?: number
  readonly maxLength?: number
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly default?: unknown
  readonly description?: string
}

/** Where a value departs from its schema, one line each. */
export function departures(value: unknown, schema: Schema, named: Readonly<Record<string, Schema>>): string[] {
  const check = compiled(schema, named)
  if (check(value)) return []
  return (check.errors ?? []).map(({ instancePath, message, params }) => {
    const unnamed = (params as { additionalProperty?: string }).additionalProperty
    return unnamed === undefined ? `$${instancePath} ${message}` : `$${instancePath}/${unnamed} is not documented`
  })
}

const known = new WeakMap<Schema, ValidateFunction>()

function compiled(schema: Schema, named: Readonly<Record<string, Schema>>): ValidateFunction {
  const found = known.get(schema)
  if (found) return found
  const made = readerOf(named).compile(closed(schema) as object)
  known.set(schema, made)
  return made
}

const readers = new WeakMap<object, Ajv>()

/** A word, a format or a reference that Ajv does not know is an error, not a pass. */
function readerOf(named: Readonly<Record<string, Schema>>): Ajv {
  const found = readers.get(named)
  if (found) return found
  const made = new Ajv({ allErrors: true, strict: true, strictTypes: false })
  formats.default(made)
  made.addVocabulary(['components'])
  made.addSchema({ $id: 'api', components: { schemas: closed(named) } })
  readers.set(named, made)
  return made
}

/** A field that the document does not name is one that nobody can rely on, and perhaps one that nobody meant to send. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (!isObject(schema)) return schema
  const inside = Object.fromEntries(
    Object.entries(schema).map(([word, part]) => {
      if (word === '$ref' && typeof part === 'string') return [word, `api${part}`]
      return [word, word === 'const' ? part : closed(part)]
    }),
  )
  const isOpen = isObject(schema.properties) && schema.additionalProperties === undefined && schema.type === 'object'
  return isOpen ? { ...inside, additionalProperties: false } : inside
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
