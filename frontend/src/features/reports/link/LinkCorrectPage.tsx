import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { isApiError } from '../../../api/api-error.ts'
import { useCorrectByLinkMutation, useGetAnswersByLinkQuery } from '../../../api/reports/report-link.ts'
import { useToast } from '../../../ui/toast/ToastProvider.tsx'
import type { SendCorrection } from '../correct/CorrectionForm.tsx'
import { CorrectScreen } from '../correct/CorrectScreen.tsx'
import { CorrectionSent } from './CorrectionSent.tsx'
import { LinkClosed } from './LinkClosed.tsx'
import { linkPaths } from './link-paths.ts'

/** A guest corrects one answer; the new report goes to the same address. */
export function LinkCorrectPage() {
  const { token = '' } = useParams()
  const { data, error, refetch } = useGetAnswersByLinkQuery(token)
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
    <CorrectScreen
      report={data}
      unread={error && <LinkClosed token={token} error={error} what="your answers" onRetry={refetch} />}
      readHref={linkPaths(token).read}
      send={send}
    />
  )
}
