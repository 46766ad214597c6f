import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useChangeApplicationMutation, useRemoveApplicationMutation } from '../../../api/jobs/job-writes.ts'
import type { Application, Stage } from '../../../api/jobs/jobs.ts'
import { timeAgo } from '../../../lib/time-ago.ts'
import { linkTo } from '../../../routes.ts'
import { StageSelect } from './StageSelect.tsx'
import { isStage, stageWord } from './stages.ts'

const longestNote = 4000

/** One application: its stage to set, a note to keep, and every stage it went through. */
export function ApplicationRow({ application }: { application: Application }) {
  const [change] = useChangeApplicationMutation()
  const { id, jobId, title, company, location, changedAt } = application
  const status = isStage(application.status) ? application.status : 'planned'
  const set = async (next: { status: Stage } | { note: string }) => {
    const done = await change({ applicationId: id, jobId, ...next })
    return !done.error
  }
  return (
    <li className="application">
      <div>
        <h2 className="t-4">
          {jobId ? (
            <Link to={linkTo('jobs', { job: jobId })} state={{ from: 'applications' }}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <p className="muted">
          {[company, location].filter(Boolean).join(', ')}
          {(application.closedAt || !jobId) && <span className="tag tag-line">Posting closed</span>}
        </p>
      </div>
      <div className="application-stage">
        <StageSelect label={`Stage: ${title}, ${company}`} value={status} onChange={(next) => void set({ status: next })} />
        <small className="num">changed {timeAgo(changedAt)}</small>
      </div>
      <Note title={title} note={application.note} onSave={(note) => set({ note })} />
      <History application={application} />
    </li>
  )
}

function Note({ title, note, onSave }: { title: string; note: string; onSave: (note: string) => Promise<boolean> }) {
  const [draft, setDraft] = useState<string>()
  if (draft === undefined) {
    return (
      <div className="application-note">
        {note && <p>{note}</p>}
        <button type="button" className="link" onClick={() => setDraft(note)}>
          {note ? 'Change note' : 'Add a note'}
          <span className="vh">: {title}</span>
        </button>
      </div>
    )
  }
  const save = async () => {
    if (await onSave(draft)) setDraft(undefined)
  }
  return (
    <div className="application-note">
      <textarea
        className="textarea"
        aria-label={`Note: ${title}`}
        value={draft}
        maxLength={longestNote}
        // biome-ignore lint/a11y/noAutofocus: the person has just asked to write here
        autoFocus
        onChange={({ target }) => setDraft(target.value)}
      />
      <div className="btn-row">
        <button type="button" className="btn btn-sm btn-p" onClick={save}>
          Save note
        </button>
        <button type="button" className="btn btn-sm btn-t" onClick={() => setDraft(undefined)}>
          Cancel
        </button>
      </div>
    </div>
  )
}

function History({ application: { id, jobId, title, history } }: { application: Application }) {
  return (
    <details className="application-history">
      <summary>
        History<span className="vh">: {title}</span>
      </summary>
      <ol className="log">
        {history.map(({ status, at }) => (
          <li key={status + at}>
            {stageWord(status)}
            <time dateTime={at}>{new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}</time>
          </li>
        ))}
      </ol>
      <Remove id={id} jobId={jobId} title={title} />
    </details>
  )
}

/** Asks once more in place: an application that is removed takes its note and history with it. */
function Remove({ id, jobId, title }: { id: string; jobId?: string; title: string }) {
  const [asked, setAsked] = useState(false)
  const [remove, { isLoading }] = useRemoveApplicationMutation()
  const go = () => void remove({ applicationId: id, jobId })
  if (!asked) {
    return (
      <button type="button" className="link" onClick={() => setAsked(true)}>
        Remove<span className="vh">: {title}</span>
      </button>
    )
  }
  return (
    <p className="btn-row" role="alert">
      Its note and history go with it.
      <button type="button" className="btn btn-sm" disabled={isLoading} onClick={go}>
        Remove it
      </button>
      <button type="button" className="btn btn-sm btn-t" onClick={() => setAsked(false)}>
        Keep it
      </button>
    </p>
  )
}
