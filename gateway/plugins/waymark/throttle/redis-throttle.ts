import { createHash } from 'node:crypto'
import type { Rate } from '../../../src/throttle-config.ts'
import type { Verdict } from './gcra.ts'
import { createLocalThrottle } from './local-throttle.ts'

/** The one command that the throttle needs of its Redis client. */
export type SendCommand = (command: string[]) => Promise<unknown>

export type RedisThrottle = {
  /** Rejects when Redis cannot be reached. */
  take: (key: string, rate: Rate) => Promise<Verdict>
  /** Best effort. */
  giveBack: (key: string, rate: Rate) => void
}

/** GCRA as in gcra.ts, on the clock of Redis so that all gateways agree. ARGV: period in µs, limit, 1 = take or -1 = give back. */
const script = `
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local period = tonumber(ARGV[1])
local step = period / tonumber(ARGV[2])
local tat = tonumber(redis.call('GET', KEYS[1]) or now)
if ARGV[3] == '-1' then
  tat = tat - step
  if tat > now then
    redis.call('SET', KEYS[1], string.format('%.0f', tat), 'PX', math.ceil((tat - now) / 1000))
  else
    redis.call('DEL', KEYS[1])
  end
  return {1, 0, 0, 0}
end
if tat < now then tat = now end
local nextTat = tat + step
local early = nextTat - period - now
if early > 1 then
  return {0, 0, math.ceil(early / 1000), math.ceil((tat - now) / 1000)}
end
redis.call('SET', KEYS[1], string.format('%.0f', nextTat), 'PX', math.ceil((nextTat - now) / 1000))
return {1, math.floor((now + period - nextTat) / step + 0.000001), 0, math.ceil((nextTat - now) / 1000)}
`
const digest = createHash('sha1').update(script).digest('hex')

type Options = { send: SendCommand; decideWithinMs: number }

/**
 * The count that all gateways share, with this process's own beside it at the same rate. A machine under load, or a Redis that
 * hangs, answers late: then the own count decides, which knows all requests that came here and what Redis said last. It errs in
 * favour of the caller, by what other gateways let through meanwhile. Only a Redis that is not there at all is an error.
 */
export function createRedisThrottle({ send, decideWithinMs }: Options): RedisThrottle {
  const own = createLocalThrottle()
  /** Answers that came too late for whoever asked and are still to come: until then nobody else waits. */
  let overdue = 0

  const run = async (key: string, rate: Rate, by: '1' | '-1'): Promise<unknown> => {
    const rest = ['1', `wm:throttle:${key}`, String(rate.periodMs * 1_000), String(rate.limit), by]
    try {
      return await send(['EVALSHA', digest, ...rest])
    } catch (error) {
      if (!(error instanceof Error) || !error.message.startsWith('NOSCRIPT')) throw error
      return send(['EVAL', script, ...rest])
    }
  }

  return {
    take: async (key, rate) => {
      const sentAt = performance.now()
      const ownVerdict = own.take(key, rate, sentAt)
      const decided = run(key, rate, '1').then((answer) => {
        const verdict = decodeVerdict(answer)
        if (!verdict.allowed && ownVerdict.allowed) own.giveBack(key, rate)
        // Redis decided after it was asked and rounds up: so much is used up at least.
        own.raise(key, sentAt + verdict.resetMs - 1)
        return verdict
      })
      if (overdue > 0) {
        decided.catch(() => undefined)
        return ownVerdict
      }
      const verdict = await withinOrLate(decideWithinMs, decided)
      if (verdict !== 'late') return verdict
      overdue++
      decided.catch(() => undefined).finally(() => overdue--)
      return ownVerdict
    },
    giveBack: (key, rate) => {
      own.giveBack(key, rate)
      run(key, rate, '-1').catch(() => undefined)
    },
  }
}

function decodeVerdict(answer: unknown): Verdict {
  if (!Array.isArray(answer) || answer.length !== 4) throw new Error('Redis gave an answer of another shape.')
  const [allowed, remaining, retryAfterMs, resetMs] = answer.map(Number)
  return { allowed: allowed === 1, remaining: remaining!, retryAfterMs: retryAfterMs!, resetMs: resetMs! }
}

function withinOrLate<T>(ms: number, work: Promise<T>): Promise<T | 'late'> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve('late'), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
