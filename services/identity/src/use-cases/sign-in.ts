import type { Context } from '../context.ts'
import { emailKeyOf } from '../domain/email-key.ts'
import { MAX_PASSWORD } from '../domain/plain-password.ts'
import type { UserAccount } from '../generated/client.ts'
import { countGuess } from './count-guess.ts'
import { findByPassword } from './find-account.ts'

type Attempt = {
  email: string
  password: string
  device: string
  /** The browser's: one of them may say that it is known. */
  cookies?: Readonly<Record<string, string>>
  replaces?: { userId: string; sessionId: string } | undefined
}

/** A session's token, for its cookie, and whose session it is. */
export type Opened = { token: string; userId: string }

/** The new session, or undefined: unknown address and wrong password look the same and take the same time. */
export async function signIn(context: Context, attempt: Attempt): Promise<Opened | undefined> {
  const { cookies = {} } = attempt
  const emailKey = emailKeyOf(attempt.email)
  const guess = { emailKey, device: await context.devices.find(cookies, emailKey) }
  await countGuess(context, guess)
  // No account has such a password; hashing megabytes is what somebody else may have had in mind.
  if (attempt.password.length > MAX_PASSWORD || attempt.email.length > 254) return undefined
  const found = await findByPassword(context, attempt)
  if (!found) return undefined
  // Whoever signs in to an account that only claims the address has shown nothing about the account of its owner.
  if (found.emailVerifiedAt) await context.limits.succeeded(guess)
  return openSession(context, found, attempt)
}

/** For an account whose password has just been found right. */
export async function openSession(
  { db, sessions }: Pick<Context, 'db' | 'sessions'>,
  found: Pick<UserAccount, 'id' | 'passwordHash'>,
  { device, replaces }: Pick<Attempt, 'device' | 'replaces'>,
): Promise<Opened | undefined> {
  // A session is never carried over into another sign-in.
  if (replaces) await sessions.end(replaces.userId, replaces.sessionId)
  const token = await db.$transaction(async (tx) => {
    // A password that was changed while we looked at it opens nothing: its sessions have just been ended.
    const same = await tx.$queryRaw<unknown[]>`
      select 1 from user_account where id = ${found.id}::uuid and password_hash = ${found.passwordHash} for share`
    return same.length === 1 ? sessions.begin(tx, { userId: found.id, device }) : undefined
  })
  return token === undefined ? undefined : { token, userId: found.id }
}
