import type { Dashboard } from '../../api/dashboard.ts'

const names: Record<Dashboard['away'][number], string> = {
  assessment: 'assessments and recommendations',
  skills: 'skills',
  jobs: 'job matches',
  learning: 'learning paths',
  game: 'Skills Challenge results',
  report: 'reports',
}

type Props = { dashboard: Dashboard; busy: boolean; onRetry: () => void }

/** Which parts are not here just now. What is known stays on the page, and nothing stands in for the rest. */
export function PartialDataNotice({ dashboard: { away }, busy, onRetry }: Props) {
  if (away.length === 0) return null
  const parts = new Intl.ListFormat('en-US').format(away.map((name) => names[name]))
  return (
    <section className="panel pad away" role="status">
      <p>Your {parts} did not answer just now. Nothing is lost.</p>
      <button type="button" className="btn btn-sm" disabled={busy} onClick={onRetry}>
        {busy ? 'Trying…' : 'Try again'}
      </button>
    </section>
  )
}
