import { SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace'

/** A finished span as the internal port shows it. Times are milliseconds, `start` since 1970. */
export type KeptSpan = {
  traceId: string
  spanId: string
  parentId?: string
  name: string
  kind: string
  service: string
  start: number
  ms: number
  failed: boolean
  attributes: Readonly<Record<string, unknown>>
}

/**
 * Remembers the newest spans of this process and forgets the oldest: memory stays bounded whatever comes. Kept is what is shown: the
 * library's own objects are four times as large, and a process that is asked little fills its room for half an hour.
 */
export function keepSpans(service: string, most: number): SpanProcessor & { recent(): KeptSpan[] } {
  const kept: KeptSpan[] = []
  let next = 0
  return {
    onStart: () => undefined,
    onEnd(span) {
      kept[next] = toKept(service, span)
      next = (next + 1) % most
    },
    forceFlush: async () => undefined,
    shutdown: async () => undefined,
    recent: () => [...kept.slice(next), ...kept.slice(0, next)],
  }
}

function toKept(service: string, span: ReadableSpan): KeptSpan {
  const { traceId, spanId } = span.spanContext()
  return {
    traceId,
    spanId,
    ...(span.parentSpanContext ? { parentId: span.parentSpanContext.spanId } : {}),
    name: span.name,
    kind: SpanKind[span.kind].toLowerCase(),
    service,
    start: inMs(span.startTime),
    ms: inMs(span.duration),
    failed: span.status.code === SpanStatusCode.ERROR,
    attributes: span.attributes,
  }
}

function inMs([seconds, nanoseconds]: readonly [number, number]): number {
  return seconds * 1000 + nanoseconds / 1e6
}
