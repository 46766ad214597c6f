import { randomUUID } from 'node:crypto'
import type { ClientReader } from './client-address.ts'
import type { Exchange, GatewayRequest } from './exchange.ts'
import { readRequestTarget } from './request-target.ts'
import { nowhere, type RouteFinder } from './route-table.ts'

export type ExchangeOptions = {
  readonly findRoute: RouteFinder
  readonly clients: ClientReader
}

const w3cTraceparent = /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/

/** Starts the record of a request: its id, its trace, where it comes from and where it goes. */
export function openExchange(req: GatewayRequest, { findRoute, clients }: ExchangeOptions): Exchange {
  const requestId = randomUUID()
  const target = readRequestTarget(req.url!)
  const peer = req.socket.remoteAddress
  const given = req.headers.traceparent
  const continued = typeof given === 'string' && w3cTraceparent.test(given) && clients.isTrusted(peer) ? given : undefined
  const forwardedFor = req.headers['x-forwarded-for']
  return {
    requestId,
    traceparent: continued ?? newTraceparent(requestId),
    traceContinues: continued !== undefined,
    startedAt: performance.now(),
    clientAddress: clients.addressOf(peer, typeof forwardedFor === 'string' ? forwardedFor : undefined),
    target: target.refusal ? nowhere : findRoute(req.method!, target.path),
    malformed: target.refusal,
    session: undefined,
    identityToken: undefined,
    body: undefined,
    endedWith: undefined,
    endings: undefined,
    refusal: undefined,
  }
}

/** The request id, without its dashes, is the trace id, so that one number finds both. */
function newTraceparent(requestId: string): string {
  const span = randomUUID()
  return `00-${requestId.replaceAll('-', '')}-${span.slice(0, 8)}${span.slice(24, 32)}-01`
}
