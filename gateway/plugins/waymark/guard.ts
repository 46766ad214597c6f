import type { ServerResponse } from 'node:http'
import { sendProblem } from './answer/problem.ts'
import type { Https } from './answer/security-headers.ts'
import { originCheck } from './csrf.ts'
import type { Check, Exchange, GatewayRequest, Policy, Refusal } from './exchange.ts'
import type { RequestObserver } from './observe.ts'
import { bodyCheck } from './request/body.ts'
import type { BodyBudget } from './request/body-budget.ts'
import { framingCheck, hasBody, readWithoutBodyCheck, sizeCheck } from './request/framing.ts'
import { methodCheck } from './request/method-check.ts'
import { type ExchangeOptions, openExchange } from './request/open-exchange.ts'
import type { SessionResolver } from './session/session.ts'
import { forgetAfterChange, sessionCheck } from './session/session-check.ts'
import { sharedThrottleCheck, throttleCheckAtOnce } from './throttle/checks.ts'
import { openStreamsCheck } from './throttle/open-streams.ts'
import type { Throttle } from './throttle/throttle.ts'
import { type InFlightLimits, inFlightCheck } from './upstream/in-flight.ts'

type Options = {
  exchange: ExchangeOptions
  observe: RequestObserver
  throttle: Throttle
  sessions: SessionResolver
  publicUrl: URL
  https: Https
  bodyBytes: number
  bodies: BodyBudget
  inFlight: InFlightLimits
  /** Streams of events that one person may hold open. */
  maxStreams: number
}

/** Our policies but the proxy, by the names that gateway.config.yml calls them, in the order of its pipeline. */
export type GuardPolicies = Readonly<Record<GuardName, Policy>>
type GuardName = 'exchange' | 'limits' | 'csrf' | 'throttle' | 'session' | 'shared-throttle' | 'streams' | 'body'

/**
 * Everything that happens before a request is passed on. The order is: what costs nothing first, then what asks somebody else,
 * and the body last, so that nothing is read for a request that is refused anyway.
 */
export function createGuard(options: Options): GuardPolicies {
  const { throttle, sessions, publicUrl, https, bodyBytes, bodies, inFlight, maxStreams } = options
  const secure = https !== false
  const policy = (...checks: readonly Check[]) => checkPolicy(checks, https)
  return {
    exchange: exchangePolicy(options),
    limits: policy(
      framingCheck,
      readWithoutBodyCheck,
      methodCheck,
      (_req, exchange) => exchange.malformed,
      (_req, exchange) => (exchange.target.service === '' ? unknownAddress : undefined),
      inFlightCheck(inFlight),
      sizeCheck(bodyBytes),
    ),
    csrf: policy(originCheck(publicUrl.origin)),
    throttle: policy(throttleCheckAtOnce(throttle)),
    session: policy(sessionCheck({ sessions, throttle, secure })),
    'shared-throttle': policy(sharedThrottleCheck(throttle)),
    streams: policy(openStreamsCheck(maxStreams)),
    body: policy(bodyCheck(bodyBytes, bodies)),
  }
}

/** Begins the record of a request: where it comes from and where it goes. The policies behind it read and add to that. */
function exchangePolicy({ exchange: reading, observe, sessions, https }: Options): Policy {
  const secure = https !== false
  return (req, res, next) => {
    const exchange = openExchange(req, reading)
    req.exchange = exchange
    observe(req, res, exchange)
    forgetAfterChange({ req, res, exchange, sessions, secure })
    next()
  }
}

/** Checks in their order until one refuses, which is answered here. Nobody is left to answer when the client has gone meanwhile. */
function checkPolicy(checks: readonly Check[], https: Https): Policy {
  return (req, res, next) => {
    const conclude = (refusal: Refusal | undefined) => {
      if (res.destroyed) return
      if (!refusal) next()
      else sendProblem(req, res, leavesBodyUnread(req) ? { ...refusal, close: true } : refusal, https)
    }
    const outcome = run({ checks, req, res, exchange: req.exchange! })
    if (!(outcome instanceof Promise)) {
      conclude(outcome)
      return
    }
    outcome.then(conclude, (error: unknown) => res.destroyed || next(error))
  }
}

type Run = { checks: readonly Check[]; req: GatewayRequest; res: ServerResponse; exchange: Exchange }

/** It stops when the client has gone meanwhile: nothing is asked or taken for nobody. */
function run(all: Run, from = 0): ReturnType<Check> {
  const { checks, req, res, exchange } = all
  for (let at = from; at < checks.length; at++) {
    const outcome = checks[at]!(req, exchange)
    if (outcome instanceof Promise) return outcome.then((refusal) => refusal ?? (res.destroyed ? undefined : run(all, at + 1)))
    if (outcome) return outcome
  }
  return undefined
}

function leavesBodyUnread(req: GatewayRequest): boolean {
  return !req.complete && hasBody(req)
}

const unknownAddress: Refusal = { status: 404, detail: 'There is nothing at this address.' }
