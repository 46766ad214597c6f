import type { Context } from '../context.ts'
import { loadDisputes } from '../data/disputes.ts'
import type { Person } from '../data/load-person.ts'
import type { PostingRow } from '../data/posting-rows.ts'
import { matchPosting } from '../use-cases/match-posting.ts'
import { type Personal, presentInBrief } from './present.ts'

/** What a person sees beside each of some postings: their match, whether it is saved, the stage of their application. */
export async function personalOf(
  { sql }: Pick<Context, 'sql'>,
  person: Person,
  postings: readonly PostingRow[],
): Promise<(posting: PostingRow) => Personal> {
  const ids = postings.map(({ id }) => id)
  const [disputes, marks] = await Promise.all([loadDisputes(sql, person.userId, ids), loadMarks({ sql }, person.userId, ids)])
  return (posting) => ({
    ...marks(posting.id),
    ...presentInBrief(posting, matchPosting(posting, person, disputes.get(posting.id))),
  })
}

/** The same without the match. */
export async function loadMarks(
  { sql }: Pick<Context, 'sql'>,
  userId: string,
  ids: readonly string[],
): Promise<(id: string) => Personal> {
  const { rows } = await sql.query<{ id: string; saved: boolean; status: string | null }>({
    name: 'marks',
    text: MARKS,
    values: [userId, ids],
  })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return (id) => ({ saved: byId.get(id)?.saved ?? false, applicationStatus: byId.get(id)?.status ?? undefined })
}

const MARKS = `
  select asked.id, s.posting_id is not null as saved, a.status
  from unnest($2::text[]) asked (id)
  left join saved_posting s on s.user_id = $1::uuid and s.posting_id = asked.id
  left join application a on a.user_id = $1::uuid and a.posting_id = asked.id`
