import type { Prisma, UserAccount } from '../generated/client.ts'

type Tx = Prisma.TransactionClient

/** Whoever changes something of this account's that others count or sort takes turns with them. */
export async function lockAccount(tx: Tx, userId: string): Promise<void> {
  await tx.$executeRaw`select 1 from user_account where id = ${userId}::uuid for update`
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
