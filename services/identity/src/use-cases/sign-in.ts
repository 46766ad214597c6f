import type { Context } from '../context.ts'
import { emailKeyOf } from '../domain/email-key.ts'

/** The new session's token, or undefined: unknown address and wrong password look the same and take the same time. */
export async function signIn(
  context: Context,
  attempt: { email: string; password: string; device: string; replaces?: { userId: string; sessionId: string } | undefined },
): Promise<string | undefined> {
  const { db, passwords, sessions } = context
  const found = await db.userAccount.findUnique({
    where: { emailKey: emailKeyOf(attempt.email) },
    select: { id: true, passwordHash: true },
  })
  const right = await passwords.verify(attempt.password, found?.passwordHash)
  if (!found || !right) return undefined
  // A session is never carried over into another sign-in.
  if (attempt.replaces) await sessions.end(attempt.replaces.userId, attempt.replaces.sessionId)
  return db.$transaction(async (tx) => {
    // A password that was changed while we looked at it opens nothing: its sessions have just been ended.
    const same = await tx.$queryRaw<unknown[]>`
      select 1 from user_account where id = ${found.id}::uuid and password_hash = ${found.passwordHash} for share`
    return same.length === 1 ? sessions.begin(tx, { userId: found.id, device: attempt.device }) : undefined
  })
}
