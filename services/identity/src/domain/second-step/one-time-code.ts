import { Secret, TOTP } from 'otpauth'

/** What authenticator apps expect of RFC 6238 when nothing else is said: SHA-1, six digits, 30 seconds. */
const STEP_SECONDS = 30
const RULES = { algorithm: 'SHA1', digits: 6, period: STEP_SECONDS } as const
/** A clock that is 30 seconds off, and a code that was typed a moment too late, are forgiven (RFC 6238 §5.2). */
const WINDOW = 1
/** RFC 4226 §4 asks for 128 bits and recommends 160. */
const SECRET_BYTES = 20

export type AppSetUp = { secret: string; uri: string }

export function newAppSecret(): Buffer {
  return Buffer.from(new Secret({ size: SECRET_BYTES }).bytes)
}

/** For an authenticator app: the secret in Base32, and the `otpauth:` address that its QR code carries. */
export function appSetUp(secret: Buffer, account: string): AppSetUp {
  const totp = totpOf(secret, account)
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/** The step whose code this is, or undefined. A caller must not take a step twice: whoever saw the code could use it again. */
export function stepOfCode(code: string, secret: Buffer, now: Date): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / STEP_SECONDS) + delta
}

/** Six digits, however they were spaced; undefined for anything else. */
export function asAppCode(typed: string): string | undefined {
  const code = typed.replaceAll(/[\s-]/g, '')
  return /^\d{6}$/.test(code) ? code : undefined
}

function totpOf(secret: Buffer, account = ''): TOTP {
  return new TOTP({ issuer: 'Waymark', label: account, secret: new Secret({ buffer: new Uint8Array(secret).buffer }), ...RULES })
}
