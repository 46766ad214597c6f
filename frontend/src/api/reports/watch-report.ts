import { type ReportProgress, reportProgress } from '@waymark/contracts/models/report/report'
import { pathOf } from '@waymark/contracts/route'
import { reportRoutes } from '@waymark/contracts/routes/report'
import { isRight } from 'fp-ts/lib/Either.js'

/** What one read of the report says when its stream was refused. */
export type Looked = { progress: ReportProgress } | { status: number }

type Watcher = {
  onProgress(progress: ReportProgress): void
  /** The report is not there, or not for this person. Nothing more is asked. */
  onGone(): void
  look(): Promise<Looked>
}

const firstWait = 3_000
const longestWait = 30_000

/**
 * Follows the making of a report over one stream. The browser resumes a broken one itself with `Last-Event-ID`. It never says why
 * one was refused, so the report is read instead: what is not there, or not this person's, is followed no longer; anything else is
 * tried again, ever more rarely. Returns the function that ends it.
 */
export function watchReport(id: string, { onProgress, onGone, look }: Watcher): () => void {
  let stream: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = firstWait
  let ended = false

  const show = (progress: ReportProgress): void => {
    onProgress(progress)
    // Nothing more can come: the browser would ask for a stream that the server has ended for ever.
    if (isLast(progress)) end()
  }
  const connect = (): void => {
    stream = new EventSource(pathOf(reportRoutes.watchReport, { id }))
    const onSnapshot = ({ data }: MessageEvent<string>) => {
      const progress = decodeSnapshot(data)
      if (!progress) return
      wait = firstWait
      show(progress)
    }
    stream.addEventListener('message', onSnapshot)
    stream.addEventListener('progress', onSnapshot)
    stream.addEventListener('error', () => {
      if (stream?.readyState === EventSource.CLOSED) void refused()
    })
  }
  const refused = async (): Promise<void> => {
    const looked = await look()
    if (ended) return
    if ('progress' in looked) show(looked.progress)
    else if ([401, 403, 404, 410].includes(looked.status)) {
      end()
      return onGone()
    }
    if (ended) return
    timer = setTimeout(connect, wait)
    wait = Math.min(wait * 2, longestWait)
  }
  const end = (): void => {
    ended = true
    clearTimeout(timer)
    stream?.close()
  }
  connect()
  return end
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
