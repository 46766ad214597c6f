import { type Attributes, ROOT_CONTEXT, type Span, type SpanContext, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  type IdGenerator,
  ParentBasedSampler,
  RandomIdGenerator,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { type KeptSpan, keepSpans } from './kept-spans.ts'
import { readTraceparent } from './traceparent.ts'

export type { Attributes, Span, SpanContext } from '@opentelemetry/api'

export type Kind = Lowercase<keyof typeof SpanKind>

/** The spans of one process. Nothing global: a test may hold several processes in one. */
export type Spans = {
  /** A child of `parent`, a W3C traceparent or a span of this process, or the root of a trace. Whoever starts it ends it. */
  start(name: string, options?: SpanOptions): Span
  /** The newest ones, oldest first; empty where they are sent away. */
  recent(): KeptSpan[]
  /** Sends what was not sent yet; never throws, and takes seconds at most. */
  stop(): Promise<void>
}

export type SpanOptions = {
  parent?: string | SpanContext | undefined
  /** Of the trace that begins here, when there is no parent. */
  traceId?: string
  kind?: Kind
  attributes?: Attributes
  /** Milliseconds since 1970; now, when it is left out. */
  startTime?: number
}

export type SpanSettings = {
  service: string
  /** Of a collector that speaks OTLP over HTTP, without `/v1/traces`. Without one the newest spans stay in memory. */
  endpoint?: string | undefined
  /** Of the traces that begin here, how many are recorded, 0 to 1. Those that began elsewhere go by what was decided there. */
  share?: number
  /** Told once when spans cannot be sent, and again after they could. They are dropped: nothing waits for a collector. */
  onFault?: (error: unknown) => void
  most?: number
}

/** Traces of no report are kept longer than those of the last hundred: a report has about a hundred spans over all processes. */
const KEPT = 4_000

export async function openSpans({ service, endpoint, share = 1, onFault, most = KEPT }: SpanSettings): Promise<Spans> {
  const kept = keepSpans(service, most)
  const ids = idGenerator()
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    idGenerator: ids,
    spanLimits: { attributeValueLengthLimit: 500 },
    spanProcessors: [endpoint ? new BatchSpanProcessor({ exporter: await openExporter(endpoint, onFault) }) : kept],
  })
  const tracer = provider.getTracer('waymark')
  return {
    start(name, { parent, traceId, kind = 'internal', attributes = {}, startTime } = {}) {
      const above = typeof parent === 'object' ? parent : readTraceparent(parent)
      ids.next = above ? undefined : traceId
      const context = above ? trace.setSpanContext(ROOT_CONTEXT, above) : ROOT_CONTEXT
      return tracer.startSpan(name, { kind: KINDS[kind], attributes, ...(startTime === undefined ? {} : { startTime }) }, context)
    },
    recent: kept.recent,
    // What cannot be sent was told of by then, and nothing may keep the process from ending.
    stop: () => provider.shutdown().catch(() => undefined),
  }
}

/** A failure of ours; a refusal is none. */
export function failed(span: Span): void {
  span.setStatus({ code: SpanStatusCode.ERROR })
}

const KINDS: Record<Kind, SpanKind> = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
}

/** A root takes the trace id that was asked for: the gateway's is the id of its request. */
function idGenerator(): IdGenerator & { next: string | undefined } {
  const random = new RandomIdGenerator()
  return {
    next: undefined,
    generateTraceId() {
      return this.next ?? random.generateTraceId()
    },
    generateSpanId: () => random.generateSpanId(),
  }
}

/** Read only where it is asked for: the start of nine processes need not load what sends nothing. */
async function openExporter(endpoint: string, onFault: SpanSettings['onFault']): Promise<SpanExporter> {
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http')
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, timeoutMillis: 3_000 })
  let faulty = false
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error && !faulty) onFault?.(result.error)
        faulty = result.error !== undefined
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush(),
  }
}
