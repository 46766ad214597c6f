import { randomUUID } from 'node:crypto'
import type { Spans } from '@waymark/tracing/spans'
import { traceparentOf } from '@waymark/tracing/traceparent'
import type { Exchange, GatewayRequest } from '../exchange.ts'
import { nowhere, type RouteFinder } from '../route-table.ts'
import type { ClientReader } from './client-address.ts'
import { readRequestTarget } from './request-target.ts'

export type ExchangeOptions = {
  readonly findRoute: RouteFinder
  readonly clients: ClientReader
  readonly spans?: Spans | undefined
}

const w3cTraceparent = /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/

/** Starts the record of a request: its id, its trace, where it comes from and where it goes. */
export function openExchange(req: GatewayRequest, { findRoute, clients, spans }: ExchangeOptions): Exchange {
  const requestId = randomUUID()
  const target = readRequestTarget(req.url!)
  const peer = req.socket.remoteAddress
  const given = req.headers.traceparent
  const continued = typeof given === 'string' && w3cTraceparent.test(given) && clients.isTrusted(peer) ? given : undefined
  const route = target.refusal ? nowhere : findRoute(req.method!, target.path)
  const span = spans?.start(`${req.method} ${route.id}`, {
    ...(continued ? { parent: continued } : { traceId: traceIdOf(requestId) }),
    kind: 'server',
    attributes: { 'http.request.method': req.method!, 'http.route': route.id },
  })
  const forwardedFor = req.headers['x-forwarded-for']
  return {
    requestId,
    traceparent: span ? traceparentOf(span) : (continued ?? newTraceparent(requestId)),
    span,
    traceContinues: continued !== undefined,
    startedAt: performance.now(),
    clientAddress: clients.addressOf(peer, typeof forwardedFor === 'string' ? forwardedFor : undefined),
    target: route,
    malformed: target.refusal,
    session: undefined,
    identityToken: undefined,
    body: undefined,
    endedWith: undefined,
    endings: undefined,
    refusal: undefined,
  }
}

/** The request id without its dashes, so that one number finds both. */
function traceIdOf(requestId: string): string {
  return requestId.replaceAll('-', '')
}

function newTraceparent(requestId: string): string {
  const span = randomUUID()
  return `00-${traceIdOf(requestId)}-${span.slice(0, 8)}${span.slice(24, 32)}-01`
}
