import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from 'redis'
import type { Log } from './log.ts'
import { watchRedisCommands } from './redis-spans.ts'
import { explainConnection, redisTls } from './tls.ts'

export type Redis = ReturnType<typeof createRedis>

/**
 * A client that fails at once while Redis is away (nothing queues up: Postgres has the truth) and reconnects by itself.
 * `connectRedis` before use; `destroy()` at the end.
 */
export function createRedis(options: { url: string; caFile?: string | undefined; name: string; log: Log }) {
  const { log } = options
  watchRedisCommands()
  const socket = {
    connectTimeout: 3_000,
    reconnectStrategy: (retries: number) => Math.min(50 * 2 ** retries, 1_000) + Math.random() * 100,
  }
  const tls = redisTls(options.url, options.caFile)
  const client = createClient({
    url: options.url,
    name: options.name,
    disableOfflineQueue: true,
    socket: tls ? { ...socket, ...tls, tls: true } : socket,
  })
  let away = false
  // Once per outage, not once per attempt.
  client.on('error', (err) => {
    if (!away) log.warn({ err }, `redis unavailable: ${explainConnection(err)}`)
    away = true
  })
  // Closed while it was still connecting, the client would go on, and keep its process alive for good.
  client.on('connect', () => {
    if (!client.isOpen) client.destroy()
  })
  client.on('ready', () => {
    if (away) log.info('redis connected again')
    away = false
  })
  return client
}

/**
 * Connects, but waits no longer than `limitMs`: a service also starts while Redis is away, and works as soon as it is back.
 */
export async function connectRedis(redis: Redis, limitMs = 2_000): Promise<void> {
  const limit = new AbortController()
  // Rejects only when the client is closed for good, which its owner knows.
  const connected = redis.connect().then(
    () => undefined,
    () => undefined,
  )
  await Promise.race([connected, sleep(limitMs, undefined, { signal: limit.signal })]).finally(() => limit.abort())
}

/** A Redis that evicts keys would lose jobs and streams: refuse to start on one. */
export async function assertNoEviction(redis: Redis): Promise<void> {
  const policy = (await redis.configGet('maxmemory-policy'))['maxmemory-policy']
  if (policy !== 'noeviction') throw new Error(`Redis must run with maxmemory-policy noeviction, not ${policy}`)
}
