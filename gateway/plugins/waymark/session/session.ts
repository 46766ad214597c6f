import { hash, type KeyObject } from 'node:crypto'
import type { Exchange, Session } from '../exchange.ts'
import { signIdentityToken, tokenRenewalMs } from './identity-token.ts'

export type Resolved =
  | { readonly state: 'found'; readonly session: Session; readonly tokenFor: TokenFor }
  | { readonly state: 'none' }
  | { readonly state: 'away'; readonly error: unknown }

/** The signed statement about a session for one service. */
export type TokenFor = (service: string) => string

/** The request that asks first; others that come at once share its question. */
export type Asker = Pick<Exchange, 'requestId' | 'traceparent'>

export type SessionResolver = {
  /** What is known without asking; undefined when identity must be asked. */
  peek: (token: string) => Resolved | undefined
  /** Whether this token has been a session's a moment ago, or is being asked about already. */
  isFamiliar: (token: string) => boolean
  resolve: (token: string, by: Asker) => Promise<Resolved>
  /** After sign-in, sign-out or a change of the account the next request asks again. */
  forget: (token: string) => void
  /** The same by what identity calls a session when it tells that it ended or changed: the SHA-256 of its token, in hex. */
  forgetHashes: (hashes: readonly string[]) => void
  /** When news may have been missed. */
  forgetAll: () => void
}

type Options = {
  ask: (token: string, by: Asker) => Promise<Session | undefined>
  key: KeyObject
  cacheMs: number
  /** So many sessions are remembered at a time. */
  maxEntries?: number
  now?: () => number
}

type Entry = { session: Session; askedAt: number; tokenFor: TokenFor }
type Signed = { token: string; session: Session; at: number }

/** Tokens that stand for nobody have a small memory of their own: made-up ones must not push out who is signed in. */
const maxUnknown = 5_000
const tokenShape = /^[\w-]{16,256}$/
/** A clock is corrected by less. One that goes back further was wrong, and so is what was signed and remembered by it. */
const correctedMs = 1_000
const none: Resolved = { state: 'none' }

/**
 * Resolves session tokens and remembers the answer for seconds. Requests that come at once for one token share one question; an
 * error is never remembered. Tokens are kept as hashes.
 */
export function createSessionResolver({ ask, key, cacheMs, maxEntries = 50_000, now = Date.now }: Options): SessionResolver {
  const entries = new Map<string, Entry>()
  const unknown = new Map<string, number>()
  const asking = new Map<string, Promise<Resolved>>()

  /** By session and service, in the order of signing: what nobody asked for in half a lifetime goes. */
  const tokens = new Map<string, Signed>()

  const isYounger = (at: number, ms: number) => {
    const age = now() - at
    return age < ms && age >= -correctedMs
  }

  const entryOf = (id: string, session: Session): Entry => {
    const tokenFor = (service: string) => {
      const known = tokens.get(`${id} ${service}`)
      if (known?.session === session && isYounger(known.at, tokenRenewalMs)) return known.token
      const signed = { token: signIdentityToken(key, session, { service, nowMs: now() }), session, at: now() }
      tokens.delete(`${id} ${service}`)
      tokens.set(`${id} ${service}`, signed)
      dropWhile(tokens, ({ at }) => !isYounger(at, tokenRenewalMs))
      return signed.token
    }
    return { session, askedAt: now(), tokenFor }
  }

  const answer = ({ session, tokenFor }: Entry): Resolved => ({ state: 'found', session, tokenFor })

  const remember = (id: string, session: Session | undefined): Resolved => {
    const before = entries.get(id)
    entries.delete(id)
    unknown.delete(id)
    if (!session) {
      unknown.set(id, now())
      dropOldest(unknown, maxUnknown)
      return none
    }
    const same = before !== undefined && sameSession(before.session, session)
    const entry: Entry = same ? { ...before, askedAt: now() } : entryOf(id, session)
    entries.set(id, entry)
    dropOldest(entries, maxEntries)
    return answer(entry)
  }

  const askOnce = (id: string, token: string, by: Asker): Promise<Resolved> => {
    const question: Promise<Resolved> = ask(token, by)
      .then((session) => (asking.get(id) === question ? remember(id, session) : answerOnly(id, session)))
      .catch((error: unknown): Resolved => ({ state: 'away', error }))
      .finally(() => {
        if (asking.get(id) === question) asking.delete(id)
      })
    asking.set(id, question)
    return question
  }

  /** The token was forgotten while identity was being asked: the answer may be from before the change. */
  const answerOnly = (id: string, session: Session | undefined): Resolved => (session ? answer(entryOf(id, session)) : none)

  const forget = (id: string) => {
    entries.delete(id)
    unknown.delete(id)
    asking.delete(id)
  }

  return {
    peek: (token) => {
      if (!tokenShape.test(token)) return none
      const id = hashOf(token)
      const entry = entries.get(id)
      if (entry && isYounger(entry.askedAt, cacheMs)) return answer(entry)
      const missedAt = unknown.get(id)
      return missedAt !== undefined && isYounger(missedAt, cacheMs) ? none : undefined
    },
    isFamiliar: (token) => {
      const id = hashOf(token)
      return entries.has(id) || asking.has(id)
    },
    resolve: (token, by) => {
      const id = hashOf(token)
      return asking.get(id) ?? askOnce(id, token, by)
    },
    forget: (token) => forget(hashOf(token)),
    forgetHashes: (hashes) => hashes.forEach(forget),
    // Who was signed in stays familiar: many would be asked about at once, and a neighbor's made-up tokens must not stand in their way.
    forgetAll: () => {
      for (const entry of entries.values()) entry.askedAt = Number.NEGATIVE_INFINITY
      unknown.clear()
      asking.clear()
    },
  }
}

function hashOf(token: string): string {
  return hash('sha256', token)
}

function dropOldest(map: Map<string, unknown>, limit: number): void {
  if (map.size > limit) map.delete(map.keys().next().value!)
}

function dropWhile<T>(map: Map<string, T>, isOver: (value: T) => boolean): void {
  for (const [key, value] of map) {
    if (!isOver(value)) return
    map.delete(key)
  }
}

function sameSession(one: Session, other: Session): boolean {
  return (
    one.userId === other.userId &&
    one.sessionId === other.sessionId &&
    one.tier === other.tier &&
    one.emailVerified === other.emailVerified
  )
}
