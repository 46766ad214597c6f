import type { Resume, ResumeDocument } from '@waymark/contracts/models/resume/resume'
import { headingOf } from '@waymark/contracts/models/resume/resume-sections'
import { Icon } from '../../../ui/Icon.tsx'
import { withNewEntry } from './change-document.ts'
import { sheetHints } from './hints.ts'
import type { ImportFault } from './ImportButton.tsx'
import type { ResumeDraft, SaveState } from './use-resume-draft.ts'

export function SavedLine({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  const words = {
    untouched: 'Not saved yet: it is saved with your first change.',
    waiting: 'Saving soon.',
    saving: 'Saving.',
    saved:
      state.kind === 'saved'
        ? `Saved ${new Date(state.at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })}.`
        : '',
    failed: 'Not saved.',
    conflict: 'Not saved: there are two versions.',
  }[state.kind]
  return (
    <p className="cap rb-saved" role="status">
      {words} {state.kind === 'failed' && <FailedWords message={state.message} onRetry={onRetry} />}
      The sections are those of JSON Resume, so other tools can read the export.
    </p>
  )
}

function FailedWords({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <>
      {message}{' '}
      <button type="button" className="btn btn-sm" onClick={onRetry}>
        Save now
      </button>{' '}
    </>
  )
}

/** Two pages wrote: the person says which text stays. */
export function Conflict({ message, onChoose }: { message: string; onChoose: (choice: 'theirs' | 'mine') => void }) {
  return (
    <section className="panel pad rb-panel" role="alert" aria-label="Two versions">
      <h2 className="t-5">There are two versions of your résumé</h2>
      <p>{message}</p>
      <div className="btn-row">
        <button type="button" className="btn btn-p" onClick={() => onChoose('theirs')}>
          Load the other version
        </button>
        <button type="button" className="btn" onClick={() => onChoose('mine')}>
          Keep what is on this page
        </button>
      </div>
    </section>
  )
}

export function Faults({ fault, onClose }: { fault: ImportFault; onClose: () => void }) {
  return (
    <section className="panel pad rb-panel" role="alert" aria-label="The file was not imported">
      <h2 className="t-5">The file was not imported</h2>
      <p>{fault.detail}</p>
      {fault.errors.length > 0 && (
        <ul className="rb-faults">
          {fault.errors.slice(0, 20).map(({ path, message }) => (
            <li key={path}>
              <code>{path}</code>: {message}
            </li>
          ))}
        </ul>
      )}
      <p className="small">Your résumé on this page is as it was.</p>
      <div className="btn-row">
        <button type="button" className="btn" onClick={onClose}>
          Close
        </button>
      </div>
    </section>
  )
}

export function Undo({ onUndo, onClose }: { onUndo: () => void; onClose: () => void }) {
  return (
    <section className="panel pad rb-panel" role="status" aria-label="Imported">
      <p>The file has taken the place of what was here.</p>
      <div className="btn-row">
        <button type="button" className="btn" onClick={onUndo}>
          Undo the import
        </button>
        <button type="button" className="btn btn-t" onClick={onClose}>
          Keep it
        </button>
      </div>
    </section>
  )
}

type AdditionsProps = { additions: Resume['additions'] } & Pick<ResumeDraft, 'document' | 'change'>

/** What became known since the résumé was saved, offered and never put in by itself. */
export function Additions({ additions, document, change }: AdditionsProps) {
  const open = additions.filter(({ section, entry }) => {
    const title = entry.title.trim().toLowerCase()
    return !document[section].some((one) => one.id === entry.id || one.title.trim().toLowerCase() === title)
  })
  if (open.length === 0) return null
  const add = (some: Resume['additions']) =>
    change((now) => some.reduce<ResumeDocument>((all, { section, entry }) => withNewEntry(all, section, entry), now))
  return (
    <details className="panel rb-panel rb-new">
      <summary>{open.length === 1 ? 'One thing we know is' : `${open.length} things we know are`} not in this résumé</summary>
      <ul>
        {open.map((one) => (
          <li key={`${one.section}-${one.entry.id}`}>
            <span>
              {one.entry.title} <small>{headingOf(one.section)}</small>
            </span>
            <button type="button" className="btn btn-sm" aria-label={`Add ${one.entry.title}`} onClick={() => add([one])}>
              Add
            </button>
          </li>
        ))}
      </ul>
      {open.length > 1 && (
        <button type="button" className="btn" onClick={() => add(open)}>
          Add all
        </button>
      )}
    </details>
  )
}

/** Questions about the whole sheet. They ask; they never write. */
export function HintPanel({ document }: { document: ResumeDocument }) {
  const hints = sheetHints(document)
  if (hints.length === 0) return null
  return (
    <section className="rb-hints" aria-label="Worth a look">
      <h2 className="t-5">Worth a look</h2>
      <ul>
        {hints.map((hint) => (
          <li key={hint} className="note">
            <Icon name="info" />
            <span>{hint}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
