import { Prisma } from '../generated/client.ts'
import { pdfKey, removeFilesOf } from './artifacts/file-removal.ts'

export type Erasable = { reportId: string } | { userId: string } | { guestsOlderThanDays: number }

/** Locks at most `limit` reports to erase, the oldest first: whoever changes a report and its corrections has them in this order. */
export async function lockReports(
  tx: Pick<Prisma.TransactionClient, '$queryRaw'>,
  which: Erasable,
  limit: number,
): Promise<{ id: string; assessmentId: string }[]> {
  return tx.$queryRaw<{ id: string; assessmentId: string }[]>`
    select id::text, assessment_id::text as "assessmentId" from report where ${areErasable(which)}
    order by id limit ${limit} for update`
}

/** Nobody erases the report until the transaction ends; false when it is gone. The first step of whoever changes links or mails of it. */
export async function holdReport(tx: Pick<Prisma.TransactionClient, '$queryRaw'>, id: string): Promise<boolean> {
  return (await tx.$queryRaw<unknown[]>`select 1 from report where id = ${id}::uuid for key share`).length === 1
}

/** The reports with sections, links and mails, their files and what was given up of them. A store outside the database follows as soon as it can. */
export async function deleteReports(tx: Prisma.TransactionClient, ids: readonly string[]): Promise<void> {
  await tx.artifact.deleteMany({ where: { key: { in: ids.map(pdfKey) } } })
  await removeFilesOf(tx, ids)
  await tx.deadJob.deleteMany({ where: { reportId: { in: [...ids] } } })
  await tx.report.deleteMany({ where: { id: { in: [...ids] } } })
}

function areErasable(which: Erasable): Prisma.Sql {
  if ('reportId' in which) return Prisma.sql`id = ${which.reportId}::uuid`
  if ('userId' in which) return Prisma.sql`user_id = ${which.userId}`
  return Prisma.sql`user_id is null and created_at < now() - make_interval(days => ${which.guestsOlderThanDays}::int)`
}
