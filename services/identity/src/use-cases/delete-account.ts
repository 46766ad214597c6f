import type { Context } from '../context.ts'
import { type Owner, requirePassword } from './change-password.ts'
import { eraseAccount } from './erase-account.ts'

export async function deleteAccount(context: Context, owner: Owner, password: string): Promise<void> {
  const user = await requirePassword(context, owner, { path: 'password', password })
  await eraseAccount(context, owner.userId)
  context.securityLog.note({ kind: 'account-deleted', at: owner.at })
  context.mailer.send(user.email, context.messages.accountDeleted(user))
}
