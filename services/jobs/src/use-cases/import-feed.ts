import { inTransaction, withConnection } from '@waymark/kit/db'
import type pg from 'pg'
import type { Context } from '../context.ts'
import type { Feed } from '../data/feeds/feeds.ts'
import { fetchFeed } from '../data/feeds/fetch-feed.ts'
import { parseDocument } from '../data/feeds/parse-document.ts'
import { nextVersion } from '../data/next-version.ts'
import { storePostings } from '../data/store-postings.ts'
import { readDrafts } from './read-drafts.ts'

export type FeedResult = { listed: number; written: number; closed: number; refused: number; problem: string }

type Needs = Pick<Context, 'config' | 'log' | 'sql' | 'skills' | 'vocabulary' | 'clock'>

/**
 * Reads one feed from end to end: fetch, parse, write what is new or changed, close what is no longer listed. Only one process
 * does it at a time; another one finds the lock taken and answers undefined.
 */
export async function importFeed(context: Needs, feed: Feed, signal?: AbortSignal): Promise<FeedResult | undefined> {
  return withConnection(context.sql, async (client) => {
    const { rows } = await client.query('select pg_try_advisory_lock(hashtextextended($1, 0)) as ours', [lockName(feed)])
    if (!rows[0].ours) return undefined
    try {
      return await runOnce(context, client, { feed, signal })
    } finally {
      await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [lockName(feed)])
    }
  })
}

async function runOnce(
  context: Needs,
  client: pg.PoolClient,
  { feed, signal }: { feed: Feed; signal: AbortSignal | undefined },
): Promise<FeedResult> {
  const { log, config, clock } = context
  const now = clock()
  await client.query(STARTED, [feed.name, now])
  let result: FeedResult
  try {
    const document = await fetchFeed(feed, {
      folder: config.JOB_FEEDS_FOLDER,
      privateNetworks: config.JOB_FEEDS_PRIVATE,
      ...(signal ? { signal } : {}),
    })
    result = await takeDocument(context, { feed, document, now })
  } catch (error) {
    // The feed's fault, or its network's: it is tried again at the next turn, and what we have of it stays.
    const problem = error instanceof Error ? error.message : 'unknown'
    log.warn({ feed: feed.name, problem }, 'feed import failed')
    result = { listed: 0, written: 0, closed: 0, refused: 0, problem: problem.slice(0, 500) }
  }
  await client.query(FINISHED, [feed.name, context.clock(), ...FIGURES.map((figure) => result[figure]), result.problem])
  return result
}

/** Takes over a document of the feed. Postings are open while they are listed and their own end has not come. */
async function takeDocument(
  context: Needs,
  { feed, document, now }: { feed: Feed; document: string; now: Date },
): Promise<FeedResult> {
  const { log, sql } = context
  const { drafts, refused } = parseDocument(document, feed)
  for (const { at, reason } of refused.slice(0, REPORTED)) log.warn({ feed: feed.name, at, reason }, 'posting rejected')
  const open = drafts.filter(({ closesAt }) => !closesAt || closesAt > now)
  const postings = await readDrafts(context, open, now)
  const from = { source: feed.format, feed: feed.name }
  const figures = await inTransaction(sql, async (client) => {
    await client.query('set local statement_timeout = 300000')
    const version = await nextVersion(client)
    const written = await storePostings(client, from, { postings, now, version })
    // Nothing but refused entries is a broken feed, not an empty one.
    const broken = drafts.length === 0 && refused.length > 0
    const refs = postings.map(({ sourceRef }) => sourceRef)
    const closed = broken ? 0 : ((await client.query(CLOSE, [from.source, from.feed, refs, now, version])).rowCount ?? 0)
    return { written, closed, problem: broken ? 'no entry of the feed could be read' : '' }
  })
  const result = { ...figures, listed: drafts.length, refused: refused.length }
  log.info({ feed: feed.name, ...result }, 'feed imported')
  return result
}

function lockName(feed: Feed): string {
  return `jobs.import.${feed.name}`
}

const REPORTED = 20
const FIGURES = ['listed', 'written', 'closed', 'refused'] as const
const STARTED = `
  insert into feed_run (feed, started_at) values ($1, $2)
  on conflict (feed) do update set started_at = excluded.started_at, finished_at = null`
const FINISHED = `
  update feed_run set finished_at = $2, listed = $3, written = $4, closed = $5, refused = $6, problem = $7 where feed = $1`
const CLOSE = `
  update posting set closed_at = $4, updated_at = $4, version = $5::bigint
  where source = $1 and feed = $2 and closed_at is null and not (source_ref = any($3::text[]))`
