import { assertNoEviction, connectRedis, createRedis } from '@waymark/kit/redis'
import type { Context } from '../context.ts'
import { importFeed } from './import-feed.ts'
import { createImportQueue, type ImportQueue } from './import-queue.ts'

const RETRY_MS = 5_000

/**
 * Reads the configured feeds on a repeatable job. Whichever process takes the job does it. While Redis is away nothing is read
 * and everything else works; the schedule is put there as soon as it is back.
 */
export function createImporter(context: Context): { start(): Promise<void>; stop(): Promise<void> } {
  const { config, log } = context
  const stopping = new AbortController()
  let queue: ImportQueue | undefined
  let timer: NodeJS.Timeout | undefined

  async function run(name: string): Promise<void> {
    const feed = config.feeds.find((known) => known.name === name)
    if (feed) await importFeed(context, feed, stopping.signal)
  }

  async function schedule(): Promise<void> {
    try {
      await queue?.schedule(
        config.feeds.map(({ name }) => name),
        config.JOB_FEEDS_EVERY_MINUTES * 60_000,
      )
    } catch (err) {
      log.warn({ err }, 'the import of feeds could not be scheduled')
      if (!stopping.signal.aborted) timer = setTimeout(() => void schedule(), RETRY_MS)
    }
  }

  return {
    async start() {
      if (config.feeds.length === 0) return
      await refuseEviction(context)
      queue = createImportQueue(config.REDIS_URL)
      queue.work(({ feed }) => run(feed))
      void schedule()
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
  const redis = createRedis({ url: config.REDIS_URL, name: 'jobs-import', log })
  try {
    await connectRedis(redis)
    if (redis.isReady) await assertNoEviction(redis)
  } finally {
    redis.destroy()
  }
}
