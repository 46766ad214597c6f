import type { ServerResponse } from 'node:http'
import { failed } from '@waymark/tracing/spans'
import type { Logger } from 'pino'
import { type Exchange, endExchange, type GatewayRequest } from './exchange.ts'
import type { GatewayMetrics } from './metrics.ts'

/** Follows one request to its end: one log line, one count, one duration. */
export type RequestObserver = (req: GatewayRequest, res: ServerResponse, exchange: Exchange) => void

/** nginx's number for a client that went away before the answer: it is in logs and metrics only. */
export const clientClosed = 499

export function createObserver(log: Logger, metrics: GatewayMetrics): RequestObserver {
  return (req, res, exchange) => {
    const ended = metrics.begin(exchange.target.id, req.method!)
    res.once('close', () => {
      const status = res.writableFinished ? res.statusCode : (exchange.refusal?.status ?? clientClosed)
      const ms = performance.now() - exchange.startedAt
      ended(status, ms)
      endExchange(exchange, status)
      endSpan(exchange, status)
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

function endSpan({ span }: Exchange, status: number): void {
  if (!span) return
  span.setAttribute('http.response.status_code', status)
  if (status >= 500) failed(span)
  span.end()
}

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
