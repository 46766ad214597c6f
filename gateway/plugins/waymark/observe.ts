import type { ServerResponse } from 'node:http'
import { failed, type Span, type Spans } from '@waymark/tracing/spans'
import type { Logger } from 'pino'
import { type Exchange, endExchange, type GatewayRequest } from './exchange.ts'
import type { GatewayMetrics } from './metrics.ts'
import { traceIdOf } from './request/open-exchange.ts'

/** Follows one request to its end: one log line, one count, one duration. */
export type RequestObserver = (req: GatewayRequest, res: ServerResponse, exchange: Exchange) => void

/** nginx's number for a client that went away before the answer: it is in logs and metrics only. */
export const clientClosed = 499

export function createObserver(log: Logger, metrics: GatewayMetrics, spans?: Spans): RequestObserver {
  return (req, res, exchange) => {
    const ended = metrics.begin(exchange.target.id, req.method!)
    res.once('close', () => {
      const status = res.writableFinished ? res.statusCode : (exchange.refusal?.status ?? clientClosed)
      const ms = performance.now() - exchange.startedAt
      ended(status, ms)
      endExchange(exchange, status)
      if (exchange.span) endSpan(exchange.span, status)
      else if (status >= 500 || (ms >= SLOW_MS && !exchange.target.stream)) recordLate({ spans, req, exchange, status, ms })
      const line = {
        requestId: exchange.requestId,
        traceId: exchange.traceparent.slice(3, 35),
        spanId: exchange.span?.spanContext().spanId,
        route: exchange.target.id,
        method: req.method,
        path: pathForLog(req.url!),
        status,
        ms: Math.round(ms * 10) / 10,
        user: exchange.session?.userId,
        client: exchange.clientAddress,
        refusal: exchange.refusal?.detail,
      }
      if (status >= 500) log.warn(line, 'request')
      else log.info(line, 'request')
    })
  }
}

function endSpan(span: Span, status: number): void {
  span.setAttribute('http.response.status_code', status)
  if (status >= 500) failed(span)
  span.end()
}

type Late = { spans: Spans | undefined; req: GatewayRequest; exchange: Exchange; status: number; ms: number }

/** A read that was not chosen to be recorded, and that somebody will look for: its own span, without what services did for it. */
function recordLate({ spans, req, exchange, status, ms }: Late): void {
  const route = exchange.target.id
  const span = spans?.start(`${req.method} ${route}`, {
    traceId: traceIdOf(exchange.requestId),
    kind: 'server',
    attributes: { 'http.request.method': req.method!, 'http.route': route },
    startTime: Date.now() - ms,
  })
  if (span) endSpan(span, status)
}

/** A read that takes so long is looked for. */
const SLOW_MS = 1_000

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The path without its query, and without anything that may be a secret: link tokens stand in the path. */
export function pathForLog(url: string): string {
  const end = url.indexOf('?')
  const path = end === -1 ? url : url.slice(0, end)
  if (path.length < 24 && !path.startsWith('/api/r/')) return path
  if (path.startsWith('/api/r/')) return '/api/r/[redacted]'
  return path
    .split('/')
    .map((segment) => (segment.length >= 20 && !uuid.test(segment) && !isWords(segment) ? '[redacted]' : segment))
    .join('/')
}

function isWords(segment: string): boolean {
  return /^[a-z]+(?:[-.][a-z]+)*$/.test(segment) && segment.length <= 64
}
