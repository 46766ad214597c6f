import { chmodSync, existsSync, mkdirSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Where everything of one local stack lies. Two stacks side by side differ in their run directory only. */
export type Places = ReturnType<typeof placesOf>

export const repoRoot = resolve(import.meta.dirname, '../..')

export const runDirectory = (env: Record<string, string | undefined>): string => resolve(repoRoot, env.WAYMARK_RUN_DIR || '.run')

export const placesOf = (env: Record<string, string | undefined>) => {
  const wanted = runDirectory(env)
  mkdirSync(wanted, { recursive: true, mode: 0o700 })
  const run = realpathSync(wanted)
  return {
    root: repoRoot,
    run,
    cache: join(repoRoot, '.cache'),
    lock: join(run, 'launcher.lock'),
    state: join(run, 'state.json'),
    endpoints: join(run, 'endpoints.json'),
    secrets: join(run, 'secrets.json'),
    deleted: join(run, 'deleted-accounts.json'),
    log: join(run, 'waymark.log'),
    postgres: join(run, 'pg'),
    redis: join(run, 'redis'),
    mail: join(run, 'mail'),
    envFile: env.WAYMARK_ENV_FILE ? resolve(env.WAYMARK_ENV_FILE) : join(repoRoot, '.env'),
  }
}

/** What an earlier release left open to every user of the machine: mails with reports, sessions, client addresses. */
export const keepToOwner = ({ run, mail, redis }: Places): void => {
  for (const folder of [run, mail, redis]) if (existsSync(folder)) chmodSync(folder, 0o700)
}
