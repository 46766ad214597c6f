import { newTraceparent, traceIdOf } from '@waymark/kit/tracing'
import { failed, type Span, type Spans } from '@waymark/tracing/spans'
import { traceparentOf as headerOf } from '@waymark/tracing/traceparent'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { traceparentOf } from './error-handler.ts'

const running = new WeakMap<FastifyRequest, Span>()

/** The span of a request, from its head to the end of its answer, or of its connection. */
export function startSpan(spans: Spans | undefined, request: FastifyRequest, reply: FastifyReply): void {
  const parent = traceparentOf(request)
  const route = request.routeOptions.url
  const attributes = { 'http.request.method': request.method, ...(route ? { 'http.route': route } : {}) }
  const span = spans?.start(`${request.method} ${route ?? 'none'}`, { parent, kind: 'server', attributes })
  // Read again by its line, its failure and its handler's lines: a call from nowhere has one id in all of them.
  if (span || !traceIdOf(parent)) request.headers.traceparent = span ? headerOf(span) : newTraceparent()
  if (!span) return
  running.set(request, span)
  reply.raw.once('close', () => {
    span.setAttribute('http.response.status_code', reply.raw.statusCode)
    if (reply.raw.statusCode >= 500) failed(span)
    span.end()
  })
}

export function spanOf(request: FastifyRequest): Span | undefined {
  return running.get(request)
}
