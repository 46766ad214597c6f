import { randomUUID } from 'node:crypto'
import { createGrpcClient } from '@waymark/kit/grpc/client'
import { createLog } from '@waymark/kit/log'
import { testIdentity } from '@waymark/kit/testing/http'
import { startInfra } from '@waymark/kit/testing/infra'
import { JobsServiceService } from '@waymark/proto/waymark/jobs/v1/jobs'
import pg from 'pg'
import { readConfig } from '../../src/config.ts'
import { createContext } from '../../src/context.ts'
import { seedSamples } from '../../src/import/seed-samples.ts'
import { createService } from '../../src/service.ts'
import { profileOf, startSiblings } from './siblings.ts'

export const SAMPLES = new URL('../fixtures/postings.json', import.meta.url)

/** The whole service on a real database, Redis and bus; its siblings are stand-ins. Its postings are those of the fixture. */
export async function startService(options: { env?: Record<string, string> } = {}) {
  const infra = await startInfra({ postgres: true, redis: true })
  const databaseUrl = await infra.database('jobs', { migrations: [new URL('../../migrations', import.meta.url)] })
  const identity = testIdentity()
  const siblings = await startSiblings()
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    HTTP_PORT: '0',
    GRPC_PORT: '0',
    DATABASE_URL: databaseUrl,
    REDIS_URL: infra.redisUrl,
    PUBLIC_URL: 'http://localhost:8080',
    IDENTITY_TOKEN_PUBLIC_KEY: identity.publicKeyPem,
    SKILLS_GRPC_ADDR: `127.0.0.1:${siblings.port}`,
    ASSESSMENT_GRPC_ADDR: `127.0.0.1:${siblings.port}`,
    ...options.env,
  })
  const clock = { now: undefined as Date | undefined }
  const log = createLog({ service: 'test', level: 'silent' })
  const context = await createContext(config, { log, samples: SAMPLES, clock: () => clock.now ?? new Date() })
  // What the service does beside its start is done before, so that a test finds it there.
  await seedSamples(context)
  const service = createService(context)
  await service.start()
  const rpc = createGrpcClient(JobsServiceService, { address: `127.0.0.1:${service.ports().grpc}` })
  const sql = new pg.Pool({ connectionString: databaseUrl, max: 2 })

  return {
    app: service.http.app,
    base: `http://127.0.0.1:${service.ports().http}`,
    context,
    infra,
    databaseUrl,
    clock,
    rpc,
    siblings: siblings.behaviour,
    sql: async (text: string, values: unknown[] = []) => (await sql.query(text, values)).rows,
    /** A person with skills, and with an assessment when fits are given. */
    async person(has: { skills?: string[]; fits?: Record<string, number>; claims?: string[] } = {}) {
      const userId = randomUUID()
      const { behaviour } = siblings
      behaviour.skills.set(userId, has.skills ?? [])
      if (has.fits) {
        behaviour.fits = new Map(Object.entries(has.fits))
        // The role makes every person's profile another one.
        behaviour.profiles.set(userId, profileOf(userId, has.claims ?? []))
      }
      return { userId, headers: await identity.headersFor({ userId }) }
    },
    async stop() {
      rpc.close()
      await service.stop()
      await siblings.stop()
      await sql.end()
      await infra.stop()
    },
  }
}

export type TestService = Awaited<ReturnType<typeof startService>>
