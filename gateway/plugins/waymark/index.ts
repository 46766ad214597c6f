import type { Certificate } from '@waymark/mtls/certificate'
import type { Spans } from '@waymark/tracing/spans'
import type { Logger } from 'pino'
import type { Config } from '../../src/config.ts'
import type { Https } from './answer/security-headers.ts'
import type { Policy } from './exchange.ts'
import { createGuard } from './guard.ts'
import type { GatewayMetrics } from './metrics.ts'
import { createObserver } from './observe.ts'
import { createBodyBudget } from './request/body-budget.ts'
import { clientReader } from './request/client-address.ts'
import { compileRouteTable, type RouteTable } from './route-table.ts'
import { createIdentityClient } from './session/identity-client.ts'
import { createSessionResolver } from './session/session.ts'
import { listenForSessions } from './session/session-news.ts'
import { connectRedis } from './throttle/redis-connection.ts'
import { createRedisThrottle } from './throttle/redis-throttle.ts'
import { createThrottle } from './throttle/throttle.ts'
import { createProxy } from './upstream/proxy.ts'
import { createUpstreams } from './upstream/upstreams.ts'

/** A policy as express-gateway registers it: `name` is what gateway.config.yml calls it. */
export type RegisteredPolicy = {
  readonly name: string
  readonly schema: { readonly $id: string; readonly type: 'object' }
  readonly policy: () => Policy
}

export type WaymarkPlugin = {
  readonly policies: readonly RegisteredPolicy[]
  finishStreams: () => void
  stop: () => Promise<void>
}

type Options = {
  config: Config
  certificate: Certificate | undefined
  table: RouteTable
  log: Logger
  metrics: GatewayMetrics
  spans?: Spans | undefined
  https: Https
  draining: () => boolean
}

/** Our policies and everything they need started; `stop` ends it. */
export function createWaymarkPlugin({
  config,
  certificate,
  table,
  log,
  metrics,
  spans,
  https,
  draining,
}: Options): WaymarkPlugin {
  const breaker = { timeouts: config.breakerTimeouts, pauseMs: config.breakerPauseMs }
  const onCircuit = (service: string, state: 'open' | 'closed') => {
    metrics.circuit(service, state)
    if (state === 'open') log.warn({ service }, 'circuit open')
    else log.info({ service }, 'circuit closed')
  }
  const identity = createIdentityClient({
    address: config.identityGrpcAddress,
    timeoutMs: config.sessionTimeoutMs,
    breaker: { ...breaker, onChange: (state) => onCircuit('identity sessions', state) },
    certificate,
  })
  const redis = connectRedis({ url: config.redisUrl, ca: config.redisCa }, (state, error) => {
    metrics.redisUp(state === 'up')
    if (state === 'up') log.info('redis connected')
    else log.warn({ err: error }, 'redis unavailable, throttling in this process')
  })
  const upstreams = createUpstreams({
    addresses: addressesOf(config),
    timeoutMs: config.upstreamTimeoutMs,
    maxInFlight: config.maxInFlightAService,
    connectionTtlMs: config.upstreamTtlMs,
    certificate,
    breaker,
    onCircuit,
  })
  // Said from the start: a rule over a series that is not there is quiet for the wrong reason.
  for (const service of ['identity sessions', ...Object.keys(addressesOf(config))]) metrics.circuit(service, 'closed')
  const sessions = createSessionResolver({ ask: identity.resolve, key: config.identityTokenKey, cacheMs: config.sessionCacheMs })
  const news = listenForSessions({
    url: config.redisUrl,
    ca: config.redisCa,
    onChanged: sessions.forgetHashes,
    onGap: sessions.forgetAll,
  })
  const exchange = { findRoute: compileRouteTable(table), clients: clientReader(config.trustedProxies) }
  const guard = createGuard({
    // Only the guard begins what the observer ends.
    exchange: { ...exchange, spans, readShare: config.tracesReadShare },
    observe: createObserver(log, metrics, spans),
    throttle: createThrottle(
      config.throttle,
      createRedisThrottle({ send: redis.send, decideWithinMs: config.throttleTimeoutMs }),
    ),
    sessions,
    publicUrl: config.publicUrl,
    https,
    bodyBytes: config.bodyBytes,
    bodies: createBodyBudget(config.bufferedBytes, config.bodyBytes),
    inFlight: {
      maxRequests: config.maxInFlight,
      maxStreams: config.maxStreams,
      maxAnAddress: config.maxInFlightAnAddress,
    },
    maxStreams: config.maxStreamsAPerson,
  })
  const from = { proto: https ? 'https' : 'http', host: config.publicUrl.host }
  const settings = { https, from, connectRetryMs: config.connectRetryMs, draining }
  const proxy = createProxy({ upstreams, settings, exchange })

  return {
    policies: Object.entries({ ...guard, proxy: proxy.policy }).map(([name, policy]) => registered(`waymark-${name}`, policy)),
    finishStreams: proxy.finishStreams,
    stop: async () => {
      identity.close()
      redis.close()
      news.close()
      await upstreams.close()
    },
  }
}

function registered(name: string, policy: Policy): RegisteredPolicy {
  return { name, schema: { $id: `waymark:policies/${name}`, type: 'object' }, policy: () => policy }
}

function addressesOf(config: Config): Record<string, URL> {
  return {
    identity: config.identityUrl,
    assessment: config.assessmentUrl,
    report: config.reportUrl,
    skills: config.skillsUrl,
    jobs: config.jobsUrl,
    learning: config.learningUrl,
    game: config.gameUrl,
    frontend: config.frontendUrl,
  }
}
