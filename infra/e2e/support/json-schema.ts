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

const read: ReadonlySet<string> = new Set([
  ...['$ref', 'type', 'const', 'enum', 'anyOf', 'properties', 'required', 'additionalProperties', 'items'],
  ...[
    'maxProperties',
    'minItems',
    'maxItems',
    'uniqueItems',
    'minLength',
    'maxLength',
    'format',
    'minimum',
    'maximum',
    'default',
    'description',
  ],
])

const formats: Readonly<Record<string, RegExp>> = {
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  'date-time': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/,
  uri: /^[a-z][a-z0-9+.-]*:\S+$/i,
  email: /^[^\s@]+@[^\s@]+$/,
}

/** Where a value departs from its schema, one line each. A word of the schema that is not understood is an error, not a pass. */
export function departures(value: unknown, schema: Schema, named: Readonly<Record<string, Schema>>, at = '$'): string[] {
  const unread = Object.keys(schema).filter((word) => !read.has(word))
  if (unread.length > 0) throw new Error(`the check does not understand "${unread.join(', ')}" at ${at}`)
  if (schema.$ref) {
    const target = named[schema.$ref.split('/').at(-1) ?? '']
    if (!target) throw new Error(`${schema.$ref} leads nowhere`)
    return departures(value, target, named, at)
  }
  if (schema.anyOf) {
    const fits = schema.anyOf.some((one) => departures(value, one, named, at).length === 0)
    return fits ? [] : [`${at} fits none of its forms`]
  }
  if ('const' in schema && value !== schema.const) return [`${at} is not ${JSON.stringify(schema.const)}`]
  if (schema.enum && !schema.enum.includes(value)) return [`${at} is none of ${JSON.stringify(schema.enum)}`]
  if (schema.type && !isOf(schema.type, value)) return [`${at} is no ${schema.type}`]
  if (typeof value === 'string') return ofText(value, schema, at)
  if (typeof value === 'number') return outside(value, [schema.minimum, schema.maximum]) ? [`${at} is out of its range`] : []
  if (Array.isArray(value)) return ofList(value, schema, named, at)
  return isObject(value) ? ofObject(value, schema, named, at) : []
}

function ofText(value: string, { minLength, maxLength, format }: Schema, at: string): string[] {
  if (outside([...value].length, [minLength, maxLength])) return [`${at} has ${[...value].length} characters`]
  const form = format === undefined ? undefined : formats[format]
  if (format !== undefined && !form) throw new Error(`the check does not know the format ${format}`)
  return form && !form.test(value) ? [`${at} is no ${format}`] : []
}

function ofList(value: readonly unknown[], schema: Schema, named: Readonly<Record<string, Schema>>, at: string): string[] {
  const { items, minItems, maxItems, uniqueItems } = schema
  const wrong = outside(value.length, [minItems, maxItems]) ? [`${at} has ${value.length} items`] : []
  if (uniqueItems && new Set(value.map((item) => JSON.stringify(item))).size < value.length) wrong.push(`${at} repeats an item`)
  if (!items) return wrong
  return [...wrong, ...value.flatMap((item, index) => departures(item, items, named, `${at}[${index}]`))]
}

function ofObject(
  value: Readonly<Record<string, unknown>>,
  schema: Schema,
  named: Readonly<Record<string, Schema>>,
  at: string,
): string[] {
  const missing = (schema.required ?? []).filter((name) => !(name in value)).map((name) => `${at}.${name} is missing`)
  if (outside(Object.keys(value).length, [0, schema.maxProperties])) missing.push(`${at} has too many fields`)
  const known = schema.properties ?? {}
  const parts = Object.entries(value).flatMap(([name, part]) => {
    const own = known[name] ?? schema.additionalProperties
    return own ? departures(part, own, named, `${at}.${name}`) : []
  })
  // A field that the document does not name is one that nobody can rely on, and perhaps one that nobody meant to send.
  const unnamed = schema.properties && !schema.additionalProperties ? Object.keys(value).filter((name) => !known[name]) : []
  return [...missing, ...parts, ...unnamed.map((name) => `${at}.${name} is not documented`)]
}

function isOf(type: string, value: unknown): boolean {
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return isObject(value)
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function outside(measure: number, [low = -Infinity, high = Infinity]: readonly (number | undefined)[]): boolean {
  return measure < low || measure > high
}
