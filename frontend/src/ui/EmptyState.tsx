import './empty-state.css'
import type { ReactNode } from 'react'
import { detailOf } from '../api/api-error.ts'

type Sign = 'empty' | 'busy' | 'failed'
type Props = { sign: Sign; title: string; text: ReactNode; children?: ReactNode; live?: boolean }

/** What stands in a list's place: a trail that ends in a hollow bar (nothing yet), a blaze (on its way) or a cross (failed). */
export function EmptyState({ sign, title, text, children, live = false }: Props) {
  return (
    <section className="panel em" aria-live={live ? 'polite' : undefined} aria-busy={sign === 'busy' || undefined}>
      <TrailTo sign={sign} />
      <h2 className="t-3">{title}</h2>
      <p>{text}</p>
      <div className="btn-row">{children}</div>
    </section>
  )
}

/** A read that failed: what it was, why, and the way to try it again. Nothing that a person saved is touched by it. */
export function ErrorState({ what, error, onRetry }: { what: string; error: unknown; onRetry: () => void }) {
  return (
    <EmptyState
      sign="failed"
      title={`We could not load ${what}`}
      text={`Nothing is lost. The reason was: ${detailOf(error)}`}
      live
    >
      <button type="button" className="btn btn-p" onClick={onRetry}>
        Try again
      </button>
    </EmptyState>
  )
}

function TrailTo({ sign }: { sign: Sign }) {
  return (
    <svg className="em-trail" viewBox="0 0 150 72" fill="none" aria-hidden="true">
      <path
        d="M2 58c30-2 34-20 56-22"
        stroke="var(--line-strong)"
        strokeWidth="2.5"
        strokeDasharray="1 7"
        strokeLinecap="round"
      />
      {sign === 'failed' && <path d="M64 26l18 18M82 26L64 44" stroke="var(--error)" strokeWidth="6" />}
      {sign === 'empty' && <rect x="66" y="24" width="9" height="22" rx="1" stroke="var(--line-strong)" strokeWidth="1.75" />}
      {sign === 'busy' && (
        <>
          <rect
            className="em-blaze"
            x="66"
            y="24"
            width="9"
            height="22"
            rx="1"
            fill="var(--blaze)"
            stroke="var(--blaze-edge)"
            strokeWidth="1.75"
          />
          <path
            d="M86 30c20-6 30-20 60-22"
            stroke="var(--line-strong)"
            strokeWidth="2.5"
            strokeDasharray="1 7"
            strokeLinecap="round"
            opacity=".5"
          />
        </>
      )}
    </svg>
  )
}

/** Grey bars in the place of what is being read. Widths in percent; a negative one is a heading. */
export function Skeleton({ widths, label }: { widths: readonly number[]; label: string }) {
  return (
    <div className="bones" role="status" aria-label={label} aria-busy="true">
      {widths.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars have no other identity
        <i key={index} className={width < 0 ? 'tall' : undefined} style={{ width: `${Math.abs(width)}%` }} />
      ))}
    </div>
  )
}
