import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { migrate, withKitMigrations } from '@waymark/kit/database/migrate'
import pg from 'pg'
import { connectGuard } from './guard-client.ts'

/** How long `stop` waits for sessions that are still open before it ends them by force. */
const SESSIONS_END_MS = 3_000

export type InfraOptions = { postgres?: boolean; redis?: boolean; kafka?: boolean }

export type Infra = {
  /** Empty unless asked for. The Redis belongs to this test file alone; Kafka is shared, so name topics and groups anew. */
  redisUrl: string
  kafkaBrokers: string[]
  /**
   * A fresh schema with its role, both called `schema`, migrated; returns the role's DATABASE_URL. All schemas of one infra are in
   * one database of its own. Asked for again, the schema is made anew. The kit's own migrations always run first.
   */
  database(schema: string, options?: { migrations?: readonly (string | URL)[] }): Promise<string>
  /** The same database as superuser. */
  adminUrl: string
  /** Another Redis of one's own, or the same port again after `kill`. */
  startRedis(at?: { port?: number; args?: string[] }): Promise<{ port: number; pid: number; url: string }>
  /** Kills a Redis at once, as a crash does. */
  killRedis(port: number): Promise<void>
  stop(): Promise<void>
}

/** Real servers for a test file, as processes or, with TESTCONTAINERS=1, in containers: `const infra = await startInfra({ postgres: true })`, and `after(() => infra.stop())`. */
export async function startInfra(options: InfraOptions): Promise<Infra> {
  const guard = await connectGuard()
  const [{ port }, redis, kafka] = await Promise.all([
    options.postgres ? guard.ask({ want: 'postgres' }) : { port: 0 },
    options.redis ? guard.ask({ want: 'redis' }) : undefined,
    options.kafka ? guard.ask({ want: 'kafka' }) : undefined,
  ])
  const name = `t_${randomBytes(6).toString('hex')}`
  if (port) await asAdmin(port, 'postgres', `create database ${name}`)
  let stopped: Promise<void> | undefined

  return {
    redisUrl: redis ? redisUrl(redis.port) : '',
    kafkaBrokers: kafka ? [`127.0.0.1:${kafka.port}`] : [],
    adminUrl: databaseUrl(port, { role: 'postgres', name }),
    async database(schema, { migrations = [] } = {}) {
      if (!port) throw new Error('ask for startInfra({ postgres: true })')
      await asAdmin(port, name, schemaSql({ schema, name }))
      const url = databaseUrl(port, { role: schema, name })
      await migrate({ url, schema, folders: withKitMigrations(migrations) })
      return url
    },
    async startRedis(at) {
      const started = await guard.ask({ want: 'redis', ...at })
      return { ...started, url: redisUrl(started.port) }
    },
    killRedis: async (port) => void (await guard.ask({ want: 'stop', port })),
    stop() {
      stopped ??= (async () => {
        if (port) await dropDatabase(port, name)
        await guard.close()
      })()
      return stopped
    },
  }
}

/**
 * A pool says that it has ended before the server has ended its sessions. A session ended by force at that moment tells its pool, to
 * which nobody listens any more, and the test file fails after its last test: so sessions are waited for, and forced after a while.
 */
async function dropDatabase(port: number, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(port, { role: 'postgres', name: 'postgres' }) })
  await client.connect()
  try {
    const until = Date.now() + SESSIONS_END_MS
    const open = async () => (await client.query('select 1 from pg_stat_activity where datname = $1', [name])).rowCount
    while ((await open()) && Date.now() < until) await setTimeout(20)
    await client.query(`drop database if exists ${name} with (force)`)
  } finally {
    await client.end()
  }
}

/** Settings of the role hold for this database only: other test files use a role of the same name at the same time. */
function schemaSql({ schema, name }: { schema: string; name: string }): string {
  if (!/^[a-z][a-z0-9_]*$/.test(schema)) throw new Error(`${schema} is no name for a schema`)
  return `
    do $$ begin create role ${schema} login password '${schema}';
    exception when duplicate_object or unique_violation then null; end $$;
    drop schema if exists ${schema} cascade;
    create schema ${schema} authorization ${schema};
    grant create on database ${name} to ${schema};
    alter role ${schema} in database ${name} set search_path = ${schema};`
}

async function asAdmin(port: number, database: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(port, { role: 'postgres', name: database }) })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

function databaseUrl(port: number, { role, name }: { role: string; name: string }): string {
  return `postgres://${role}:${role}@127.0.0.1:${port}/${name}`
}

function redisUrl(port: number): string {
  return `redis://127.0.0.1:${port}`
}
