import type { Context } from '../context.ts'
import { dayBefore, remindUntil } from '../domain/unconfirmed.ts'
import { mailAboutClaim } from './claim-mail.ts'
import { eraseAccount } from './erase-account.ts'

/** At a time: the rest waits for the next round. */
const BATCH = 500

/** Says once, two days ahead, that the account goes. */
export async function remindUnconfirmed(context: Context): Promise<void> {
  const { db, clock } = context
  const now = clock()
  const where = { emailVerifiedAt: null, remindedAt: null, confirmBy: { lte: remindUntil(now) } }
  for (const { id } of await db.userAccount.findMany({ where, select: { id: true }, take: BATCH })) {
    // Noted first, so that of several processes one reminds, and a mail that fails is not sent again every hour.
    const { count } = await db.userAccount.updateMany({ where: { ...where, id }, data: { remindedAt: now } })
    if (count === 1) await mailAboutClaim(context, id, { last: true })
  }
}

/** Only who was reminded a day ago: a service that stood still for a week takes nobody's account unannounced. */
export async function removeUnconfirmed(context: Context): Promise<void> {
  const { db, clock, log } = context
  const now = clock()
  const where = { emailVerifiedAt: null, confirmBy: { lte: now }, remindedAt: { lte: dayBefore(now) } }
  let gone = 0
  for (const { id } of await db.userAccount.findMany({ where, select: { id: true }, take: BATCH }))
    if (await eraseAccount(context, id, where)) gone += 1
  if (gone > 0) log.info({ accounts: gone }, 'accounts with unconfirmed addresses removed')
}
