import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { type Attributes, failed, type Kind, type Span, type SpanContext, type Spans } from '@waymark/tracing/spans'
import { readTraceparent, writeTraceparent } from '@waymark/tracing/traceparent'
import { asAppError, HTTP_STATUS } from './errors.ts'

/**
 * W3C trace context, carried along the calls of one request or event: headers → here → gRPC metadata, outbox row, job data.
 * `deadline` is absolute (epoch ms): what a caller allows us, so that we never wait longer for a sibling than our caller waits for us.
 * `spans` records what is done; without it ids are carried all the same.
 */
export type Trace = {
  readonly traceparent: string
  traceId: string
  spanId: string
  requestId?: string
  deadline?: number
  spans?: Spans
  /** The span that is running, if it is one of this process. */
  context?: SpanContext
}

type From = {
  parent?: string | SpanContext | undefined
  requestId?: string | undefined
  deadline?: number | undefined
  spans?: Spans | undefined
}
type Named = { name: string; kind?: Kind; attributes?: Attributes }

const storage = new AsyncLocalStorage<Trace>()

export function currentTrace(): Trace | undefined {
  return storage.getStore()
}

/** The header to hand on; a new trace starts when nothing is running. */
export function currentTraceparent(): string {
  return storage.getStore()?.traceparent ?? newTraceparent()
}

/** Runs `work` within `span`, or else as a child of `parent` (a malformed or absent parent starts a new trace). */
export function withTrace<T>(from: From & { span?: Span | undefined }, work: () => T): T {
  const trace = from.span ? traceOf(from.span) : ofTraceparent(childOf(from.parent))
  const spans = from.spans ?? storage.getStore()?.spans
  if (spans) trace.spans = spans
  if (from.requestId !== undefined) trace.requestId = from.requestId
  if (from.deadline !== undefined) trace.deadline = from.deadline
  return storage.run(trace, work)
}

/** Where work comes in from elsewhere: its span is a child of what the other side handed over. */
export function enterTrace<T>(from: From & Named, work: () => Promise<T>): Promise<T> {
  const { name, kind = 'server', attributes = {}, parent } = from
  const span = from.spans?.start(name, { parent, kind, attributes })
  return withTrace({ ...from, span }, () => (span ? ended(span, work) : work()))
}

/** A part of what is running; only the work where nothing is. Names and attributes hold nothing about a person. */
export function inSpan<T>(named: Named, work: () => Promise<T>): Promise<T> {
  const trace = storage.getStore()
  if (!trace?.spans) return work()
  const { requestId, deadline, spans } = trace
  return enterTrace({ kind: 'internal', ...named, parent: trace.context ?? trace.traceparent, requestId, deadline, spans }, work)
}

/** Begins such a part for one who is told of its end elsewhere, and calls what this gives with the error, if there was one. */
export function beginSpan({ name, kind = 'internal', attributes = {} }: Named): ((error?: unknown) => void) | undefined {
  const trace = storage.getStore()
  const span = trace?.spans?.start(name, { parent: trace.context ?? trace.traceparent, kind, attributes })
  if (!span) return undefined
  return (error) => {
    if (error !== undefined) noteError(span, error)
    span.end()
  }
}

export function newTraceparent(): string {
  return `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`
}

export function traceIdOf(traceparent: string | null | undefined): string | undefined {
  return readTraceparent(traceparent)?.traceId
}

/** The code only: what an error says may be about a person. A refusal is no failure of ours. */
function noteError(span: Span, error: unknown): void {
  const { code } = asAppError(error)
  span.setAttribute('error.type', code)
  if (HTTP_STATUS[code] >= 500) failed(span)
}

async function ended<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    noteError(span, error)
    throw error
  } finally {
    span.end()
  }
}

/** Its header is written when something goes out: most spans have no child elsewhere. */
function traceOf(span: Span): Trace {
  const context = span.spanContext()
  return {
    get traceparent() {
      return writeTraceparent(context)
    },
    traceId: context.traceId,
    spanId: context.spanId,
    context,
  }
}

function ofTraceparent(traceparent: string): Trace {
  return { traceparent, traceId: traceparent.slice(3, 35), spanId: traceparent.slice(36, 52) }
}

function childOf(parent: string | SpanContext | undefined): string {
  const given = typeof parent === 'object' ? parent : readTraceparent(parent)
  if (!given) return newTraceparent()
  return writeTraceparent({ ...given, spanId: randomBytes(8).toString('hex') })
}
