import { readFileSync } from 'node:fs'
import type { KafkaConfig } from 'kafkajs'
import type { BaseEnv } from './config.ts'

/** What node-redis and ioredis want beside a `rediss:` address, when a CA of one's own signed the server's certificate. */
export function redisTls(url: string, caFile: string | undefined): { ca: string } | undefined {
  if (!caFile) return undefined
  if (!url.startsWith('rediss:'))
    throw new Error('REDIS_CA_FILE is set, but REDIS_URL is not a rediss:// address: correct one of them')
  return { ca: readCa(caFile, 'REDIS_CA_FILE') }
}

/** A file that is not there is told at start, by the name of the setting, and not as a lost connection later. */
export function checkDatabaseUrl(url: string): void {
  const file = new URL(url).searchParams.get('sslrootcert')
  if (file && file !== 'system') readCa(file, 'sslrootcert in the database address')
}

export type KafkaSecurity = Pick<KafkaConfig, 'ssl' | 'sasl'>
type KafkaSettings = Partial<
  Pick<BaseEnv, 'KAFKA_TLS' | 'KAFKA_CA_FILE' | 'KAFKA_CERT_FILE' | 'KAFKA_KEY_FILE' | 'KAFKA_USERNAME' | 'KAFKA_PASSWORD'>
>

/** What kafkajs wants beside the brokers' addresses. A password goes over TLS or not at all; the broker's name is always checked. */
export function kafkaSecurity(env: KafkaSettings): KafkaSecurity {
  const {
    KAFKA_CA_FILE: ca,
    KAFKA_CERT_FILE: cert,
    KAFKA_KEY_FILE: key,
    KAFKA_USERNAME: username,
    KAFKA_PASSWORD: password,
  } = env
  if ((username === undefined) !== (password === undefined))
    throw new Error('KAFKA_USERNAME and KAFKA_PASSWORD go together: set both or none')
  if ((cert === undefined) !== (key === undefined))
    throw new Error('KAFKA_CERT_FILE and KAFKA_KEY_FILE go together: set both or none')
  const encrypted = env.KAFKA_TLS || ca !== undefined || cert !== undefined
  if (username !== undefined && !encrypted)
    throw new Error('KAFKA_USERNAME is set without TLS: name the CA of the brokers as KAFKA_CA_FILE, or set KAFKA_TLS=true')
  return {
    ...(encrypted && {
      ssl: {
        ...(ca !== undefined && { ca: readCa(ca, 'KAFKA_CA_FILE') }),
        ...(cert !== undefined && { cert: readCa(cert, 'KAFKA_CERT_FILE') }),
        ...(key !== undefined && { key: read(key, 'KAFKA_KEY_FILE') }),
      },
    }),
    ...(username !== undefined && password !== undefined && { sasl: { mechanism: 'scram-sha-512', username, password } }),
  }
}

function readCa(file: string, setting: string): string {
  const text = read(file, setting)
  if (!text.includes('-----BEGIN CERTIFICATE-----')) throw new Error(`${setting} names ${file}, which holds no certificate (PEM)`)
  return text
}

function read(file: string, setting: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Error(`${setting} names ${file}, which cannot be read (${(error as NodeJS.ErrnoException).code})`, { cause: error })
  }
}

const NOT_TRUSTED = /^(UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_SELF_SIGNED|CERT_UNTRUSTED|CERT_SIGNATURE_FAILURE|INVALID_CA)/
const NOT_TRUSTED_WORDS = /self-signed certificate|unable to (get (local )?issuer|verify the first) certificate/i

/**
 * What an error of a connection says, with the cure when it is a fault of TLS that somebody can mend; libraries wrap errors, so
 * causes and words are looked at too.
 */
export function explainConnection(error: unknown): string {
  const message = error instanceof Error ? error.message || error.name : 'failed'
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = causeOf(at), depth++) {
    const cure = cureOf(at)
    if (cure) return `${message}: ${cure}`
  }
  return message
}

/** kafkajs gathers what went wrong with several topics at once. */
function causeOf(error: Error): unknown {
  return error.cause ?? ('errors' in error && Array.isArray(error.errors) ? error.errors[0] : undefined)
}

function cureOf(error: Error): string | undefined {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const { message } = error
  if (NOT_TRUSTED.test(code) || NOT_TRUSTED_WORDS.test(message))
    return "the server's certificate is not signed by the CA that we were told; name the right file, in DATABASE_URL as sslrootcert, for Redis as REDIS_CA_FILE, for Kafka as KAFKA_CA_FILE"
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID' || /does not match certificate's altnames/.test(message))
    return "the server's certificate is for another name; use in the address the name that stands in it"
  if (code === 'CERT_HAS_EXPIRED' || /certificate has expired/.test(message))
    return "the server's certificate has expired; renew it there"
  if (/SASL .*authentication failed/i.test(message))
    return 'the brokers do not know this user with this password (SCRAM-SHA-512): correct KAFKA_USERNAME and KAFKA_PASSWORD'
  if (/_AUTHORIZATION_FAILED$/.test('type' in error ? String(error.type) : ''))
    return 'KAFKA_USERNAME has no right to this; services/shared/provision says who may what, and its topics-main.ts gives the rights'
  if (/KafkaJS.*Connection/.test(error.name) && /Closed connection|ECONNRESET|socket disconnected/.test(message))
    return 'the broker hung up; if it wants TLS, set KAFKA_CA_FILE or KAFKA_TLS=true, and if it wants a user, KAFKA_USERNAME and KAFKA_PASSWORD'
  if (code === 'EPROTO' || /wrong version number/.test(message))
    return 'the server speaks no TLS at this port; use its port for TLS'
  if (/does not support SSL/.test(message)) return 'the server speaks no TLS; switch it on there'
  if (/no encryption|SSL off/.test(message))
    return 'the server wants TLS; add sslmode=verify-full&sslrootcert=<file of its CA> to DATABASE_URL'
  return undefined
}
