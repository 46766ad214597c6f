import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Metrics } from '@waymark/kit/metrics'
import { explainConnection } from '@waymark/kit/tls'
import type { Spans } from '@waymark/tracing/spans'
import type { FastifyInstance } from 'fastify'

export type Check = () => Promise<unknown>
const MAX_LAG_NS = 2e9
const CHECK_MS = 1_000

/** `/healthz`, `/readyz`, `/metrics` and `/traces`: for the supervisor and the scraper, never routed by the gateway. */
export function addHealth(
  app: FastifyInstance,
  options: { metrics: Metrics; ready: () => boolean; checks: Readonly<Record<string, Check>>; spans: Spans | undefined },
): void {
  const lag = monitorEventLoopDelay({ resolution: 50 })
  app.addHook('onReady', async () => void lag.enable())
  app.addHook('onClose', async () => void lag.disable())

  // Alive means: the event loop turns. Never a dependency, or an outage elsewhere would restart us.
  app.get('/healthz', async (_request, reply) => {
    const worst = lag.max
    lag.reset()
    return reply
      .code(worst < MAX_LAG_NS ? 200 : 503)
      .send({ status: worst < MAX_LAG_NS ? 'ok' : 'stuck', eventLoopLagMs: Math.round(worst / 1e6) })
  })

  app.get('/readyz', async (_request, reply) => {
    const results = await Promise.all(
      Object.entries(options.checks).map(async ([name, check]) => [name, await probe(check)] as const),
    )
    const ready = options.ready() && results.every(([, result]) => result === 'ok')
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', checks: Object.fromEntries(results) })
  })

  app.get('/metrics', async (_request, reply) =>
    reply.type(options.metrics.registry.contentType).send(await options.metrics.registry.metrics()),
  )

  app.get('/traces', async () => options.spans?.recent() ?? [])
}

async function probe(check: Check): Promise<string> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`no answer in ${CHECK_MS} ms`), CHECK_MS)
  })
  const result = check().then(() => 'ok', explainConnection)
  return Promise.race([result, late]).finally(() => clearTimeout(timer))
}
