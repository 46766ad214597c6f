import { object } from '@waymark/contracts/codec/object'
import { optional } from '@waymark/contracts/codec/primitives'
import { check, type Decoder } from '@waymark/kit/decode'
import { AppError } from '@waymark/kit/errors'
import type { Log } from '@waymark/kit/log'
import type { Redis } from '@waymark/kit/redis'
import type { Cookie } from '@waymark/service/http/cookies'
import * as t from 'io-ts'
import { hashToken, looksLikeToken, newToken } from '../../domain/secret-token.ts'
import { withTimeout } from '../with-timeout.ts'

const LIFETIME_S = 600
const SLOW_MS = 1000

const begun = object({ returnTo: t.string, checks: t.strict({ state: t.string, nonce: t.string, verifier: t.string }) })
const proven = object({
  returnTo: t.string,
  person: object({
    issuer: t.string,
    subject: t.string,
    email: optional(t.string),
    firstName: t.string,
    lastName: t.string,
  }),
})
/** A browser is at the provider. */
export type Begun = t.TypeOf<typeof begun>
/** It came back, and its owner has to say which account it is for. */
export type Proven = t.TypeOf<typeof proven>

type Cookies = Readonly<Record<string, string>>

export type Visits = {
  /** The cookie that binds it to this browser; a visit of before in the same browser ends. */
  begin(visit: Begun): Promise<Cookie>
  /** Uses it up: whoever comes back a second time, or in another browser, brings nothing. */
  takeBegun(cookies: Cookies): Promise<Begun | undefined>
  keepProven(visit: Proven): Promise<Cookie>
  findProven(cookies: Cookies): Promise<Proven | undefined>
  /** Uses it up. */
  takeProven(cookies: Cookies): Promise<Proven | undefined>
  clearedCookie(): Cookie
}

/** Ten minutes in Redis under the hash of a cookie. Each throws `unavailable` while Redis is away. */
export function createVisits(parts: { redis: Redis; log: Log; secure: boolean }): Visits {
  const { redis, log, secure } = parts
  const name = secure ? '__Host-wm_provider' : 'wm_provider'
  const cookie = (value: string, maxAge: number): Cookie => ({ name, value, maxAge, secure, sameSite: 'Lax' })

  async function orUnavailable<T>(work: Promise<T>): Promise<T> {
    return withTimeout(SLOW_MS, work).catch((err: unknown) => {
      log.warn({ err }, 'sign-in provider state not stored')
      throw new AppError('unavailable', 'This does not work just now. Please try again in a moment, or use your password.')
    })
  }

  async function keep(kind: Kind, visit: Begun | Proven): Promise<Cookie> {
    const token = newToken()
    const expiration = { type: 'EX', value: LIFETIME_S } as const
    await orUnavailable(redis.set(keyOf(kind, token), JSON.stringify(visit), { expiration }))
    return cookie(token, LIFETIME_S)
  }

  async function read<A>(kind: Kind, cookies: Cookies, { codec, end }: Reading<A>): Promise<A | undefined> {
    const token = cookies[name]
    if (!looksLikeToken(token)) return undefined
    const key = keyOf(kind, token)
    const found = await orUnavailable(end ? redis.getDel(key) : redis.get(key))
    if (typeof found !== 'string') return undefined
    const decoded = check(codec, JSON.parse(found))
    return decoded.ok ? decoded.value : undefined
  }

  return {
    begin: (visit) => keep('begun', visit),
    takeBegun: (cookies) => read('begun', cookies, { codec: begun, end: true }),
    keepProven: (visit) => keep('proven', visit),
    findProven: (cookies) => read('proven', cookies, { codec: proven, end: false }),
    takeProven: (cookies) => read('proven', cookies, { codec: proven, end: true }),
    clearedCookie: () => cookie('', 0),
  }
}

function keyOf(kind: Kind, token: string): string {
  return `identity:provider:${kind}:${hashToken(token)}`
}

type Kind = 'begun' | 'proven'
type Reading<A> = { codec: Decoder<A>; end: boolean }
