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
  // The report first, as an erasure takes the two: with the link comes a line of the report's history.
  await db.$executeRaw`
    with held as (
      select report.id from report join report_link on report_id = report.id
      where report_link.id = ${id}::uuid for key share of report)
    update report_link set opened_at = now() from held
    where report_link.id = ${id}::uuid and report_id = held.id and opened_at is null`
}
