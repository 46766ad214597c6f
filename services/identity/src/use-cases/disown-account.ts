import type { Context } from '../context.ts'
import type { Place } from '../domain/network.ts'
import { eraseAccount } from './erase-account.ts'
import { findMailToken } from './mail-token.ts'

/** The unconfirmed account that somebody made with the address of whoever holds the link; looking has no effect. */
export async function accountToDisown(context: Context, token: string | undefined) {
  const { db, clock } = context
  const found = await findMailToken(db, { token, kind: 'disown', now: clock() })
  if (!found) return undefined
  const where = { id: found.userId, emailKey: found.emailKey, emailVerifiedAt: null }
  return (await db.userAccount.findFirst({ where })) ?? undefined
}

/** "It was not me": false when the link does not work any more. A confirmed account is never deleted by a link. */
export async function disownAccount(context: Context, { token, at }: { token: string | undefined; at: Place }): Promise<boolean> {
  const account = await accountToDisown(context, token)
  if (!account) return false
  const gone = await eraseAccount(context, account.id, { emailVerifiedAt: null, emailKey: account.emailKey })
  if (gone) context.securityLog.note({ kind: 'account-deleted', at })
  return gone
}
