import type { jobQuery } from '@waymark/contracts/models/job'
import type * as t from 'io-ts'
import type pg from 'pg'
import { queryWords } from '../domain/posting-words.ts'
import { correctSpelling } from './correct-spelling.ts'

export type JobQuery = t.TypeOf<typeof jobQuery>

export type Found = {
  readonly ids: readonly string[]
  readonly total: number
  /** The total stands for "so many or more". */
  readonly capped: boolean
  /** What was looked for instead of a mistyped title or place. */
  readonly corrected: { readonly title?: string; readonly location?: string }
}

/**
 * Counting stops here: further pages are not offered, so that a broad search costs no more than a narrow one. 1,200 is a
 * hundred pages of twelve.
 */
export const MOST_LISTED = 1_200

/** Open postings of everybody that fit a search, one page of them. */
export async function searchPostings(sql: pg.Pool, query: JobQuery, userId: string | undefined): Promise<Found> {
  const found = await searchAsTyped(sql, query, userId)
  if (found.total > 0 || query.source === 'pasted') return { ...found, corrected: {} }
  const corrected = await correctSpelling(sql, query)
  if (!corrected.title && !corrected.location) return { ...found, corrected: {} }
  const second = await searchAsTyped(sql, { ...query, ...corrected }, userId)
  return { ...second, corrected: second.total > 0 ? corrected : {} }
}

async function searchAsTyped(sql: pg.Pool, query: JobQuery, userId: string | undefined): Promise<Omit<Found, 'corrected'>> {
  const filter = filterOf(query, userId)
  if (!filter) return { ids: [], total: 0, capped: false }
  const { page, limit } = query
  const offset = (page - 1) * limit
  const titleFirst = filter.words !== undefined && (query.sort ?? 'best') === 'best'
  if (!titleFirst) {
    const [total, ids] = await Promise.all([
      count(sql, filter),
      offset < MOST_LISTED ? list(sql, filter, { part: 'all', sort: query.sort, limit, offset }) : [],
    ])
    return withTotal(ids, total)
  }
  // Titles that hold all the words come first, then postings that have them elsewhere.
  const { titles, total } = await countBoth(sql, filter)
  const first = offset < titles ? await list(sql, filter, { part: 'title', limit, offset }) : []
  const left = Math.min(limit, MOST_LISTED - offset) - first.length
  const rest =
    left > 0 && total > titles
      ? await list(sql, filter, { part: 'elsewhere', limit: left, offset: Math.max(0, offset - titles) })
      : []
  return withTotal([...first, ...rest], total)
}

function withTotal(ids: readonly string[], counted: number): Omit<Found, 'corrected'> {
  return { ids, total: Math.min(counted, MOST_LISTED), capped: counted > MOST_LISTED }
}

type Part = 'all' | 'title' | 'elsewhere'
type Filter = { words: string | undefined; conditions: string; values: unknown[] }

/** Conditions with their values. Undefined when nothing can fit: words that hold no letter, somebody else's postings. */
function filterOf(query: JobQuery, userId: string | undefined): Filter | undefined {
  const values: unknown[] = []
  const conditions: string[] = []
  const add = (condition: (place: string) => string, value: unknown): void => {
    values.push(value)
    conditions.push(condition(`$${values.length}`))
  }
  if (query.source === 'pasted') {
    if (!userId) return undefined
    conditions.push('closed_at is null')
    add((place) => `owner_user_id = ${place}::uuid`, userId)
  } else conditions.push('owner_user_id is null', 'closed_at is null')
  if (query.source === 'sample') conditions.push("source = 'sample'")
  if (query.source === 'feed') conditions.push("source not in ('sample', 'paste')")

  const title = asked(query.title)
  const place = asked(query.location)
  if (title === 'none' || place === 'none') return undefined
  let words: string | undefined
  if (title) {
    values.push(title.whole, title.last)
    words = titleQuery(values.length - 1, values.length)
  }
  if (place) {
    values.push(place.whole, place.last)
    conditions.push(`place_words @@ (plainto_tsquery('simple', $${values.length - 1}) && ${prefix(values.length)})`)
  }
  if (query.experienceLevel) add((at) => `experience_level = ${at}`, query.experienceLevel)
  if (query.employmentType) add((at) => `employment_type = ${at}`, query.employmentType)
  if (query.salaryMin > 0) add((at) => `coalesce(salary_max, salary_min) >= ${at}`, query.salaryMin)
  if (query.remote) add((at) => `remote = ${at}`, query.remote === 'true')
  return { words, conditions: conditions.join(' and '), values }
}

/** The words a person typed; the last may be unfinished. */
function asked(typed: string | undefined): { whole: string; last: string } | 'none' | undefined {
  if (typed === undefined || typed.trim() === '') return undefined
  const words = queryWords(typed)
  const last = words.at(-1)
  return last === undefined ? 'none' : { whole: words.slice(0, -1).join(' '), last }
}

/** Whole words by their stems; the last by its stem or as the beginning of a word. */
function titleQuery(whole: number, last: number): string {
  return `(plainto_tsquery('words', $${whole}) && (plainto_tsquery('words', $${last}) || ${prefix(last)}))`
}

/** One or two letters are a word of their own, such as "QA" or "OR", not the beginning of one. */
function prefix(place: number): string {
  return `to_tsquery('simple', case when length($${place}) > 2 then $${place} || ':*' else $${place} end)`
}

function whereOf({ words, conditions }: Filter, part: Part): string {
  if (!words) return conditions
  if (part === 'title') return `${conditions} and title_words @@ ${words}`
  return `${conditions} and all_words @@ ${words}${part === 'elsewhere' ? ` and not title_words @@ ${words}` : ''}`
}

async function count(sql: pg.Pool, filter: Filter): Promise<number> {
  const { rows } = await sql.query<{ total: number }>(`select ${counted(filter, 'all')} as total`, filter.values)
  return rows[0]?.total ?? 0
}

/** In one statement: both see the same postings while an import goes on. */
async function countBoth(sql: pg.Pool, filter: Filter): Promise<{ titles: number; total: number }> {
  const { rows } = await sql.query<{ titles: number; total: number }>(
    `select ${counted(filter, 'title')} as titles, ${counted(filter, 'all')} as total`,
    filter.values,
  )
  return rows[0] ?? { titles: 0, total: 0 }
}

function counted(filter: Filter, part: Part): string {
  return `(select count(*)::int from (select from posting where ${whereOf(filter, part)} limit ${MOST_LISTED + 1}) counted)`
}

async function list(
  sql: pg.Pool,
  filter: Filter,
  options: { part: Part; sort?: JobQuery['sort']; limit: number; offset: number },
): Promise<string[]> {
  const order = options.sort === 'salary' ? 'coalesce(salary_max, salary_min, 0) desc, posted_at desc, id' : 'posted_at desc, id'
  const { rows } = await sql.query<{ id: string }>(
    `select id from posting where ${whereOf(filter, options.part)} order by ${order} limit ${options.limit} offset ${options.offset}`,
    filter.values,
  )
  return rows.map(({ id }) => id)
}
