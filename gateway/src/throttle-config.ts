import { readFileSync } from 'node:fs'
import { bad, good, type Read } from './env-codec.ts'

/** So many requests in so many milliseconds; all of them may come at once. */
export type Rate = { readonly limit: number; readonly periodMs: number }

export type ThrottleRule = {
  readonly name: string
  /** null switches the rule off: load and fault runs state their limits this way, there is no bypass by header. */
  readonly rate: Rate | null
  /** `person` is the signed-in user, and for everyone else the address. */
  readonly by: 'address' | 'person'
  readonly store: 'local' | 'redis'
  /** What happens while Redis cannot be reached: let everything pass, or count in this process at a tenth of the rate. */
  readonly whenAway: 'open' | 'tenth'
  /** Give the turn back when the service refused the request (4xx, 5xx): a mistyped form must not use up the day. */
  readonly refundFailed: boolean
}

export const ruleNames = [
  'read',
  'write',
  'stream',
  'costly',
  'sign-in',
  'assessment-guest',
  'report-user',
  'report-guest',
  'unknown-session',
] as const
export type RuleName = (typeof ruleNames)[number]
export type ThrottleRules = Readonly<Record<RuleName, ThrottleRule>>

const unitMs: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/** Reads the committed rules and lays `WM_THROTTLE_<NAME>` (for example `WM_THROTTLE_SIGN_IN=500/1m` or `off`) over them. */
export function readThrottleRules(file: string, source: Readonly<Record<string, string | undefined>>) {
  const faults: string[] = []
  const committed = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, unknown>>
  const rules: Partial<Record<RuleName, ThrottleRule>> = {}
  for (const name of ruleNames) {
    const entry = committed[name] ?? {}
    const variable = `WM_THROTTLE_${name.toUpperCase().replaceAll('-', '_')}`
    const rate = parseRate(source[variable] || String(entry.rate))
    if (!rate.ok) {
      faults.push(`${source[variable] ? variable : `throttle "${name}"`} ${rate.message}`)
      continue
    }
    rules[name] = {
      name,
      rate: rate.value,
      by: entry.by === 'person' ? 'person' : 'address',
      store: entry.store === 'redis' ? 'redis' : 'local',
      whenAway: entry.whenAway === 'tenth' ? 'tenth' : 'open',
      refundFailed: entry.refundFailed === true,
    }
  }
  return { rules: rules as ThrottleRules, faults }
}

/** `20/1m`, `3/h`, `off`. */
export function parseRate(written: string): Read<Rate | null> {
  if (written === 'off') return good(null)
  const match = /^(\d{1,9})\/(\d{0,4})(s|m|h|d)$/.exec(written)
  const limit = Number(match?.[1])
  const periodMs = Number(match?.[2] || 1) * (unitMs[match?.[3] ?? ''] ?? 0)
  if (!match || limit < 1 || periodMs < 1) return bad(`must be <count>/<number><s|m|h|d> or off, not "${written}"`)
  return good({ limit, periodMs })
}
