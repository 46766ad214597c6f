import type { Context } from '../context.ts'
import { purgeSetUps } from '../use-cases/second-step/authenticator.ts'
import { remindUnconfirmed, removeUnconfirmed } from '../use-cases/unconfirmed-accounts.ts'

/** Sessions and links that are over open nothing: removing them only keeps the tables small. Accounts that nobody confirms go. */
export async function purge(context: Context): Promise<void> {
  const { sessions, devices, mailboxes, pendingSignIns, securityLog, db, clock } = context
  await sessions.purge()
  await devices.purge()
  await mailboxes.purge()
  await pendingSignIns.purge()
  await securityLog.purge()
  await purgeSetUps(context)
  await db.mailToken.deleteMany({ where: { expiresAt: { lte: clock() } } })
  await remindUnconfirmed(context)
  await removeUnconfirmed(context)
}
