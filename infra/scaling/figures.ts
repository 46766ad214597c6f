import pg from 'pg'
import { createClient } from 'redis'

/** What the autoscaler reads, where it reads it in a cluster: the API's metrics page and the lists in Redis. */
export async function openFigures(options: { metricsUrl: string; redisUrl: string; databaseUrl: string }) {
  const redis = createClient({ url: options.redisUrl })
  redis.on('error', () => undefined)
  await redis.connect()
  const database = new pg.Pool({ connectionString: options.databaseUrl, max: 2 })
  const backlog = async (): Promise<number | undefined> => {
    const page = await fetch(options.metricsUrl, { signal: AbortSignal.timeout(3_000) }).then(
      (response) => response.text(),
      () => '',
    )
    const sample = /^report_backlog_seconds(?:\{[^}]*\})? (\S+)$/m.exec(page)
    return sample ? Number(sample[1]) : undefined
  }
  return {
    async triggers(): Promise<Record<string, number | undefined>> {
      const [seconds, waiting, active] = await Promise.all([
        backlog(),
        redis.lLen('bull:report-make:wait'),
        redis.lLen('bull:report-make:active'),
      ])
      return { backlog: seconds, waiting, active }
    },
    /** Reports by how far they are, and how long each took from the order to the mail. */
    async reports(): Promise<{ accepted: number; open: number; delivered: number; failed: number; oldestSeconds: number }> {
      const { rows } = await database.query(
        `select count(*)::int as accepted,
           count(*) filter (where status in ('requested', 'composing', 'rendering'))::int as open,
           count(*) filter (where status = 'delivered')::int as delivered,
           count(*) filter (where status = 'failed')::int as failed,
           coalesce(max(extract(epoch from now() - created_at)) filter (where status in ('requested', 'composing', 'rendering')), 0)::float as "oldestSeconds"
         from report`,
      )
      return rows[0]
    },
    async secondsToMail(): Promise<number[]> {
      const { rows } = await database.query<{ s: number }>(
        'select extract(epoch from delivered_at - created_at)::float as s from report where delivered_at is not null order by s',
      )
      return rows.map(({ s }) => s)
    },
    async close(): Promise<void> {
      redis.destroy()
      await database.end()
    },
  }
}

export type Figures = Awaited<ReturnType<typeof openFigures>>
