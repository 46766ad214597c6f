import type { ReportMark, ReportMarks } from '@waymark/contracts/models/report-marks'
import { invalid } from '@waymark/kit/decode'
import { AppError } from '@waymark/kit/errors'
import type { ApiContext } from '../context.ts'
import { readStoredContents } from '../data/stored-contents.ts'
import { viewReport } from '../document/view/view-report.ts'
import type { PrismaClient } from '../generated/client.ts'

type Row = { place: string; ticked: boolean | null; note: string | null; updatedAt: Date }

/** What was ticked and written on a report. The caller has checked whose it is. */
export async function marksOf(prisma: Pick<PrismaClient, '$queryRawUnsafe'>, reportId: string): Promise<ReportMarks> {
  const rows = await prisma.$queryRawUnsafe<Row[]>(
    `select place, ticked, note, updated_at as "updatedAt" from report_mark where report_id = $1::uuid order by place`,
    reportId,
  )
  return {
    ticks: rows.filter(({ ticked }) => ticked === true).map(({ place }) => place),
    notes: rows.flatMap(({ place, note, updatedAt }) =>
      note === null ? [] : [{ place, text: note, updatedAt: updatedAt.toISOString() }],
    ),
  }
}

/**
 * Keeps one tick or note. Only places that this report has are kept, so that what can be written on it is bounded by its pages. The last
 * one who writes at a place wins. The caller has checked whose the report is.
 */
export async function markReport(
  { prisma, clock }: Pick<ApiContext, 'prisma' | 'clock'>,
  { reportId, place, mark }: { reportId: string; place: string; mark: ReportMark },
): Promise<void> {
  const { ticked, text } = mark
  if ((ticked === undefined) === (text === undefined))
    throw invalid([{ path: 'ticked', message: 'Please send either ticked or text' }])
  const kind = await kindOf(prisma, reportId, place)
  if (kind === undefined) throw new AppError('not_found', 'This report has no such box or place to write.')
  if (kind === 'box' && ticked === undefined) throw invalid([{ path: 'ticked', message: 'This is a box: it can be ticked only' }])
  if (kind === 'note' && text === undefined)
    throw invalid([{ path: 'text', message: 'Here a note can be written, nothing is ticked' }])
  const note = text?.trim()
  if (ticked === false || note === '') {
    await prisma.$executeRawUnsafe('delete from report_mark where report_id = $1::uuid and place = $2', reportId, place)
    return
  }
  await prisma.$executeRawUnsafe(
    `insert into report_mark (report_id, place, ticked, note, updated_at) values ($1::uuid, $2, $3, $4, $5::timestamptz)
     on conflict (report_id, place) do update set ticked = excluded.ticked, note = excluded.note, updated_at = excluded.updated_at`,
    reportId,
    place,
    ticked ?? null,
    note ?? null,
    clock(),
  )
}

/** A page is a place to write, too. */
async function kindOf(prisma: PrismaClient, reportId: string, place: string): Promise<'box' | 'note' | undefined> {
  const report = await prisma.report.findUniqueOrThrow({ where: { id: reportId }, include: { sections: true } })
  const { sections } = viewReport(readStoredContents(report))
  if (sections.some(({ boxes }) => boxes.includes(place))) return 'box'
  return sections.some(({ id, notes }) => id === place || notes.includes(place)) ? 'note' : undefined
}
