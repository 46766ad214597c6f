import type { Check } from '../exchange.ts'
import type { Throttle } from './throttle.ts'

/** Rules that go by the address alone and are counted here need no session, so they also protect the asking for one. */
export function throttleCheckAtOnce(throttle: Throttle): Check {
  return (_req, exchange) => {
    const rule = throttle.ruleFor(exchange)
    return rule?.store === 'local' && rule.by === 'address' ? throttle.takeLocal(rule, exchange) : undefined
  }
}

/** Rules that go by the person or are shared between gateways. */
export function sharedThrottleCheck(throttle: Throttle): Check {
  return (_req, exchange) => {
    const rule = throttle.ruleFor(exchange)
    if (!rule) return undefined
    if (rule.store === 'redis') return throttle.takeShared(rule, exchange)
    return rule.by === 'person' ? throttle.takeLocal(rule, exchange) : undefined
  }
}
