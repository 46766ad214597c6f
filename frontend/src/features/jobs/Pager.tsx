import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { pageButtons } from './page-buttons.ts'

type Props = { page: number; pages: number; hrefOf: (page: number) => string }

/** Pages as links, so that the back button and a new tab work. Nothing to choose, nothing shown. */
export function Pager({ page, pages, hrefOf }: Props) {
  if (pages <= 1) return null
  return (
    <nav className="pager num" aria-label="Pages">
      <Step to={page > 1 ? hrefOf(page - 1) : undefined} label="Previous page">
        <ChevronLeft className="i" aria-hidden="true" />
      </Step>
      {pageButtons(page, pages).map((number) => (
        <Link
          key={number}
          to={hrefOf(number)}
          aria-label={`Page ${number} of ${pages}`}
          aria-current={number === page ? 'page' : undefined}
        >
          {number}
        </Link>
      ))}
      <Step to={page < pages ? hrefOf(page + 1) : undefined} label="Next page">
        <ChevronRight className="i" aria-hidden="true" />
      </Step>
    </nav>
  )
}

function Step({ to, label, children }: { to?: string; label: string; children: ReactNode }) {
  if (!to)
    return (
      <span className="pager-end" aria-hidden="true">
        {children}
      </span>
    )
  return (
    <Link to={to} aria-label={label}>
      {children}
    </Link>
  )
}
