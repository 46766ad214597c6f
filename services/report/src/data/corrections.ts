import type { CorrectionNote } from '@waymark/contracts/models/report/report-answers'
import type { Prisma, PrismaClient } from '../generated/client.ts'

/** The first report of the line, whose payment covers its corrections; a report that corrects none is its own. */
export async function originOf(prisma: Pick<PrismaClient, 'reportCorrection'>, reportId: string): Promise<string> {
  const row = await prisma.reportCorrection.findUnique({ where: { reportId }, select: { originId: true } })
  return row?.originId ?? reportId
}

/** When the first report of a line was ordered, and how many corrections were taken since; undefined once it is erased. */
export async function correctionsMade(
  prisma: Pick<PrismaClient, 'report'>,
  originId: string,
): Promise<{ createdAt: Date; made: number } | undefined> {
  const row = await prisma.report.findUnique({
    where: { id: originId },
    select: { createdAt: true, corrections: { select: { made: true } } },
  })
  return row ? { createdAt: row.createdAt, made: row.corrections?.made ?? 0 } : undefined
}

/** Takes one of `limit` corrections of a line whose first report was ordered in the `days` before `now`; false when there is none left. */
export async function takeCorrection(
  tx: Pick<Prisma.TransactionClient, '$executeRaw'>,
  originId: string,
  { limit, days, now }: { limit: number; days: number; now: Date },
): Promise<boolean> {
  const taken = await tx.$executeRaw`
    insert into correction_count (origin_id, made)
    select id, 1 from report where id = ${originId}::uuid and created_at > ${now}::timestamptz - make_interval(days => ${days}::int)
    on conflict (origin_id) do update set made = correction_count.made + 1 where correction_count.made < ${limit}::int`
  return taken > 0
}

/** What each of these reports corrects; the others are absent. */
export async function correctionNotes(
  prisma: Pick<PrismaClient, 'reportCorrection'>,
  reportIds: readonly string[],
): Promise<Map<string, CorrectionNote>> {
  if (reportIds.length === 0) return new Map()
  const rows = await prisma.reportCorrection.findMany({ where: { reportId: { in: [...reportIds] } } })
  return new Map(
    rows.map(({ reportId, correctsId, question, before, after }) => [
      reportId,
      { reportId: correctsId, question, before, after },
    ]),
  )
}
