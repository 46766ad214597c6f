import type { Rate, ThrottleRule, ThrottleRules } from '../../../src/throttle-config.ts'
import { type Exchange, type Refusal, whenEnded } from '../exchange.ts'
import { clientClosed } from '../observe.ts'
import { throttleAddress } from '../request/client-address.ts'
import type { Verdict } from './gcra.ts'
import { createLocalThrottle } from './local-throttle.ts'
import type { RedisThrottle } from './redis-throttle.ts'

export type Throttle = {
  /** The rule for this route and caller; undefined when none applies. Call it once the session is known. */
  ruleFor: (exchange: Exchange) => ThrottleRule | undefined
  /** Decides in this process, at once. */
  takeLocal: (rule: ThrottleRule, exchange: Exchange) => Refusal | undefined
  /** Decides in Redis, within 50 ms also when it is slow or away. */
  takeShared: (rule: ThrottleRule, exchange: Exchange) => Promise<Refusal | undefined>
  /** For a look-up of a session that nobody has heard of; undefined when such look-ups are not bounded. */
  takeUnknownSession: (exchange: Exchange) => { readonly refusal: Refusal | undefined; readonly giveBack: () => void } | undefined
}

export function createThrottle(rules: ThrottleRules, shared: RedisThrottle): Throttle {
  const local = createLocalThrottle()

  const takeLocal = (rule: ThrottleRule, exchange: Exchange) => {
    if (!rule.rate) return undefined
    const key = keyFor(rule, exchange)
    return conclude(rule, rule.rate, local.take(key, rule.rate), exchange, () => local.giveBack(key, rule.rate!))
  }

  const takeWhileAway = (rule: ThrottleRule, exchange: Exchange) => {
    if (!rule.rate || rule.whenAway === 'open') return undefined
    const rate = tenth(rule.rate)
    const key = `away:${keyFor(rule, exchange)}`
    return conclude(rule, rate, local.take(key, rate), exchange, () => local.giveBack(key, rate))
  }

  return {
    ruleFor: (exchange) => {
      const rule = pickRule(rules, exchange)
      return rule?.rate ? rule : undefined
    },
    takeLocal,
    takeShared: async (rule, exchange) => {
      const { rate } = rule
      if (!rate) return undefined
      // Turns that are given back would let refused orders come without end.
      const asChange = rule.refundFailed ? takeLocal(rules.write, exchange) : undefined
      if (asChange) return asChange
      const key = keyFor(rule, exchange)
      const verdict = await shared.take(key, rate).catch(() => undefined)
      if (!verdict) return takeWhileAway(rule, exchange)
      return conclude(rule, rate, verdict, exchange, () => shared.giveBack(key, rate))
    },
    takeUnknownSession: (exchange) => {
      const rule = rules['unknown-session']
      const { rate } = rule
      if (!rate) return undefined
      const key = keyFor(rule, exchange)
      const verdict = local.take(key, rate)
      return { refusal: verdict.allowed ? undefined : tooMany(rule, rate, verdict), giveBack: () => local.giveBack(key, rate) }
    },
  }
}

function pickRule(rules: ThrottleRules, exchange: Exchange): ThrottleRule | undefined {
  const wanted = exchange.target.throttle
  if (wanted === 'report') return exchange.session ? rules['report-user'] : rules['report-guest']
  return (rules as Readonly<Record<string, ThrottleRule | undefined>>)[wanted]
}

function keyFor(rule: ThrottleRule, exchange: Exchange): string {
  if (rule.by === 'person' && exchange.session) return `${rule.name}:u:${exchange.session.userId}`
  return `${rule.name}:a:${throttleAddress(exchange.clientAddress)}`
}

/** A tenth of the rate, at least one: without Redis every gateway counts alone. */
function tenth(rate: Rate): Rate {
  if (rate.limit >= 10) return { limit: Math.floor(rate.limit / 10), periodMs: rate.periodMs }
  return { limit: 1, periodMs: (rate.periodMs * 10) / rate.limit }
}

function conclude(
  rule: ThrottleRule,
  rate: Rate,
  verdict: Verdict,
  exchange: Exchange,
  giveBack: () => void,
): Refusal | undefined {
  if (!verdict.allowed) return tooMany(rule, rate, verdict)
  if (rule.refundFailed) {
    whenEnded(exchange, (status) => {
      if (status >= 400 && status !== clientClosed) giveBack()
    })
  }
  return undefined
}

/** Headers as in draft-ietf-httpapi-ratelimit-headers: the policy (quota, window) and what is left until when, in seconds. */
function tooMany(rule: ThrottleRule, rate: Rate, verdict: Verdict): Refusal {
  const retryAfter = Math.max(1, Math.ceil(verdict.retryAfterMs / 1_000))
  return {
    status: 429,
    detail: `Too many requests. Try again ${inWords(retryAfter)}.`,
    headers: {
      'retry-after': String(retryAfter),
      'ratelimit-policy': `"${rule.name}";q=${rate.limit};w=${Math.ceil(rate.periodMs / 1_000)}`,
      ratelimit: `"${rule.name}";r=0;t=${retryAfter}`,
    },
    close: false,
  }
}

function inWords(seconds: number): string {
  if (seconds < 90) return `in ${seconds} second${seconds === 1 ? '' : 's'}`
  if (seconds < 5_400) return `in ${Math.ceil(seconds / 60)} minutes`
  return `in ${Math.ceil(seconds / 3_600)} hours`
}
