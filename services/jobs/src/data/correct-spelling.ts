import type pg from 'pg'
import { queryWords } from '../domain/posting-words.ts'

/**
 * The nearest known words for those that no posting has, by shared trigrams: "anaylst" is looked for as "analyst". Undefined
 * parts are as they were typed.
 */
export async function correctSpelling(
  sql: pg.Pool,
  query: { title?: string | undefined; location?: string | undefined },
): Promise<{ title?: string; location?: string }> {
  const [title, location] = await Promise.all([correct(sql, 'title', query.title), correct(sql, 'place', query.location)])
  return { ...(title ? { title } : {}), ...(location ? { location } : {}) }
}

async function correct(sql: pg.Pool, kind: string, typed: string | undefined): Promise<string | undefined> {
  const words = queryWords(typed ?? '')
  if (!words.some((word) => word.length >= SHORTEST)) return undefined
  const nearest = await Promise.all(words.map((word) => nearestWord(sql, kind, word)))
  const corrected = nearest.join(' ')
  return corrected === words.join(' ') ? undefined : corrected
}

async function nearestWord(sql: pg.Pool, kind: string, word: string): Promise<string> {
  if (word.length < SHORTEST) return word
  const { rows } = await sql.query<{ word: string }>({
    name: 'nearest-word',
    text: NEAREST,
    values: [kind, word, LEAST_LIKENESS],
  })
  const found = rows[0]?.word
  return found === undefined || found.startsWith(word) ? word : found
}

const SHORTEST = 4
const LEAST_LIKENESS = 0.3
/** A known word, or the beginning of one, stays. */
const NEAREST = `
  select word from (
    select word, case when word = $2 then 3 when word like $2 || '%' then 2 else similarity(word, $2) end as likeness
    from search_word where kind = $1 and (word % $2 or word like $2 || '%')
  ) near
  where likeness >= $3 order by likeness desc, abs(length(word) - length($2)), word limit 1`
