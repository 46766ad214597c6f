import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { withClient } from '@waymark/kit/database/client'
import type { Places } from '../places.ts'
import { baseEnv, nodeFlags } from '../stack/processes.ts'
import type { Launch } from '../supervisor/managed-process.ts'
import { httpProbe, redisProbe } from '../supervisor/probes.ts'
import { type Disguise, postgresArguments, postgresBinaries } from './postgres.ts'

/** The servers that the services stand on, as processes like any other. */
export const postgresLaunch = (options: { places: Places; port: number; adminUrl: string; disguise: Disguise }): Launch => ({
  name: 'postgres',
  prefix: options.disguise.prefix,
  command: postgresBinaries().postgres,
  args: postgresArguments(options.places.postgres, options.port),
  cwd: '/',
  env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8' },
  ports: { sql: options.port },
  probe: () => withClient(options.adminUrl, async (client) => void (await client.query('SELECT 1'))),
  // Fast shutdown: ends sessions, writes everything, refuses nothing.
  stopSignal: 'SIGINT',
  stopGraceMs: 30_000,
})

export const redisLaunch = (options: { places: Places; port: number; password: string }): Launch => {
  const { places, port, password } = options
  mkdirSync(places.redis, { recursive: true })
  const config = join(places.redis, 'redis.conf')
  const lines = [
    `port ${port}`,
    'bind 127.0.0.1',
    `dir "${places.redis}"`,
    `requirepass ${password}`,
    'maxmemory-policy noeviction',
    'appendonly yes',
    'save ""',
    'daemonize no',
    'loglevel warning',
  ]
  writeFileSync(config, `${lines.join('\n')}\n`, { mode: 0o600 })
  return {
    name: 'redis',
    prefix: [],
    command: findCommand('redis-server') ?? 'redis-server',
    args: [config],
    cwd: places.redis,
    env: { PATH: '/usr/bin:/bin' },
    ports: { redis: port },
    probe: () => redisProbe(port, password),
    stopSignal: 'SIGTERM',
    stopGraceMs: 10_000,
  }
}

export const mailboxLaunch = (options: { places: Places; smtp: number; http: number }): Launch => {
  mkdirSync(options.places.mail, { recursive: true })
  const maildev = join(dirname(createRequire(import.meta.url).resolve('maildev/package.json')), 'bin/maildev')
  const flags = [
    '--smtp',
    options.smtp,
    '--web',
    options.http,
    '--ip',
    '127.0.0.1',
    '--mail-directory',
    options.places.mail,
    '--silent',
  ]
  return {
    name: 'mailbox',
    prefix: [],
    command: process.execPath,
    args: [...nodeFlags(96), '--disable-warning=DEP0040', maildev, ...flags.map(String)],
    cwd: options.places.mail,
    env: baseEnv(options.places),
    ports: { smtp: options.smtp, http: options.http },
    probe: () => httpProbe(`http://127.0.0.1:${options.http}/healthz`),
    stopSignal: 'SIGTERM',
    stopGraceMs: 5_000,
  }
}

export const findCommand = (...names: string[]): string | undefined => {
  const folders = (process.env.PATH ?? '').split(':').filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file))
}
