import type { PrismaClient } from '../../generated/client.ts'

/** A link to the summary, unless one is in force: of two who ask at once the index lets one in. */
export async function addSummaryLink(
  db: Pick<PrismaClient, '$executeRaw'>,
  {
    id,
    reportId,
    keyId,
    expiresAt,
    createdAt,
  }: { id: string; reportId: string; keyId: string; expiresAt: Date; createdAt: Date },
): Promise<void> {
  await db.$executeRaw`
    insert into summary_link (id, report_id, key_id, expires_at, created_at)
    values (${id}::uuid, ${reportId}::uuid, ${keyId}, ${expiresAt}, ${createdAt})
    on conflict (report_id) where revoked_at is null do nothing`
}
