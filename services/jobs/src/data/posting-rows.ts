import type pg from 'pg'
import type { AskedSkill } from '../domain/find-skills.ts'

/** A posting with its texts, as it is presented and matched. */
export type PostingRow = {
  id: string
  source: string
  feed: string
  owner_user_id: string | null
  title: string
  company: string
  location: string
  remote: boolean
  occupation_code: string
  occupation_title: string
  salary_min: number | null
  salary_max: number | null
  skills_required: string[]
  employment_type: string
  experience_level: string
  logo_url: string | null
  url: string | null
  posted_at: Date
  closed_at: Date | null
  description: string
  requirements: string[]
  skills: AskedSkill[]
}

/** Postings by their ids, in the order asked; ids that are nobody's are left out. */
export async function loadPostings(sql: pg.Pool | pg.ClientBase, ids: readonly string[]): Promise<PostingRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql.query<PostingRow>({ name: 'postings', text: LOAD, values: [ids] })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** One posting that a person may see: anybody's, or their own pasted one. */
export async function findPosting(sql: pg.Pool, id: string, userId: string | undefined): Promise<PostingRow | undefined> {
  const [row] = await loadPostings(sql, [id])
  return row && (row.owner_user_id === null || row.owner_user_id === userId) ? row : undefined
}

const LOAD = `
  select p.id, p.source, p.feed, p.owner_user_id, p.title, p.company, p.location, p.remote, p.occupation_code, p.occupation_title,
    p.salary_min, p.salary_max, p.skills_required, p.employment_type, p.experience_level, p.logo_url, p.url, p.posted_at,
    p.closed_at, t.description, t.requirements, t.skills
  from posting p join posting_text t on t.posting_id = p.id where p.id = any($1::text[])`
