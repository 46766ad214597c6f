import { createHash, randomBytes } from 'node:crypto'
import { AppError } from '@waymark/kit/errors'
import type { Log } from '@waymark/kit/log'
import type { Redis } from '@waymark/kit/redis'
import { withTimeout } from '../with-timeout.ts'

const LIFETIME_S = 300
const SLOW_MS = 1000

/** `sign-in` belongs to a cookie, `add` to a session. */
type Purpose = 'sign-in' | 'add'

export type Challenges = {
  /** 256 random bits in base64url for `owner`; an earlier one of theirs ends. Throws `unavailable` while Redis is away. */
  make(purpose: Purpose, owner: string): Promise<string>
  /** Uses it up: of two who bring the same one, one gets it. Undefined when there is none any more. */
  take(purpose: Purpose, owner: string): Promise<string | undefined>
}

/** What a passkey has to sign: once, by the browser that asked, within five minutes. */
export function createChallenges(redis: Redis, log: Log): Challenges {
  const keyOf = (purpose: Purpose, owner: string) =>
    `identity:passkey:${purpose}:${createHash('sha256').update(owner).digest('hex')}`

  async function orUnavailable<T>(work: Promise<T>): Promise<T> {
    return withTimeout(SLOW_MS, work).catch((err: unknown) => {
      log.warn({ err }, 'passkey challenge not stored')
      throw new AppError('unavailable', 'Passkeys do not work just now. Please try again in a moment, or use your password.')
    })
  }

  return {
    async make(purpose, owner) {
      const challenge = randomBytes(32).toString('base64url')
      const expiration = { type: 'EX', value: LIFETIME_S } as const
      await orUnavailable(redis.set(keyOf(purpose, owner), challenge, { expiration }))
      return challenge
    },
    async take(purpose, owner) {
      return (await orUnavailable(redis.getDel(keyOf(purpose, owner)))) ?? undefined
    },
  }
}
