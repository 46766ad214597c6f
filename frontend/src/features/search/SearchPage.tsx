import { truncate } from '@waymark/contracts/text/truncate'
import { linkTo } from '../../routes.ts'
import './search-page.css'
import type { User } from '@waymark/contracts/models/identity/user'
import type { SearchKind, SearchResults } from '@waymark/contracts/models/search'
import { Link, useSearchParams } from 'react-router-dom'
import { useSearchQuery } from '../../api/search.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { EmptyState, ErrorState, Skeleton } from '../../ui/EmptyState.tsx'
import { awaySentence, kinds } from './kinds.ts'
import { ResultGroup } from './ResultGroup.tsx'

const limit = 20
/** Of each kind, while all kinds are shown. */
const shownOfKind = 5

/** All results of one search, by kind. What is looked for is in the address. */
export function SearchPage(_props: { user: User }) {
  const [params] = useSearchParams()
  const q = truncate((params.get('q') ?? '').trim(), 200)
  const kind = kinds.find((one) => one.kind === params.get('kind'))?.kind
  usePageTitle(q === '' ? 'Search' : `Search: ${q}`)
  const { currentData, isFetching, isError, error, refetch } = useSearchQuery({ q, limit }, { skip: q === '' })

  return (
    <main className="page" id="main" tabIndex={-1}>
      <div className="page-head">
        <div>
          <h1 className="t-1">{headingOf(q, currentData)}</h1>
          <p>Jobs, occupations, skills, courses and articles.</p>
        </div>
      </div>
      {q === '' && (
        <EmptyState sign="empty" title="Nothing to look for yet" text="Type a job, a skill or a course into the field above." />
      )}
      {isError && !isFetching && <ErrorState what="the results" error={error} onRetry={refetch} />}
      {isFetching && !currentData && (
        <div className="panel pad">
          <Skeleton label="Searching" widths={[-32, 60, 54, -28, 66, 40]} />
        </div>
      )}
      {currentData && <Results found={currentData} q={q} kind={kind} retry={refetch} busy={isFetching} />}
    </main>
  )
}

type ResultsProps = { found: SearchResults; q: string; kind: SearchKind | undefined; retry: () => void; busy: boolean }

function Results({ found, q, kind, retry, busy }: ResultsProps) {
  const { results, away } = found
  const groups = kinds
    .map((one) => ({ ...one, found: results.filter((result) => result.kind === one.kind) }))
    .filter((group) => group.found.length > 0)
  const shown = kind ? groups.filter((group) => group.kind === kind) : groups
  return (
    <>
      {groups.length > 0 && (
        <nav className="search-kinds" aria-label="Kind">
          <Tab q={q} label={`All (${countOf(found)})`} current={kind === undefined} />
          {groups.map((group) => (
            <Tab
              key={group.kind}
              q={q}
              kind={group.kind}
              label={`${group.many} (${group.found.length}${group.found.length >= limit ? '+' : ''})`}
              current={kind === group.kind}
            />
          ))}
        </nav>
      )}
      {away.length > 0 && (
        <div className="panel search-away" role="status">
          <p>{awaySentence(away)} The rest is complete.</p>
          <button type="button" className="btn btn-sm" disabled={busy} onClick={retry}>
            Try again
          </button>
        </div>
      )}
      {shown.length === 0 && away.length === 0 && (
        <EmptyState
          sign="empty"
          title={`Nothing found for “${q}”`}
          text="Try one word of it, another word for it, or a look at all postings and skills."
        >
          <Link className="btn" to={linkTo('jobs')}>
            Browse jobs
          </Link>
          <Link className="btn" to={linkTo('skills')}>
            Browse skills
          </Link>
        </EmptyState>
      )}
      <div className={kind ? 'search-groups one' : 'search-groups'}>
        {shown.map((group) => (
          <ResultGroup key={group.kind} group={group} q={q} most={kind ? limit : shownOfKind} />
        ))}
      </div>
    </>
  )
}

function Tab({ q, kind, label, current }: { q: string; kind?: SearchKind; label: string; current: boolean }) {
  const params = new URLSearchParams({ q, ...(kind && { kind }) })
  return (
    <Link to={`${linkTo('search')}?${params}`} aria-current={current || undefined}>
      {label}
    </Link>
  )
}

function headingOf(q: string, found: SearchResults | undefined): string {
  if (q === '') return 'Search'
  if (!found) return `Results for “${q}”`
  const count = found.results.length
  return `${count === 0 ? 'No' : countOf(found)} ${count === 1 ? 'result' : 'results'} for “${q}”`
}

/** "42", or "42+" when a kind has more than are read. */
function countOf({ results }: SearchResults): string {
  const more = kinds.some(({ kind }) => results.filter((result) => result.kind === kind).length >= limit)
  return `${results.length}${more ? '+' : ''}`
}
