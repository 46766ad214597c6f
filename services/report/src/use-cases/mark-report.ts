import type { ReportMark, ReportMarks } from '@waymark/contracts/models/report/report-marks'
import { invalid } from '@waymark/kit/decode'
import { AppError } from '@waymark/kit/errors'
import type { ApiContext } from '../context.ts'
import { findMarks, keepMark } from '../data/report-marks.ts'
import { findPlaces } from '../data/stored-pages.ts'
import type { PrismaClient } from '../generated/client.ts'

/** What was ticked and written on a report. The caller has checked whose it is. */
export async function marksOf(prisma: Pick<PrismaClient, 'reportMark'>, reportId: string): Promise<ReportMarks> {
  const rows = await findMarks(prisma, reportId)
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
    await prisma.reportMark.deleteMany({ where: { reportId, place } })
    return
  }
  await keepMark(prisma, { reportId, place, ticked: ticked ?? null, note: note ?? null, updatedAt: clock() })
}

/** A page is a place to write, too. */
async function kindOf(prisma: PrismaClient, reportId: string, place: string): Promise<'box' | 'note' | undefined> {
  const report = await prisma.report.findUniqueOrThrow({ where: { id: reportId }, select: { id: true, schemaVersion: true } })
  const pages = await findPlaces(prisma, report)
  if (pages.some(({ boxes }) => boxes.includes(place))) return 'box'
  return pages.some(({ id, notes }) => id === place || notes.includes(place)) ? 'note' : undefined
}
