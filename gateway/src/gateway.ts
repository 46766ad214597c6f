import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { openOwnCertificate } from '@waymark/mtls/certificate'
import { openSpans, type Spans } from '@waymark/tracing/spans'
import type { Logger } from 'pino'
import { sendProblem } from '../plugins/waymark/answer/problem.ts'
import type { Https } from '../plugins/waymark/answer/security-headers.ts'
import type { GatewayRequest } from '../plugins/waymark/exchange.ts'
import { createWaymarkPlugin } from '../plugins/waymark/index.ts'
import { createMetrics } from '../plugins/waymark/metrics.ts'
import type { RouteTable } from '../plugins/waymark/route-table.ts'
import type { Config } from './config.ts'
import { buildExpressGateway } from './express-gateway.ts'
import { createInternalServer } from './internal-server.ts'
import { answerParserErrors } from './parser-errors.ts'
import { closeServer, createPublicServer, listen, trackUnused } from './server.ts'

export type Gateway = {
  readonly port: number
  readonly metricsPort: number
  /** Takes no more work, finishes what runs, ends within the configured time. Safe to call twice. */
  stop: () => Promise<void>
}

/** `build` puts the policies behind one another; a process can hold one express-gateway only. */
export async function startGateway(config: Config, log: Logger, build = buildExpressGateway): Promise<Gateway> {
  const https = httpsOf(config)
  let draining = false
  const metrics = createMetrics()
  const table = JSON.parse(readFileSync(config.routesFile, 'utf8')) as RouteTable
  // What we show to the services, renewed while we run; undefined where we speak plain text with them.
  const certificate = openOwnCertificate(
    { TLS_CERT_FILE: config.tlsCertFile, TLS_KEY_FILE: config.tlsKeyFile, TLS_CA_FILE: config.tlsCaFile },
    { log, gauge: metrics.gauge },
  )
  const spans = await openOwnSpans(config, log)
  const plugin = createWaymarkPlugin({ config, certificate, table, log, metrics, spans, https, draining: () => draining })
  const handler = await build({
    configDir: config.configDir,
    policies: plugin.policies,
    onNoMatch: (req, res) => sendProblem(req, res, { status: 404, detail: 'There is nothing at this address.' }, https),
    onError: (error, req: GatewayRequest, res) => {
      log.error({ err: error, requestId: req.exchange?.requestId }, 'request failed')
      sendProblem(req, res, { status: 500, detail: 'Something went wrong on our side.' }, https)
    },
  })
  const server = createPublicServer({
    config,
    handler,
    draining: () => draining,
    onClientError: answerParserErrors({ log, metrics, https }),
  })
  const unused = trackUnused(server)
  const internal = createInternalServer({ metrics, spans, isReady: () => server.listening && !draining })
  const port = await listen(server, { host: config.httpHost, port: config.httpPort })
  const metricsPort = await listen(internal.server, { host: config.metricsHost, port: config.metricsPort })
  log.info({ port, metricsPort, publicUrl: config.publicUrl.origin }, 'gateway listening')

  const drain = async () => {
    draining = true
    await wait(config.drainDelayMs)
    const closed = closeServer(server, unused)
    plugin.finishStreams()
    const inTime = await Promise.race([closed.then(() => true), wait(config.shutdownTimeoutMs, false, { ref: false })])
    if (!inTime) {
      log.warn('shutdown timed out, open requests were cut')
      server.closeAllConnections()
    }
    await plugin.stop()
    await spans?.stop()
    certificate?.stop()
    internal.stop()
    log.info('gateway stopped')
  }
  let stopping: Promise<void> | undefined
  return {
    port,
    metricsPort,
    stop: () => {
      stopping ??= drain()
      return stopping
    },
  }
}

function httpsOf({ publicUrl, hstsSubdomains }: Config): Https {
  if (publicUrl.protocol !== 'https:') return false
  return hstsSubdomains === 'true' ? 'subdomains too' : 'this host'
}

function openOwnSpans(config: Config, log: Logger): Promise<Spans> | undefined {
  if (config.tracesDisabled === 'true') return undefined
  return openSpans({
    service: config.serviceName,
    endpoint: config.tracesEndpoint?.href,
    share: config.tracesShare,
    onFault: (err) => log.warn({ err }, 'trace export failed, spans dropped'),
  })
}
