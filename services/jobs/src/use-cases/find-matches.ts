import { AppError } from '@waymark/kit/errors'
import type pg from 'pg'
import type { Context } from '../context.ts'
import { type Disputed, loadDisputes } from '../data/disputes.ts'
import type { Person } from '../data/load-person.ts'
import { loadPostings, type PostingRow } from '../data/posting-rows.ts'
import type { Match } from '../domain/match.ts'
import { matchPosting } from './match-posting.ts'

export type MatchedPosting = { readonly posting: PostingRow; readonly match: Match; readonly disputed: Disputed | undefined }

type Needs = Pick<Context, 'sql' | 'board'>

/**
 * The open postings that match a person best, and how many of all stand at `countFrom` or above. What the person corrected is
 * matched beside them, so that a correction counts at once. A posting of which only one half can be known, while both are known
 * of the person, is no recommendation; nor is what they pasted themselves.
 */
export async function findMatches(
  { sql, board }: Needs,
  person: Person,
  options: { limit: number; countFrom?: number },
): Promise<{ matches: MatchedPosting[]; count: number }> {
  // An empty list would say that nothing suits them.
  if (person.away.length === 2)
    throw new AppError('unavailable', 'Your matches cannot be worked out right now. Please try again in a moment.', {
      headers: { 'retry-after': '2' },
    })
  if (person.fits.size === 0 && person.held.size === 0) return { matches: [], count: 0 }
  const [held, disputes, all] = await Promise.all([numbersOf(sql, person.held), loadDisputes(sql, person.userId), board.read()])
  const asked = { fits: person.fits, held, skillsKnown: person.held.size > 0 }
  // A corrected posting may fall behind those that it was before.
  const { best, count } = all.best(asked, options.limit + disputes.size, options.countFrom)
  const postings = await loadPostings(
    sql,
    await idsOf(
      sql,
      best.map(({ no }) => no),
      [...disputes.keys()],
    ),
  )
  const matches = postings
    .filter(({ closed_at, owner_user_id }) => closed_at === null && owner_user_id === null)
    .map((posting) => {
      const disputed = disputes.get(posting.id)
      return { posting, disputed, match: matchPosting(posting, person, disputed) }
    })
    .filter(({ match }) => isWhole(match, person))
    .sort((a, b) => b.match.score - a.match.score || byNewest(a.posting, b.posting))
    .slice(0, options.limit)
  return { matches, count }
}

function isWhole(match: Match, person: Person): boolean {
  if (match.score <= 0 || (person.fits.size > 0 && !match.fit)) return false
  return person.held.size === 0 || match.coverage !== undefined
}

async function numbersOf(sql: pg.Pool, held: ReadonlySet<string>): Promise<ReadonlySet<number>> {
  if (held.size === 0) return new Set()
  const { rows } = await sql.query<{ no: number }>({
    name: 'skill-numbers',
    text: 'select no from skill_ref where slug = any($1::text[])',
    values: [[...held]],
  })
  return new Set(rows.map(({ no }) => no))
}

async function idsOf(sql: pg.Pool, numbers: readonly number[], more: readonly string[]): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>({
    name: 'posting-ids',
    text: 'select id from posting where no = any($1::int[])',
    values: [numbers],
  })
  return [...new Set([...rows.map(({ id }) => id), ...more])]
}

function byNewest(a: PostingRow, b: PostingRow): number {
  return b.posted_at.getTime() - a.posted_at.getTime() || (a.id < b.id ? -1 : 1)
}
