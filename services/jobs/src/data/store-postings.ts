import { uuidv7 } from '@waymark/kit/ids'
import type pg from 'pg'
import { facetsOf } from '../domain/facets.ts'
import { type ReadPosting, wordsOf } from './feeds/read-posting.ts'

export type Source = {
  /** sample, json_ld, greenhouse, lever, csv or paste. */
  readonly source: string
  readonly feed: string
  readonly ownerUserId?: string
}

type Written = {
  readonly postings: readonly ReadPosting[]
  readonly now: Date /** See nextVersion. */
  readonly version?: string
}

/**
 * Writes postings by their source and id there: a new one gets an id that it keeps, a changed one is written, an unchanged one
 * is not touched. Returns how many rows were written. Runs in the caller's transaction.
 */
export async function storePostings(client: pg.ClientBase, from: Source, options: Written): Promise<number> {
  let written = 0
  for (let at = 0; at < options.postings.length; at += BATCH)
    written += await storeBatch(client, from, { ...options, postings: options.postings.slice(at, at + BATCH) })
  return written
}

async function storeBatch(
  client: pg.ClientBase,
  { source, feed, ownerUserId }: Source,
  { postings: given, now, version = '0' }: Written,
): Promise<number> {
  const postings = await changedOnes(client, { source, feed }, given)
  if (postings.length === 0) return 0
  const numbers = await numberSkills(client, postings)
  const rows = postings.map((posting) => ({
    ...columnsOf(posting, numbers, facetsOf(posting, source)),
    id: source === 'sample' ? posting.sourceRef : uuidv7(),
    source,
    feed,
    owner_user_id: ownerUserId ?? null,
  }))
  const { rows: changed } = await client.query<{ id: string; source_ref: string }>(UPSERT, [JSON.stringify(rows), now, version])
  const idOf = new Map(changed.map(({ id, source_ref }) => [source_ref, id]))
  const texts = postings.flatMap(({ sourceRef, description, requirements, skills }) => {
    const posting_id = idOf.get(sourceRef)
    return posting_id ? [{ posting_id, description, requirements, skills }] : []
  })
  if (texts.length === 0) return 0
  await client.query(UPSERT_TEXT, [JSON.stringify(texts)])
  if (!ownerUserId) await rememberWords(client, postings)
  return texts.length
}

/** What is there as it was is left out before anything is written. */
async function changedOnes(
  client: pg.ClientBase,
  { source, feed }: Source,
  postings: readonly ReadPosting[],
): Promise<readonly ReadPosting[]> {
  const { rows } = await client.query<{ source_ref: string; content_hash: string }>(UNCHANGED, [
    source,
    feed,
    postings.map(({ sourceRef }) => sourceRef),
  ])
  const hashOf = new Map(rows.map(({ source_ref, content_hash }) => [source_ref, content_hash]))
  return postings.filter(({ sourceRef, contentHash }) => hashOf.get(sourceRef) !== contentHash)
}

function columnsOf(posting: ReadPosting, numbers: ReadonlyMap<string, number>, facets: string[]) {
  const numbered = (kind: 'must' | 'nice'): number[] =>
    posting.skills
      .filter((skill) => skill.kind === kind)
      .map(({ slug }) => numbers.get(slug)!)
      .sort((a, b) => a - b)
  return {
    source_ref: posting.sourceRef,
    title: posting.title,
    company: posting.company,
    location: posting.location,
    remote: posting.remote,
    occupation_code: posting.occupationCode,
    occupation_title: posting.occupationTitle,
    salary_min: posting.salaryMin,
    salary_max: posting.salaryMax,
    skills_required: posting.skills.map(({ name }) => name),
    must_skills: numbered('must'),
    nice_skills: numbered('nice'),
    employment_type: posting.employmentType,
    experience_level: posting.experienceLevel,
    logo_url: posting.logoUrl,
    url: posting.url,
    content_hash: posting.contentHash,
    posted_at: posting.postedAt,
    searched: posting.searched,
    facets,
  }
}

/** The number of each skill; a skill that was never asked for before gets the next one. */
async function numberSkills(client: pg.ClientBase, postings: readonly ReadPosting[]): Promise<ReadonlyMap<string, number>> {
  const names = new Map(postings.flatMap(({ skills }) => skills.map(({ slug, name }) => [slug, name] as const)))
  if (names.size === 0) return new Map()
  // In one order everywhere, so that two imports cannot wait for each other.
  const slugs = [...names.keys()].sort()
  await client.query(
    'insert into skill_ref (slug, name) select * from unnest($1::text[], $2::text[]) on conflict (slug) do nothing',
    [slugs, slugs.map((slug) => names.get(slug))],
  )
  const { rows } = await client.query<{ slug: string; no: number }>('select slug, no from skill_ref where slug = any($1)', [
    slugs,
  ])
  return new Map(rows.map(({ slug, no }) => [slug, no]))
}

async function rememberWords(client: pg.ClientBase, postings: readonly ReadPosting[]): Promise<void> {
  const words = postings.map(wordsOf)
  for (const kind of ['title', 'place'] as const) {
    const all = [...new Set(words.flatMap((each) => each[kind]))].sort()
    await client.query(
      'insert into search_word (kind, word) select $1, word from unnest($2::text[]) word on conflict do nothing',
      [kind, all],
    )
  }
}

const BATCH = 500
const COLUMNS =
  'id, source, source_ref, feed, owner_user_id, title, company, location, remote, occupation_code, occupation_title, ' +
  'salary_min, salary_max, skills_required, must_skills, nice_skills, employment_type, experience_level, logo_url, url, ' +
  'content_hash'
const WRITTEN = COLUMNS.split(', ').slice(5)
const UNCHANGED = `
  select source_ref, content_hash from posting
  where source = $1 and feed = $2 and source_ref = any($3::text[]) and closed_at is null`
const UPSERT = `
  insert into posting (${COLUMNS}, posted_at, created_at, updated_at, version, words)
  select ${COLUMNS}, coalesce(posted_at, $2), $2, $2, $3::bigint,
    strip(to_tsvector('words', searched)) || array_to_tsvector(facets || array(
      select 'T:' || lexeme from unnest(to_tsvector('words', title))))
  from jsonb_to_recordset($1::jsonb) as given (
    id text, source text, source_ref text, feed text, owner_user_id uuid, title text, company text, location text,
    remote boolean, occupation_code text, occupation_title text, salary_min integer, salary_max integer, skills_required text[],
    must_skills integer[], nice_skills integer[], employment_type text, experience_level text, logo_url text,
    url text, content_hash text, posted_at timestamptz, searched text, facets text[])
  on conflict on constraint posting_of_source do update set
    ${WRITTEN.map((column) => `${column} = excluded.${column}`).join(', ')},
    -- A source that gives no date: the posting is as old as our first sight of it.
    posted_at = least(excluded.posted_at, posting.posted_at), closed_at = null, updated_at = $2,
    version = $3::bigint, words = excluded.words
  returning id, source_ref`
const UPSERT_TEXT = `
  insert into posting_text (posting_id, description, requirements, skills)
  select posting_id, description, requirements, skills
  from jsonb_to_recordset($1::jsonb) as given (posting_id text, description text, requirements text[], skills jsonb)
  on conflict (posting_id) do update set
    description = excluded.description, requirements = excluded.requirements, skills = excluded.skills`
