import * as t from 'io-ts'
import { described } from './schema.ts'

// A number is put into words only when something is wrong: each `toLocaleString` costs a page that loads a hundred codecs a tenth of a
// millisecond before it can draw.

/** A bounded text. Trims nothing: what a person typed is kept as typed. Lengths are UTF-16 code units. */
export function text(options: { min?: number; max: number; message?: string; tooLong?: string }): t.Type<string> {
  const { min = 0, max } = options
  const short = options.message ?? (min === 1 ? 'Please fill in this field' : `Please write at least ${min} characters`)
  const long = () => options.tooLong ?? `Please shorten this to ${max.toLocaleString('en-US')} characters or fewer`
  const codec = new t.Type<string>(
    'Text',
    (u): u is string => typeof u === 'string' && u.trim().length >= min && u.length <= max,
    (u, c) => {
      if (typeof u !== 'string') return t.failure(u, c, u === undefined || u === null ? short : 'Please give this as text')
      if (u.trim().length < min) return t.failure(u, c, short)
      if (u.length > max) return t.failure(u, c, long())
      return t.success(u)
    },
    t.identity,
  )
  return described(codec, { type: 'string', ...(min > 0 && { minLength: min }), maxLength: max })
}

/** JSON that is not decoded at the border: whoever takes it checks who signed these bytes first. */
export const signedBytes: t.Type<Uint8Array> = described(
  new t.Type<Uint8Array>(
    'SignedBytes',
    (u): u is Uint8Array => u instanceof Uint8Array,
    (u, c) => (u instanceof Uint8Array ? t.success(u) : t.failure(u, c, 'Please give this as JSON')),
    t.identity,
  ),
  {
    type: 'object',
    properties: { id: { type: 'string', maxLength: 255 }, type: { type: 'string', maxLength: 255 } },
    required: ['id', 'type'],
  },
)

/** One of a fixed set of strings; anything else fails once, with one sentence. */
export function oneOf<const V extends readonly string[]>(values: V, message?: string): t.Type<V[number]> {
  const allowed: ReadonlySet<unknown> = new Set(values)
  const sentence = message ?? `Please choose one of: ${values.join(', ')}`
  const codec = new t.Type<V[number]>(
    'OneOf',
    (u): u is V[number] => allowed.has(u),
    (u, c) => (allowed.has(u) ? t.success(u as V[number]) : t.failure(u, c, sentence)),
    t.identity,
  )
  return described(codec, { type: 'string', enum: values })
}

/** A finite number between two ends, both included. */
export function numberBetween(min: number, max: number, message?: string): t.Type<number> {
  const sentence = () => message ?? `Please give a number from ${min} to ${max.toLocaleString('en-US')}`
  const fits = (u: unknown): u is number => typeof u === 'number' && Number.isFinite(u) && u >= min && u <= max
  const codec = new t.Type<number>('Number', fits, (u, c) => (fits(u) ? t.success(u) : t.failure(u, c, sentence())), t.identity)
  return described(codec, { type: 'number', minimum: min, maximum: max })
}

/** A whole number between two ends, both included. */
export function integerBetween(min: number, max: number, message?: string): t.Type<number> {
  const sentence = () => message ?? `Please give a whole number from ${min} to ${max.toLocaleString('en-US')}`
  const fits = (u: unknown): u is number => Number.isInteger(u) && (u as number) >= min && (u as number) <= max
  const codec = new t.Type<number>('Integer', fits, (u, c) => (fits(u) ? t.success(u) : t.failure(u, c, sentence())), t.identity)
  return described(codec, { type: 'integer', minimum: min, maximum: max })
}

/** A whole number that arrives as text (a query or a path part); absent means `fallback`. */
export function integerParam(options: { min: number; max: number; fallback: number }): t.Type<number, number | string, unknown> {
  const { min, max, fallback } = options
  const sentence = `Please give a whole number from ${min} to ${max}`
  const codec = new t.Type<number, number | string, unknown>(
    'IntegerParam',
    (u): u is number => Number.isInteger(u),
    (u, c) => {
      if (u === undefined || u === '') return t.success(fallback)
      const value = typeof u === 'string' && /^\d{1,9}$/.test(u) ? Number(u) : u
      return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
        ? t.success(value)
        : t.failure(u, c, sentence)
    },
    t.identity,
  )
  return described(codec, { type: 'integer', minimum: min, maximum: max, default: fallback })
}

