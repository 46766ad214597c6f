import { check } from '@waymark/kit/decode'
import * as t from 'io-ts'

/** The formats that are read. `json_ld` takes a JSON document or a whole HTML page that holds one. */
export type FeedFormat = 'json_ld' | 'greenhouse' | 'lever' | 'csv'

/** A source of postings that is read again and again. */
export type Feed = {
  /** Shown beside every posting, and part of its identity: renaming a feed makes its postings new ones. */
  readonly name: string
  readonly format: FeedFormat
  /** The employer, for formats that do not name one (Greenhouse and Lever boards). */
  readonly company: string
} & ({ readonly url: string } | { readonly file: string })

/**
 * Reads the feeds of the configuration. Example:
 * `[{"name": "Harbor board", "format": "greenhouse", "company": "Harbor & Pine", "url": "https://…/jobs?content=true"}]`
 */
export function readFeeds(value: string | undefined): Feed[] {
  if (value === undefined) return []
  const decoded = check(feedList, parse(value))
  if (!decoded.ok)
    throw new Error(`JOB_FEEDS is wrong: ${decoded.errors.map(({ path, message }) => `${path} ${message}`).join('; ')}`)
  const feeds = decoded.value.map(toFeed)
  const names = new Set(feeds.map(({ name }) => name))
  if (names.size < feeds.length) throw new Error('JOB_FEEDS is wrong: two feeds have the same name')
  return feeds
}

const feedList = t.array(
  t.intersection([
    t.type({ name: t.string, format: t.keyof({ json_ld: null, greenhouse: null, lever: null, csv: null }) }),
    t.partial({ company: t.string, url: t.string, file: t.string }),
  ]),
)

function parse(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch (cause) {
    throw new Error('JOB_FEEDS is wrong: it is no JSON', { cause })
  }
}

function toFeed({ name, format, company = '', url, file }: t.TypeOf<typeof feedList>[number]): Feed {
  const shown = name.trim()
  if (shown === '' || shown.length > 80) throw new Error('JOB_FEEDS is wrong: a feed needs a name of 1 to 80 characters')
  if ((url === undefined) === (file === undefined)) throw new Error(`JOB_FEEDS is wrong: "${shown}" needs either a url or a file`)
  if (file !== undefined) return { name: shown, format, company, file }
  if (!URL.canParse(url!) || !/^https?:$/.test(new URL(url!).protocol))
    throw new Error(`JOB_FEEDS is wrong: the url of "${shown}" is no http address`)
  return { name: shown, format, company, url: url! }
}
