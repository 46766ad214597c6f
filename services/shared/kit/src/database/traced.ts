import type { SqlDriverAdapter, SqlDriverAdapterFactory, SqlQuery, SqlQueryable } from '@prisma/driver-adapter-utils'
import type pg from 'pg'
import { inSpan } from '../tracing.ts'

/** Each statement of Prisma is a span of whatever is running: its text, which holds no values. */
export function traced(factory: SqlDriverAdapterFactory): SqlDriverAdapterFactory {
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: async () => tracedAdapter(await factory.connect()),
  }
}

function tracedAdapter(adapter: SqlDriverAdapter): SqlDriverAdapter {
  return withQueries(adapter, {
    startTransaction: async (isolation) => withQueries(await spanOf('BEGIN', () => adapter.startTransaction(isolation)), {}),
  })
}

/** The same of a pool beside Prisma, and of the connections that it lends. Its callers wait for promises; callbacks are not taken. */
export function tracedPool(pool: pg.Pool): pg.Pool {
  return withOwn(pool, { query: tracedQuery(pool), connect: async () => tracedClient(await pool.connect()) } as Partial<pg.Pool>)
}

function tracedClient(client: pg.PoolClient): pg.PoolClient {
  return withOwn(client, { query: tracedQuery(client) } as Partial<pg.PoolClient>)
}

type Statement = string | { text: string }

function tracedQuery(target: pg.Pool | pg.PoolClient) {
  return (statement: Statement, values?: unknown[]) =>
    spanOf(typeof statement === 'string' ? statement : statement.text, () => target.query(statement as string, values))
}

/** The same, only that its statements are spans. */
function withQueries<A extends SqlQueryable>(target: A, more: Partial<A>): A {
  return withOwn(target, {
    ...more,
    queryRaw: (query: SqlQuery) => spanOf(query.sql, () => target.queryRaw(query)),
    executeRaw: (query: SqlQuery) => spanOf(query.sql, () => target.executeRaw(query)),
  })
}

/** The target with some methods of ours; whatever else it can do stays its own. */
function withOwn<A extends object>(target: A, own: Partial<A>): A {
  return new Proxy(target, {
    get(of, key) {
      const found = Reflect.get(key in own ? own : of, key)
      return typeof found === 'function' ? found.bind(key in own ? own : of) : found
    },
  })
}

function spanOf<T>(sql: string, work: () => Promise<T>): Promise<T> {
  return inSpan(namedAfter(sql), work)
}

/**
 * A service has some hundreds of statements: how their spans are called is found once, and all spans of one share its text, which Prisma
 * writes anew each time. Lists of values of any length make more of them.
 */
const MOST_KNOWN = 1_000
const known = new Map<string, { name: string; kind: 'client'; attributes: Record<string, string> }>()

function namedAfter(sql: string) {
  const found = known.get(sql)
  if (found) return found
  const name = /^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? 'SQL'
  const named = { name, kind: 'client' as const, attributes: { 'db.system.name': 'postgresql', 'db.query.text': sql } }
  if (known.size < MOST_KNOWN) known.set(sql, named)
  return named
}
