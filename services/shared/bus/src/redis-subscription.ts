import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '@waymark/kit/log'
import type { Redis } from '@waymark/kit/redis'
import { type MessageHandler, PARTITIONS, type Subscription } from './bus.ts'
import { createLeases, type Lease } from './redis-leases.ts'

/** All members read under one name, so whoever takes over a stream finds what its last reader left unfinished. */
const READER = 'reader'
const BATCH = 20
const BLOCK_MS = 250
const RETRY_MS = 500
/** So often a stream at rest is asked for messages that nobody finished: a process that stood still may have been given one it had no right to. */
const RECHECK_MS = 5_000

export function subscribeStreams(options: {
  redis: Redis
  reader: Redis
  topics: readonly string[]
  group: string
  handler: MessageHandler
  log: Log
}): Subscription {
  const { redis, reader, topics, group, handler, log } = options
  const streams = topics.flatMap((topic) =>
    Array.from({ length: PARTITIONS }, (_, partition) => ({ topic, stream: `bus:${topic}:${partition}` })),
  )
  const topicOf = new Map(streams.map(({ topic, stream }) => [stream, topic]))
  const leases = createLeases({ redis, group, topics, log })
  const busy = new Map<string, Promise<void>>()
  const checked = new WeakMap<Lease, number>()
  let closed = false
  let grouped = false
  const loop = run()

  async function run(): Promise<void> {
    while (!closed) {
      try {
        if (!grouped) await createGroups()
        await readOnce()
      } catch (err) {
        if (closed) return
        // Redis was emptied: the groups are gone too.
        if (isNoGroup(err)) grouped = false
        else log.debug({ err, group }, 'stream read failed')
        await sleep(isNoGroup(err) ? 0 : RETRY_MS)
      }
    }
  }

  async function createGroups(): Promise<void> {
    for (const { stream } of streams) {
      await redis.xGroupCreate(stream, group, '0', { MKSTREAM: true }).catch((error: Error) => {
        if (!error.message.startsWith('BUSYGROUP')) throw error
      })
    }
    grouped = true
  }

  async function readOnce(): Promise<void> {
    const idle = leases.held().filter(({ stream }) => !busy.has(stream))
    if (idle.length === 0) {
      await sleep(50)
      return
    }
    for (const lease of idle) lease.inUse = true
    try {
      await readFrom(idle)
    } finally {
      for (const lease of idle) lease.inUse = busy.has(lease.stream)
    }
  }

  async function readFrom(idle: readonly Lease[]): Promise<void> {
    // A stream taken over, or one whose handler threw: first what was delivered and not finished.
    const due = (lease: Lease) => lease.unfinished || Date.now() - (checked.get(lease) ?? 0) > RECHECK_MS
    for (const lease of idle.filter(due)) {
      checked.set(lease, Date.now())
      const [pending] = (await reader.xReadGroup(group, READER, { key: lease.stream, id: '0' }, { COUNT: BATCH })) ?? []
      lease.unfinished = (pending?.messages.length ?? 0) > 0
      if (pending && lease.unfinished) work(lease, pending.messages)
    }
    const ready = idle.filter(({ stream }) => !busy.has(stream))
    if (ready.length === 0) return
    for (const lease of ready) lease.inUse = true
    const fresh = ready.map(({ stream }) => ({ key: stream, id: '>' }))
    for (const { name, messages } of (await reader.xReadGroup(group, READER, fresh, { COUNT: BATCH, BLOCK: BLOCK_MS })) ?? []) {
      const lease = ready.find(({ stream }) => stream === name)
      if (lease) work(lease, messages)
    }
  }

  function work(lease: Lease, messages: readonly Entry[]): void {
    const done = handleUntilEmpty(lease, messages)
      .catch(async (err) => {
        lease.unfinished = true
        log.warn({ err, stream: lease.stream, group }, 'message failed, will retry')
        if (!closed) await sleep(RETRY_MS)
      })
      .finally(() => {
        busy.delete(lease.stream)
        lease.inUse = false
      })
    busy.set(lease.stream, done)
  }

  /** A stream with more to read does not wait for the next turn of the reader, which may be blocking on the others. */
  async function handleUntilEmpty(lease: Lease, first: readonly Entry[]): Promise<void> {
    for (let messages = first; messages.length > 0; ) {
      await handleAll(lease, messages)
      if (closed || lease.unfinished || !lease.isHeld()) return
      const [more] = (await redis.xReadGroup(group, READER, { key: lease.stream, id: '>' }, { COUNT: BATCH })) ?? []
      messages = more?.messages ?? []
    }
  }

  async function handleAll(lease: Lease, messages: readonly Entry[]): Promise<void> {
    for (const { id, message } of messages) {
      // A paused process may have lost its stream meanwhile: the rest is the next reader's.
      if (closed || !lease.isHeld()) {
        lease.unfinished = true
        return
      }
      const topic = topicOf.get(lease.stream)
      const { key, value } = message ?? {}
      // An entry trimmed away before it was read has no fields left.
      if (topic !== undefined && key !== undefined && value !== undefined)
        await handler({ topic, key: String(key), value: String(value) })
      await redis.xAck(lease.stream, group, id)
    }
  }

  return {
    async close() {
      if (closed) return loop
      closed = true
      await loop
      await Promise.all(busy.values())
      await leases.close()
      reader.destroy()
    },
  }
}

function isNoGroup(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('NOGROUP')
}

type Entry = { id: string; message: Record<string, unknown> | null }
