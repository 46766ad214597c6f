import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { api } from '../../api/api.ts'
import { standOf } from './report-stand.ts'
import { useReportProgress } from './use-report-progress.ts'

/** The sections of a report that is being made, as segments. Reads the list again when it is done. */
export function RunningReport({ reportId }: { reportId: string }) {
  const { progress, gone } = useReportProgress(reportId, { whileHidden: false })
  const dispatch = useDispatch()
  const [isOpen, setOpen] = useState(false)
  const over = gone || (progress !== undefined && standOf(progress) !== 'running')
  useEffect(() => {
    if (over) dispatch(api.util.invalidateTags(['Reports']))
  }, [over, dispatch])

  const running = progress?.sections.find(({ state }) => state === 'running')
  const total = progress?.total ?? 0
  const done = progress?.done ?? 0
  return (
    <>
      <p className="st run" aria-live="polite">
        <i />
        {running ? `Writing section ${done + 1} of ${total}: ${running.title}` : 'Being made'}
      </p>
      {total > 0 && (
        <div
          className="segs"
          role="img"
          aria-label={`${done} of ${total} sections done`}
          style={{ gridTemplateColumns: `repeat(${total}, 1fr)` }}
        >
          {progress?.sections.map(({ id, state }) => (
            <i key={id} className={segment[state]} />
          ))}
        </div>
      )}
      <p className="small">You may close this page; it goes on.</p>
      {total > 0 && (
        <p className="small rp-acts">
          <button type="button" className="as-link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide the sections' : 'See the sections'}
          </button>
        </p>
      )}
      {isOpen && (
        <ol className="run-sections num">
          {progress?.sections.map(({ id, title, state }) => (
            <li key={id} className={segment[state]}>
              <i />
              {title}
              <span className="vh">, {spoken[state]}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

const spoken = { done: 'done', running: 'being written', todo: 'to come' } as const
const segment = { done: 'on', running: 'now', todo: '' } as const
