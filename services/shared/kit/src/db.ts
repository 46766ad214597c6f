import pg from 'pg'
import type { Log } from './log.ts'
import { checkDatabaseUrl } from './tls.ts'

/**
 * The part of an open transaction that plumbing needs. A Prisma 7 transaction client has this shape, so outbox and inbox work
 * inside Prisma's transactions; `pgDb` gives the same shape over a pg pool.
 */
export type Tx = {
  $executeRaw(sql: TemplateStringsArray, ...values: unknown[]): PromiseLike<number>
  $queryRaw<T = unknown>(sql: TemplateStringsArray, ...values: unknown[]): PromiseLike<T>
}

/** Whatever opens a transaction: a PrismaClient, or `pgDb(pool)`. */
export type Db<T extends Tx = Tx> = { $transaction<R>(work: (tx: T) => Promise<R>): Promise<R> }

/** How long a transaction may take before it is rolled back, and how long it may wait for a connection of the pool. */
const TRANSACTION_LIMITS = { timeout: 5_000, maxWait: 2_000 } as const

type TransactionOptions = { timeout: number; maxWait: number; isolationLevel?: 'RepeatableRead' }
type Transactional<T> = {
  $transaction<R>(work: (tx: T) => Promise<R>, options?: TransactionOptions): Promise<R>
}

/**
 * All of `work` or nothing of it. Rolled back when `work` throws, and after `timeoutMs`, five seconds unless said otherwise: work that
 * asks others or changes thousands of rows is cut into smaller pieces and not given more time. `oneMoment`: all of its readings see the
 * data as it was when the first did.
 */
export function transaction<T, R>(
  db: Transactional<T>,
  work: (tx: T) => Promise<R>,
  { timeoutMs = TRANSACTION_LIMITS.timeout, oneMoment = false }: { timeoutMs?: number; oneMoment?: boolean } = {},
): Promise<R> {
  const isolation = oneMoment ? { isolationLevel: 'RepeatableRead' as const } : {}
  return db.$transaction(work, { ...TRANSACTION_LIMITS, timeout: timeoutMs, ...isolation })
}

/** Whoever names the same thing waits here until the first has ended its transaction, and then sees what it did. */
export async function takeTurns(tx: Tx, of: string): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${of}, 0))`
}

/** What limits every connection: nobody waits for the database longer than a caller would. */
const POOL_LIMITS = {
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

function asTx(client: pg.ClientBase | pg.Pool): Tx {
  return {
    $executeRaw: async (sql, ...values) => (await client.query(numbered(sql), values)).rowCount ?? 0,
    $queryRaw: async <T>(sql: TemplateStringsArray, ...values: unknown[]) =>
      (await client.query(numbered(sql), values)).rows as T,
  }
}

/** The text of a tagged statement; its values go beside it and never into it. */
function numbered(sql: TemplateStringsArray): string {
  return sql.reduce((text, part, i) => `${text}$${i}${part}`)
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

type PoolOptions = { url: string; max?: number; name: string }
