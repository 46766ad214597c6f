import type pg from 'pg'

export type DisputeRow = {
  id: string
  posting_id: string
  kind: 'have_skill' | 'not_asked' | 'wrong_occupation'
  skill: string
  occupation_code: string
  occupation_title: string
  created_at: Date
}

/** What a person said of one posting, oldest first. */
export type Disputed = readonly DisputeRow[]

/** What a person said is read wrongly, by posting; of some postings, or of the newest that they corrected. */
export async function loadDisputes(
  sql: pg.Pool,
  userId: string,
  postingIds?: readonly string[],
): Promise<ReadonlyMap<string, Disputed>> {
  const { rows } = await sql.query<DisputeRow>({
    name: postingIds ? 'disputes-of' : 'disputes',
    text: `select id, posting_id, kind, skill, occupation_code, occupation_title, created_at from dispute
           where user_id = $1::uuid${postingIds ? ' and posting_id = any($2::text[])' : ''} order by created_at desc limit ${MOST}`,
    values: postingIds ? [userId, postingIds] : [userId],
  })
  const byPosting = new Map<string, DisputeRow[]>()
  for (const row of rows.reverse()) byPosting.set(row.posting_id, [...(byPosting.get(row.posting_id) ?? []), row])
  return byPosting
}

const MOST = 500
