import type { ReportAnswers } from '@waymark/contracts/models/report/report-answers'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useGetAssessmentQuestionsQuery } from '../../../api/assessments.ts'
import { ErrorState, Skeleton } from '../../../ui/EmptyState.tsx'
import { CorrectAnswer } from './CorrectAnswer.tsx'
import type { SendCorrection } from './CorrectionForm.tsx'

type Props = {
  /** Undefined until the answers are read. */
  report: ReportAnswers | undefined
  /** Shown in place of the answers when they could not be read. */
  unread: ReactNode
  /** Where the report itself is read. */
  readHref: string
  /** Said between the heading and the answers. */
  note?: ReactNode
  send: SendCorrection
}

/** The screen on which one answer of a report is corrected, a member's and a guest's. */
export function CorrectScreen({ report, unread, readHref, note, send }: Props) {
  const questions = useGetAssessmentQuestionsQuery(report?.answers.assessmentType ?? 'career_change', { skip: !report })
  function answersOrWhy() {
    if (!report && unread) return unread
    if (report && questions.data) return <CorrectAnswer report={report} questions={questions.data} send={send} />
    if (report && questions.error) return <ErrorState what="the questions" error={questions.error} onRetry={questions.refetch} />
    return (
      <div className="panel pad">
        <Skeleton widths={[-40, 60, 30, -40, 60, 30]} label="Your answers are being read" />
      </div>
    )
  }

  return (
    <main className="page" id="main" tabIndex={-1}>
      <div className="page-head">
        <div>
          <h1 className="t-1">Correct an answer</h1>
          <p>
            These are the answers that <Link to={readHref}>your report</Link> rests on.
          </p>
        </div>
      </div>
      {note}
      {answersOrWhy()}
    </main>
  )
}
