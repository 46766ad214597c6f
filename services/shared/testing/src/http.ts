import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { type AnyRoute, pathOf } from '@waymark/contracts/route'
import { IDENTITY_HEADER, type Identity, LIFETIME_S } from '@waymark/service/auth'
import type { FastifyInstance } from 'fastify'
import { SignJWT } from 'jose'

/** A key pair as the gateway and the services share it, and headers of a user who is signed in, for the door of one service. */
export function testIdentity(audience: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  return {
    publicKey,
    /** For IDENTITY_TOKEN_PUBLIC_KEY. */
    publicKeyPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    privateKeyPem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    async headersFor(identity: Partial<Identity> & { userId: string }): Promise<Record<string, string>> {
      const whole: Identity = { sessionId: 'session', tier: 'free', emailVerified: true, ...identity }
      return { [IDENTITY_HEADER]: await signIdentity(whole, { key: privateKey, audience }) }
    },
  }
}

/** What the gateway does, for tests and tools that act as it. */
export function signIdentity(
  identity: Identity,
  { key, audience, now = new Date() }: { key: KeyObject; audience: string; now?: Date },
): Promise<string> {
  return new SignJWT({ sid: identity.sessionId, tier: identity.tier, ev: identity.emailVerified })
    .setProtectedHeader({ alg: 'EdDSA' })
    .setSubject(identity.userId)
    .setAudience(audience)
    .setExpirationTime(Math.floor(now.getTime() / 1000) + LIFETIME_S)
    .sign(key)
}

/** Takes PKCS#8 as PEM or as base64url DER. */
export function readPrivateKey(text: string): KeyObject {
  if (text.includes('-----BEGIN')) return createPrivateKey(text)
  return createPrivateKey({ key: Buffer.from(text, 'base64url'), format: 'der', type: 'pkcs8' })
}

export type CallOptions = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
  cookies?: Record<string, string>
}

/** Calls a contract route through the whole app, without a socket. `json` is undefined when the answer is not JSON. */
export async function call(app: FastifyInstance, route: AnyRoute, options: CallOptions = {}) {
  const answer = await app.inject({
    method: route.method,
    url: pathOf(route, options.params),
    query: options.query ?? {},
    cookies: options.cookies ?? {},
    headers: options.body === undefined ? { ...options.headers } : { 'content-type': 'application/json', ...options.headers },
    ...(options.body === undefined ? {} : { payload: JSON.stringify(options.body) }),
  })
  const type = String(answer.headers['content-type'] ?? '')
  return {
    status: answer.statusCode,
    headers: answer.headers,
    cookies: answer.cookies,
    text: answer.payload,
    json: /json/.test(type) ? JSON.parse(answer.payload) : undefined,
  }
}
