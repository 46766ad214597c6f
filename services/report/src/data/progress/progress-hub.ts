import type { Log } from '@waymark/kit/log'
import pg from 'pg'

export type ProgressHub = {
  start(): Promise<void>
  stop(): Promise<void>
  /** Calls `notify` at each change of the report, and every two seconds unchanged (a notification may be lost). Returns the way to leave. */
  watch(reportId: string, notify: (changed: boolean) => void): () => void
}

const POLL_MS = 2_000
const RECONNECT_MS = 1_000

/** One listening connection serves every open progress stream of this process. */
export function createProgressHub(options: { databaseUrl: string; log: Log }): ProgressHub {
  const watchers = new Map<string, Set<(changed: boolean) => void>>()
  let client: pg.Client | undefined
  let poll: NodeJS.Timeout | undefined
  let stopped = false

  async function connect(): Promise<void> {
    if (stopped) return
    const next = new pg.Client({ connectionString: options.databaseUrl, application_name: 'report-progress', keepAlive: true })
    const again = () => {
      if (client !== next) return
      client = undefined
      setTimeout(() => void connect(), RECONNECT_MS).unref()
    }
    client = next
    next.on('error', again)
    next.on('end', again)
    next.on('notification', ({ payload }) => {
      for (const notify of watchers.get(payload ?? '') ?? []) notify(true)
    })
    try {
      await next.connect()
      await next.query('listen report_changed')
    } catch (err) {
      options.log.warn({ err }, 'progress listener failed')
      again()
    }
  }

  return {
    async start() {
      await connect()
      poll = setInterval(() => {
        for (const group of watchers.values()) for (const notify of group) notify(false)
      }, POLL_MS)
    },
    async stop() {
      stopped = true
      clearInterval(poll)
      const open = client
      client = undefined
      await open?.end().catch(() => undefined)
    },
    watch(reportId, notify) {
      const group = watchers.get(reportId) ?? new Set()
      group.add(notify)
      watchers.set(reportId, group)
      return () => {
        group.delete(notify)
        if (group.size === 0) watchers.delete(reportId)
      }
    },
  }
}
