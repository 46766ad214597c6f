import { AppError } from '@waymark/kit/errors'
import type { Prisma, UserAccount } from '../generated/client.ts'

type Tx = Prisma.TransactionClient

/**
 * The first step of whoever changes something of an account and writes something else of it: what others count or sort they take turns with,
 * and an erasure, which has the account before what hangs on it, waits here or is waited for. Throws `unauthorized` when the account is gone.
 */
export async function lockAccount(tx: Tx, userId: string): Promise<void> {
  if (!(await lockedAccount(tx, userId))) throw new AppError('unauthorized', 'Please sign in to continue.')
}

/** The same for whoever has nobody to answer to: false when the account is gone. */
export async function lockedAccount(tx: Tx, userId: string): Promise<boolean> {
  return (await tx.$executeRaw`select 1 from user_account where id = ${userId}::uuid for update`) === 1
}

/** Whether the account still has this password; nobody changes it until the transaction ends. */
export async function holdPassword(tx: Tx, { id, passwordHash }: Pick<UserAccount, 'id' | 'passwordHash'>): Promise<boolean> {
  const same = await tx.$queryRaw<unknown[]>`
    select 1 from user_account where id = ${id}::uuid and password_hash = ${passwordHash} for share`
  return same.length === 1
}

/** The key of the account's address; nobody changes the account until the transaction ends. Undefined when it is gone. */
export async function holdAccount(tx: Tx, userId: string): Promise<string | undefined> {
  const [account] = await tx.$queryRaw<{ email_key: string }[]>`
    select email_key from user_account where id = ${userId}::uuid for share`
  return account?.email_key
}
