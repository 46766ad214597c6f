import type { BaseContext } from '../../context.ts'
import type { Prisma } from '../../generated/client.ts'

const BATCH = 200
/** Longer than any write of a file may take. */
const UNNOTED_MINUTES = 10

export function pdfKey(reportId: string): string {
  return `report/${reportId}.pdf`
}

type Raw = Pick<Prisma.TransactionClient, '$executeRaw'>

/** Before a file is stored: should nobody note it, it is looked at later. */
export async function expectFile(db: Raw, reportId: string): Promise<void> {
  await db.$executeRaw`
    insert into file_removal (key, report_id, due_at)
    values (${pdfKey(reportId)}, ${reportId}::uuid, now() + make_interval(mins => ${UNNOTED_MINUTES}::int))
    on conflict (key) do update set due_at = greatest(file_removal.due_at, excluded.due_at)`
}

/** In the transaction that notes the file. */
export async function fileNoted(tx: Prisma.TransactionClient, reportId: string): Promise<void> {
  await tx.fileRemoval.deleteMany({ where: { key: pdfKey(reportId) } })
}

/** In the transaction that erases the reports. */
export async function removeFilesOf(tx: Raw, reportIds: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    insert into file_removal (key, report_id, due_at)
    select 'report/' || id || '.pdf', id, now() from unnest(${reportIds}::uuid[]) as id
    on conflict (key) do update set due_at = now()`
}

/** Removes what is due from the store, unless its report is there after all. What the store does not take now is due again in a minute. */
export async function removeDueFiles({ prisma, artifacts }: Pick<BaseContext, 'prisma' | 'artifacts'>): Promise<number> {
  const due = await prisma.$queryRaw<{ key: string; alive: boolean }[]>`
    with taken as (
      update file_removal set due_at = now() + interval '1 minute'
       where key in (select key from file_removal where due_at <= now() order by due_at limit ${BATCH} for update skip locked)
      returning key, report_id)
    select key, exists (select 1 from report r where r.id = report_id) as alive from taken`
  if (due.length === 0) return 0
  const orphans = due.filter(({ alive }) => !alive).map(({ key }) => key)
  await artifacts.remove(orphans)
  const keys = due.map(({ key }) => key)
  // Not what was asked for anew meanwhile.
  await prisma.$executeRaw`
    delete from file_removal where key = any(${keys}::text[]) and due_at > now() and due_at <= now() + interval '1 minute'`
  return orphans.length
}
