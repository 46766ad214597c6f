import { readFileSync } from 'node:fs'
import pg from 'pg'

/**
 * Processor time in ms that this process and the database's sessions have used so far. Other work on the machine does not count,
 * which the clock cannot say. Undefined where the kernel does not tell (Linux does).
 */
export async function createProcessorClock(
  adminUrl: string,
): Promise<{ read: () => number | undefined; stop: () => Promise<void> }> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  let sessions: number[] = []
  const refresh = async (): Promise<void> => {
    const { rows } = await admin.query<{ pid: number }>(
      "select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'",
    )
    sessions = rows.map(({ pid }) => pid)
  }
  await refresh()
  const timer = setInterval(() => void refresh().catch(() => undefined), 200)
  const read = (): number | undefined => {
    const { user, system } = process.cpuUsage()
    const used = sessions.map(onProcessor)
    return used.includes(undefined) ? undefined : (user + system) / 1_000 + used.reduce<number>((sum, ms) => sum + (ms ?? 0), 0)
  }
  return {
    read,
    stop: () => {
      clearInterval(timer)
      return admin.end()
    },
  }
}

/** Nanoseconds on a processor are the first figure; a session that has ended used no more. */
function onProcessor(pid: number): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return undefined
  }
}
