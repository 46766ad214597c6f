import { createHash } from 'node:crypto'
import { AppError } from '@waymark/kit/errors'
import type { Config } from '../config.ts'
import { ipv6Groups } from '../domain/network.ts'
import type { Throttle } from './throttle.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Who guesses at the password of an address: a browser that has signed in to it before, or anybody else. */
export type Guess = { emailKey: string; device?: string | undefined }

export type SignInLimits = {
  /** Throws `too_many` when one network tries too much, whomever it names. */
  from(address: string): Promise<void>
  /** Throws `too_many`, or `TooManyFailures`. Counts whether or not the account exists, or the limit would tell. */
  guess(guess: Guess): Promise<void>
  /** The password of a session that is open, counted by the session: strangers do not use up its attempts, nor it theirs. */
  guessInSession(sessionId: string): Promise<void>
  /** The password was right: what was wrong before counts no longer. */
  succeeded(of: Guess | { sessionId: string }): Promise<void>
  /** Codes for one account, with whichever sign-in they come. Throws `too_many`. */
  secondStep(userId: string): Promise<void>
  secondStepDone(userId: string): Promise<void>
  /** Whether one more mail may go to this mailbox. */
  mayMail(emailKey: string): Promise<boolean>
  /** Whether the owner has not been told of wrong passwords, or of wrong codes, today. */
  mayTellOwner(emailKey: string, of?: 'codes'): Promise<boolean>
}

/** The day's failures are used up; its owner is told. */
export class TooManyFailures extends AppError {}

type LimitConfig = Pick<
  Config,
  'SIGN_IN_PER_ACCOUNT' | 'SIGN_IN_PER_ADDRESS' | 'SIGN_IN_FAILURES_PER_DAY' | 'MAILS_PER_ADDRESS_PER_HOUR'
>

export function createSignInLimits(throttle: Throttle, config: LimitConfig): SignInLimits {
  async function take(key: string, limit: number): Promise<void> {
    const verdict = await throttle.take(key, { limit, periodMs: MINUTE_MS })
    if (!verdict.allowed) throw tooMany(verdict.retryAfterMs)
  }

  /** So many a minute and, until one is right, so many a day. */
  async function count(key: string, refuse = tooManyFailures): Promise<void> {
    await take(key, config.SIGN_IN_PER_ACCOUNT)
    const day = await throttle.take(`day:${key}`, { limit: config.SIGN_IN_FAILURES_PER_DAY, periodMs: DAY_MS })
    if (!day.allowed) throw refuse(day.retryAfterMs)
  }

  return {
    from: (address) => take(`from:${networkOf(address)}`, config.SIGN_IN_PER_ADDRESS),
    guess: (guess) => count(keyOf(guess)),
    guessInSession: (sessionId) => count(keyOf({ sessionId })),
    succeeded: (of) => throttle.clear(`day:${keyOf(of)}`),
    secondStep: (userId) => count(`second-step:${userId}`, tooManyCodes),
    secondStepDone: (userId) => throttle.clear(`day:second-step:${userId}`),
    async mayMail(emailKey) {
      const rate = { limit: config.MAILS_PER_ADDRESS_PER_HOUR, periodMs: HOUR_MS }
      return (await throttle.take(`mail:${emailDigest(emailKey)}`, rate)).allowed
    },
    async mayTellOwner(emailKey, of) {
      return (await throttle.take(`told:${of ? `${of}:` : ''}${emailDigest(emailKey)}`, { limit: 1, periodMs: DAY_MS })).allowed
    },
  }
}

function keyOf(of: Guess | { sessionId: string }): string {
  if ('sessionId' in of) return `session:${of.sessionId}`
  const account = emailDigest(of.emailKey)
  return of.device ? `device:${of.device}:${account}` : `account:${account}`
}

/** One household owns a whole /64 of IPv6: its addresses count as one. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  return ipv6Groups(address).slice(0, 4).join(':')
}

function tooMany(retryAfterMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000))
  return new AppError('too_many', `That was one attempt too many. Please wait ${seconds} seconds and try again.`, {
    headers: { 'retry-after': String(seconds) },
  })
}

function tooManyFailures(retryAfterMs: number): TooManyFailures {
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000))
  const detail =
    'There were too many wrong passwords today. Please choose a new password by mail, or try again tomorrow; a browser that you have signed in with before may still work.'
  return new TooManyFailures('too_many', detail, { headers: { 'retry-after': String(seconds) } })
}

function tooManyCodes(retryAfterMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000))
  return new AppError('too_many', 'There were too many wrong codes today. Please use a passkey, or try again tomorrow.', {
    headers: { 'retry-after': String(seconds) },
  })
}

/** Stands for the address in Redis, where no address is kept. */
export function emailDigest(emailKey: string): string {
  return createHash('sha256').update(`email:${emailKey}`).digest('hex')
}
