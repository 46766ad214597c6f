import { AppError } from '@waymark/kit/errors'
import type { Context } from '../../context.ts'
import type { Prisma } from '../../generated/client.ts'

/**
 * Asked by whoever has just removed a way in, in the same transaction and with the account locked: of two that remove one each the second
 * sees what the first has left. Throws `conflict` when nothing opens the account any more: no password that somebody chose, no passkey that
 * a browser would use here, no account at the provider that is set.
 */
export async function requireWayIn(
  { provider, relyingParty }: Pick<Context, 'provider' | 'relyingParty'>,
  tx: Prisma.TransactionClient,
  userId: string,
): Promise<void> {
  const { passwordChosen, _count, providerIdentities } = await tx.userAccount.findUniqueOrThrow({
    where: { id: userId },
    select: { passwordChosen: true, _count: { select: { passkeys: true } }, providerIdentities: { select: { issuer: true } } },
  })
  if (passwordChosen) return
  if (relyingParty.possible && _count.passkeys > 0) return
  if (providerIdentities.some(({ issuer }) => provider?.speaksFor(issuer))) return
  throw new AppError('conflict', LAST_WAY_IN)
}

const LAST_WAY_IN =
  'Nothing else opens your account yet. Please choose a password first, by "Forgot it?" on the sign-in page, or add a passkey.'
