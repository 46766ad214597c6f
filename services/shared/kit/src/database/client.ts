import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { checkDatabaseUrl, explainConnection } from '../tls.ts'

export const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  checkDatabaseUrl(url)
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect().catch((error: Error) => {
    error.message = explainConnection(error)
    throw error
  })
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export const urlFor = (databaseUrl: string, role: string, password: string): string => {
  const url = new URL(databaseUrl)
  url.username = role
  url.password = password
  return url.href
}

/** One at a time, whoever else asks the same: the lock goes with the connection, however the process ends. */
export const withLock = async <T>(client: pg.Client, name: string, work: () => Promise<T>): Promise<T> => {
  await client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [`waymark database ${name}`])
  try {
    return await work()
  } finally {
    await client.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [`waymark database ${name}`])
  }
}

/** A server that is being started beside us is waited for; one that answers with a refusal is not. */
export const untilAnswers = async (url: string, patienceMs: number): Promise<void> => {
  const until = Date.now() + patienceMs
  for (;;) {
    try {
      return await withClient(url, async () => undefined)
    } catch (error) {
      if (!isUnreachable(error) || Date.now() > until) throw error
      await sleep(500)
    }
  }
}

const awayCodes = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ETIMEDOUT', 'ECONNRESET', '57P03']

function isUnreachable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isUnreachable)
  const { code, message } = error as { code?: string; message?: string }
  return awayCodes.includes(code ?? '') || /timeout|terminated unexpectedly/.test(message ?? '')
}
