import '../../../ui/wizard.css'
import type { ReportSummary } from '@waymark/contracts/models/report/report'
import { useEffect, useRef } from 'react'
import { useRetryReportMutation } from '../../../api/reports/reports.ts'
import { FailedReport } from '../../../entities/report/FailedReport.tsx'
import { GeneratingStep } from '../../../entities/report/GeneratingStep.tsx'
import { standOf } from '../../../entities/report/report-stand.ts'
import { useReportProgress } from '../../../entities/report/use-report-progress.ts'
import { useToast } from '../../../ui/toast/ToastProvider.tsx'

type Props = { report: ReportSummary; onReady: () => void }

/** A report that was opened while it is made: the sections as they appear, then the report itself. */
export function MakingReport({ report: { id, reportType }, onReady }: Props) {
  const { progress, gone, watchAgain } = useReportProgress(id, { whileHidden: false })
  const [retry, retrying] = useRetryReportMutation()
  const toast = useToast()
  const stand = progress && standOf(progress)
  const act = useRef(onReady)
  act.current = onReady
  const made = stand === 'ready' || stand === 'unpaid'
  useEffect(() => {
    if (!made) return
    toast({ title: 'Report Generated Successfully!', variant: 'success' })
    act.current()
  }, [made, toast])

  useEffect(() => {
    // Deleted meanwhile: what opened it says so.
    if (gone) act.current()
  }, [gone])

  const tryAgain = async () => {
    const answer = await retry(id)
    if (!answer.error) watchAgain()
  }
  return (
    <main className="page" id="main" tabIndex={-1}>
      {stand === 'failed' ? (
        <FailedReport reason={progress?.failure} pending={retrying.isLoading} onRetry={tryAgain} />
      ) : (
        <GeneratingStep type={reportType} guest={false} progress={progress} />
      )}
    </main>
  )
}
