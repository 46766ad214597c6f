import type { Rate } from '../../../src/throttle-config.ts'
import { gcra, type Verdict } from './gcra.ts'

export type LocalThrottle = {
  take: (key: string, rate: Rate, now?: number) => Verdict
  giveBack: (key: string, rate: Rate) => void
  /** Somebody who counts the same key knows that at least so much of it is used up: until `fullAt` it is not whole again. */
  raise: (key: string, fullAt: number) => void
}

const maxKeys = 100_000

/** Counts in this process. Memory is bounded: keys whose time is over go first, and a flood of keys forgets the oldest. */
export function createLocalThrottle(): LocalThrottle {
  const arrivals = new Map<string, number>()

  const makeRoom = (now: number) => {
    for (const [key, tat] of arrivals) if (tat <= now) arrivals.delete(key)
    for (const key of arrivals.keys()) {
      if (arrivals.size < maxKeys) return
      arrivals.delete(key)
    }
  }

  return {
    take: (key, rate, now = performance.now()) => {
      const verdict = gcra(arrivals.get(key), rate, now)
      if (!verdict.allowed) return verdict
      if (arrivals.size >= maxKeys && !arrivals.has(key)) makeRoom(now)
      arrivals.set(key, verdict.tat)
      return verdict
    },
    raise: (key, fullAt) => {
      if (fullAt > (arrivals.get(key) ?? 0)) arrivals.set(key, fullAt)
    },
    giveBack: (key, rate) => {
      const tat = arrivals.get(key)
      if (tat !== undefined) arrivals.set(key, tat - rate.periodMs / rate.limit)
    },
  }
}
