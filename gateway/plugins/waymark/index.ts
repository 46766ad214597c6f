import type { Logger } from 'pino'
import type { Config } from '../../src/config.ts'
import { clientAddressReader } from './client-address.ts'
import type { Policy } from './exchange.ts'
import { createGuard } from './guard.ts'
import { createIdentityClient } from './identity-client.ts'
import type { GatewayMetrics } from './metrics.ts'
import { createObserver } from './observe.ts'
import { createProxy } from './proxy.ts'
import { compileRouteTable, type RouteTable } from './route-table.ts'
import { createSessionResolver } from './session.ts'
import { connectRedis } from './throttle/redis-connection.ts'
import { createRedisThrottle } from './throttle/redis-throttle.ts'
import { createThrottle } from './throttle/throttle.ts'
import { createUpstreams } from './upstreams.ts'

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

type Options = { config: Config; table: RouteTable; log: Logger; metrics: GatewayMetrics; draining: () => boolean }

/** Our policies and everything they need started; `stop` ends it. */
export function createWaymarkPlugin({ config, table, log, metrics, draining }: Options): WaymarkPlugin {
  const secure = config.publicUrl.protocol === 'https:'
  const identity = createIdentityClient(config.identityGrpcAddress, config.sessionTimeoutMs)
  const redis = connectRedis({ url: config.redisUrl, ca: config.redisCa }, (state, error) => {
    metrics.redisUp(state === 'up')
    if (state === 'up') log.info('redis is there')
    else log.warn({ err: error }, 'redis is away: sign-in and report creation are counted in this process, reads pass')
  })
  const upstreams = createUpstreams({ addresses: addressesOf(config), timeoutMs: config.upstreamTimeoutMs })
  const exchange = { findRoute: compileRouteTable(table), clientAddress: clientAddressReader(config.trustedProxies) }
  const guard = createGuard({
    exchange,
    observe: createObserver(log, metrics),
    throttle: createThrottle(config.throttle, createRedisThrottle(redis.send)),
    sessions: createSessionResolver({
      ask: identity.resolve,
      key: config.identityTokenKey,
      cacheMs: config.sessionCacheMs,
    }),
    publicUrl: config.publicUrl,
    bodyBytes: config.bodyBytes,
    maxInFlight: config.maxInFlight,
    maxStreams: config.maxStreams,
  })
  const from = { proto: secure ? 'https' : 'http', host: config.publicUrl.host }
  const settings = { secure, from, connectRetryMs: config.connectRetryMs, draining }
  const proxy = createProxy({ upstreams, settings, exchange })

  return {
    policies: [registered('waymark-guard', guard), registered('waymark-proxy', proxy.policy)],
    finishStreams: proxy.finishStreams,
    stop: async () => {
      identity.close()
      redis.close()
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
