import { AppError } from '@waymark/kit/errors'
import type { Config } from '../config.ts'
import { emailDigest } from '../domain/email-key.ts'
import type { Throttle } from './throttle.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

export type SignInLimits = {
  /** Throws `too_many`. Counts whether or not the account exists, or the limit would tell. */
  guess(attempt: { emailKey?: string; address?: string }): Promise<void>
  /** Whether one more mail may go to this mailbox. */
  mayMail(emailKey: string): Promise<boolean>
}

type LimitConfig = Pick<Config, 'SIGN_IN_PER_ACCOUNT' | 'SIGN_IN_PER_ADDRESS' | 'MAILS_PER_ADDRESS_PER_HOUR'>

export function createSignInLimits(throttle: Throttle, config: LimitConfig): SignInLimits {
  async function take(key: string, limit: number): Promise<void> {
    const verdict = await throttle.take(key, { limit, periodMs: MINUTE_MS })
    if (!verdict.allowed) throw tooMany(verdict.retryAfterMs)
  }
  return {
    async guess({ emailKey, address }) {
      if (address !== undefined) await take(`from:${networkOf(address)}`, config.SIGN_IN_PER_ADDRESS)
      if (emailKey !== undefined) await take(`account:${emailDigest(emailKey)}`, config.SIGN_IN_PER_ACCOUNT)
    },
    async mayMail(emailKey) {
      const rate = { limit: config.MAILS_PER_ADDRESS_PER_HOUR, periodMs: HOUR_MS }
      return (await throttle.take(`mail:${emailDigest(emailKey)}`, rate)).allowed
    },
  }
}

/** One household owns a whole /64 of IPv6: its addresses count as one. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0')
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':')
}

function tooMany(retryAfterMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000))
  return new AppError('too_many', `That was one attempt too many. Please wait ${seconds} seconds and try again.`, {
    headers: { 'retry-after': String(seconds) },
  })
}
