import { address, baseEnv, count, flag, loadConfig, optional, text, withDefault } from '@waymark/kit/config'
import * as t from 'io-ts'
import { type Feed, readFeeds } from './data/feeds/feeds.ts'

const jobsEnv = t.intersection([
  baseEnv,
  t.type({
    SKILLS_GRPC_ADDR: address,
    ASSESSMENT_GRPC_ADDR: address,
    /** JSON list of the feeds to read: [{"name", "format", "url"} or {"name", "format", "file"}], see import/feeds.ts. */
    JOB_FEEDS: optional(text),
    /** Files of feeds are read below this folder only. */
    JOB_FEEDS_FOLDER: withDefault(text, 'feeds'),
    /** Feeds may be fetched from loopback and private networks too, for a feed of one's own. */
    JOB_FEEDS_PRIVATE: withDefault(flag, false),
    JOB_FEEDS_EVERY_MINUTES: withDefault(count, 60),
    /** The sample postings of a fresh install; false leaves them out, and takes them back where they are. */
    JOB_SAMPLES: withDefault(flag, true),
  }),
])

export type Config = t.TypeOf<typeof jobsEnv> & { feeds: readonly Feed[] }

export function readConfig(env: Record<string, string | undefined>): Config {
  const config = loadConfig(jobsEnv, env)
  return { ...config, feeds: readFeeds(config.JOB_FEEDS) }
}

/** Connections for Prisma, and as many again for the planned searches beside it. */
export function halfPool({ DATABASE_POOL }: Config): number {
  return Math.max(2, Math.ceil(DATABASE_POOL / 2))
}
