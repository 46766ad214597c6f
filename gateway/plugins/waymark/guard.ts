import { originCheck } from './csrf.ts'
import type { Check, Exchange, GatewayRequest, Policy, Refusal } from './exchange.ts'
import { bodyCheck, framingCheck, hasBody, sizeCheck } from './framing.ts'
import { methodCheck } from './method-check.ts'
import type { RequestObserver } from './observe.ts'
import { type ExchangeOptions, openExchange } from './open-exchange.ts'
import { sendProblem } from './problem.ts'
import type { SessionResolver } from './session.ts'
import { forgetAfterChange, sessionCheck } from './session-check.ts'
import { sharedThrottleCheck, throttleCheckAtOnce } from './throttle/checks.ts'
import { openStreamsCheck } from './throttle/open-streams.ts'
import type { Throttle } from './throttle/throttle.ts'

type Options = {
  exchange: ExchangeOptions
  observe: RequestObserver
  throttle: Throttle
  sessions: SessionResolver
  publicUrl: URL
  bodyBytes: number
  maxInFlight: number
  /** Streams of events that one person may hold open. */
  maxStreams: number
}

/**
 * Everything that happens before a request is passed on. The order is: what costs nothing first, then what asks somebody else,
 * and the body last, so that nothing is read for a request that is refused anyway.
 */
export function createGuard(options: Options): Policy {
  const { observe, throttle, sessions, publicUrl, bodyBytes, maxInFlight, maxStreams } = options
  const secure = publicUrl.protocol === 'https:'
  let inFlight = 0
  const checks: readonly Check[] = [
    framingCheck,
    methodCheck,
    (_req, exchange) => exchange.malformed,
    (_req, exchange) => (exchange.target.service === '' ? unknownAddress : undefined),
    () => (inFlight > maxInFlight ? overloaded : undefined),
    sizeCheck(bodyBytes),
    originCheck(publicUrl.origin),
    throttleCheckAtOnce(throttle),
    sessionCheck(sessions, secure),
    sharedThrottleCheck(throttle),
    openStreamsCheck(maxStreams),
    bodyCheck(bodyBytes),
  ]

  return (req, res, next) => {
    const exchange = openExchange(req, options.exchange)
    req.exchange = exchange
    inFlight++
    observe(req, res, exchange, () => inFlight--)
    forgetAfterChange({ req, res, exchange, sessions, secure })
    const conclude = (refusal: Refusal | undefined) => {
      if (res.destroyed) return
      if (!refusal) next()
      else sendProblem(req, res, leavesBodyUnread(req) ? { ...refusal, close: true } : refusal, secure)
    }
    const outcome = run(checks, req, exchange)
    if (!(outcome instanceof Promise)) {
      conclude(outcome)
      return
    }
    outcome.then(conclude, (error: unknown) => res.destroyed || next(error))
  }
}

function run(checks: readonly Check[], req: GatewayRequest, exchange: Exchange, from = 0): ReturnType<Check> {
  for (let at = from; at < checks.length; at++) {
    const outcome = checks[at]!(req, exchange)
    if (outcome instanceof Promise) return outcome.then((refusal) => refusal ?? run(checks, req, exchange, at + 1))
    if (outcome) return outcome
  }
  return undefined
}

function leavesBodyUnread(req: GatewayRequest): boolean {
  return !req.complete && hasBody(req)
}

const unknownAddress: Refusal = { status: 404, detail: 'There is nothing at this address.' }
const overloaded: Refusal = {
  status: 503,
  detail: 'There is more to do than we can manage at the moment. Please try again shortly.',
  headers: { 'retry-after': '2' },
}
