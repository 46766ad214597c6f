import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Waits for a goodbye, but no longer than `ms`, and does not mind how it ends: to say goodbye to a server that does not answer takes a
 * client for ever, and a service must stop in time.
 */
export async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  const limit = new AbortController()
  const done = work.then(
    () => undefined,
    () => undefined,
  )
  const timeout = sleep(ms, undefined, { signal: limit.signal }).catch(() => undefined)
  await Promise.race([done, timeout]).finally(() => limit.abort())
}
