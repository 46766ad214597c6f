import type { AnswerCorrection } from '@waymark/contracts/models/assessment/assessment'
import type { CorrectionNote } from '@waymark/contracts/models/report/report-answers'
import type { ReportType } from '@waymark/contracts/models/report/report-type'
import type { ApiContext } from '../context.ts'
import { originOf } from '../data/corrections.ts'
import type { SaidAnswer } from '../domain/answer-words.ts'
import { spent } from './keep-correction.ts'
import { readAnswers, readSaved, savedAnswers } from './read-answers.ts'
import { type Accepted, type Owner, requestReport } from './request-report.ts'

/**
 * Has a new report made from the answers of another one with one of them corrected. The old one stays. It is free: the payment of the
 * first report of the line covers FREE_CORRECTIONS within CORRECTION_DAYS. The caller has checked whose the report is, and that it is open.
 */
export async function correctReport(context: ApiContext, reportId: string, correction: AnswerCorrection): Promise<Accepted> {
  const report = await context.prisma.report.findUniqueOrThrow({ where: { id: reportId } })
  const before = await readAnswers(context, report)
  if (before.corrections.left === 0) throw spent()
  const { userId, guestKey, guestEmail, assessmentId } = report
  const owner: Owner = userId !== null ? { userId } : { guestKey: guestKey ?? '' }
  const saved = await context.clients.assessment.correctAssessment({
    assessmentId,
    userId: userId ?? '',
    guestKey: guestKey ?? '',
    correctionJson: JSON.stringify(correction),
  })
  const after = readSaved(await savedAnswers(context, { ...report, assessmentId: saved.assessmentId }))
  return requestReport(context, {
    assessmentId: saved.assessmentId,
    reportType: report.reportType as ReportType,
    ...(guestEmail !== null && userId === null ? { guestEmail } : {}),
    aiText: report.aiText,
    owner,
    corrects: {
      originId: await originOf(context.prisma, report.id),
      note: noteOf({ reportId, id: correction.id }, before.said, after.said),
    },
  })
}

/** Longest words of an answer that a note repeats. */
const LONGEST = 600

function noteOf(
  { reportId, id }: { reportId: string; id: string },
  before: readonly SaidAnswer[],
  after: readonly SaidAnswer[],
): CorrectionNote {
  const old = before.find((said) => said.id === id)
  const now = after.find((said) => said.id === id)
  return {
    reportId,
    question: (now ?? old)?.question ?? id,
    before: (old?.words ?? '').slice(0, LONGEST),
    after: (now?.words ?? '').slice(0, LONGEST),
  }
}
