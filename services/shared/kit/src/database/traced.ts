import type { SqlDriverAdapter, SqlDriverAdapterFactory, SqlQuery, SqlQueryable } from '@prisma/driver-adapter-utils'
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

/** The same, only that its statements are spans; whatever else it can do stays its own. */
function withQueries<A extends SqlQueryable>(target: A, more: Partial<A>): A {
  const own: Partial<A> = {
    ...more,
    queryRaw: (query: SqlQuery) => spanOf(query.sql, () => target.queryRaw(query)),
    executeRaw: (query: SqlQuery) => spanOf(query.sql, () => target.executeRaw(query)),
  }
  return new Proxy(target, {
    get(of, key) {
      const found = Reflect.get(key in own ? own : of, key)
      return typeof found === 'function' ? found.bind(key in own ? own : of) : found
    },
  })
}

function spanOf<T>(sql: string, work: () => Promise<T>): Promise<T> {
  const name = /^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? 'SQL'
  return inSpan({ name, kind: 'client', attributes: { 'db.system.name': 'postgresql', 'db.query.text': sql } }, work)
}
