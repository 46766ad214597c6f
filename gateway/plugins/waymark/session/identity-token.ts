import { type KeyObject, sign } from 'node:crypto'
import type { Session } from '../exchange.ts'

export const tokenLifetimeMs = 60_000
/** Signed anew after this long, so that a service always sees at least half a lifetime. */
export const tokenRenewalMs = 30_000

const header = encode({ alg: 'EdDSA', typ: 'JWT' })

/**
 * Signs who is calling, for one service: an EdDSA JWT that it verifies with the public key alone. A service that passed on what it was
 * given, or lost it, opens no door of another one.
 */
export function signIdentityToken(
  key: KeyObject,
  session: Session,
  { service, nowMs }: { service: string; nowMs: number },
): string {
  const issuedAt = Math.floor(nowMs / 1_000)
  const claims = {
    iss: 'waymark-gateway',
    aud: service,
    sub: session.userId,
    sid: session.sessionId,
    tier: session.tier,
    ev: session.emailVerified,
    iat: issuedAt,
    exp: issuedAt + tokenLifetimeMs / 1_000,
  }
  const signed = `${header}.${encode(claims)}`
  return `${signed}.${sign(null, Buffer.from(signed), key).toString('base64url')}`
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
