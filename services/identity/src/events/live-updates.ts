import { setTimeout as sleep } from 'node:timers/promises'
import { poolConfig } from '@waymark/kit/db'
import type { Log } from '@waymark/kit/log'
import pg from 'pg'
import { CHANNEL, type LiveUpdate, liveUpdate } from '../data/live-update.ts'

export type Listener = (liveUpdate: LiveUpdate) => void

export type LiveUpdates = {
  /** Returns the function that ends listening. */
  listen(userId: string, listener: Listener): () => void
  start(): void
  stop(): Promise<void>
}

const RECONNECT_MS = 1_000

/** Hears live updates over one connection of its own. What is told while it is away is missed; a page still has its Refresh. */
export function createLiveUpdates(options: { databaseUrl: string; log: Log }): LiveUpdates {
  const { log } = options
  const listeners = new Map<string, Set<Listener>>()
  const stopping = new AbortController()
  let running: Promise<void> | undefined

  function receive(text: string): void {
    const item: unknown = JSON.parse(text)
    if (!liveUpdate.is(item)) return
    for (const listener of listeners.get(item.userId) ?? []) listener(item)
  }

  async function hear(): Promise<void> {
    const client = new pg.Client(poolConfig({ url: options.databaseUrl, name: 'identity live' }))
    const ended = new Promise<void>((resolve) => {
      client.once('end', resolve)
      client.once('error', () => resolve())
      stopping.signal.addEventListener('abort', () => resolve(), { once: true })
    })
    client.on('error', () => undefined)
    client.on('notification', ({ payload }) => receive(payload ?? ''))
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      await ended
    } finally {
      await client.end().catch(() => undefined)
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await hear().catch((err: unknown) => log.warn({ err }, 'live update listener failed'))
      await sleep(RECONNECT_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  return {
    listen(userId, listener) {
      const own = listeners.get(userId) ?? new Set()
      listeners.set(userId, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0 && listeners.get(userId) === own) listeners.delete(userId)
      }
    },
    start() {
      running ??= run()
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}
