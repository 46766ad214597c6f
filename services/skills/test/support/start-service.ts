import { createGrpcClient } from '@waymark/kit/grpc/client'
import { createLog } from '@waymark/kit/log'
import { testIdentity } from '@waymark/kit/testing/http'
import { startInfra } from '@waymark/kit/testing/infra'
import { SkillsServiceService } from '@waymark/proto/waymark/skills/v1/skills'
import pg from 'pg'
import { readConfig } from '../../src/config.ts'
import { createContext } from '../../src/context.ts'
import { createService } from '../../src/service.ts'

/** The whole service on a real database and bus, reached through its doors. */
export async function startService(env: Record<string, string> = {}) {
  const identity = testIdentity()
  const infra = await startInfra({ postgres: true, redis: true })
  const databaseUrl = await infra.database('skills', { migrations: [new URL('../../migrations', import.meta.url)] })
  const environment = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    HTTP_PORT: '0',
    GRPC_PORT: '0',
    DATABASE_URL: databaseUrl,
    REDIS_URL: infra.redisUrl,
    PUBLIC_URL: 'http://localhost:8080',
    IDENTITY_TOKEN_PUBLIC_KEY: identity.publicKeyPem,
    ...env,
  }
  const config = readConfig(environment)
  const context = await createContext(config, { log: createLog({ service: 'test', level: 'silent' }) })
  const service = createService(context)
  await service.start()
  const rpc = createGrpcClient(SkillsServiceService, { address: `127.0.0.1:${service.ports().grpc}`, deadlineMs: 20_000 })
  const sql = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  return {
    app: service.http.app,
    /** What a command beside the service is started with. */
    environment,
    bus: context.bus,
    db: context.db,
    /** Headers of a signed-in person. */
    as: (userId: string) => identity.headersFor({ userId }),
    rpc,
    sql: async (text: string, values: unknown[] = []) => (await sql.query(text, values)).rows,
    async stop() {
      rpc.close()
      await service.stop()
      await sql.end()
      await infra.stop()
    },
  }
}

export type TestService = Awaited<ReturnType<typeof startService>>
