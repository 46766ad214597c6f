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
  const filter = await filterOf(sql, query, userId)
  if (!filter) return { ids: [], total: 0, capped: false }
  const { page, limit } = query
  const offset = (page - 1) * limit
  const titleFirst = filter.title !== undefined && (query.sort ?? 'best') === 'best'
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
/** What is asked of the words of a posting (see facets), with the other conditions and their values. */
type Filter = { title: string | undefined; all: string; conditions: string[]; values: unknown[] }

/** Undefined when nothing can fit: what was typed holds no letter, or somebody else's postings are asked for. */
async function filterOf(sql: pg.Pool, query: JobQuery, userId: string | undefined): Promise<Filter | undefined> {
  if (query.source === 'pasted' && !userId) return undefined
  const typed = query.title?.trim() ? queryWords(query.title) : undefined
  const place = query.location?.trim() ? queryWords(query.location) : undefined
  if (typed?.length === 0 || place?.length === 0) return undefined
  const facets = [
    ...(place ?? []).map((word, at, all) => quoted(`P:${word}`, at === all.length - 1 && word.length > SHORT)),
    ...(query.experienceLevel ? [quoted(`L:${query.experienceLevel}`)] : []),
    ...(query.employmentType ? [quoted(`E:${query.employmentType}`)] : []),
    ...(query.remote ? [quoted(`R:${query.remote}`)] : []),
    ...(query.source === 'sample' || query.source === 'feed' ? [quoted(`S:${query.source}`)] : []),
  ]
  const stems = typed ? await stemmed(sql, typed) : []
  const own = query.source === 'pasted'
  const conditions = ['closed_at is null', own ? 'owner_user_id = $1::uuid' : 'owner_user_id is null']
  const values: unknown[] = own ? [userId] : []
  if (query.salaryMin > 0) conditions.push(`coalesce(salary_max, salary_min) >= ${query.salaryMin}`)
  return {
    title: typed && [...stems.map(inTitle), ...facets].join(' & '),
    all: [...stems, ...facets].join(' & '),
    conditions,
    values,
  }
}

/** Each word by its stem; the last one also as the beginning of a word, for it may be unfinished. */
async function stemmed(sql: pg.Pool, words: readonly string[]): Promise<string[]> {
  const { rows } = await sql.query<{ stem: string }>({
    name: 'stems',
    text: "select plainto_tsquery('words', word)::text as stem from unnest($1::text[]) with ordinality as typed (word, at) order by at",
    values: [words],
  })
  return rows.map(({ stem }, at) => {
    const word = words[at]!
    const last = at === words.length - 1 && word.length > SHORT
    if (stem === '') return quoted(word, last)
    return last ? `(${stem} | ${quoted(word, true)})` : stem
  })
}

function quoted(word: string, beginning = false): string {
  return `'${word}'${beginning ? ':*' : ''}`
}

function inTitle(stem: string): string {
  return stem.replace(/'([^']+)'/g, "'T:$1'")
}

/** The words of the query stand in the text: quoted, of letters, digits and our own marks only. */
function whereOf({ title, all, conditions }: Filter, part: Part): string {
  const asked = part === 'title' ? title : all
  return [
    ...conditions,
    ...(asked ? [`words @@ ${literal(asked)}`] : []),
    ...(part === 'elsewhere' && title ? [`not words @@ ${literal(title)}`] : []),
  ].join(' and ')
}

function literal(tsquery: string): string {
  return `'${tsquery.replaceAll("'", "''")}'::tsquery`
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

/** One or two letters are a word of their own, such as "QA" or "OR", not the beginning of one. */
const SHORT = 2
