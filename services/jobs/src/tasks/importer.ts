import { assertNoEviction, connectRedis, createRedis } from '@waymark/kit/redis'
import { redisTls } from '@waymark/kit/tls'
import type { Context } from '../context.ts'
import { importFeed } from '../use-cases/import-feed.ts'
import { createImportQueue, type ImportQueue } from './import-queue.ts'

const RETRY_MS = 5_000
const AGAIN_MS = 5 * 60_000

/**
 * Reads the configured feeds on a repeatable job. Whichever process takes the job does it. While Redis is away nothing is read
 * and everything else works; the schedule is put there as soon as it is back.
 */
export function createImporter(context: Context): { start(): Promise<void>; stop(): Promise<void> } {
  const { config, log } = context
  const stopping = new AbortController()
  let queue: ImportQueue | undefined
  let timer: NodeJS.Timeout | undefined
  let away = false

  async function run(name: string): Promise<void> {
    const feed = config.feeds.find((known) => known.name === name)
    if (feed) await importFeed(context, feed, stopping.signal)
  }

  /** Said again from time to time: a Redis that was emptied has forgotten the schedule. */
  async function schedule(first: boolean): Promise<void> {
    const names = config.feeds.map(({ name }) => name)
    let next = first
    try {
      await queue?.schedule(names, config.JOB_FEEDS_EVERY_MINUTES * 60_000)
      if (first) await queue?.runNow(names)
      next = false
    } catch (err) {
      if (!away) log.warn({ err }, 'feed import not scheduled')
    }
    away = next
    if (!stopping.signal.aborted) timer = setTimeout(() => void schedule(next), next ? RETRY_MS : AGAIN_MS)
  }

  return {
    async start() {
      if (config.feeds.length === 0) return
      await refuseEviction(context)
      queue = createImportQueue(config.REDIS_URL, redisTls(config.REDIS_URL, config.REDIS_CA_FILE))
      queue.work(({ feed }) => run(feed))
      void schedule(true)
    },
    async stop() {
      stopping.abort(new Error('the service is stopping'))
      clearTimeout(timer)
      await queue?.close()
    },
  }
}

/** A Redis that evicts keys would lose the schedule without a word. */
async function refuseEviction({ config, log }: Context): Promise<void> {
  const redis = createRedis({ url: config.REDIS_URL, caFile: config.REDIS_CA_FILE, name: 'jobs-import', log })
  try {
    await connectRedis(redis)
    if (redis.isReady) await assertNoEviction(redis)
  } finally {
    redis.destroy()
  }
}