/** Absent and null become undefined; anything else must fit. */
export function optional<A, O>(codec: t.Type<A, O>): t.Type<A | undefined, O | undefined, unknown> {
  const out = new t.Type<A | undefined, O | undefined, unknown>(
    `Optional<${codec.name}>`,
    (u): u is A | undefined => u === undefined || codec.is(u),
    (u, c) => (u === undefined || u === null ? t.success(undefined) : codec.validate(u, c)),
    (a) => (a === undefined ? undefined : codec.encode(a)),
  )
  return Object.assign(described(out, {}), { optionalOf: codec })
}

/** A list with bounds on its length. */
export function listOf<A, O>(
  item: t.Type<A, O>,
  options: { min?: number; max: number; message?: string },
): t.Type<A[], O[], unknown> {
  const { min = 0, max } = options
  const base = t.array(item)
  const few = options.message ?? `Please give at least ${min}`
  const out = new t.Type<A[], O[], unknown>(
    `List<${item.name}>`,
    (u): u is A[] => base.is(u) && u.length >= min && u.length <= max,
    (u, c) => {
      if (!Array.isArray(u)) return t.failure(u, c, min > 0 ? few : 'Please give a list')
      if (u.length < min) return t.failure(u, c, few)
      if (u.length > max) return t.failure(u, c, `Please give ${max} or fewer`)
      return base.validate(u, c)
    },
    base.encode,
  )
  return Object.assign(described(out, {}), { listOf: item, listBounds: { minItems: min, maxItems: max } })
}

/** A map from short keys to values, with a bound on the number of keys. */
export function mapOf<A, O>(value: t.Type<A, O>, maxKeys: number): t.Type<Record<string, A>, Record<string, O>, unknown> {
  const base = t.record(t.string, value)
  const fits = (u: unknown): u is Record<string, unknown> => typeof u === 'object' && u !== null && !Array.isArray(u)
  const out = new t.Type<Record<string, A>, Record<string, O>, unknown>(
    `Map<${value.name}>`,
    (u): u is Record<string, A> => base.is(u) && Object.keys(u).length <= maxKeys,
    (u, c) => {
      if (!fits(u)) return t.failure(u, c, 'Please give an object')
      const keys = Object.keys(u)
      if (keys.length > maxKeys) return t.failure(u, c, `Please give ${maxKeys} entries or fewer`)
      const odd = keys.find((key) => key.length > 100 || key === '__proto__')
      if (odd !== undefined) return t.failure(u, c, 'An entry has a name that is not allowed')
      return base.validate(u, c)
    },
    base.encode,
  )
  return Object.assign(described(out, {}), { mapOf: value, maxKeys })
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/** A UUID in its usual text form, in lower case. */
export const uuid: t.Type<string> = described(
  new t.Type<string>(
    'Uuid',
    (u): u is string => typeof u === 'string' && UUID.test(u),
    (u, c) => (typeof u === 'string' && UUID.test(u) ? t.success(u.toLowerCase()) : t.failure(u, c, 'This is not a valid id')),
    t.identity,
  ),
  { type: 'string', format: 'uuid' },
)

const EMAIL = /^[^\s@<>()",;:\\[\]]{1,64}@[^\s@<>()",;:\\[\]]+\.[^\s@.<>()",;:\\[\]]{2,63}$/

/** An e-mail address: one @, a domain with a dot, no spaces or line breaks, at most 254 characters. Kept as typed, trimmed. */
export const email: t.Type<string> = described(
  new t.Type<string>(
    'Email',
    (u): u is string => typeof u === 'string' && isEmail(u),
    (u, c) =>
      typeof u === 'string' && isEmail(u.trim())
        ? t.success(u.trim())
        : t.failure(u, c, 'Please give an e-mail address such as name@example.com'),
    t.identity,
  ),
  { type: 'string', format: 'email', maxLength: 254 },
)

/** A time in RFC 3339, UTC. */
export const instant: t.Type<string> = described(
  new t.Type<string>(
    'Instant',
    (u): u is string => typeof u === 'string' && !Number.isNaN(Date.parse(u)),
    (u, c) =>
      typeof u === 'string' && !Number.isNaN(Date.parse(u)) ? t.success(u) : t.failure(u, c, 'Please give a time in UTC'),
    t.identity,
  ),
  { type: 'string', format: 'date-time' },
)

/** Nothing expected: an absent body, or no parameters. Whatever comes is dropped. */
export const nothing: t.Type<Record<string, never>, unknown, unknown> = described(
  new t.Type<Record<string, never>, unknown, unknown>(
    'Nothing',
    (_u): _u is Record<string, never> => true,
    () => t.success({}),
    t.identity,
  ),
  {},
)

function isEmail(value: string): boolean {
  return value.length <= 254 && EMAIL.test(value) && !value.includes('..')
}
