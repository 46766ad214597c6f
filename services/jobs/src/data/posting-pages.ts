import type pg from 'pg'

/** What is asked of the words of a posting (the title's own words with T: before them), and the other conditions with their values. */
export type Filter = {
  readonly title: string | undefined
  readonly all: string
  readonly conditions: readonly string[]
  readonly values: readonly unknown[]
}

/** One page: as many as `limit`, after the first `offset`. */
export type Part = { readonly limit: number; readonly offset: number }

/** `counted` is at most one more than MOST_LISTED, which then stands for "more". */
export type Page = { readonly ids: readonly string[]; readonly counted: number }

/**
 * Counting stops here: further pages are not offered, so that a broad search costs no more than a narrow one. 1,200 is a
 * hundred pages of twelve.
 */
export const MOST_LISTED = 1_200

/** A page by date or by pay. What was fetched to be counted is sorted at once; only of more than that the order is asked again. */
export async function inOrder(sql: pg.Pool, filter: Filter, { sort, limit, offset }: Part & { sort: string }): Promise<Page> {
  const order = sort === 'salary' ? BEST_PAID : NEWEST
  const { rows } = await sql.query<{ counted: number; ids: string[] }>(
    `with found as materialized (${select(filter, 'all')} limit ${MOST_LISTED + 1})
    select (select count(*)::int from found) as counted,
      array(select id from found order by ${order} limit ${limit} offset ${offset}) as ids`,
    [...filter.values],
  )
  const { counted, ids } = rows[0]!
  if (offset >= MOST_LISTED) return { ids: [], counted }
  return { ids: counted > MOST_LISTED ? await list(sql, filter, 'all', { order, limit, offset }) : ids, counted }
}

/**
 * A page of the titles that hold all the words, the newest first, and after them of the postings that have the words elsewhere. All is
 * counted in one statement: both see the same postings while an import goes on.
 */
export async function titlesFirst(sql: pg.Pool, filter: Filter, { limit, offset }: Part): Promise<Page> {
  const { rows } = await sql.query<{ titles: number; counted: number; ids: string[] }>(
    `with titles as materialized (${select(filter, 'title')} limit ${MOST_LISTED + 1}),
      elsewhere as materialized (${select(filter, 'elsewhere')} limit (select ${MOST_LISTED + 1} - count(*) from titles)),
      found as (select *, 1 as place from titles union all select *, 2 from elsewhere)
    select (select count(*)::int from titles) as titles, (select count(*)::int from found) as counted,
      array(select id from found order by place, ${NEWEST} limit ${limit} offset ${offset}) as ids`,
    [...filter.values],
  )
  const { titles, counted, ids } = rows[0]!
  if (offset >= MOST_LISTED) return { ids: [], counted }
  if (counted <= MOST_LISTED) return { ids, counted }
  const most = Math.min(limit, MOST_LISTED - offset)
  if (titles > MOST_LISTED) return { ids: await list(sql, filter, 'title', { order: NEWEST, limit: most, offset }), counted }
  const first = ids.slice(0, Math.max(0, titles - offset))
  const rest = { order: NEWEST, limit: most - first.length, offset: Math.max(0, offset - titles) }
  return { ids: rest.limit > 0 ? [...first, ...(await list(sql, filter, 'elsewhere', rest))] : first, counted }
}

type Words = 'all' | 'title' | 'elsewhere'

function select({ title, all, conditions }: Filter, words: Words): string {
  const asked = words === 'title' ? title : all
  const where = [
    ...conditions,
    ...(asked ? [`words @@ ${literal(asked)}`] : []),
    ...(words === 'elsewhere' && title ? [`not words @@ ${literal(title)}`] : []),
  ]
  return `select id, posted_at, salary_min, salary_max from posting where ${where.join(' and ')}`
}

/** The words of the query stand in the text: quoted, of letters, digits and our own marks only. */
function literal(tsquery: string): string {
  return `'${tsquery.replaceAll("'", "''")}'::tsquery`
}

/**
 * A page of more postings than were counted. Of n that fit among N, fetching and sorting all reads n rows, and reading the order's own
 * index until the page is full about (offset + limit) · N / n: the lesser is taken. The planner by itself takes the index too often, since
 * it prices a whole scan by what the cache holds, and its first rows as a share of that.
 */
async function list(
  sql: pg.Pool,
  filter: Filter,
  words: Words,
  { order, limit, offset }: Part & { order: string },
): Promise<string[]> {
  const found = select(filter, words)
  const [fits, all] = await Promise.all([rowsExpected(sql, found, filter.values), rowsExpected(sql, 'select from posting', [])])
  const together = fits * fits < (offset + limit) * all
  const { rows } = await sql.query<{ id: string }>(
    together
      ? `with found as materialized (${found}) select id from found order by ${order} limit ${limit} offset ${offset}`
      : `${found} order by ${order} limit ${limit} offset ${offset}`,
    [...filter.values],
  )
  return rows.map(({ id }) => id)
}

/** How many postings the planner expects that have all the words. Nothing is read for it. */
export function estimate(sql: pg.Pool, filter: Filter): Promise<number> {
  return rowsExpected(sql, select(filter, 'all'), filter.values)
}

async function rowsExpected(sql: pg.Pool, statement: string, values: readonly unknown[]): Promise<number> {
  const { rows } = await sql.query<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(`explain (format json) ${statement}`, [
    ...values,
  ])
  return rows[0]!['QUERY PLAN'][0].Plan['Plan Rows']
}

const NEWEST = 'posted_at desc, id'
/** As the index has it. */
const BEST_PAID = 'coalesce(salary_max, salary_min, 0) desc, posted_at desc, id'
