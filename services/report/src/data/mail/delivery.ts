import type { Prisma } from '../../generated/client.ts'

type Raw = Pick<Prisma.TransactionClient, '$queryRaw' | '$executeRaw'>

/** A guest's report is under way while its mail is. */
export async function noteDelivering(tx: Raw, reportId: string): Promise<void> {
  await tx.$executeRaw`
    update report set status = 'delivering', revision = revision + 1, updated_at = now()
    where id = ${reportId}::uuid and status = 'ready' and user_id is null`
}

/** The mail was accepted; undefined when that was noted before. */
export async function noteDelivered(tx: Raw, reportId: string): Promise<{ userId: string | null } | undefined> {
  const [delivered] = await tx.$queryRaw<{ userId: string | null }[]>`
    update report set status = case when user_id is null then 'delivered' else status end, delivered_at = now(),
      revision = revision + 1, updated_at = now()
    where id = ${reportId}::uuid and status in ('ready', 'delivering') and delivered_at is null
    returning user_id as "userId"`
  return delivered
}

/** A guest's report whose mail will not go out; false when it has another owner or state by now. */
export async function failDelivery(tx: Raw, reportId: string, failureCode: string): Promise<boolean> {
  const failed = await tx.$executeRaw`
    update report set status = 'failed', failure_code = ${failureCode}, revision = revision + 1, updated_at = now()
    where id = ${reportId}::uuid and user_id is null and status in ('ready', 'delivering')`
  return failed > 0
}
