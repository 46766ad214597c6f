import type { SearchResult } from '@waymark/contracts/models/search'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** An article is a document of its own; everything else is a place of the app. */
export function isDocument({ kind }: Pick<SearchResult, 'kind'>): boolean {
  return kind === 'article'
}

export function ResultLink({ result, children }: { result: SearchResult; children: ReactNode }) {
  if (isDocument(result)) return <a href={result.link}>{children}</a>
  return <Link to={result.link}>{children}</Link>
}
