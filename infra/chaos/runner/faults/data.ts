import { execFile } from 'node:child_process'
import { statfsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { withClient } from '@waymark/kit/database/client'
import { createClient } from 'redis'
import { poisonBus, poisoned, redisUrl } from '../../support/poison.ts'
import { roleUrlsOf } from '../../support/role-urls.ts'
import type { World } from '../world.ts'
import { type Fault, REPORTS_BACK, SITE_BACK } from './fault.ts'

const run = promisify(execFile)

const emptied: Fault = {
  name: 'Redis emptied',
  kind: 'redis',
  seconds: 0,
  promised: { reports: 60 },
  async begin({ stack }) {
    const client = createClient({ url: redisUrl(stack) })
    client.on('error', () => undefined)
    await client.connect()
    const held = await client.dbSize()
    await client.flushAll()
    client.destroy()
    return { bit: () => held > 0 }
  },
}

/** What is no event comes over the bus: each reader puts it aside, and the next ones pass. */
const unreadable: Fault = {
  name: 'bus poisoned',
  kind: 'poison',
  seconds: 0,
  promised: { site: SITE_BACK, reports: REPORTS_BACK },
  async begin(world) {
    const value = await poisonBus(world.stack, world.bus)
    return { bit: () => isPutAside(world, value) }
  },
}

async function isPutAside({ stack }: World, value: string): Promise<boolean> {
  const urls = roleUrlsOf(stack)
  const has = (owner: string) =>
    withClient(urls[owner] ?? '', async (client) => {
      const { rowCount } = await client.query('select from dead_letter where envelope = to_jsonb($1::text)', [value])
      return rowCount === 1
    })
  for (const end = Date.now() + 60_000; Date.now() < end; await delay(500)) {
    const found = await Promise.all(poisoned.map(has))
    if (found.every(Boolean)) return true
  }
  return false
}

/** The file system of the run, on which are the database, Redis and the log, takes no more bytes. */
const full: Fault = {
  name: 'disk full',
  kind: 'disk',
  seconds: 15,
  promised: { site: 60, reports: 60 },
  possible: ({ disk }) => disk !== undefined,
  async begin({ stack }) {
    const file = join(stack.runDir, 'filler')
    await run('dd', ['if=/dev/zero', `of=${file}`, 'bs=1M']).catch(() => undefined)
    let free = 1
    return {
      async end() {
        free = statfsSync(stack.runDir).bavail
        await rm(file, { force: true })
      },
      bit: () => free === 0,
    }
  },
}

const HOUR_MS = 3_600_000

const clock = (name: string, hours: number): Fault => ({
  name: `clock of ${name} ${hours > 0 ? '+' : ''}${hours} h`,
  kind: 'clock',
  seconds: 15,
  promised: { site: SITE_BACK, reports: REPORTS_BACK },
  begin({ clocks }) {
    clocks.set(name, hours * HOUR_MS)
    let believed = false
    return {
      end() {
        believed = Math.abs(clocks.read(name) - Date.now()) > HOUR_MS / 2
        clocks.set(name, 0)
      },
      bit: () => believed,
    }
  },
})

export const dataFaults: readonly Fault[] = [
  emptied,
  unreadable,
  full,
  ...['gateway', 'identity', 'report-api', 'report-worker'].flatMap((name) => [clock(name, 1), clock(name, -1)]),
]
