import pg from 'pg'
import type { Log } from './log.ts'
import { checkDatabaseUrl } from './tls.ts'

/**
 * The part of an open transaction that plumbing needs. A Prisma 7 transaction client has this shape, so outbox and inbox work
 * inside Prisma's transactions; `pgDb` gives the same shape over a pg pool.
 */
export type Tx = {
  $executeRawUnsafe(sql: string, ...values: unknown[]): PromiseLike<number>
  $queryRawUnsafe<T = unknown>(sql: string, ...values: unknown[]): PromiseLike<T>
}

/** Whatever opens a transaction: a PrismaClient, or `pgDb(pool)`. */
export type Db<T extends Tx = Tx> = { $transaction<R>(work: (tx: T) => Promise<R>): Promise<R> }

/** What limits every connection: nobody waits for the database longer than a caller would. */
export const POOL_LIMITS = {
  connectionTimeoutMillis: 3_000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
  idleTimeoutMillis: 30_000,
  keepAlive: true,
} as const

export function poolConfig(options: PoolOptions): pg.PoolConfig {
  checkDatabaseUrl(options.url)
  return { ...POOL_LIMITS, connectionString: options.url, max: options.max ?? 10, application_name: options.name }
}

export function createPool(options: PoolOptions & { log: Log }): pg.Pool {
  const pool = new pg.Pool(poolConfig(options))
  // Without a listener, a server that goes away under an idle connection would end the process.
  pool.on('error', (err) => options.log.warn({ err }, 'idle database connection lost'))
  return pool
}

export type PgTx = Tx & { client: pg.PoolClient }

export function pgDb(pool: pg.Pool): Db<PgTx> {
  return { $transaction: (work) => inTransaction(pool, (client) => work({ ...asTx(client), client })) }
}

export function asTx(client: pg.ClientBase | pg.Pool): Tx {
  return {
    $executeRawUnsafe: async (sql, ...values) => (await client.query(sql, values)).rowCount ?? 0,
    $queryRawUnsafe: async <T>(sql: string, ...values: unknown[]) => (await client.query(sql, values)).rows as T,
  }
}

/**
 * Lends a connection to `work`. While it is lent its pool does not listen to it: a server that cut it between two statements would
 * end the process by an error that nobody catches. A connection that broke is closed, not given to the next caller.
 */
export async function withConnection<R>(
  pool: pg.Pool,
  work: (client: pg.PoolClient, breakOff: (error: Error) => void) => Promise<R>,
): Promise<R> {
  const client = await pool.connect()
  let broken: Error | undefined
  const breakOff = (error: Error) => {
    broken ??= error
  }
  client.on('error', breakOff)
  try {
    return await work(client, breakOff)
  } finally {
    client.release(broken)
    client.off('error', breakOff)
  }
}

export function inTransaction<R>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<R>): Promise<R> {
  return withConnection(pool, async (client, breakOff) => {
    try {
      await client.query('begin')
      const result = await work(client)
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback').catch(breakOff)
      throw error
    }
  })
}

export async function checkDatabase(pool: pg.Pool): Promise<void> {
  await pool.query('select 1')
}

type PoolOptions = { url: string; max?: number; name: string }
