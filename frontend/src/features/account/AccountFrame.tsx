import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { type AccountKey, accountPages, linkTo } from '../../routes.ts'

type Props = { page: AccountKey; actions?: ReactNode; wide?: boolean; children: ReactNode }

/** Head and tabs of every account page. */
export function AccountFrame({ page, actions, wide = false, children }: Props) {
  const { label, lead } = pageOf(page)
  return (
    <main className="page acct" id="main" tabIndex={-1}>
      <div className={wide ? undefined : 'ac'}>
        <div className="page-head ac-head">
          <div>
            <h1 className="t-1">{label}</h1>
            <p>{lead}</p>
          </div>
          {actions && <div className="btn-row">{actions}</div>}
        </div>
        <Tabs page={page} />
        {children}
      </div>
    </main>
  )
}

function pageOf(page: AccountKey) {
  const found = accountPages.find(({ key }) => key === page)
  if (!found) throw new Error(`There is no account page ${page}`)
  return found
}

/** On a phone the tabs slide sideways; the current one comes into view. */
function Tabs({ page }: { page: AccountKey }) {
  const current = useRef<HTMLAnchorElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current tab
  useEffect(() => {
    const tab = current.current
    const row = tab?.parentElement
    if (tab && row) row.scrollLeft = tab.offsetLeft - row.offsetLeft - 16
  }, [page])
  return (
    <nav className="tabs" aria-label="Account">
      {accountPages.map(({ key, label }) => (
        <Link
          key={key}
          ref={key === page ? current : undefined}
          to={linkTo('account', { page: key })}
          aria-current={key === page ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

/** Label left, fields right. */
export function Block({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  return (
    <section className="blk" aria-label={title}>
      <div>
        <h2 className="t-4">{title}</h2>
        {text && <p>{text}</p>}
      </div>
      <div>{children}</div>
    </section>
  )
}
