import { randomUUID } from 'node:crypto'
import type { Exchange, GatewayRequest } from './exchange.ts'
import { readRequestTarget } from './request-target.ts'
import { nowhere, type RouteFinder } from './route-table.ts'

export type ExchangeOptions = {
  readonly findRoute: RouteFinder
  readonly clientAddress: (peer: string | undefined, forwardedFor: string | undefined) => string
}

const w3cTraceparent = /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/

/** Starts the record of a request: its id, its trace, where it comes from and where it goes. */
export function openExchange(req: GatewayRequest, { findRoute, clientAddress }: ExchangeOptions): Exchange {
  const requestId = randomUUID()
  const target = readRequestTarget(req.url!)
  const forwardedFor = req.headers['x-forwarded-for']
  return {
    requestId,
    traceparent: traceparentOf(req.headers.traceparent, requestId),
    startedAt: performance.now(),
    clientAddress: clientAddress(req.socket.remoteAddress, typeof forwardedFor === 'string' ? forwardedFor : undefined),
    target: target.refusal ? nowhere : findRoute(req.method!, target.path),
    malformed: target.refusal,
    session: undefined,
    identityToken: undefined,
    body: undefined,
    settle: undefined,
    refusal: undefined,
  }
}

/** A caller's trace goes on; otherwise the request id, without its dashes, is the trace id, so that one number finds both. */
function traceparentOf(given: string | string[] | undefined, requestId: string): string {
  if (typeof given === 'string' && w3cTraceparent.test(given)) return given
  const span = randomUUID()
  return `00-${requestId.replaceAll('-', '')}-${span.slice(0, 8)}${span.slice(24, 32)}-01`
}
