import { type ReportProgress, reportProgress } from '@waymark/contracts/models/report'
import { pathOf } from '@waymark/contracts/route'
import { reportRoutes } from '@waymark/contracts/routes/report'
import { isRight } from 'fp-ts/lib/Either.js'
import { useEffect, useState } from 'react'

const reopenDelay = 3000

/** The last snapshot of a report's making. The browser resumes a broken stream itself with `Last-Event-ID`; one that the server refused is opened again. */
export function useReportProgress(reportId: string | undefined): ReportProgress | undefined {
  const [progress, setProgress] = useState<ReportProgress>()
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!reportId) return
    const stream = new EventSource(pathOf(reportRoutes.watchReport, { id: reportId }))
    let reopen: ReturnType<typeof setTimeout> | undefined
    const onSnapshot = (event: MessageEvent<string>) => {
      const snapshot = decodeSnapshot(event.data)
      if (snapshot) setProgress(snapshot)
    }
    stream.addEventListener('message', onSnapshot)
    stream.addEventListener('progress', onSnapshot)
    stream.addEventListener('error', () => {
      if (stream.readyState === EventSource.CLOSED) reopen = setTimeout(() => setAttempt(attempt + 1), reopenDelay)
    })
    return () => {
      stream.close()
      clearTimeout(reopen)
    }
  }, [reportId, attempt])

  return progress?.reportId === reportId ? progress : undefined
}

function decodeSnapshot(data: string): ReportProgress | undefined {
  try {
    const decoded = reportProgress.decode(JSON.parse(data))
    return isRight(decoded) ? decoded.right : undefined
  } catch {
    return undefined
  }
}
