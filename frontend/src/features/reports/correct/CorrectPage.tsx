import type { User } from '@waymark/contracts/models/user'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { isApiError } from '../../../api/api-error.ts'
import { useGetAssessmentQuestionsQuery } from '../../../api/assessments.ts'
import { useCorrectReportMutation, useGetReportAnswersQuery } from '../../../api/reports/report-corrections.ts'
import { isDemo } from '../../../lib/demo-mode.ts'
import { linkTo } from '../../../routes.ts'
import { NotFound } from '../../../ui/NotFound.tsx'
import { Bones, FailedPanel } from '../../../ui/StatePanel.tsx'
import { useToast } from '../../../ui/toast/ToastProvider.tsx'
import { CorrectAnswer } from './CorrectAnswer.tsx'
import type { SendCorrection } from './CorrectionForm.tsx'
import { NoAnswers } from './NoAnswers.tsx'

const title = 'Correct an answer'

/** A member corrects one answer of a report and has it made again. */
export function CorrectPage(_props: { user: User }) {
  const { id = '' } = useParams()
  const { data, error, refetch } = useGetReportAnswersQuery(id)
  const questions = useGetAssessmentQuestionsQuery(data?.answers.assessmentType ?? 'career_change', { skip: !data })
  const [correct] = useCorrectReportMutation()
  const navigate = useNavigate()
  const toast = useToast()
  const send: SendCorrection = async (correction) => {
    const answer = await correct({ id, correction })
    if (answer.error) {
      // Another tab may have taken the last one.
      if (isApiError(answer.error) && answer.error.status === 409) refetch()
      return answer.error
    }
    toast({ title: 'Report Generation Started' })
    navigate(linkTo('report', { id: answer.data.reportId }), { state: { ordered: true } })
    return undefined
  }

  if (!data && isApiError(error) && (error.status === 404 || error.status === 400)) return <NotFound />
  return (
    <main className="page" id="main" tabIndex={-1}>
      <div className="page-head">
        <div>
          <h1 className="t-1">{title}</h1>
          <p>
            These are the answers that <Link to={linkTo('report', { id })}>your report</Link> rests on.
          </p>
        </div>
      </div>
      {isDemo() && <p className="tag cr-sample">Sample answers: an invented person’s, the same for every visitor of the demo.</p>}
      {!data && error && <NoAnswers error={error} onRetry={refetch} />}
      {data && !questions.data && questions.error && (
        <FailedPanel what="the questions" error={questions.error} onRetry={questions.refetch} />
      )}
      {((!data && !error) || (data && !questions.data && !questions.error)) && (
        <div className="panel pad">
          <Bones widths={[-40, 60, 30, -40, 60, 30]} label="Your answers are being read" />
        </div>
      )}
      {data && questions.data && <CorrectAnswer report={data} questions={questions.data} send={send} />}
    </main>
  )
}
