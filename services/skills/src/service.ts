import { servedRoutes } from '@waymark/contracts/route'
import { skillsRoutes } from '@waymark/contracts/routes/skills'
import { readPublicKeys } from '@waymark/kit/auth'
import { createConsumer } from '@waymark/kit/events/consumer'
import { createRelay } from '@waymark/kit/events/relay'
import { createGrpcServer } from '@waymark/kit/grpc/server'
import { createHttp, type Http } from '@waymark/kit/http/server'
import { createLifecycle, type Lifecycle } from '@waymark/kit/lifecycle'
import { handlers } from './consumers.ts'
import type { Context } from './context.ts'
import { addGrpc } from './grpc.ts'
import { addHttp } from './http.ts'

export type SkillsService = Lifecycle & {
  /** The ports that were bound; known once started. */
  ports(): { http: number; grpc: number }
  http: Http
}

export function createService(context: Context): SkillsService {
  const { config, log, metrics, db, bus } = context
  const lifecycle = createLifecycle({ log })
  const http = createHttp({
    routes: servedRoutes(skillsRoutes),
    publicKeys: readPublicKeys(config.IDENTITY_TOKEN_PUBLIC_KEY),
    log,
    metrics,
    ready: lifecycle.ready,
    checks: { database: () => db.$queryRaw`select 1` },
  })
  const grpc = createGrpcServer({ log, metrics, ready: lifecycle.ready })
  addHttp(http, context)
  addGrpc(grpc, context)
  const ports = { http: 0, grpc: 0 }

  lifecycle.add('siblings', { stop: () => context.assessment?.close() })
  lifecycle.add('database', { stop: () => db.$disconnect() })
  lifecycle.add('bus', { stop: () => bus.close() })
  lifecycle.add('relay', createRelay({ url: config.DATABASE_URL, bus, log, metrics }))
  lifecycle.add('consumer', createConsumer({ name: 'skills', bus, db, log, metrics, handlers: handlers(context) }))
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
  return { ...lifecycle, http, ports: () => ports }
}
