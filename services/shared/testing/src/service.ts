import { randomUUID } from 'node:crypto'
import type { EventBus } from '@waymark/bus/bus'
import type { BaseEnv } from '@waymark/kit/config'
import { uuidv7 } from '@waymark/kit/ids'
import type { DefinedService } from '@waymark/service/define-service'
import { createGrpcClient, type GrpcClient } from '@waymark/service/grpc/client'
import type { Definition } from '@waymark/service/grpc/types'
import pg from 'pg'
import { testIdentity } from './http.ts'
import { type Infra, startInfra } from './infra.ts'

/** A whole service on a real database, Redis and bus, reached through its doors. What it asks elsewhere comes by `env` or `given`. */
export async function startTestService<C extends BaseEnv, D, X extends { bus: EventBus }, G extends Definition>(
  service: DefinedService<C, D, X>,
  options: {
    /** Its own gRPC service, for `rpc`. */
    grpc: G
    env?: Record<string, string>
    given?: Partial<X>
    /** Servers that the caller has already, and stops. */
    infra?: Infra
    deadlineMs?: number
    /** Done with the context before the service starts. */
    prepare?: (context: X) => Promise<unknown>
  },
): Promise<TestService<C, X, G>> {
  const infra = options.infra ?? (await startInfra({ postgres: true, redis: true }))
  const migrations = [new URL(`../../../${service.schema}/migrations`, import.meta.url)]
  const databaseUrl = await infra.database(service.schema, { migrations })
  const identity = testIdentity(service.name)
  const environment = {
    NODE_ENV: 'test',
    LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
    HTTP_PORT: '0',
    GRPC_PORT: '0',
    DATABASE_URL: databaseUrl,
    REDIS_URL: infra.redisUrl,
    PUBLIC_URL: 'http://localhost:8080',
    IDENTITY_TOKEN_PUBLIC_KEY: identity.publicKeyPem,
    ...options.env,
  }
  const config = service.readConfig(environment)
  const running = await service.create(config, options.given)
  await options.prepare?.(running.context)
  await running.start()
  const sql = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  const rpc = createGrpcClient(options.grpc, {
    address: `127.0.0.1:${running.ports().grpc}`,
    ...(options.deadlineMs === undefined ? {} : { deadlineMs: options.deadlineMs }),
  })
  return {
    app: running.http.app,
    base: `http://127.0.0.1:${running.ports().http}`,
    context: running.context,
    ports: running.ports,
    ...{ config, environment, databaseUrl, infra, identity, rpc },
    sql: async (text, values = []) => (await sql.query(text, values)).rows,
    user: async (userId = randomUUID()) => ({ userId, headers: await identity.headersFor({ userId }) }),
    publish: (topic, type, key, data) => {
      const value = JSON.stringify({ id: uuidv7(), type, occurredAt: new Date().toISOString(), key, data })
      return running.context.bus.publish([{ topic, key, value }])
    },
    async stop() {
      rpc.close()
      await running.stop()
      await sql.end()
      if (!options.infra) await infra.stop()
    },
  }
}

export type TestService<C, X, G extends Definition> = {
  /** For `call` of testing/http: without a socket. */
  app: import('fastify').FastifyInstance
  base: string
  config: C
  context: X
  ports(): { http: number; grpc: number }
  /** What a command beside the service is started with. */
  environment: Record<string, string>
  databaseUrl: string
  infra: Infra
  identity: ReturnType<typeof testIdentity>
  rpc: GrpcClient<G>
  // biome-ignore lint/suspicious/noExplicitAny: rows as the test knows them
  sql(text: string, values?: unknown[]): Promise<any[]>
  /** Somebody who is signed in. */
  user(userId?: string): Promise<{ userId: string; headers: Record<string, string> }>
  /** Sends an event as another service would. */
  publish(topic: string, type: string, key: string, data: unknown): Promise<void>
  stop(): Promise<void>
}
