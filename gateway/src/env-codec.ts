import { createPrivateKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { BlockList, isIP } from 'node:net'

/** Reads one setting: the value, or a sentence that says what is wrong with it. */
export type Setting<T> = (raw: string | undefined) => Read<T>
export type Read<T> = { ok: true; value: T } | { ok: false; message: string }

/** Thrown at start with everything that is wrong, so that one look at the log is enough. */
export class ConfigError extends Error {
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(`The gateway's configuration is wrong:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
    this.name = 'ConfigError'
    this.faults = faults
  }
}

/** Decodes a record of settings from the environment; collects every fault instead of stopping at the first. */
export function readSettings<T extends Record<string, unknown>>(
  source: Readonly<Record<string, string | undefined>>,
  settings: { [K in keyof T]: readonly [name: string, setting: Setting<T[K]>] },
): { values: T; faults: string[] } {
  const values: Partial<T> = {}
  const faults: string[] = []
  for (const key of Object.keys(settings) as (keyof T)[]) {
    const [name, setting] = settings[key]
    const raw = source[name]
    const read = setting(raw === '' ? undefined : raw)
    if (read.ok) values[key] = read.value
    else faults.push(`${name} ${read.message}`)
  }
  return { values: values as T, faults }
}

export function withDefault<T>(setting: Setting<T>, fallback: T): Setting<T> {
  return (raw) => (raw === undefined ? good(fallback) : setting(raw))
}

export const text: Setting<string> = (raw) => (raw === undefined ? bad('is missing') : good(raw))

export const optionalText: Setting<string | undefined> = (raw) => good(raw)

export const optionalUrl: Setting<URL | undefined> = (raw) => {
  if (raw === undefined) return good(undefined)
  const url = URL.canParse(raw) ? new URL(raw) : undefined
  return url && /^https?:$/.test(url.protocol) ? good(url) : bad(`must be an http address, not "${raw}"`)
}

/** A part of all. */
export const share: Setting<number> = (raw) => {
  const value = Number(raw)
  return raw !== undefined && value >= 0 && value <= 1 ? good(value) : bad(`must be a number from 0 to 1, not "${raw}"`)
}

/** An address without a path: what is appended to it is the request's own path. */
export const origin: Setting<URL> = (raw) => {
  if (raw === undefined) return bad('is missing')
  const url = URL.canParse(raw) ? new URL(raw) : undefined
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return bad(`must be http://host:port, not "${raw}"`)
  if (url.pathname !== '/' || url.search || url.hash || url.username) return bad('must have no path, query or user')
  return good(url)
}

export const hostPort: Setting<string> = (raw) => {
  if (raw === undefined) return bad('is missing')
  return /^[^\s:/]+:\d{1,5}$/.test(raw) ? good(raw) : bad(`must be host:port, not "${raw}"`)
}

export const redisUrl: Setting<string> = (raw) => {
  if (raw === undefined) return bad('is missing')
  return /^rediss?:\/\//.test(raw) && URL.canParse(raw) ? good(raw) : bad('must be redis://host:port')
}

export function integer(min: number, max: number): Setting<number> {
  return (raw) => {
    if (raw === undefined) return bad('is missing')
    const value = Number(raw)
    const fits = Number.isInteger(value) && value >= min && value <= max
    return fits ? good(value) : bad(`must be a whole number from ${min} to ${max}, not "${raw}"`)
  }
}

export function oneOf<const T extends string>(...values: readonly T[]): Setting<T> {
  return (raw) => {
    const value = values.find((each) => each === raw)
    return value === undefined ? bad(`must be one of ${values.join(', ')}`) : good(value)
  }
}

/** An Ed25519 private key, PKCS#8: PEM (also with `\n` written out) or the DER bytes in base64url. */
export const ed25519PrivateKey: Setting<KeyObject> = (raw) => {
  if (raw === undefined) return bad('is missing')
  try {
    const key = raw.includes('-----BEGIN')
      ? createPrivateKey(raw.replaceAll('\\n', '\n'))
      : createPrivateKey({ key: Buffer.from(raw, 'base64url'), format: 'der', type: 'pkcs8' })
    return key.asymmetricKeyType === 'ed25519' ? good(key) : bad('must be an Ed25519 key')
  } catch {
    return bad('must be a PKCS#8 private key, PEM or base64url DER')
  }
}

/** The contents of a PEM file; undefined when none is named. */
export const certificate: Setting<string | undefined> = (raw) => {
  if (raw === undefined) return good(undefined)
  try {
    const text = readFileSync(raw, 'utf8')
    return text.includes('-----BEGIN CERTIFICATE-----') ? good(text) : bad(`names ${raw}, which holds no certificate (PEM)`)
  } catch (error) {
    return bad(`names ${raw}, which cannot be read (${(error as NodeJS.ErrnoException).code})`)
  }
}

/** Comma-separated addresses and CIDR ranges. */
export const addressList: Setting<BlockList> = (raw) => {
  const list = new BlockList()
  for (const entry of (raw ?? '').split(',').map((part) => part.trim())) {
    if (entry === '') continue
    const [address = '', prefix] = entry.split('/')
    const version = isIP(address)
    const bits = prefix === undefined ? undefined : Number(prefix)
    const fits = bits === undefined || (Number.isInteger(bits) && bits >= 0 && bits <= (version === 4 ? 32 : 128))
    if (version === 0 || !fits) return bad(`has "${entry}", which is neither an address nor a CIDR range`)
    const family = version === 4 ? 'ipv4' : 'ipv6'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, bits, family)
  }
  return good(list)
}

export function good<T>(value: T): Read<T> {
  return { ok: true, value }
}

export function bad(message: string): { ok: false; message: string } {
  return { ok: false, message }
}
