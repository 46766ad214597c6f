import { truncate } from '@waymark/contracts/text/truncate'
import type pg from 'pg'
import { loadPostings } from './posting-rows.ts'
import { searchPostings } from './search-postings.ts'

export type Found = { id: string; title: string; text: string }

/** Postings for the search across the product: a person's own pasted ones first, then everybody's, best first. */
export async function findByWords(
  sql: pg.Pool,
  { query, userId, limit }: { query: string; userId: string | undefined; limit: number },
): Promise<Found[]> {
  if (query.trim() === '') return []
  const asked = { title: truncate(query, 200), page: 1, limit, salaryMin: 0 }
  const [own, open] = await Promise.all([
    userId ? searchPostings(sql, { ...asked, source: 'pasted' }, userId) : undefined,
    searchPostings(sql, asked, userId),
  ])
  const postings = await loadPostings(sql, [...(own?.ids ?? []), ...open.ids].slice(0, limit))
  return postings.map(({ id, title, company, location }) => ({ id, title, text: `${company}, ${location}` }))
}
