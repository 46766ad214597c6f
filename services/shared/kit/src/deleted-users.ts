import type { Tx } from './db.ts'

/** SQLSTATE of a write for somebody whose account is gone: see the trigger `refuse_deleted_user`. */
const DELETED_USER = 'WM410'
const MESSAGE = 'the account of this row was deleted'

/**
 * The first step of whoever erases a person's rows, in the same transaction. Writes that are under way are waited for, and erased by
 * the steps that follow; every later one is refused by the tables themselves, whatever door it comes through.
 */
export async function markUserDeleted(tx: Tx, userId: string): Promise<void> {
  await lockUser(tx, { userId, alone: true })
  await tx.$executeRaw`insert into deleted_user (user_id) values (${userId}) on conflict do nothing`
}

/**
 * The first step of whoever locks a person's row and writes others of theirs afterwards: whoever erases them waits here, and not for the
 * row while the writes wait for the erasure.
 */
export async function holdUser(tx: Tx, userId: string): Promise<void> {
  await lockUser(tx, { userId, alone: false })
}

export function isDeletedUser(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if ('code' in at && at.code === DELETED_USER) return true
    // A query builder keeps the text and hides the code.
    if (at.message.includes(MESSAGE)) return true
  }
  return false
}

/** Alone, or beside others who are not. By the key of the trigger `refuse_deleted_user`, which takes the lock with every write of a person's row. */
async function lockUser(tx: Tx, { userId, alone }: { userId: string; alone: boolean }): Promise<void> {
  await tx.$executeRaw`
    select case when ${alone}::boolean then pg_advisory_xact_lock(key) else pg_advisory_xact_lock_shared(key) end
    from (select hashtextextended('deleted_user.' || current_schema() || '.' || ${userId}::text, 0) as key) as held`
}
