import type { ServerResponse } from 'node:http'
import type { Check, Exchange, GatewayRequest, Refusal } from '../exchange.ts'
import type { Throttle } from '../throttle/throttle.ts'
import { passesSecretCookies } from '../upstream/upstream-headers.ts'
import { readCookie, sessionCookieName } from './cookies.ts'
import type { Resolved, SessionResolver } from './session.ts'

/**
 * Finds out who is calling. Routes for everyone alike never ask; while identity is away the others take the caller for signed
 * out, and only what needs a signed-in user is refused.
 */
export function sessionCheck({ sessions, throttle, secure }: Options): Check {
  const cookieName = sessionCookieName(secure)
  return (req, exchange) => {
    if (exchange.target.access === 'public') return undefined
    const token = readCookie(req.headers.cookie, cookieName)
    if (token === undefined) return admit(exchange, none)
    const known = sessions.peek(token)
    if (known) return admit(exchange, known)
    // Made-up tokens cost a look-up each: an address may try so many. Whoever turns out to be signed in gets the turn back.
    const turn = sessions.isFamiliar(token) ? undefined : throttle.takeUnknownSession(exchange)
    if (turn?.refusal) return turn.refusal
    return sessions.resolve(token, exchange).then((resolved) => {
      if (resolved.state !== 'none') turn?.giveBack()
      return admit(exchange, resolved)
    })
  }
}

type Options = { sessions: SessionResolver; throttle: Throttle; secure: boolean }
type Change = { req: GatewayRequest; res: ServerResponse; exchange: Exchange; sessions: SessionResolver; secure: boolean }

/** After a sign-in, sign-out or change of the account the next request asks identity again. */
export function forgetAfterChange({ req, res, exchange, sessions, secure }: Change): void {
  if (!mayChangeSession(req) || !passesSecretCookies(exchange.target.service, req.url!)) return
  const token = readCookie(req.headers.cookie, sessionCookieName(secure))
  if (token !== undefined) res.once('close', () => sessions.forget(token))
}

function admit(exchange: Exchange, resolved: Resolved): Refusal | undefined {
  if (resolved.state === 'found') {
    exchange.session = resolved.session
    exchange.identityToken = resolved.tokenFor(exchange.target.service)
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
