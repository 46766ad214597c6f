import { createHash, createPublicKey, type KeyObject } from 'node:crypto'
import { check } from '@waymark/kit/decode'
import * as t from 'io-ts'
import { decodeJwt, type JWTVerifyOptions, jwtVerify } from 'jose'

/** Who is calling, as the gateway signed it. Services trust this and nothing else. */
export type Identity = { userId: string; sessionId: string; tier: 'free' | 'premium'; emailVerified: boolean }

export const IDENTITY_HEADER = 'x-waymark-identity'
/** So long a token is good. */
export const LIFETIME_S = 60
const CLOCK_SKEW_S = 5
const KNOWN_TOKENS = 5_000

const claims = t.type({
  sub: t.string,
  sid: t.string,
  tier: t.union([t.literal('free'), t.literal('premium')]),
  ev: t.boolean,
  exp: t.number,
})

/**
 * Undefined for a token that is malformed, wrongly signed, expired, too long-lived or made for another service. Any of the keys may have
 * signed: while keys are being changed, some gateways sign with the old one and some with the new one.
 */
export async function verifyIdentity(
  token: string,
  { keys, audience, now = new Date() }: Verifying & { now?: Date },
): Promise<Identity | undefined> {
  if (!token.split('.').every(isPlainBase64Url)) return undefined
  const options = { algorithms: ['EdDSA'], audience, clockTolerance: CLOCK_SKEW_S, currentDate: now }
  const verified = await verifyWithAny(token, keys, options)
  const payload = check(claims, verified?.payload)
  if (!payload.ok) return undefined
  const { sub, sid, tier, ev, exp } = payload.value
  if (exp > now.getTime() / 1000 + LIFETIME_S + CLOCK_SKEW_S) return undefined
  return { userId: sub, sessionId: sid, tier, emailVerified: ev }
}

/** Of the many spellings that decode to the same bytes, the one that is written: a token has no second form. */
function isPlainBase64Url(part: string): boolean {
  return Buffer.from(part, 'base64url').toString('base64url') === part
}

async function verifyWithAny(token: string, keys: readonly KeyObject[], options: JWTVerifyOptions) {
  for (const key of keys) {
    const verified = await jwtVerify(token, key, options).catch(() => undefined)
    if (verified) return verified
  }
  return undefined
}

/**
 * `verifyIdentity` that remembers what it has verified until it ends: the gateway uses one token for many calls of a session, and a
 * signature costs more than the rest of a small request.
 */
export function identityVerifier(by: Verifying): (token: string, now?: Date) => Promise<Identity | undefined> {
  const known = new Map<string, { identity: Identity; until: number }>()
  return async (token, now = new Date()) => {
    const found = known.get(token)
    if (found && found.until > now.getTime()) return found.identity
    known.delete(token)
    const identity = await verifyIdentity(token, { ...by, now })
    if (!identity) return undefined
    // Maps keep the order of insertion: the oldest goes first.
    if (known.size >= KNOWN_TOKENS) known.delete(known.keys().next().value ?? '')
    known.set(token, { identity, until: expiryOf(token) * 1000 })
    return identity
  }
}

/**
 * Takes SPKI as PEM or as base64url DER, so that a key fits into one line of an environment; several one after the other (PEM) or with
 * commas between them (DER).
 */
export function readPublicKeys(text: string): KeyObject[] {
  const blocks = text.match(/-----BEGIN [^-]+-----[\s\S]+?-----END [^-]+-----/g)
  if (blocks) return blocks.map((block) => createPublicKey(block))
  const parts = text.split(',').map((part) => part.trim())
  return parts
    .filter((part) => part !== '')
    .map((part) => createPublicKey({ key: Buffer.from(part, 'base64url'), format: 'der', type: 'spki' }))
}

/** What is stored and compared in place of a guest's cookie. */
export function guestKeyOf(cookie: string): string {
  return createHash('sha256').update(cookie).digest('hex')
}

/** Of a token that has been verified. */
function expiryOf(token: string): number {
  return decodeJwt(token).exp ?? 0
}

type Verifying = {
  keys: readonly KeyObject[]
  /** The name of this service, as the gateway's route table has it. */
  audience: string
}
