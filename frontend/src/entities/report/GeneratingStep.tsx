import type { ReportProgress } from '@waymark/contracts/models/report/report'
import { type ReportType, reportCatalog } from '@waymark/contracts/models/report/report-type'
import type { CSSProperties, ReactNode } from 'react'
import { Cover } from './Cover.tsx'
import { coverTones } from './report-type-cover.ts'

type Props = { type: ReportType; guest: boolean; progress: ReportProgress | undefined; children?: ReactNode }

/** Step 4 while the report is made: the sections as they appear. Safe to leave. */
export function GeneratingStep({ type, guest, progress, children }: Props) {
  const total = progress?.total ?? 0
  const done = progress?.done ?? 0
  const percent = total > 0 ? Math.round((done / total) * 100) : 0
  return (
    <div className="narrow gen">
      <aside>
        <Cover title={reportCatalog[type].name} tone={coverTones[type]} />
        <p className="cap">
          You can close this page. The report keeps writing itself
          {guest ? ', and we will e-mail you when it is done.' : ', and you find it under Reports when it is done.'}
        </p>
      </aside>
      <section>
        <p className="vh" role="status">
          {spoken(progress)}
        </p>
        <h1 className="t-1" tabIndex={-1}>
          Generating report...
        </h1>
        <p className="tot num">
          <b className="strong">{total > 0 ? `Section ${Math.min(done + 1, total)} of ${total}` : 'Waiting for its turn'}</b>
          <span className="muted">{timeLeft(progress)}</span>
        </p>
        <div
          className="bar gen-bar"
          style={{ '--v': percent } as CSSProperties}
          role="progressbar"
          aria-label="Sections written"
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <i />
        </div>
        {children}
        <SectionTrail sections={progress?.sections ?? []} />
      </section>
    </div>
  )
}

const stateClass = { done: 'ok', running: 'run', todo: 'todo' } as const
const stateWord = { done: 'done', running: 'being written', todo: 'to come' } as const

function SectionTrail({ sections }: { sections: ReportProgress['sections'] }) {
  if (sections.length === 0) return null
  return (
    <ol className="sec num">
      {sections.map(({ id, title, state, note, pageFrom, pageTo }) => (
        <li key={id} className={stateClass[state]}>
          <b>
            {title}
            <span className="vh">, {stateWord[state]}</span>
          </b>
          <span>{pages(pageFrom, pageTo)}</span>
          {note && <small>{note}</small>}
        </li>
      ))}
    </ol>
  )
}

function pages(from: number, to: number): string {
  return from === to ? `p. ${from}` : `p. ${from}–${to}`
}

/** What a screen reader says by itself: each quarter, not each section. */
function spoken(progress: ReportProgress | undefined): string {
  if (!progress || progress.total === 0) return ''
  if (progress.status === 'rendering') return 'All sections are written. The pages are being set.'
  return quarters[Math.floor((4 * progress.done) / progress.total)] ?? ''
}

const quarters = [
  'Your report is being written.',
  'A quarter of your report is written.',
  'Half of your report is written.',
  'Three quarters of your report are written.',
  'All sections of your report are written.',
]

function timeLeft(progress: ReportProgress | undefined): string {
  if (progress?.status === 'rendering') return 'setting the pages'
  const seconds = progress?.secondsLeft
  if (seconds === undefined) return ''
  if (seconds <= 10) return 'a few seconds left'
  if (seconds < 50) return 'less than a minute left'
  const minutes = Math.round(seconds / 60)
  return `about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`
}
