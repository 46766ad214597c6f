import { CORRECTION_DAYS, type CorrectionNote, FREE_CORRECTIONS } from '@waymark/contracts/models/report/report-answers'
import { AppError } from '@waymark/kit/errors'
import type { ApiContext } from '../context.ts'
import { correctionsMade, originOf, takeCorrection } from '../data/corrections.ts'
import type { Prisma } from '../generated/client.ts'

/** What a report that is ordered as a correction brings along: the first report of its line, and what is corrected. */
export type Corrects = { originId: string; note: CorrectionNote }

/** How many corrections the line has left, and until when. None once its first report is erased. */
export async function correctionsLeft(
  { prisma, clock }: Pick<ApiContext, 'prisma' | 'clock'>,
  reportId: string,
): Promise<{ left: number; until: string }> {
  const origin = await correctionsMade(prisma, await originOf(prisma, reportId))
  const until = new Date((origin?.createdAt.getTime() ?? 0) + CORRECTION_DAYS * 86_400_000)
  const left = origin && until > clock() ? Math.max(0, FREE_CORRECTIONS - origin.made) : 0
  return { left, until: until.toISOString() }
}

/**
 * Notes what a new report corrects, and takes one of the free corrections of its line, in the transaction that orders it. A corrected
 * report that is deleted gives none back. Throws `conflict` when another call took the last.
 */
export async function keepCorrection(
  tx: Prisma.TransactionClient,
  { reportId, corrects, now }: { reportId: string; corrects: Corrects; now: Date },
): Promise<void> {
  const { originId, note } = corrects
  const free = await takeCorrection(tx, originId, { limit: FREE_CORRECTIONS, days: CORRECTION_DAYS, now })
  if (!free) throw spent()
  const { reportId: correctsId, question, before, after } = note
  await tx.reportCorrection.create({ data: { reportId, originId, correctsId, question, before, after } })
}

export function spent(): AppError {
  return new AppError(
    'conflict',
    `A report can be corrected ${FREE_CORRECTIONS} times within ${CORRECTION_DAYS} days of the first one. Please take the assessment again.`,
  )
}
