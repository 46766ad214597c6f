import type { User } from '@waymark/contracts/models/identity/user'
import { useNavigate, useParams } from 'react-router-dom'
import { isApiError } from '../../../api/api-error.ts'
import { useCorrectReportMutation, useGetReportAnswersQuery } from '../../../api/reports/report-corrections.ts'
import { isDemo } from '../../../lib/demo-mode.ts'
import { linkTo } from '../../../routes.ts'
import { NotFound } from '../../../ui/NotFound.tsx'
import { useToast } from '../../../ui/toast/ToastProvider.tsx'
import type { SendCorrection } from './CorrectionForm.tsx'
import { CorrectScreen } from './CorrectScreen.tsx'
import { NoAnswers } from './NoAnswers.tsx'

/** A member corrects one answer of a report and has it made again. */
export function CorrectPage(_props: { user: User }) {
  const { id = '' } = useParams()
  const { data, error, refetch } = useGetReportAnswersQuery(id)
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
    <CorrectScreen
      report={data}
      unread={error && <NoAnswers error={error} onRetry={refetch} />}
      readHref={linkTo('report', { id })}
      note={
        isDemo() && <p className="tag cr-sample">Sample answers: an invented person’s, the same for every visitor of the demo.</p>
      }
      send={send}
    />
  )
}
