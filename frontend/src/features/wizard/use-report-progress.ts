import { type ReportProgress, reportProgress } from '@waymark/contracts/models/report'
import { pathOf } from '@waymark/contracts/route'
import { reportRoutes } from '@waymark/contracts/routes/report'
import { isRight } from 'fp-ts/lib/Either.js'
import { useCallback, useEffect, useState } from 'react'
import { isDemo } from '../../lib/demo-mode.ts'

const reopenDelay = 3000

export type Watched = {
  progress: ReportProgress | undefined
  /** Watches anew, after a failed report was set going again. */
  watchAgain: () => void
}

/**
 * The last snapshot of a report's making. The browser resumes a broken stream itself with `Last-Event-ID`; one that the server
 * refused is opened again. Once nothing more can come the stream is closed, or the browser would ask for it for ever.
 */
export function useReportProgress(reportId: string | undefined): Watched {
  const [progress, setProgress] = useState<ReportProgress>()
  const [attempt, setAttempt] = useState(0)
  const watchAgain = useCallback(() => setAttempt((old) => old + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens another stream
  useEffect(() => {
    if (!reportId) return
    if (isDemo()) return showSample(reportId, setProgress)
    const stream = new EventSource(pathOf(reportRoutes.watchReport, { id: reportId }))
    let reopen: ReturnType<typeof setTimeout> | undefined
    const onSnapshot = (event: MessageEvent<string>) => {
      const snapshot = decodeSnapshot(event.data)
      if (!snapshot) return
      setProgress(snapshot)
      if (isLast(snapshot)) stream.close()
    }
    stream.addEventListener('message', onSnapshot)
    stream.addEventListener('progress', onSnapshot)
    stream.addEventListener('error', () => {
      if (stream.readyState === EventSource.CLOSED) reopen = setTimeout(watchAgain, reopenDelay)
    })
    return () => {
      stream.close()
      clearTimeout(reopen)
    }
  }, [reportId, attempt, watchAgain])

  return { progress: progress?.reportId === reportId ? progress : undefined, watchAgain }
}

/** The demo's report is a finished sample. */
function showSample(reportId: string, show: (progress: ReportProgress) => void): () => void {
  let wanted = true
  void import('../../api/demo/answer-report.ts').then(({ sampleProgress }) => wanted && show(sampleProgress(reportId)))
  return () => {
    wanted = false
  }
}

function isLast({ status, paid }: ReportProgress): boolean {
  return status === 'failed' || status === 'delivered' || (status === 'ready' && paid)
}

function decodeSnapshot(data: string): ReportProgress | undefined {
  try {
    const decoded = reportProgress.decode(JSON.parse(data))
    return isRight(decoded) ? decoded.right : undefined
  } catch {
    return undefined
  }
}
