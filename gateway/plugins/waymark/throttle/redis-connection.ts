import { createClient } from 'redis'
import type { SendCommand } from './redis-throttle.ts'

export type RedisConnection = { send: SendCommand; close: () => void }

/** A connection that never makes a request wait: while Redis is away commands fail at once, and it is dialled again for ever. */
export function connectRedis(
  { url, ca }: { url: string; ca?: string | undefined },
  onChange: (state: 'up' | 'away', error?: unknown) => void,
): RedisConnection {
  const socket = { connectTimeout: 1_000, reconnectStrategy: (tries: number) => Math.min(50 * 2 ** tries, 1_000) }
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: 1_000,
    socket: ca ? { ...socket, tls: true, ca } : socket,
  })
  let state: 'up' | 'away' | undefined
  const become = (next: 'up' | 'away', error?: unknown) => {
    if (state === next) return
    state = next
    onChange(next, error)
  }
  client.on('ready', () => become('up'))
  client.on('error', (error) => become('away', error))
  client.connect().catch((error: unknown) => become('away', error))
  return {
    send: (command) => client.sendCommand(command),
    close: () => client.destroy(),
  }
}
