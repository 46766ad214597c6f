import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { isApiError } from '../../../api/api-error.ts'
import { useGetAssessmentQuestionsQuery } from '../../../api/assessments.ts'
import { useCorrectByLinkMutation, useGetAnswersByLinkQuery } from '../../../api/reports/report-link.ts'
import { Bones, FailedPanel } from '../../../ui/StatePanel.tsx'
import { useToast } from '../../../ui/toast/ToastProvider.tsx'
import { CorrectAnswer } from '../correct/CorrectAnswer.tsx'
import type { SendCorrection } from '../correct/CorrectionForm.tsx'
import { CorrectionSent } from './CorrectionSent.tsx'
import { LinkClosed } from './LinkClosed.tsx'
import { linkPaths } from './link-paths.ts'

/** A guest corrects one answer; the new report goes to the same address. */
export function LinkCorrectPage() {
  const { token = '' } = useParams()
  const { data, error, refetch } = useGetAnswersByLinkQuery(token)
  const questions = useGetAssessmentQuestionsQuery(data?.answers.assessmentType ?? 'career_change', { skip: !data })
  const [correct] = useCorrectByLinkMutation()
  const [sent, setSent] = useState(false)
  const toast = useToast()
  const send: SendCorrection = async (correction) => {
    const answer = await correct({ token, correction })
    if (answer.error) {
      // Another tab may have taken the last one.
      if (isApiError(answer.error) && answer.error.status === 409) refetch()
      return answer.error
    }
    toast({ title: 'Report Generation Started' })
    setSent(true)
    return undefined
  }

  if (sent) return <CorrectionSent readHref={linkPaths(token).read} />
  return (
    <main className="page" id="main" tabIndex={-1}>
      <div className="page-head">
        <div>
          <h1 className="t-1">Correct an answer</h1>
          <p>
            These are the answers that <Link to={linkPaths(token).read}>your report</Link> rests on.
          </p>
        </div>
      </div>
      {!data && error && <LinkClosed token={token} error={error} what="your answers" onRetry={refetch} />}
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
