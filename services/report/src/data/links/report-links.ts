import type { Prisma, PrismaClient } from '../../generated/client.ts'

/** In force for so many days of the database's clock. */
export async function addReportLink(
  tx: Pick<Prisma.TransactionClient, '$executeRaw'>,
  { id, reportId, keyId, days }: { id: string; reportId: string; keyId: string; days: number },
): Promise<void> {
  await tx.$executeRaw`
    insert into report_link (id, report_id, key_id, expires_at)
    values (${id}::uuid, ${reportId}::uuid, ${keyId}, now() + make_interval(days => ${days}::int))`
}

/** For support alone: that the mail has arrived. Only the first time, and nothing that anybody would notice. */
export async function noteLinkOpened(db: Pick<PrismaClient, '$executeRaw'>, id: string): Promise<void> {
  await db.$executeRaw`update report_link set opened_at = now() where id = ${id}::uuid and opened_at is null`
}
