import type { PrismaClient } from '../generated/client.ts'

type Mark = { reportId: string; place: string; ticked: boolean | null; note: string | null; updatedAt: Date }

/** By place. */
export async function findMarks(prisma: Pick<PrismaClient, 'reportMark'>, reportId: string): Promise<Mark[]> {
  return prisma.reportMark.findMany({ where: { reportId }, orderBy: { place: 'asc' } })
}

/** The last one who writes at a place wins, also of two at once. */
export async function keepMark(
  prisma: Pick<PrismaClient, '$executeRaw'>,
  { reportId, place, ticked, note, updatedAt }: Mark,
): Promise<void> {
  await prisma.$executeRaw`
    insert into report_mark (report_id, place, ticked, note, updated_at)
    values (${reportId}::uuid, ${place}, ${ticked}::boolean, ${note}, ${updatedAt}::timestamptz)
    on conflict (report_id, place) do update set ticked = excluded.ticked, note = excluded.note, updated_at = excluded.updated_at`
}
