import { Redis } from 'ioredis'

/** The connections of Bull queues, which are closed after the queues that use them. */
type BullConnections = {
  /** For `createClient` of Bull's options. */
  create(type: 'client' | 'subscriber' | 'bclient'): Redis
  close(): void
}

/**
 * Connections to the Redis at that address. Adding a job fails at once while Redis is away; whatever waits for jobs goes on waiting, and
 * connects again by itself.
 */
export function bullConnections(redisUrl: string, tls?: { ca: string }): BullConnections {
  const connections: Redis[] = []
  return {
    create(type) {
      const waits = type !== 'client'
      const connection = new Redis(redisUrl, {
        maxRetriesPerRequest: waits ? null : 1,
        ...(tls && { tls }),
        enableReadyCheck: false,
        enableOfflineQueue: waits,
        // A connection that closes before the server has taken the client's name counts as ready, and is never opened again (ioredis 5).
        disableClientInfo: true,
        connectTimeout: 3_000,
        retryStrategy: (times) => Math.min(100 * times, 2_000),
      })
      connections.push(connection)
      return connection
    },
    close() {
      for (const connection of connections) connection.disconnect()
    },
  }
}
