import type { SearchKind, SearchResult } from '@waymark/contracts/models/search'
import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { linkTo } from '../../routes.ts'
import { Marked } from './Marked.tsx'
import { ResultLink } from './ResultLink.tsx'

type Group = { kind: SearchKind; many: string; icon: LucideIcon; found: readonly SearchResult[] }

export function ResultGroup({ group, q, most }: { group: Group; q: string; most: number }) {
  const { kind, many, icon: Sign, found } = group
  return (
    <section className="sr" aria-label={many}>
      <div className="section-head">
        <h2 className="t-3">{many}</h2>
        {found.length > most && (
          <Link className="strong" to={linkTo('search', { q, kind })}>
            Show {found.length}
          </Link>
        )}
        {kind === 'job' && found.length <= most && (
          <Link className="strong" to={linkTo('jobs', { title: q })}>
            Search the Job Market
          </Link>
        )}
      </div>
      <ul className="panel">
        {found.slice(0, most).map((result) => (
          <li key={result.id}>
            <ResultLink result={result}>
              <Sign className="i" aria-hidden="true" />
              <span>
                <b>
                  <Marked text={result.title} query={q} />
                </b>
                {result.text && <small>{result.text}</small>}
              </span>
              {result.score !== undefined && (
                <em className="num">
                  <span className="vh">Fit </span>
                  {result.score}
                </em>
              )}
            </ResultLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
