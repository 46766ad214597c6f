import type { jobQuery } from '@waymark/contracts/models/job'
import type * as t from 'io-ts'
import type pg from 'pg'
import { queryWords } from '../domain/posting-words.ts'
import { correctSpelling } from './correct-spelling.ts'
import { estimate, type Filter, inOrder, MOST_LISTED, titlesFirst } from './posting-pages.ts'

export type JobQuery = t.TypeOf<typeof jobQuery>

export type Found = {
  readonly ids: readonly string[]
  readonly total: number
  /** The total stands for "so many or more". */
  readonly capped: boolean
  /** What was looked for instead of a mistyped title or place. */
  readonly corrected: { readonly title?: string; readonly location?: string }
}

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
  const { page, limit, sort = 'best' } = query
  const part = { limit, offset: (page - 1) * limit }
  const { ids, counted } =
    filter.title !== undefined && sort === 'best'
      ? await titlesFirst(sql, filter, part)
      : await inOrder(sql, filter, { sort, ...part })
  return { ids, total: Math.min(counted, MOST_LISTED), capped: counted > MOST_LISTED }
}

/** Undefined when nothing can fit: what was typed holds no letter, or somebody else's postings are asked for. */
async function filterOf(sql: pg.Pool, query: JobQuery, userId: string | undefined): Promise<Filter | undefined> {
  if (query.source === 'pasted' && !userId) return undefined
  const typed = query.title?.trim() ? queryWords(query.title) : undefined
  const place = query.location?.trim() ? queryWords(query.location) : undefined
  if (typed?.length === 0 || place?.length === 0) return undefined
  const stems = typed ? await stemsOf(sql, typed) : []
  const own = query.source === 'pasted'
  const conditions = ['closed_at is null', own ? 'owner_user_id = $1::uuid' : 'owner_user_id is null']
  const values: unknown[] = own ? [userId] : []
  if (query.salaryMin > 0) conditions.push(`coalesce(salary_max, salary_min) >= ${query.salaryMin}`)
  const facets = [
    ...(query.experienceLevel ? [quoted(`L:${query.experienceLevel}`)] : []),
    ...(query.employmentType ? [quoted(`E:${query.employmentType}`)] : []),
    ...(query.remote ? [quoted(`R:${query.remote}`)] : []),
    ...(query.source === 'sample' || query.source === 'feed' ? [quoted(`S:${query.source}`)] : []),
  ]
  const filter = (form: Form): Filter => {
    const placed = (place ?? []).map((word, at, all) => quoted(`P:${word}`, form === 'begun' && mayBeBegun(all, at)))
    const words = stems.map((stem, at) => (form === 'begun' && mayBeBegun(typed!, at) ? begun(stem, typed![at]!) : stem))
    return {
      title: typed && [...words.map(inTitle), ...placed, ...facets].join(' & '),
      all: [...words, ...placed, ...facets].join(' & '),
      conditions,
      values,
    }
  }
  const whole = filter('whole')
  const last = [typed, place].filter((words) => words !== undefined && mayBeBegun(words, words.length - 1))
  // Reading every word that begins so costs twice as much, and of so many nobody could reach the others.
  return last.length === 0 || (await estimate(sql, whole)) > MOST_LISTED ? whole : filter('begun')
}

/** Whether the last words are taken as they stand, or also as the beginning of a word, for they may be unfinished. */
type Form = 'whole' | 'begun'

function mayBeBegun(words: readonly string[], at: number): boolean {
  return at === words.length - 1 && words[at]!.length > SHORT
}

/** Each word by its stem. */
async function stemsOf(sql: pg.Pool, words: readonly string[]): Promise<string[]> {
  const { rows } = await sql.query<{ stem: string }>({
    name: 'stems',
    text: "select plainto_tsquery('words', word)::text as stem from unnest($1::text[]) with ordinality as typed (word, at) order by at",
    values: [words],
  })
  return rows.map(({ stem }, at) => (stem === '' ? quoted(words[at]!) : stem))
}

/** What begins with the stem holds the stem itself; asked for twice, it would be counted twice by the planner. */
function begun(stem: string, word: string): string {
  return stem === quoted(word) ? quoted(word, true) : `(${stem} | ${quoted(word, true)})`
}

function quoted(word: string, beginning = false): string {
  return `'${word}'${beginning ? ':*' : ''}`
}

function inTitle(stem: string): string {
  return stem.replace(/'([^']+)'/g, "'T:$1'")
}

/** One or two letters are a word of their own, such as "QA" or "OR", not the beginning of one. */
const SHORT = 2
