import { bullConnections } from '@waymark/kit/bull-connections'
import Bull from 'bull'

/** Payloads are names: the feed itself stands in the configuration. */
export type ImportJob = { feed: string }

export type ImportQueue = {
  /** Puts each feed on the queue again and again; what an earlier configuration repeated is taken off. Safe to repeat. */
  schedule(feeds: readonly string[], everyMs: number): Promise<void>
  /** Puts each feed on the queue once: the first turn of a repeated job comes only after its interval. */
  runNow(feeds: readonly string[]): Promise<void>
  work(run: (job: ImportJob) => Promise<void>): void
  close(): Promise<void>
}

// An import may take minutes: a worker that was killed is noticed after the lock.
const settings = { lockDuration: 60_000, stalledInterval: 30_000, maxStalledCount: 1 }
// Few are kept, for whoever looks; a failed turn is followed by the next one.
const jobOptions = { attempts: 1, removeOnComplete: 20, removeOnFail: 20 }

export function createImportQueue(redisUrl: string, tls?: { ca: string }): ImportQueue {
  const connections = bullConnections(redisUrl, tls)
  const queue = new Bull<ImportJob>('jobs-import', {
    settings,
    defaultJobOptions: jobOptions,
    createClient: connections.create,
  })
  // A lost connection is reported by whoever asks; unheard it would end the process.
  queue.on('error', () => undefined)

  return {
    async schedule(feeds, everyMs) {
      for (const { key, id, every } of await queue.getRepeatableJobs())
        if (!feeds.includes(id ?? '') || every !== everyMs) await queue.removeRepeatableByKey(key)
      for (const feed of feeds) await queue.add({ feed }, { jobId: feed, repeat: { every: everyMs } })
    },
    async runNow(feeds) {
      for (const feed of feeds) await queue.add({ feed }, { jobId: `now:${feed}`, removeOnComplete: true, removeOnFail: true })
    },
    work(run) {
      void queue.process(1, (job) => run(job.data)).catch(() => undefined)
    },
    async close() {
      await queue.close().catch(() => undefined)
      connections.close()
    },
  }
}
