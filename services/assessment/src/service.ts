import { assessmentRoutes } from '@waymark/contracts/routes/assessment'
import { readPublicKeys } from '@waymark/kit/auth'
import { createConsumer } from '@waymark/kit/events/consumer'
import { createRelay } from '@waymark/kit/events/relay'
import { createGrpcServer } from '@waymark/kit/grpc/server'
import { createHttp, type Http } from '@waymark/kit/http/server'
import { createLifecycle, type Lifecycle } from '@waymark/kit/lifecycle'
import { handlers } from './consumers.ts'
import type { Context } from './context.ts'
import { addGrpc } from './grpc.ts'
import { guestCookieName } from './guest-cookie.ts'
import { addHttp } from './http.ts'
import { repeat } from './repeat.ts'
import { eraseGuestData } from './use-cases/erase-guest-data.ts'
import { generateRecommendations } from './use-cases/generate-recommendations.ts'

const RECOMMEND_EVERY_MS = 2_000
const SWEEP_EVERY_MS = 3_600_000

export type AssessmentService = Lifecycle & {
  /** The ports that were bound; known once started. */
  ports(): { http: number; grpc: number }
  http: Http
}

export function createService(context: Context): AssessmentService {
  const { config, log, metrics, db, bus } = context
  const lifecycle = createLifecycle({ log })
  const http = createHttp({
    routes: Object.values(assessmentRoutes),
    publicKeys: readPublicKeys(config.IDENTITY_TOKEN_PUBLIC_KEY),
    log,
    metrics,
    ready: lifecycle.ready,
    checks: { database: () => db.$queryRaw`select 1` },
    guestCookie: guestCookieName,
  })
  const grpc = createGrpcServer({ log, metrics, ready: lifecycle.ready })
  const recommender = repeat({
    name: 'recommend',
    everyMs: RECOMMEND_EVERY_MS,
    log,
    work: () => generateRecommendations(context),
  })
  const sweeper = repeat({ name: 'sweep', everyMs: SWEEP_EVERY_MS, log, work: () => sweep(context) })
  addHttp(http, context, recommender.wake)
  addGrpc(grpc, context, recommender.wake)
  const ports = { http: 0, grpc: 0 }

  lifecycle.add('clients', { stop: () => context.skills.close() })
  lifecycle.add('database', { stop: () => db.$disconnect() })
  lifecycle.add('bus', { stop: () => bus.close() })
  lifecycle.add('relay', createRelay({ url: config.DATABASE_URL, bus, log, metrics }))
  lifecycle.add('consumer', createConsumer({ name: 'assessment', bus, db, log, metrics, handlers: handlers(context) }))
  lifecycle.add('recommender', recommender)
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

async function sweep(context: Context): Promise<boolean> {
  const erased = await eraseGuestData(context)
  if (erased > 0) context.log.info({ erased }, 'guest assessments erased')
  return false
}
