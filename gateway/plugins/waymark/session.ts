import type { KeyObject } from 'node:crypto'
import type { Session } from './exchange.ts'
import { signIdentityToken, tokenRenewalMs } from './identity-token.ts'

export type Resolved =
  | { readonly state: 'found'; readonly session: Session; readonly identityToken: string }
  | { readonly state: 'none' }
  | { readonly state: 'away'; readonly error: unknown }

export type SessionResolver = {
  /** What is known without asking; undefined when identity must be asked. */
  peek: (token: string) => Resolved | undefined
  resolve: (token: string, requestId: string) => Promise<Resolved>
  /** After sign-in, sign-out or a change of the account the next request asks again. */
  forget: (token: string) => void
}

type Options = {
  ask: (token: string, requestId: string) => Promise<Session | undefined>
  key: KeyObject
  cacheMs: number
  now?: () => number
}

type Entry = { session: Session | undefined; askedAt: number; identityToken: string; signedAt: number }

const maxEntries = 50_000
const tokenShape = /^[\w-]{16,256}$/
const none: Resolved = { state: 'none' }

/**
 * Resolves session tokens and remembers the answer for seconds. Requests that come at once for one token share one question; an
 * error is never remembered.
 */
export function createSessionResolver({ ask, key, cacheMs, now = Date.now }: Options): SessionResolver {
  const entries = new Map<string, Entry>()
  const asking = new Map<string, Promise<Resolved>>()

  const answer = (entry: Entry): Resolved => {
    if (!entry.session) return none
    if (entry.identityToken === '' || now() - entry.signedAt >= tokenRenewalMs) {
      entry.signedAt = now()
      entry.identityToken = signIdentityToken(key, entry.session, entry.signedAt)
    }
    return { state: 'found', session: entry.session, identityToken: entry.identityToken }
  }

  const remember = (token: string, session: Session | undefined): Resolved => {
    const before = entries.get(token)
    const same = before?.session && session && sameSession(before.session, session)
    const entry: Entry = same ? { ...before, askedAt: now() } : { session, askedAt: now(), identityToken: '', signedAt: 0 }
    entries.delete(token)
    entries.set(token, entry)
    if (entries.size > maxEntries) entries.delete(entries.keys().next().value!)
    return answer(entry)
  }

  const askOnce = (token: string, requestId: string): Promise<Resolved> => {
    const question: Promise<Resolved> = ask(token, requestId)
      .then((session) => (asking.get(token) === question ? remember(token, session) : answerOnly(session)))
      .catch((error: unknown): Resolved => ({ state: 'away', error }))
      .finally(() => {
        if (asking.get(token) === question) asking.delete(token)
      })
    asking.set(token, question)
    return question
  }

  /** The token was forgotten while identity was being asked: the answer may be from before the change. */
  const answerOnly = (session: Session | undefined) => answer({ session, askedAt: 0, identityToken: '', signedAt: 0 })

  return {
    peek: (token) => {
      if (!tokenShape.test(token)) return none
      const entry = entries.get(token)
      return entry && now() - entry.askedAt < cacheMs ? answer(entry) : undefined
    },
    resolve: (token, requestId) => asking.get(token) ?? askOnce(token, requestId),
    forget: (token) => {
      entries.delete(token)
      asking.delete(token)
    },
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
