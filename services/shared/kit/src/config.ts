import * as t from 'io-ts'
import { check, type Decoder } from './decode.ts'

/** Decodes the environment; a wrong one throws once, with every fault in the message. */
export function loadConfig<A>(codec: Decoder<A>, env: Record<string, string | undefined>): A {
  const result = check(codec, blanksAsAbsent(env))
  if (result.ok) return result.value
  const faults = result.errors.map(({ path, message }) => `  ${path}: ${message}`)
  throw new Error(`The configuration is wrong:\n${faults.join('\n')}`)
}

export const text = parsed('text', (value) => value, 'is required')
export const port = parsed('port', toPort, 'must be a port number from 0 to 65535')
export const count = parsed('count', toCount, 'must be a whole number')
export const url = parsed('url', toUrl, 'must be a complete URL')
export const flag = parsed('flag', toFlag, 'must be true or false')
export const list = parsed('list', (value) => value.split(',').map((part) => part.trim()), 'must be a comma-separated list')
/** How many brokers keep each event. */
export const replicas = withDefault(
  parsed('replicas', (value) => (/^[1-9]$/.test(value) ? Number(value) : undefined), 'must be a number of brokers from 1 to 9'),
  1,
)
/** host:port of a sibling. */
export const address = parsed('address', (value) => (/^[^\s:]+:\d+$/.test(value) ? value : undefined), 'must be host:port')

/** Money of a unit that the setting names. */
export const price = parsed('price', toPrice, 'must be a price such as 0.40')
/** A part of all, from 0 to 1. */
export const share = parsed('share', toShare, 'must be a number from 0 to 1')

export function oneOf<T extends string>(...values: readonly T[]): t.Type<T, unknown, unknown> {
  return parsed('choice', (value) => values.find((known) => known === value), `must be one of ${values.join(', ')}`)
}

export function optional<A>(codec: t.Type<A, unknown, unknown>): t.Type<A | undefined, unknown, unknown> {
  return orElse(codec, () => t.success(undefined))
}

export function withDefault<A>(codec: t.Type<A, unknown, unknown>, fallback: A): t.Type<A, unknown, unknown> {
  return orElse(codec, () => t.success(fallback))
}

/** A secret has no default anywhere: a well-known one would arm wherever somebody forgot to set it. */
export const secret = parsed(
  'secret',
  (value) => (value.length >= 16 ? value : undefined),
  'must be a secret of at least 16 characters',
)

/** How Kafka is reached, by services and by the commands beside them. See `kafkaSecurity`. */
export const kafkaEnv = {
  KAFKA_BROKERS: withDefault(list, []),
  KAFKA_REPLICAS: replicas,
  /** True where a public authority signed the brokers' certificates; a CA file says as much. */
  KAFKA_TLS: withDefault(flag, false),
  KAFKA_CA_FILE: optional(text),
  /** A certificate of our own, where the brokers ask for one. */
  KAFKA_CERT_FILE: optional(text),
  KAFKA_KEY_FILE: optional(text),
  /** SASL, SCRAM-SHA-512. */
  KAFKA_USERNAME: optional(text),
  KAFKA_PASSWORD: optional(text),
}

/** Of OpenTelemetry, by its own names. */
const traceEnv = {
  OTEL_SDK_DISABLED: withDefault(flag, false),
  /** Of a collector that speaks OTLP over HTTP. Without one the newest spans stay in memory, and `/traces` shows them. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(url),
  OTEL_TRACES_SAMPLER_ARG: withDefault(share, 1),
}

/** What every service reads. Intersect it with the service's own: `t.intersection([baseEnv, t.type({…})])`. */
export const baseEnv = t.type({
  NODE_ENV: withDefault(oneOf('development', 'test', 'production'), 'production'),
  LOG_LEVEL: withDefault(oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'), 'info'),
  HTTP_HOST: withDefault(text, '127.0.0.1'),
  HTTP_PORT: port,
  GRPC_HOST: withDefault(text, '127.0.0.1'),
  GRPC_PORT: port,
  DATABASE_URL: url,
  DATABASE_POOL: withDefault(count, 10),
  REDIS_URL: url,
  /** The CA that signed the certificate of a `rediss:` server, PEM. */
  REDIS_CA_FILE: optional(text),
  BUS: withDefault(oneOf('redis', 'kafka'), 'redis'),
  ...kafkaEnv,
  /** Mutual TLS of our own doors and calls, PEM: all three or none. The files may be replaced while the process runs. */
  TLS_CERT_FILE: optional(text),
  TLS_KEY_FILE: optional(text),
  TLS_CA_FILE: optional(text),
  PUBLIC_URL: url,
  IDENTITY_TOKEN_PUBLIC_KEY: text,
  ...traceEnv,
})
export type BaseEnv = t.TypeOf<typeof baseEnv>

/** A setting of one's own: `read` gives undefined for what is wrong, and `fault` says how it must be. */
export function parsed<A>(name: string, read: (value: string) => A | undefined, fault: string): t.Type<A, unknown, unknown> {
  return new t.Type<A, unknown, unknown>(
    name,
    (_value): _value is A => true,
    (value, context) => {
      if (value === undefined) return t.failure(value, context, 'is required')
      const parsed = typeof value === 'string' ? read(value) : undefined
      return parsed === undefined ? t.failure(value, context, fault) : t.success(parsed)
    },
    t.identity,
  )
}

function orElse<A, B>(codec: t.Type<A, unknown, unknown>, absent: () => t.Validation<B>): t.Type<A | B, unknown, unknown> {
  const validate: t.Validate<unknown, A | B> = (value, context) =>
    value === undefined ? absent() : codec.validate(value, context)
  return new t.Type<A | B, unknown, unknown>(codec.name, (_value): _value is A | B => true, validate, t.identity)
}

function blanksAsAbsent(env: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(env).map(([key, value]) => [key, value === '' ? undefined : value]))
}

function toPort(value: string): number | undefined {
  const number = toCount(value)
  return number !== undefined && number <= 65_535 ? number : undefined
}

function toCount(value: string): number | undefined {
  return /^\d{1,9}$/.test(value) ? Number(value) : undefined
}

function toUrl(value: string): string | undefined {
  return URL.canParse(value) ? value : undefined
}

function toPrice(value: string): number | undefined {
  return /^\d{1,6}(?:\.\d{1,6})?$/.test(value) ? Number(value) : undefined
}

function toShare(value: string): number | undefined {
  return /^(?:0|1|0?\.\d{1,6}|1\.0+)$/.test(value) ? Number(value) : undefined
}

function toFlag(value: string): boolean | undefined {
  return value === 'true' ? true : value === 'false' ? false : undefined
}
