import { CORRECTION_DAYS, type CorrectionNote, FREE_CORRECTIONS } from '@waymark/contracts/models/report-answers'
import type { Tx } from '@waymark/kit/db'
import { AppError } from '@waymark/kit/errors'
import type { ApiContext } from '../context.ts'
import type { PrismaClient } from '../generated/client.ts'

/** What a report that is ordered as a correction brings along: the first report of its line, and what is corrected. */
export type Corrects = { originId: string; note: CorrectionNote }

type Reads = Pick<PrismaClient, '$queryRawUnsafe'>

/** The first report of the line, whose payment covers its corrections; a report that corrects none is its own. */
export async function originOf(prisma: Reads, reportId: string): Promise<string> {
  const rows = await prisma.$queryRawUnsafe<{ id: string }[]>(
    'select origin_id::text as id from report_correction where report_id = $1::uuid',
    reportId,
  )
  return rows[0]?.id ?? reportId
}

/** How many corrections the line has left, and until when. None once its first report is erased. */
export async function correctionsLeft(
  { prisma, clock }: Pick<ApiContext, 'prisma' | 'clock'>,
  reportId: string,
): Promise<{ left: number; until: string }> {
  const [origin] = await prisma.$queryRawUnsafe<{ createdAt: Date; made: number }[]>(
    `select created_at as "createdAt", coalesce(made, 0) as made
     from report left join correction_count on origin_id = id where id = $1::uuid`,
    await originOf(prisma, reportId),
  )
  const until = new Date((origin?.createdAt.getTime() ?? 0) + CORRECTION_DAYS * 86_400_000)
  const left = origin && until > clock() ? Math.max(0, FREE_CORRECTIONS - origin.made) : 0
  return { left, until: until.toISOString() }
}

/**
 * Notes what a new report corrects, and takes one of the free corrections of its line, in the transaction that orders it. A corrected
 * report that is deleted gives none back. Throws `conflict` when another call took the last.
 */
export async function keepCorrection(
  tx: Tx,
  { reportId, corrects, now }: { reportId: string; corrects: Corrects; now: Date },
): Promise<void> {
  const { originId, note } = corrects
  const taken = await tx.$executeRawUnsafe(
    `insert into correction_count (origin_id, made)
     select id, 1 from report where id = $1::uuid and created_at > $3::timestamptz - make_interval(days => $4::int)
     on conflict (origin_id) do update set made = correction_count.made + 1 where correction_count.made < $2`,
    originId,
    FREE_CORRECTIONS,
    now,
    CORRECTION_DAYS,
  )
  if (taken === 0) throw spent()
  await tx.$executeRawUnsafe(
    `insert into report_correction (report_id, origin_id, corrects_id, question, before, after)
     values ($1::uuid, $2::uuid, $3::uuid, $4, $5, $6)`,
    reportId,
    originId,
    note.reportId,
    note.question,
    note.before,
    note.after,
  )
}

/** What each of these reports corrects; the others are absent. */
export async function correctionNotes(prisma: Reads, reportIds: readonly string[]): Promise<Map<string, CorrectionNote>> {
  if (reportIds.length === 0) return new Map()
  const rows = await prisma.$queryRawUnsafe<({ id: string } & CorrectionNote)[]>(
    `select report_id::text as id, corrects_id::text as "reportId", question, before, after
     from report_correction where report_id = any($1::uuid[])`,
    reportIds,
  )
  return new Map(rows.map(({ id, ...note }) => [id, note]))
}

export function spent(): AppError {
  return new AppError(
    'conflict',
    `A report can be corrected ${FREE_CORRECTIONS} times within ${CORRECTION_DAYS} days of the first one. Please take the assessment again.`,
  )
}
