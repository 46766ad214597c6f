import { createServer, type Server } from 'node:http'
import type { Spans } from '@waymark/tracing/spans'
import type { GatewayMetrics } from '../plugins/waymark/metrics.ts'

type Options = { metrics: GatewayMetrics; spans?: Spans | undefined; isReady: () => boolean; maxLagMs?: number }

export type InternalServer = { server: Server; stop: () => void }

/** Metrics, health and the newest spans for the inner network, on a port of their own that no route leads to. */
export function createInternalServer({ metrics, spans, isReady, maxLagMs = 2_000 }: Options): InternalServer {
  const lag = watchLag()
  const server = createServer((req, res) => {
    if (req.url === '/healthz') {
      const late = lag.ms() > maxLagMs
      res
        .writeHead(late ? 503 : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ status: late ? 'late' : 'ok' }))
      return
    }
    if (req.url === '/readyz') {
      const ready = isReady()
      res
        .writeHead(ready ? 200 : 503, { 'content-type': 'application/json' })
        .end(JSON.stringify({ status: ready ? 'ready' : 'stopping' }))
      return
    }
    if (req.url === '/traces') {
      res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(spans?.recent() ?? []))
      return
    }
    if (req.url !== '/metrics') {
      res.writeHead(404).end()
      return
    }
    metrics.registry.metrics().then(
      (page) => res.writeHead(200, { 'content-type': metrics.registry.contentType }).end(page),
      () => res.writeHead(500).end(),
    )
  })
  const stop = () => {
    lag.stop()
    server.close()
    server.closeAllConnections()
  }
  return { server, stop }
}

/** How late the event loop's timers run: the only thing that liveness depends on. */
function watchLag(everyMs = 500) {
  let due = performance.now() + everyMs
  let last = 0
  const timer = setInterval(() => {
    const now = performance.now()
    last = Math.max(0, now - due)
    due = now + everyMs
  }, everyMs)
  timer.unref()
  return { ms: () => Math.max(last, performance.now() - due), stop: () => clearInterval(timer) }
}
