import type { ServerResponse } from 'node:http'
import { readCookie, sessionCookieName } from './cookies.ts'
import { originCheck } from './csrf.ts'
import type { Exchange, GatewayRequest, Policy, Refusal } from './exchange.ts'
import { framingFault, planBody, readBody } from './framing.ts'
import type { RequestObserver } from './observe.ts'
import { type ExchangeOptions, openExchange } from './open-exchange.ts'
import { sendProblem } from './problem.ts'
import { readRequestTarget } from './request-target.ts'
import type { Resolved, SessionResolver } from './session.ts'
import type { Throttle } from './throttle/throttle.ts'
import { passesSessionCookie } from './upstream-headers.ts'

type Options = {
  exchange: ExchangeOptions
  observe: RequestObserver
  throttle: Throttle
  sessions: SessionResolver
  publicUrl: URL
  bodyBytes: number
  maxInFlight: number
}

/**
 * All checks before a request is passed on, in one policy: what costs nothing first, so that the answer to most requests is
 * decided without waiting, and only then the session, shared counters and the body.
 */
export function createGuard(options: Options): Policy {
  const { observe, throttle, sessions, publicUrl, bodyBytes, maxInFlight } = options
  const secure = publicUrl.protocol === 'https:'
  const cookieName = sessionCookieName(secure)
  const foreignOrigin = originCheck(publicUrl.origin)
  let inFlight = 0

  const refusedAtOnce = (req: GatewayRequest, exchange: Exchange): Refusal | undefined => {
    const bad = framingFault(req) ?? readRequestTarget(req.url!).refusal
    if (bad) return bad
    if (exchange.target.service === '') return unknownAddress
    if (inFlight > maxInFlight) return overloaded
    const plan = planBody(req, bodyBytes)
    if (plan === 'too-large') return tooLarge(bodyBytes)
    return foreignOrigin(req.method!, req.headers)
  }

  const throttledAtOnce = (exchange: Exchange): Refusal | undefined => {
    const rule = throttle.ruleFor(exchange)
    return rule?.store === 'local' && rule.by === 'address' ? throttle.takeLocal(rule, exchange) : undefined
  }

  const throttledLater = (exchange: Exchange): Refusal | Promise<Refusal | undefined> | undefined => {
    const rule = throttle.ruleFor(exchange)
    if (!rule) return undefined
    if (rule.store === 'redis') return throttle.takeShared(rule, exchange)
    return rule.by === 'person' ? throttle.takeLocal(rule, exchange) : undefined
  }

  const admit = (exchange: Exchange, resolved: Resolved): Refusal | undefined => {
    if (resolved.state === 'found') {
      exchange.session = resolved.session
      exchange.identityToken = resolved.identityToken
      return undefined
    }
    if (exchange.target.access !== 'user') return undefined
    return resolved.state === 'away' ? identityAway : signedOut
  }

  /** Everything that may have to wait. */
  const goOn = async (
    req: GatewayRequest,
    exchange: Exchange,
    resolved: Resolved | Promise<Resolved>,
  ): Promise<Refusal | undefined> => {
    const refusal = admit(exchange, await resolved) ?? (await throttledLater(exchange))
    if (refusal) return refusal
    if (planBody(req, bodyBytes) !== 'read') return undefined
    exchange.body = await readBody(req, bodyBytes)
    return exchange.body ? undefined : tooLarge(bodyBytes)
  }

  /** Undefined when a question must be asked first. */
  const sessionOf = (req: GatewayRequest, exchange: Exchange): Resolved | Promise<Resolved> => {
    const token = exchange.target.access === 'public' ? undefined : readCookie(req.headers.cookie, cookieName)
    if (token === undefined) return none
    return sessions.peek(token) ?? sessions.resolve(token, exchange.requestId)
  }

  /** Sign-in, sign-out and account changes end what we remember, before the service acts and after it. */
  const forgetAround = (req: GatewayRequest, res: ServerResponse, exchange: Exchange) => {
    if (!passesSessionCookie(exchange.target.service, req.url!) || !changesSession(req)) return
    const token = readCookie(req.headers.cookie, cookieName)
    if (token === undefined) return
    res.once('close', () => sessions.forget(token))
  }

  return (req, res, next) => {
    const exchange = openExchange(req, options.exchange)
    req.exchange = exchange
    inFlight++
    observe(req, res, exchange, () => inFlight--)
    const refuse = (refusal: Refusal) => {
      const unread = !req.complete && planBody(req, bodyBytes) !== 'none'
      sendProblem(req, res, unread ? { ...refusal, close: true } : refusal, secure)
    }
    const refusal = refusedAtOnce(req, exchange) ?? throttledAtOnce(exchange)
    if (refusal) {
      refuse(refusal)
      return
    }
    forgetAround(req, res, exchange)
    const resolved = sessionOf(req, exchange)
    const decided = resolved instanceof Promise ? undefined : settleNow(resolved)
    if (decided === 'pass') {
      next()
      return
    }
    if (decided) {
      refuse(decided)
      return
    }
    goOn(req, exchange, resolved).then(
      (late) => {
        if (res.destroyed) return
        if (late) refuse(late)
        else next()
      },
      (error: unknown) => {
        if (!res.destroyed) next(error)
      },
    )

    /** The quick way for a read whose session is known: no promise at all. */
    function settleNow(known: Resolved): Refusal | 'pass' | undefined {
      if (planBody(req, bodyBytes) === 'read') return undefined
      const stopped = admit(exchange, known)
      if (stopped) return stopped
      const rule = throttle.ruleFor(exchange)
      if (rule?.store === 'redis') return undefined
      const late = throttledLater(exchange)
      return late instanceof Promise ? undefined : (late ?? 'pass')
    }
  }
}

const none: Resolved = { state: 'none' }
const unknownAddress: Refusal = { status: 404, detail: 'There is nothing at this address.' }
const signedOut: Refusal = { status: 401, detail: 'Please sign in first.' }
const identityAway: Refusal = {
  status: 503,
  detail: 'We cannot look up your sign-in at the moment. Please try again shortly.',
  headers: { 'retry-after': '5' },
}
const overloaded: Refusal = {
  status: 503,
  detail: 'There is more to do than we can manage at the moment. Please try again shortly.',
  headers: { 'retry-after': '2' },
}

function tooLarge(limit: number): Refusal {
  return { status: 413, detail: `The body of this request is larger than ${limit} bytes.`, close: true }
}

function changesSession(req: GatewayRequest): boolean {
  return req.method !== 'GET' || req.url!.startsWith('/api/logout')
}
