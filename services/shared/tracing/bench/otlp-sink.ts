import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { KeptSpan } from '../src/kept-spans.ts'

export type OtlpSink = { endpoint: string; spans: KeptSpan[]; close(): void }

/** Stands in for a collector: takes spans as OTLP over HTTP with JSON. `keep: false` throws them away as soon as they are read. */
export async function startOtlpSink({ keep = true } = {}): Promise<OtlpSink> {
  const spans: KeptSpan[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      if (keep) spans.push(...readSpans(Buffer.concat(parts).toString()))
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

const KINDS = ['unspecified', 'internal', 'server', 'client', 'producer', 'consumer']

function readSpans(body: string): KeptSpan[] {
  const { resourceSpans } = JSON.parse(body) as Export
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? ''
    return scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        traceId: span.traceId,
        spanId: span.spanId,
        ...(span.parentSpanId ? { parentId: span.parentSpanId } : {}),
        name: span.name,
        kind: KINDS[span.kind] ?? '',
        service,
        start: Number(span.startTimeUnixNano) / 1e6,
        ms: (Number(span.endTimeUnixNano) - Number(span.startTimeUnixNano)) / 1e6,
        failed: span.status.code === 2,
        attributes: {},
      })),
    )
  })
}

type Export = {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] }
    scopeSpans: { spans: Sent[] }[]
  }[]
}
type Sent = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  status: { code: number }
}
