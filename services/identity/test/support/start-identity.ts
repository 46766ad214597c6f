import { createGrpcClient } from '@waymark/kit/grpc/client'
import { createLog } from '@waymark/kit/log'
import { testIdentity } from '@waymark/kit/testing/http'
import { type Infra, startInfra } from '@waymark/kit/testing/infra'
import { IdentityServiceService } from '@waymark/proto/waymark/identity/v1/identity'
import pg from 'pg'
import { readConfig } from '../../src/config.ts'
import { createContext } from '../../src/context.ts'
import { createService } from '../../src/service.ts'
import { createBrowser } from './browser.ts'
import { startSmtpSink } from './smtp-sink.ts'

export type Identity = Awaited<ReturnType<typeof startIdentity>>

const MIGRATIONS = new URL('../../migrations', import.meta.url)
/** As far as these tests are concerned, the throttles have tests of their own. */
const ROOMY = {
  SIGN_IN_PER_ACCOUNT: '1000',
  SIGN_IN_PER_ADDRESS: '1000',
  SIGN_IN_FAILURES_PER_DAY: '1000',
  MAILS_PER_ADDRESS_PER_HOUR: '1000',
  MAILS_PER_ADDRESS_PER_DAY: '1000',
}

/** A loaded machine is no sibling that is away. */
const PATIENT = { PARTS_DEADLINE_MS: '4000' }

/** The whole service on real servers, with a clock that the test turns. */
export async function startIdentity(env: Record<string, string> = {}, given?: Infra) {
  const infra = given ?? (await startInfra({ postgres: true, redis: true }))
  const [databaseUrl, mailbox] = await Promise.all([infra.database('identity', { migrations: [MIGRATIONS] }), startSmtpSink()])
  const keys = testIdentity()
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    HTTP_PORT: '0',
    GRPC_PORT: '0',
    DATABASE_URL: databaseUrl,
    REDIS_URL: infra.redisUrl,
    PUBLIC_URL: 'http://waymark.test',
    SMTP_URL: mailbox.url,
    IDENTITY_TOKEN_PUBLIC_KEY: keys.publicKeyPem,
    ...ROOMY,
    ...PATIENT,
    ...env,
  })
  let offset = 0
  const clock = () => new Date(Date.now() + offset)
  const context = await createContext(config, { clock, log: createLog({ service: 'identity', level: config.LOG_LEVEL }) })
  const service = createService(context)
  await service.start()
  const { http, grpc } = service.ports()
  const client = createGrpcClient(IdentityServiceService, { address: `127.0.0.1:${grpc}` })
  const sql = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  const base = `http://127.0.0.1:${http}`

  return {
    infra,
    config,
    context,
    client,
    base,
    mailbox,
    clock,
    /** Moves the service's clock on. */
    wait(ms: number) {
      offset += ms
    },
    rows: async <T extends pg.QueryResultRow>(text: string, values: unknown[] = []) => (await sql.query<T>(text, values)).rows,
    /** A browser with cookies of its own, in front of which stands what the gateway does. */
    browser: (options: { secure?: boolean; address?: string } = {}) => createBrowser({ base, client, keys, ...options }),
    async stop() {
      client.close()
      await sql.end()
      await service.stop()
      await mailbox.close()
      if (!given) await infra.stop()
    },
  }
}
