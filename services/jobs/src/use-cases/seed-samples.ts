import { readFile } from 'node:fs/promises'
import { inTransaction } from '@waymark/kit/db'
import { check } from '@waymark/kit/decode'
import * as t from 'io-ts'
import type { Context } from '../context.ts'
import type { PostingDraft } from '../data/feeds/posting-draft.ts'
import { nextVersion } from '../data/next-version.ts'
import { storePostings } from '../data/store-postings.ts'
import { readDrafts } from './read-drafts.ts'

type Needs = Pick<Context, 'config' | 'log' | 'sql' | 'skills' | 'vocabulary' | 'samples' | 'clock'>

const DAY_MS = 86_400_000
const FROM = { source: 'sample', feed: '' }

/**
 * Puts the sample postings there, or takes them away where they are not wanted. Their ids are their slugs, and their dates stay
 * those of the first time: seeding again changes what changed in the file and nothing else.
 */
export async function seedSamples(context: Needs): Promise<{ written: number; closed: number }> {
  const { config, log, sql, clock } = context
  const now = clock()
  const drafts = config.JOB_SAMPLES ? (await readSamples(context.samples)).map((sample) => toDraft(sample, now)) : []
  const postings = await readDrafts(context, drafts, now)
  const result = await inTransaction(sql, async (client) => {
    await client.query("select pg_advisory_xact_lock(hashtextextended('jobs.samples', 0))")
    const version = await nextVersion(client)
    const written = await storePostings(client, FROM, { postings, now, version })
    const closed = (await client.query(CLOSE, [postings.map(({ sourceRef }) => sourceRef), now, version])).rowCount ?? 0
    return { written, closed }
  })
  if (result.written + result.closed > 0) log.info({ ...result, samples: drafts.length }, 'sample postings seeded')
  return result
}

export async function readSamples(file: URL): Promise<Sample[]> {
  const decoded = check(samples, JSON.parse(await readFile(file, 'utf8')))
  if (decoded.ok) return decoded.value
  const first = decoded.errors[0]
  throw new Error(`the sample postings are wrong: ${first?.path} ${first?.message}`)
}

function toDraft(sample: Sample, now: Date): PostingDraft {
  return {
    sourceRef: sample.id,
    title: sample.title,
    company: sample.company,
    location: sample.location,
    description: sample.description,
    requirements: sample.requirements,
    listed: { must: sample.mustHave, nice: sample.niceToHave, complete: true },
    pay: { min: sample.salaryMin ?? undefined, max: sample.salaryMax ?? undefined },
    employmentType: sample.employmentType,
    level: sample.experienceLevel,
    occupationCode: sample.occupationCode,
    postedAt: new Date(now.getTime() - sample.postedDaysAgo * DAY_MS),
  }
}

const money = t.union([t.number, t.null, t.undefined])
const sample = t.type({
  id: t.string,
  occupationCode: t.string,
  title: t.string,
  company: t.string,
  location: t.string,
  salaryMin: money,
  salaryMax: money,
  employmentType: t.string,
  experienceLevel: t.string,
  description: t.string,
  requirements: t.array(t.string),
  mustHave: t.array(t.string),
  niceToHave: t.array(t.string),
  postedDaysAgo: t.number,
})
const samples = t.array(sample)
export type Sample = t.TypeOf<typeof sample>

const CLOSE = `
  update posting set closed_at = $2, updated_at = $2, version = $3::bigint
  where source = 'sample' and closed_at is null and not (source_ref = any($1::text[]))`
