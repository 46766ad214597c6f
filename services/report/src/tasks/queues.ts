import { bullConnections } from '@waymark/kit/bull-connections'
import Bull from 'bull'

/** Payloads are ids; the row holds input and state. */
export type MakeJob = { reportId: string; traceparent: string }
export type DeliverJob = { mailId: string; traceparent: string }

export type Queues = {
  /** Wakes a worker for a report. Rejects at once when Redis is away: the row stays, and the reconciler asks again. */
  make(job: MakeJob & { attempt: number }): Promise<void>
  deliver(job: DeliverJob & { attempt: number }): Promise<void>
  work(options: {
    tabs: number
    mails: number
    make: (job: MakeJob) => Promise<void>
    deliver: (job: DeliverJob) => Promise<void>
  }): void
  /** Jobs waiting and running, for the metrics. */
  counts(): Promise<{ waiting: number; active: number }>
  /** Stops taking jobs and waits for those that run. */
  close(): Promise<void>
}

// A killed worker's job comes back after lock + check; a job that stalls often is ours to judge (Postgres counts attempts), not Bull's.
const settings = { lockDuration: 10_000, stalledInterval: 5_000, maxStalledCount: 1000 }
// Nothing is kept in Redis: an id that stays would swallow the next wake-up of the same attempt.
const jobOptions = { attempts: 1, removeOnComplete: true, removeOnFail: true }

export function createQueues(redisUrl: string, tls?: { ca: string }): Queues {
  const connections = bullConnections(redisUrl, tls)
  const options: Bull.QueueOptions = {
    settings,
    defaultJobOptions: jobOptions,
    createClient: connections.create,
  }
  const makeQueue = new Bull<MakeJob>('report-make', options)
  const deliverQueue = new Bull<DeliverJob>('report-deliver', options)
  const queues = [makeQueue, deliverQueue]
  // A lost connection is reported by whoever asks and by readiness; unheard it would end the process.
  for (const queue of queues) queue.on('error', () => undefined)

  return {
    async make({ reportId, traceparent, attempt }) {
      await makeQueue.add({ reportId, traceparent }, { jobId: `${reportId}:${attempt}` })
    },
    async deliver({ mailId, traceparent, attempt }) {
      await deliverQueue.add({ mailId, traceparent }, { jobId: `${mailId}:${attempt}` })
    },
    work({ tabs, mails, make, deliver }) {
      void makeQueue.process(tabs, (job) => make(job.data)).catch(() => undefined)
      void deliverQueue.process(mails, (job) => deliver(job.data)).catch(() => undefined)
    },
    async counts() {
      const all = await Promise.all(queues.map((queue) => queue.getJobCounts()))
      return { waiting: sum(all.map((each) => each.waiting)), active: sum(all.map((each) => each.active)) }
    },
    async close() {
      await Promise.allSettled(queues.map((queue) => queue.close()))
      connections.close()
    },
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
