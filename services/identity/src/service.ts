import { createConsumer } from '@waymark/kit/events/consumer'
import { createRelay } from '@waymark/kit/events/relay'
import { createGrpcServer } from '@waymark/kit/grpc/server'
import { createLifecycle, type Service } from '@waymark/kit/lifecycle'
import { connectRedis } from '@waymark/kit/redis'
import { eventHandlers } from './consumers.ts'
import type { Context } from './context.ts'
import { addGrpc } from './grpc.ts'
import { createIdentityHttp } from './http.ts'
import { createPurge } from './purge.ts'

/** Parts start in this order and stop in the reverse: the doors close first, what they stand on last. */
export function createService(context: Context): Service & { ports(): { http: number; grpc: number } } {
  const { config, log, metrics, db, pool, redis, bus } = context
  const lifecycle = createLifecycle({ log })
  const http = createIdentityHttp(context, lifecycle.ready)
  const grpc = createGrpcServer({ log, metrics, ready: lifecycle.ready })
  addGrpc(grpc, context)
  const ports = { http: 0, grpc: 0 }

  lifecycle.add('database', { stop: () => Promise.all([db.$disconnect(), pool.end()]) })
  lifecycle.add('redis', { start: () => connectRedis(redis), stop: () => redis.destroy() })
  lifecycle.add('bus', { stop: () => bus.close() })
  lifecycle.add('siblings', { stop: () => context.siblings.close() })
  lifecycle.add('mailer', { stop: () => context.mailer.stop() })
  lifecycle.add('background', { stop: () => context.background.stop() })
  lifecycle.add('live', context.live)
  lifecycle.add('purge', createPurge(context))
  lifecycle.add('relay', createRelay({ url: config.DATABASE_URL, bus, log, metrics }))
  lifecycle.add('consumer', createConsumer({ name: 'identity', bus, db, log, metrics, handlers: eventHandlers(context) }))
  lifecycle.add('grpc', {
    start: async () => {
      ports.grpc = await grpc.listen({ host: config.GRPC_HOST, port: config.GRPC_PORT })
    },
    stop: () => grpc.close(),
  })
  lifecycle.add('http', {
    start: async () => {
      ports.http = (await http.listen({ host: config.HTTP_HOST, port: config.HTTP_PORT })).port
    },
    stop: () => http.close(),
  })
  return { ...lifecycle, ports: () => ports }
}
