import type { ReportSummary } from '@waymark/contracts/models/report/report'
import { useState } from 'react'
import { useDeleteReportMutation } from '../../api/reports/reports.ts'
import { Lazy } from '../../ui/lazy-with-preload.tsx'
import { antdPart } from '../../ui/theme/antd-part.tsx'
import { useToast } from '../../ui/toast/ToastProvider.tsx'
import { dayOf } from './report-stand.ts'

const confirmed = antdPart(async () => (await import('./ConfirmDelete.tsx')).ConfirmDelete)

/** Deletes a report once the person has confirmed it. What asks them comes with the first press: the dashboard has no other use for it. */
export function DeleteReport({ report: { id, title, createdAt } }: { report: ReportSummary }) {
  const toast = useToast()
  const [asked, setAsked] = useState(false)
  const [erase, { isLoading }] = useDeleteReportMutation()
  const remove = async () => {
    const answer = await erase(id)
    if (!answer.error)
      toast({ title: 'Report deleted', description: 'Its PDF and the answers it was made from are gone.', variant: 'success' })
  }
  const ask = () =>
    confirmed.preload().then(
      () => setAsked(true),
      () =>
        toast({ title: 'Not deleted', description: 'The page could not be reached. Please try again.', variant: 'destructive' }),
    )
  const button = {
    className: 'as-link',
    disabled: isLoading,
    'aria-label': `Delete ${title} of ${dayOf(createdAt)}`,
    children: 'Delete',
  }
  if (asked) return <Lazy part={confirmed} props={{ button, onConfirm: remove }} />
  return <button type="button" {...button} onClick={() => void ask()} />
}
