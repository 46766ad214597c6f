import type { ServerResponse } from 'node:http'
import { readCookie, sessionCookieName } from './cookies.ts'
import type { Check, Exchange, GatewayRequest, Refusal } from './exchange.ts'
import type { Resolved, SessionResolver } from './session.ts'
import { passesSessionCookie } from './upstream-headers.ts'

/**
 * Finds out who is calling. Routes for everyone alike never ask; while identity is away the others take the caller for signed
 * out, and only what needs a signed-in user is refused.
 */
export function sessionCheck(sessions: SessionResolver, secure: boolean): Check {
  const cookieName = sessionCookieName(secure)
  return (req, exchange) => {
    if (exchange.target.access === 'public') return undefined
    const token = readCookie(req.headers.cookie, cookieName)
    if (token === undefined) return admit(exchange, none)
    const known = sessions.peek(token)
    if (known) return admit(exchange, known)
    return sessions.resolve(token, exchange.requestId).then((resolved) => admit(exchange, resolved))
  }
}

type Change = { req: GatewayRequest; res: ServerResponse; exchange: Exchange; sessions: SessionResolver; secure: boolean }

/** After a sign-in, sign-out or change of the account the next request asks identity again. */
export function forgetAfterChange({ req, res, exchange, sessions, secure }: Change): void {
  if (exchange.target.service !== 'identity' || !mayChangeSession(req)) return
  if (!passesSessionCookie(exchange.target.service, req.url!)) return
  const token = readCookie(req.headers.cookie, sessionCookieName(secure))
  if (token !== undefined) res.once('close', () => sessions.forget(token))
}

function admit(exchange: Exchange, resolved: Resolved): Refusal | undefined {
  if (resolved.state === 'found') {
    exchange.session = resolved.session
    exchange.identityToken = resolved.identityToken
    return undefined
  }
  if (exchange.target.access !== 'user') return undefined
  return resolved.state === 'away' ? identityAway : signedOut
}

function mayChangeSession(req: GatewayRequest): boolean {
  return req.method !== 'GET' || req.url!.startsWith('/api/logout')
}

const none: Resolved = { state: 'none' }
const signedOut: Refusal = { status: 401, detail: 'Please sign in first.' }
const identityAway: Refusal = {
  status: 503,
  detail: 'We cannot look up your sign-in at the moment. Please try again shortly.',
  headers: { 'retry-after': '5' },
}
