import { uuidv7 } from '@waymark/kit/ids'
import type { Log } from '@waymark/kit/log'
import type { Redis } from '@waymark/kit/redis'
import { PARTITIONS } from './bus.ts'

/** The right to read one stream for a group. */
export type Lease = {
  stream: string
  isHeld(): boolean
  /** Set by the reader while it asks for messages of the stream or handles some: until then the stream is not handed over. */
  inUse: boolean
  /** There may be messages that were delivered and not finished. */
  unfinished: boolean
}

const LEASE_MS = 6_000
const TICK_MS = 500
/** A lease with less left is not read from: a read must end before it. */
const SPARE_MS = 1_000
const RENEW = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) end return 0`
const RELEASE = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`

/**
 * Shares a topic's streams between the members of a group: each holds at most its fair part and renews it; what a dead member held
 * is free after LEASE_MS. A lease counts from before it was asked for, so it never seems longer here than it is in Redis.
 */
export function createLeases(options: { redis: Redis; group: string; topics: readonly string[]; log: Log }) {
  const { redis, group, topics, log } = options
  const member = uuidv7()
  const members = `bus:members:${group}:${topics.join(',')}`
  const held = new Map<string, Held>()
  let closed = false
  let ticking = tick()
  const timer = setInterval(() => {
    ticking = ticking.then(tick)
  }, TICK_MS)

  async function tick(): Promise<void> {
    if (closed) return
    try {
      const share = Math.ceil(PARTITIONS / (await countMembers()))
      for (const topic of topics) await takeShare(topic, share)
    } catch (err) {
      log.debug({ err, group }, 'stream lease renewal failed')
    }
  }

  async function countMembers(): Promise<number> {
    const now = Date.now()
    const batch = redis
      .multi()
      .zRemRangeByScore(members, '-inf', now)
      .zAdd(members, { score: now + LEASE_MS, value: member })
    const [, , count] = await batch.zCard(members).exec()
    return Math.max(1, Number(count))
  }

  async function takeShare(topic: string, share: number): Promise<void> {
    const streams = Array.from({ length: PARTITIONS }, (_, partition) => `bus:${topic}:${partition}`)
    const mine = streams.filter((stream) => held.has(stream))
    for (const [at, stream] of mine.entries()) {
      const entry = held.get(stream)
      if (!entry) continue
      // Too much: the reader finishes its message and asks for no other. Only then is the stream let go, because a message that
      // came to a read of ours after that would wait for a reader who knows nothing of it.
      entry.leaving = at >= share
      if (entry.leaving && !entry.lease.inUse) await release(stream)
      else await renew(stream)
    }
    for (const stream of streams) {
      if (streams.filter((other) => held.has(other)).length >= share) return
      if (!held.has(stream)) await take(stream)
    }
  }

  async function take(stream: string): Promise<void> {
    const asked = Date.now()
    const got = await redis.set(leaseKey(stream), member, { condition: 'NX', expiration: { type: 'PX', value: LEASE_MS } })
    if (got === null) return
    const entry: Held = {
      until: asked + LEASE_MS,
      leaving: false,
      lease: {
        stream,
        inUse: false,
        unfinished: true,
        isHeld: () => held.get(stream) === entry && !entry.leaving && Date.now() < entry.until,
      },
    }
    held.set(stream, entry)
  }

  async function renew(stream: string): Promise<void> {
    const asked = Date.now()
    const renewed = await redis.eval(RENEW, { keys: [leaseKey(stream)], arguments: [member, String(LEASE_MS)] })
    const entry = held.get(stream)
    if (renewed === 1 && entry) entry.until = asked + LEASE_MS
    else held.delete(stream)
  }

  async function release(stream: string): Promise<void> {
    held.delete(stream)
    await redis.eval(RELEASE, { keys: [leaseKey(stream)], arguments: [member] })
  }

  function leaseKey(stream: string): string {
    return `bus:lease:${group}:${stream}`
  }

  return {
    held: (): Lease[] =>
      [...held.values()].filter(({ lease, until }) => lease.isHeld() && until - Date.now() > SPARE_MS).map(({ lease }) => lease),
    async close(): Promise<void> {
      closed = true
      clearInterval(timer)
      await ticking
      // A Redis that is away needs no goodbye: the leases run out.
      await Promise.all([...[...held.keys()].map(release), redis.zRem(members, member)]).catch(() => undefined)
    },
  }
}

type Held = { until: number; leaving: boolean; lease: Lease }
