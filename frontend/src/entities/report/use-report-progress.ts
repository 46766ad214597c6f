import type { ReportProgress } from '@waymark/contracts/models/report/report'
import { useCallback, useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { AppDispatch } from '../../api/api.ts'
import { isApiError } from '../../api/api-error.ts'
import { inStreamSlot } from '../../api/live/stream-slot.ts'
import { reportsApi } from '../../api/reports/reports.ts'
import { type Looked, watchReport } from '../../api/reports/watch-report.ts'
import { isDemo } from '../../lib/demo-mode.ts'
import { useVisible } from './use-visible.ts'

export type Watched = {
  progress: ReportProgress | undefined
  /** The report cannot be followed any more: deleted, or another person's. */
  gone: boolean
  /** Watches anew, after a failed report was set going again. */
  watchAgain: () => void
}

/** The last snapshot of a report's making. `whileHidden`: something is to be done when it is ready, seen or not. */
export function useReportProgress(reportId: string | undefined, { whileHidden }: { whileHidden: boolean }): Watched {
  const dispatch = useDispatch<AppDispatch>()
  const [progress, setProgress] = useState<ReportProgress>()
  const [gone, setGone] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const watchAgain = useCallback(() => setAttempt((old) => old + 1), [])
  const visible = useVisible()
  const wanted = whileHidden || visible

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens another stream
  useEffect(() => {
    if (!reportId || !wanted) return
    if (isDemo()) return showSample(reportId, setProgress)
    setGone(undefined)
    const look = async (): Promise<Looked> => {
      const asked = dispatch(reportsApi.endpoints.getReport.initiate(reportId, { forceRefetch: true, subscribe: false }))
      const { data, error } = await asked
      // A read that failed still holds what was read before it.
      return data && !error ? { progress: data.progress } : { status: isApiError(error) ? error.status : 0 }
    }
    return inStreamSlot(() => watchReport(reportId, { onProgress: setProgress, onGone: () => setGone(reportId), look }))
  }, [reportId, attempt, wanted, dispatch])

  const isThis = progress?.reportId === reportId
  return { progress: isThis ? progress : undefined, gone: reportId !== undefined && gone === reportId, watchAgain }
}

/** The demo's report is a finished sample. */
function showSample(reportId: string, show: (progress: ReportProgress) => void): () => void {
  let wanted = true
  void import('../../demo/answer-report.ts').then(({ sampleProgress }) => wanted && show(sampleProgress(reportId)))
  return () => {
    wanted = false
  }
}
