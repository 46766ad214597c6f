import { type RuleName, ruleNames, type ThrottleRule, type ThrottleRules } from '../../src/throttle-config.ts'

/** All rules switched off but those that a test names. */
export function rulesOf(own: Partial<Record<RuleName, Partial<ThrottleRule>>>): ThrottleRules {
  const off = { rate: null, by: 'address', store: 'local', whenAway: 'open', refundFailed: false } as const
  return Object.fromEntries(ruleNames.map((name) => [name, { name, ...off, ...own[name] }])) as ThrottleRules
}
