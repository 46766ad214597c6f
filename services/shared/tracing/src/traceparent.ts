import type { Span, SpanContext } from '@opentelemetry/api'

const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/

/** W3C: what one process hands to the next so that its spans become children of ours. */
export function traceparentOf(span: Span): string {
  return writeTraceparent(span.spanContext())
}

export function writeTraceparent({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
}

/** Undefined for what is no traceparent: somebody's nonsense begins a new trace. */
export function readTraceparent(value: string | null | undefined): SpanContext | undefined {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(value ?? '') ?? []
  if (!traceId || !spanId || !flags) return undefined
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
}
