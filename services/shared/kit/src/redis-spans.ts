import { tracingChannel } from 'node:diagnostics_channel'
import { beginSpan } from './tracing.ts'

type Command = { command: string; error?: unknown }

let watched = false

/**
 * Each command of node-redis becomes a span of whatever is running, by its name alone: keys and values may be about a person. The
 * library tells of its commands on a channel of the process, so one subscription serves all clients; whose span it is, is decided by
 * the trace that runs.
 */
export function watchRedisCommands(): void {
  if (watched) return
  watched = true
  const open = new WeakMap<object, (error?: unknown) => void>()
  tracingChannel<'node-redis:command', Command>('node-redis:command').subscribe({
    start(told) {
      const end = beginSpan({ name: told.command, kind: 'client', attributes: { 'db.system.name': 'redis' } })
      if (end) open.set(told, end)
    },
    end: () => undefined,
    asyncStart: () => undefined,
    asyncEnd: (told) => open.get(told)?.(told.error),
    error: () => undefined,
  })
}
