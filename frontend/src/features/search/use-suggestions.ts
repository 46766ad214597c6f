import type { SearchKind, SearchResult } from '@waymark/contracts/models/search'
import { useSearchQuery } from '../../api/search.ts'
import { useDebounced } from './use-debounced.ts'

/** Nothing is asked while a word is still being typed. */
export const typingPause = 200
const limit = 3
/** Of each kind, so that all kinds fit under the field. */
const shownOfKind = 2

export type Suggestions = {
  results: readonly SearchResult[]
  away: readonly SearchKind[]
  state: 'idle' | 'busy' | 'failed' | 'none' | 'some'
}

/** What is shown under the field for what is typed there. */
export function useSuggestions(typed: string): Suggestions {
  const q = useDebounced(typed.trim(), typingPause)
  const { currentData, isFetching, isError } = useSearchQuery({ q, limit }, { skip: q === '' })
  if (typed.trim() === '') return { results: [], away: [], state: 'idle' }
  const counts = new Map<SearchKind, number>()
  const results = (currentData?.results ?? []).filter(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return count <= shownOfKind
  })
  const away = currentData?.away ?? []
  if (results.length > 0) return { results, away, state: 'some' }
  if (isFetching || q !== typed.trim()) return { results, away, state: 'busy' }
  return { results, away, state: isError ? 'failed' : 'none' }
}
