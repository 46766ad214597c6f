import { Prisma, type PrismaClient } from '../generated/client.ts'

/**
 * Gives the delivered guest reports of an address to a member and returns their ids. They count as paid; those that are still being made
 * go to the guest first.
 */
export async function moveToMember(
  tx: Pick<Prisma.TransactionClient, '$queryRaw'>,
  { email, userId }: { email: string; userId: string },
): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    update report set user_id = ${userId}, guest_key = null, payment_id = coalesce(payment_id, 'guest-delivery'),
      paid_at = coalesce(paid_at, now()), status = 'ready', revision = revision + 1, updated_at = now()
    where ${deliveredTo(email)} returning id::text`
  return rows.map(({ id }) => id)
}

export async function countDeliveredTo(prisma: Pick<PrismaClient, '$queryRaw'>, email: string): Promise<number> {
  const [row] = await prisma.$queryRaw<{ count: number }[]>`select count(*)::int as count from report where ${deliveredTo(email)}`
  return row?.count ?? 0
}

// Served by the index of lower(guest_email), which Prisma's comparison without case is not.
function deliveredTo(email: string): Prisma.Sql {
  return Prisma.sql`user_id is null and status = 'delivered' and lower(guest_email) = lower(${email})`
}
