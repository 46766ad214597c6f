import type pg from 'pg'
import { type Match, MUST_WEIGHT } from '../domain/match.ts'
import { loadPostings, type PostingRow } from '../search/posting-rows.ts'
import { type Disputed, loadDisputes } from './disputes.ts'
import type { Person } from './load-person.ts'
import { matchPosting } from './match-posting.ts'

export type MatchedPosting = { readonly posting: PostingRow; readonly match: Match; readonly disputed: Disputed | undefined }

/**
 * The open postings that match a person best. Candidates come from the occupations that promise most (half their fit, half how
 * much of what their postings ask for the person has), at most so many postings of them; each of those is compared exactly. What
 * the person corrected is compared beside them, so a correction counts at once. A posting of which only one half can be known,
 * while both are known of the person, is no recommendation; nor is what they pasted themselves.
 */
export async function findMatches(sql: pg.Pool, person: Person, limit: number): Promise<MatchedPosting[]> {
  const [numbers, disputes] = await Promise.all([numbersOf(sql, person.held), loadDisputes(sql, person.userId)])
  // A corrected posting may fall behind those that it was before.
  const candidates = await listCandidates(sql, { person, numbers, limit: limit + disputes.size })
  const postings = await loadPostings(sql, [...new Set([...candidates, ...disputes.keys()])])
  return postings
    .filter(({ closed_at, owner_user_id }) => closed_at === null && owner_user_id === null)
    .map((posting) => {
      const disputed = disputes.get(posting.id)
      return { posting, disputed, match: matchPosting(posting, person, disputed) }
    })
    .filter(({ match }) => isWhole(match, person))
    .sort((a, b) => b.match.score - a.match.score || byNewest(a.posting, b.posting))
    .slice(0, limit)
}

function isWhole(match: Match, person: Person): boolean {
  if (person.fits.size > 0 && !match.fit) return false
  return person.held.size > 0 ? match.coverage !== undefined && match.score > 0 : match.percentage !== undefined
}

/** How many of the postings that are compared stand at a percent or above. */
export async function countMatches(sql: pg.Pool, person: Person, least: number): Promise<number> {
  const numbers = await numbersOf(sql, person.held)
  const codes = await promisingCodes(sql, person, numbers)
  if (codes.length === 0) return 0
  const { rows } = await sql.query<{ count: number }>({
    name: 'count-matches',
    text: COUNT,
    values: [...candidateValues(person, numbers, codes), least - 0.5],
  })
  return rows[0]?.count ?? 0
}

async function listCandidates(
  sql: pg.Pool,
  { person, numbers, limit }: { person: Person; numbers: readonly number[]; limit: number },
): Promise<string[]> {
  if (person.fits.size === 0 && numbers.length === 0) return []
  const codes = await promisingCodes(sql, person, numbers)
  const { rows } = await sql.query<{ id: string }>({
    name: 'candidates',
    text: CANDIDATES,
    values: [...candidateValues(person, numbers, codes), limit],
  })
  return rows.map(({ id }) => id)
}

function candidateValues(person: Person, numbers: readonly number[], codes: readonly string[]): unknown[] {
  return [codes, codes.map((code) => person.fits.get(code)?.fit ?? null), numbers, person.held.size > 0]
}

/** Occupations in the order of what they promise, until their postings are as many as are compared. */
async function promisingCodes(sql: pg.Pool, person: Person, numbers: readonly number[]): Promise<string[]> {
  const { rows } = await sql.query<{ code: string; postings: number; share: number }>({
    name: 'promise',
    text: PROMISE,
    values: [numbers],
  })
  const promising = rows
    // Beside an assessment a posting without an occupation would have half a match only.
    .filter(({ code }) => person.fits.size === 0 || person.fits.has(code))
    .map(({ code, postings, share }) => ({ code, postings, promise: (person.fits.get(code)?.fit ?? 0) / 2 + 50 * share }))
    .filter(({ promise }) => promise > 0)
    .sort((a, b) => b.promise - a.promise || (a.code < b.code ? -1 : 1))
  const codes: string[] = []
  let counted = 0
  for (const { code, postings } of promising) {
    if (counted >= MOST_COMPARED) break
    codes.push(code)
    counted += postings
  }
  return codes
}

async function numbersOf(sql: pg.Pool, held: ReadonlySet<string>): Promise<number[]> {
  if (held.size === 0) return []
  const { rows } = await sql.query<{ no: number }>({
    name: 'skill-numbers',
    text: 'select no from skill_ref where slug = any($1::text[]) order by no',
    values: [[...held]],
  })
  return rows.map(({ no }) => no)
}

function byNewest(a: PostingRow, b: PostingRow): number {
  return b.posted_at.getTime() - a.posted_at.getTime() || (a.id < b.id ? -1 : 1)
}

/** Postings that are compared one by one for a person: what a request can afford at any size of the table. */
const MOST_COMPARED = 15_000

const PROMISE = `
  select o.occupation_code as code, o.postings, coalesce(sum(d.share), 0)::float8 as share
  from occupation_postings o
  left join occupation_demand d on d.occupation_code = o.occupation_code and d.skill_no = any($1::int[])
  group by 1, 2`

/** The same sum as computeMatch does, over the index that holds all it needs. */
const SCORED = `
  select p.id, p.posted_at, case
      when not $4::boolean then c.fit
      when weight.asked = 0 then null
      when c.fit is null then 100.0 * weight.held / weight.asked
      else c.fit / 2.0 + 50.0 * weight.held / weight.asked
    end as score
  from unnest($1::text[], $2::int[]) as c (code, fit)
  join posting p on p.occupation_code = c.code and p.owner_user_id is null and p.closed_at is null
  cross join lateral (
    select ${MUST_WEIGHT} * icount(p.must_skills) + icount(p.nice_skills) as asked,
      ${MUST_WEIGHT} * icount(p.must_skills & $3::int[]) + icount(p.nice_skills & $3::int[]) as held
  ) weight`
const CANDIDATES = `select id from (${SCORED}) scored where score > 0 order by score desc, posted_at desc, id limit $5`
const COUNT = `select count(*)::int from (${SCORED}) scored where score >= $5`
