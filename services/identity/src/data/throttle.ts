import type { Log } from '@waymark/kit/log'
import type { Redis } from '@waymark/kit/redis'
import { conform, type Rate, type Verdict } from './rate.ts'
import { withTimeout } from './with-timeout.ts'

export type Throttle = {
  /** Counts one attempt under `key` and says whether it may go on. */
  take(key: string, rate: Rate): Promise<Verdict>
  /** What was counted under `key` counts no longer. */
  clear(key: string): Promise<void>
}

/** The same rule as `conform`, in one step on the server; the caller gives the time. */
const SCRIPT = `
local now, interval, period = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local start = math.max(tonumber(redis.call('get', KEYS[1])) or now, now)
local wait = start + interval - period - now
if wait > 0 then return math.ceil(wait) end
redis.call('set', KEYS[1], string.format('%.3f', start + interval), 'PX', math.ceil(start + interval - now))
return 0`

const MAX_KEYS = 10_000
const SLOW_MS = 50

/** Shared by all processes through Redis; while it is away each process counts for itself rather than let guessing go on unseen. */
export function createThrottle(parts: { redis: Redis; log: Log; clock: () => Date }): Throttle {
  const { redis, log, clock } = parts
  const local = new Map<string, number>()

  function takeLocally(key: string, rate: Rate): Verdict {
    const now = clock().getTime()
    if (local.size >= MAX_KEYS) for (const [known, tat] of local) if (tat <= now) local.delete(known)
    // Full of keys that still count: somebody tries many. Refusing is the safe side.
    if (local.size >= MAX_KEYS && !local.has(key)) return { allowed: false, retryAfterMs: rate.periodMs / rate.limit }
    const { tat, ...verdict } = conform(local.get(key), now, rate)
    local.set(key, tat)
    return verdict
  }

  return {
    async take(key, rate) {
      const options = {
        keys: [`identity:throttle:${key}`],
        arguments: [String(clock().getTime()), String(rate.periodMs / rate.limit), String(rate.periodMs)],
      }
      const wait = await withTimeout(SLOW_MS, redis.eval(SCRIPT, options)).catch((err: unknown) => {
        log.debug({ err }, 'throttle unavailable, counting in this process')
        return undefined
      })
      if (typeof wait !== 'number') return takeLocally(key, rate)
      return { allowed: wait === 0, retryAfterMs: wait }
    },
    async clear(key) {
      local.delete(key)
      await withTimeout(SLOW_MS, redis.del(`identity:throttle:${key}`)).catch((err: unknown) => {
        log.debug({ err }, 'throttle reset failed')
      })
    },
  }
}
