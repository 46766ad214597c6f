import { createClient } from 'redis'

/** The channel on which identity tells of sessions that ended or changed; each message is hashes of their tokens, by commas. */
const channel = 'identity:sessions-changed'
const hashShape = /^[\da-f]{64}$/

type Options = {
  url: string
  ca?: string | undefined
  onChanged: (hashes: readonly string[]) => void
  /** The connection is new: what was told before has not been heard. */
  onGap: () => void
}

/**
 * Listens for sessions that ended elsewhere, so that they end here at once and not with the age of what is remembered. While Redis
 * is away that age is the limit. A connection of its own: one that listens carries no commands.
 */
export function listenForSessions({ url, ca, onChanged, onGap }: Options): { close: () => void } {
  const socket = { connectTimeout: 1_000, reconnectStrategy: (tries: number) => Math.min(50 * 2 ** tries, 1_000) }
  const client = createClient({ url, socket: ca ? { ...socket, tls: true, ca } : socket })
  // Whether Redis is there is said by the connection of the throttles.
  client.on('error', () => undefined)
  client.on('ready', onGap)
  client
    .connect()
    .then(() => client.subscribe(channel, (message) => onChanged(message.split(',').filter((hash) => hashShape.test(hash)))))
    .catch(() => undefined)
  return { close: () => client.destroy() }
}
