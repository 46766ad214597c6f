import { transaction } from '@waymark/kit/db'
import { AppError } from '@waymark/kit/errors'
import type { Context } from '../../context.ts'
import { lockAccount } from '../../data/locked-account.ts'
import { type Owner, requireProof } from '../change-password.ts'
import { tellOwner } from '../second-step/tell-owner.ts'
import { requireWayIn } from '../second-step/ways-in.ts'

/**
 * The provider's word opens the account no more, nor does what waits for a second step because of it. Sessions stay, as their owner can end
 * them one by one. Throws `conflict` when nothing else opens the account.
 */
export async function removeIdentity(
  context: Context,
  owner: Owner,
  wish: { id: string; password: string | undefined },
): Promise<void> {
  const { userId } = owner
  await requireProof(context, owner, wish.password)
  await transaction(context.db, async (tx) => {
    // Whoever signs in by the provider holds the account: they have finished, or find nothing.
    await lockAccount(tx, userId)
    const identity = await tx.providerIdentity.findFirst({ where: { id: wish.id, userId } })
    if (!identity) throw new AppError('not_found', 'There is no such account at another site.')
    const { issuer, subject } = identity
    await tx.providerIdentity.delete({ where: { issuer_subject: { issuer, subject } } })
    await requireWayIn(context, tx, userId)
    const itsOwn = [{ byProvider: true }, { joinIssuer: issuer, joinSubject: subject }]
    await tx.pendingSignIn.deleteMany({ where: { userId, OR: itsOwn } })
    await context.securityLog.record(tx, { userId, kind: 'provider-removed', at: owner.at })
  })
  await tellOwner(context, userId, 'provider-removed')
}
