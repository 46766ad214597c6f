import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Places } from '../places.ts'
import { readSecrets } from '../secrets.ts'
import { readSettings } from '../settings.ts'
import { readState } from '../state-file.ts'
import { livingHolder } from '../supervisor/launcher-lock.ts'

/** The superuser's address of the running stack's database, or of one started for the length of `work` alone. */
export const withPostgres = async <T>(places: Places, work: (adminUrl: string) => Promise<T>): Promise<T> => {
  const given = readSettings(places.envFile, process.env).DATABASE_URL
  if (given) return work(given)
  if (livingHolder(places.lock)) return work(adminUrlOf(places))
  const launcher = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '../stack/launcher.ts'), '--postgres-only'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const ended = new Promise((resolve) => launcher.once('exit', resolve))
  try {
    await untilReady(places, launcher.pid ?? 0)
    return await work(adminUrlOf(places))
  } finally {
    launcher.kill('SIGTERM')
    await ended
  }
}

const untilReady = async (places: Places, pid: number): Promise<void> => {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    const state = readState(places.state)
    if (state?.pid === pid && state.phase === 'ready') return
    if (state?.pid === pid && state.phase === 'failed') throw new Error(state.message)
    await sleep(100)
  }
  throw new Error('PostgreSQL did not start within 60 s')
}

const adminUrlOf = (places: Places): string => {
  const port = readState(places.state)?.processes.find((one) => one.name === 'postgres')?.ports.sql
  if (port === undefined) throw new Error('PostgreSQL does not run yet; try again in a moment')
  return `postgres://postgres:${readSecrets(places.secrets).postgresPassword}@127.0.0.1:${port}/postgres`
}
