import { emailKeyOf } from '@waymark/contracts/text/email-key'
import { transaction } from '@waymark/kit/db'
import type { Context } from '../context.ts'
import { holdPassword } from '../data/locked-account.ts'
import type { ProviderIdentity } from '../data/provider/provider.ts'
import type { Place } from '../domain/network.ts'
import { MAX_PASSWORD } from '../domain/password-rules.ts'
import type { Prisma, UserAccount } from '../generated/client.ts'
import { countAttempt } from './count-attempt.ts'
import { accountsOf, findByPassword } from './find-account.ts'
import { joinIdentity } from './provider/join-identity.ts'
import { factorsOf } from './second-step/factors.ts'
import { tellOwner } from './second-step/tell-owner.ts'

type Attempt = {
  email: string
  password: string
  at: Place
  /** The browser's: one of them may say that it is known. */
  cookies?: Readonly<Record<string, string>>
  replaces?: { userId: string; sessionId: string } | undefined
  /** Opens the account from then on, if its address is confirmed: the password is asked for because of this. */
  join?: ProviderIdentity
}

/** A session's token, for its cookie, and whose session it is. */
export type Opened = { token: string; userId: string }
/** The password was right and the account has a second step: a token that opens nothing, for the cookie that waits for it. */
export type Waiting = { pending: string }

/** The new session, or undefined: unknown address and wrong password look the same and take the same time. */
export async function signIn(context: Context, attempt: Attempt): Promise<Opened | Waiting | undefined> {
  const { db, devices, pendingSignIns, securityLog, background } = context
  const emailKey = emailKeyOf(attempt.email)
  const guess = { emailKey, device: await devices.find(attempt.cookies ?? {}, emailKey) }
  await countAttempt(context, guess, attempt.at)
  // No account has such a password; hashing megabytes is what somebody else may have had in mind.
  if (attempt.password.length > MAX_PASSWORD || attempt.email.length > 254) return undefined
  const found = await findByPassword(context, attempt)
  if (!found || (attempt.join && !found.emailVerifiedAt)) {
    // Not waited for: the time of the answer would tell whether there is such an account.
    background.run('note a wrong password', () => noteWrong(context, { emailKey, at: attempt.at }))
    return undefined
  }
  if ((await factorsOf(context, found.id)).on) {
    // The day's count goes on until the second step is done: who has the password alone has few tries at the rest.
    const begin = async (tx: Prisma.TransactionClient) => {
      if (!(await holdPassword(tx, found))) return undefined
      const token = await pendingSignIns.begin(tx, found.id, { join: attempt.join })
      await securityLog.record(tx, { userId: found.id, kind: 'password-right', at: attempt.at })
      return token
    }
    const pending = await transaction(db, begin)
    return pending === undefined ? undefined : { pending }
  }
  // Whoever signs in to an account that only claims the address has shown nothing about the account of its owner.
  if (found.emailVerifiedAt) await context.limits.succeeded(guess)
  return openSession(context, found, attempt)
}

/** For an account whose password has just been found right. */
export async function openSession(
  context: Pick<Context, 'db' | 'clock' | 'sessions' | 'securityLog' | 'mailer' | 'messages'>,
  found: Pick<UserAccount, 'id' | 'passwordHash'>,
  { at, replaces, join }: Pick<Attempt, 'at' | 'replaces' | 'join'>,
): Promise<Opened | undefined> {
  const { db, sessions, securityLog } = context
  // A session is never carried over into another sign-in.
  if (replaces) await sessions.end(replaces.userId, replaces.sessionId)
  const userId = found.id
  const opened = await transaction(db, async (tx) => {
    // A password that was changed while we looked at it opens nothing: its sessions have just been ended.
    if (!(await holdPassword(tx, found))) return undefined
    const token = await sessions.begin(tx, { userId, device: at.device })
    await securityLog.record(tx, { userId, kind: 'signed-in', at })
    return { token, joined: join !== undefined && (await joinIdentity(context, tx, { userId, identity: join, at })) }
  })
  if (!opened) return undefined
  if (opened.joined) await tellOwner(context, userId, 'provider-joined')
  return { token: opened.token, userId }
}

async function noteWrong(context: Context, { emailKey, at }: { emailKey: string; at: Place }): Promise<void> {
  const { confirmed, claimed } = await accountsOf(context, emailKey)
  const account = confirmed ?? claimed
  const wrong = { kind: 'signed-in', outcome: 'refused', at } as const
  if (account) await context.securityLog.record(context.db, { ...wrong, userId: account.id })
  else context.securityLog.note(wrong)
}
