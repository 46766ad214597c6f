import { servedRoutes } from '@waymark/contracts/route'
import { jobsRoutes } from '@waymark/contracts/routes/jobs'
import { readPublicKeys } from '@waymark/kit/auth'
import { createConsumer } from '@waymark/kit/events/consumer'
import { createRelay } from '@waymark/kit/events/relay'
import { createGrpcServer } from '@waymark/kit/grpc/server'
import { createHttp, type Http } from '@waymark/kit/http/server'
import { createLifecycle, DATABASE_PATIENCE_MS, type Lifecycle } from '@waymark/kit/lifecycle'
import { handlers } from './consumers.ts'
import type { Context } from './context.ts'
import { addGrpc } from './grpc.ts'
import { addHttp } from './http.ts'
import { closeForgotten } from './import/close-forgotten.ts'
import { createImporter } from './import/importer.ts'
import { createSeeder } from './import/seeder.ts'

export type JobsService = Lifecycle & {
  /** The ports that were bound; known once started. */
  ports(): { http: number; grpc: number }
  http: Http
}

/** Postings, how they match a person, what people saved of them, and their applications. */
export function createService(context: Context): JobsService {
  const { config, log, metrics, db, sql, bus, skills, assessment } = context
  const lifecycle = createLifecycle({ log })
  const http = createHttp({
    routes: servedRoutes(jobsRoutes),
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

  lifecycle.add('clients', {
    stop: async () => {
      skills.close()
      assessment.close()
    },
  })
  lifecycle.add('database', {
    stop: async () => {
      await db.$disconnect()
      await sql.end()
    },
  })
  lifecycle.add('bus', { stop: () => bus.close() })
  lifecycle.add('relay', createRelay({ url: config.DATABASE_URL, bus, log, metrics }))
  lifecycle.add('consumer', createConsumer({ name: 'jobs', bus, db, log, metrics, handlers }))
  // All postings are read beside the start; who asks before that waits for it.
  lifecycle.add('board', {
    start: () => void context.board.read().catch((err) => log.warn({ err }, 'the board is not read yet')),
  })
  lifecycle.add('feeds', { start: () => closeForgotten(context), patienceMs: DATABASE_PATIENCE_MS })
  lifecycle.add('samples', createSeeder(context))
  lifecycle.add('importer', createImporter(context))
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
