import { emailKeyOf } from '@waymark/contracts/text/email-key'
import type { Context } from '../context.ts'
import type { UserAccount } from '../generated/client.ts'

type AccountsOfAddress = { confirmed: UserAccount | null; claimed: UserAccount | null }

/** An address has one account that confirmed it at most, and any number that only claim it; of these the newest counts. */
export async function accountsOf({ db }: Pick<Context, 'db'>, emailKey: string): Promise<AccountsOfAddress> {
  const [confirmed, claimed] = await Promise.all([
    db.userAccount.findFirst({ where: { emailKey, emailVerifiedAt: { not: null } } }),
    db.userAccount.findFirst({ where: { emailKey, emailVerifiedAt: null }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] }),
  ])
  return { confirmed, claimed }
}

/**
 * The account of this address that has this password. A wrong one takes two hashes whether there are two accounts, one or none:
 * the time does not tell.
 */
export async function findByPassword(
  context: Pick<Context, 'db' | 'passwords'>,
  given: { email: string; password: string },
): Promise<UserAccount | undefined> {
  const { confirmed, claimed } = await accountsOf(context, emailKeyOf(given.email))
  for (const account of [confirmed, claimed]) {
    const right = await context.passwords.verify(given.password, account?.passwordHash)
    if (account && right) return account
  }
  return undefined
}
