import { gameRoutes } from '@waymark/contracts/routes/game'
import { readPublicKeys } from '@waymark/kit/auth'
import { createConsumer } from '@waymark/kit/events/consumer'
import { createRelay } from '@waymark/kit/events/relay'
import { createGrpcServer } from '@waymark/kit/grpc/server'
import { createHttp, type Http } from '@waymark/kit/http/server'
import { createLifecycle, DATABASE_PATIENCE_MS, type Service } from '@waymark/kit/lifecycle'
import { handlers } from './consumers.ts'
import type { Context } from './context.ts'
import { addGrpc } from './grpc.ts'
import { addHttp } from './http.ts'
import { repeat } from './repeat.ts'
import { endAbandonedGames } from './use-cases/end-abandoned-games.ts'
import { fillBank } from './use-cases/fill-bank.ts'

const SWEEP_EVERY_MS = 60_000

export type GameService = Service & {
  /** The ports that were bound; known once started. */
  ports(): { http: number; grpc: number }
  http: Http
}

/** The Skills Challenge: item bank, games and what they show of a person. */
export function createService(context: Context): GameService {
  const { config, log, metrics, db, bus } = context
  const lifecycle = createLifecycle({ log })
  const http = createHttp({
    routes: Object.values(gameRoutes),
    publicKeys: readPublicKeys(config.IDENTITY_TOKEN_PUBLIC_KEY),
    log,
    metrics,
    ready: lifecycle.ready,
    checks: { database: () => db.$queryRaw`select 1` },
  })
  const grpc = createGrpcServer({ log, metrics, ready: lifecycle.ready })
  addHttp(http, context)
  addGrpc(grpc, context)
  const sweeper = repeat({ name: 'abandoned games', everyMs: SWEEP_EVERY_MS, log, work: () => endAbandonedGames(context) })
  const ports = { http: 0, grpc: 0 }

  lifecycle.add('database', { stop: () => db.$disconnect() })
  lifecycle.add('bus', { stop: () => bus.close() })
  lifecycle.add('relay', createRelay({ url: config.DATABASE_URL, bus, log, metrics }))
  lifecycle.add('consumer', createConsumer({ name: 'game', bus, db, log, metrics, handlers }))
  lifecycle.add('bank', {
    start: async () => log.info(await fillBank(db, context.bank), 'item bank filled'),
    patienceMs: DATABASE_PATIENCE_MS,
  })
  lifecycle.add('sweeper', sweeper)
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
