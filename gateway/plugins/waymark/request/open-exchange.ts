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
  /** Of the reads whose trace begins here, how many are recorded, 0 to 1. */
  readonly readShare?: number
}

const w3cTraceparent = /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/

/** Starts the record of a request: its id, its trace, where it comes from and where it goes. */
export function openExchange(req: GatewayRequest, { findRoute, clients, spans, readShare = 1 }: ExchangeOptions): Exchange {
  const requestId = randomUUID()
  const target = readRequestTarget(req.url!)
  const peer = req.socket.remoteAddress
  const given = req.headers.traceparent
  const continued = typeof given === 'string' && w3cTraceparent.test(given) && clients.isTrusted(peer) ? given : undefined
  const route = target.refusal ? nowhere : findRoute(req.method!, target.path)
  const isRecorded = continued !== undefined || !isRead(req.method) || shareOf(requestId) < readShare
  const recording = isRecorded ? spans : undefined
  const span = recording?.start(`${req.method} ${route.id}`, {
    ...(continued ? { parent: continued } : { traceId: traceIdOf(requestId) }),
    kind: 'server',
    attributes: { 'http.request.method': req.method!, 'http.route': route.id },
  })
  const forwardedFor = req.headers['x-forwarded-for']
  return {
    requestId,
    traceparent: span ? traceparentOf(span) : (continued ?? newTraceparent(requestId, isRecorded)),
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

const isRead = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD'

/** Where a random id lies among all, 0 to 1. */
const shareOf = (requestId: string): number => Number.parseInt(requestId.slice(0, 8), 16) / 2 ** 32

/** The request id without its dashes, so that one number finds both. */
export function traceIdOf(requestId: string): string {
  return requestId.replaceAll('-', '')
}

/** What services do with a trace that is not recorded here is decided by its last mark. */
function newTraceparent(requestId: string, isRecorded: boolean): string {
  const span = randomUUID()
  return `00-${traceIdOf(requestId)}-${span.slice(0, 8)}${span.slice(24, 32)}-${isRecorded ? '01' : '00'}`
}
