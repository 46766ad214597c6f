import { randomUUID } from 'node:crypto'
import { inTransaction } from '@waymark/kit/db'
import { testIdentity } from '@waymark/testing/http'
import { startInfra } from '@waymark/testing/infra'
import pg from 'pg'
import { type Line, printLines, promisedLine } from '../../skills/bench/engine/report.ts'
import { readConfig } from '../src/config.ts'
import { nextVersion } from '../src/data/next-version.ts'
import { storePostings } from '../src/data/store-postings.ts'
import { jobs } from '../src/service.ts'
import { createMaker, createRandom } from './jobs/make-postings.ts'
import { createProcessorClock } from './jobs/processor-time.ts'
import { makeSearches } from './jobs/searches.ts'
import { startSiblings } from './jobs/siblings.ts'

/**
 * Search and matches over HTTP on a real Postgres, with 10,000 and then 100,000 postings. Siblings answer at once, and a person's
 * fits are worked out by the engine on their first call only, which is shown apart. Each line shows the clock, and the processor
 * time of service, client and database together, by which the promise is judged: other work may share the machine.
 * SIZES=10000,100000 by default.
 */
const sizes = (process.env.SIZES ?? '10000,100000').split(',').map(Number)
const PEOPLE = 24
const SEARCHES = 540
const ROUNDS = 12

const random = createRandom(11)
const maker = createMaker()
const inventories = new Map(
  Array.from({ length: PEOPLE }, (_, at) => {
    const held = Array.from({ length: 4 + at }, () => maker.skills[Math.floor(random() * maker.skills.length)]!.slug)
    return [randomUUID(), held] as const
  }),
)
const infra = await startInfra({ postgres: true, redis: true })
const databaseUrl = await infra.database('jobs', {
  migrations: [new URL('../migrations', import.meta.url)],
})
const siblings = await startSiblings(inventories)
const identity = testIdentity('jobs')
const config = readConfig({
  ...{ NODE_ENV: 'test', LOG_LEVEL: 'silent', HTTP_PORT: '0', GRPC_PORT: '0', JOB_SAMPLES: 'false' },
  ...{ DATABASE_URL: databaseUrl, REDIS_URL: infra.redisUrl, PUBLIC_URL: 'http://localhost:8080' },
  ...{ SKILLS_GRPC_ADDR: `127.0.0.1:${siblings.port}`, ASSESSMENT_GRPC_ADDR: `127.0.0.1:${siblings.port}` },
  IDENTITY_TOKEN_PUBLIC_KEY: identity.publicKeyPem,
})
const service = await jobs.create(config)
const { context } = service
await service.start()
const base = `http://127.0.0.1:${service.ports().http}`
// Signed anew where they are used: a token is good for a short while.
const signIn = () => Promise.all([...inventories.keys()].map((userId) => identity.headersFor({ userId })))
const admin = new pg.Client({ connectionString: infra.adminUrl })
await admin.connect()
const processor = await createProcessorClock(infra.adminUrl)

const lines: Line[] = []
const p95: Record<string, number[]> = { search: [], signedIn: [], matches: [] }
let there = 0
for (const size of sizes) {
  await fill(size - there)
  there = size
  await measureAll(size)
}
if (sizes.length > 1) {
  const growth = (name: string): string => `${((p95[name]!.at(-1) ?? 0) / (p95[name]![0] ?? 1)).toFixed(2)} x`
  const from = `from ${sizes[0]!.toLocaleString('en-US')} to ${sizes.at(-1)!.toLocaleString('en-US')} postings`
  lines.push({ what: `growth of search p95 ${from}`, measured: growth('search'), promised: '' })
  lines.push({ what: `growth of matches p95 ${from}`, measured: growth('matches'), promised: '' })
}
printLines(lines)
await processor.stop()
await admin.end()
await service.stop()
await siblings.stop()
await infra.stop()

async function fill(count: number): Promise<void> {
  const started = performance.now()
  for (let left = count; left > 0; left -= 5_000) {
    const postings = maker.make(Math.min(5_000, left))
    await inTransaction(context.sql, async (client) => {
      const version = await nextVersion(client)
      await storePostings(client, { source: 'csv', feed: 'bench' }, { postings, now: new Date('2026-01-01T00:00:00Z'), version })
    })
  }
  const stored = performance.now()
  await context.board.read()
  const boarded = performance.now()
  // What the server's own vacuum does within a minute of such an import.
  await admin.query('vacuum analyze jobs.posting')
  await admin.query('vacuum analyze jobs.posting_text')
  lines.push({
    what: `${count.toLocaleString('en-US')} postings stored; read into memory`,
    measured: `${((stored - started) / 1000).toFixed(1)} s; ${((boarded - stored) / 1000).toFixed(1)} s`,
    promised: '',
  })
}

async function measureAll(size: number): Promise<void> {
  const shown = size.toLocaleString('en-US')
  const searches = makeSearches(createMaker(7).make(2_000), createRandom(size), SEARCHES)
  for (const path of searches.slice(0, 60)) await timed(path)
  const anonymous: Time[] = []
  const slow: { path: string; ms: number; used: number }[] = []
  for (const path of searches) {
    const time = await timed(path)
    anonymous.push(time)
    slow.push({ path, ms: time.clock, used: time.used ?? 0 })
  }
  add('search', `search among ${shown}`, anonymous, size >= 100_000 ? { id: 'jobs-search-ms', atMost: 50 } : undefined)
  if (process.env.SLOW) {
    const slowest = slow.toSorted((a, b) => b.used - a.used).slice(0, 12)
    for (const { path, ms, used } of slowest) console.log(`${used.toFixed(0)} ms of ${ms.toFixed(0)} ms`, path)
  }

  const people = await signIn()
  const first: Time[] = []
  for (const headers of people) first.push(await timed('/api/jobs/matches', headers))
  const later: Time[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    for (const headers of await signIn()) later.push(await timed('/api/jobs/matches', headers))
  add('matches', `matches among ${shown}`, later, size >= 100_000 ? { id: 'jobs-matches-ms', atMost: 100 } : undefined)
  add(undefined, `  a person's first, with the engine's 200 redraws`, first)
  const signedIn: Time[] = []
  let headers = await signIn()
  for (const [at, path] of searches.entries()) {
    if (at % 100 === 99) headers = await signIn()
    signedIn.push(await timed(path, headers[at % headers.length]))
  }
  add('signedIn', `search among ${shown}, signed in, with each match`, signedIn)
}

function add(kind: string | undefined, what: string, times: readonly Time[], promise?: { id: string; atMost: number }): void {
  const shares = (values: readonly number[]): { middle: number; high: number } => {
    const sorted = values.toSorted((a, b) => a - b)
    const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
    return { middle: at(0.5), high: at(0.95) }
  }
  const clock = shares(times.map((time) => time.clock))
  const known = times.flatMap(({ used }) => used ?? [])
  const judged = known.length > 0 ? shares(known) : clock
  if (kind) p95[kind]!.push(judged.high)
  const shown = ({ middle, high }: { middle: number; high: number }) => `p50 ${middle.toFixed(1)} ms, p95 ${high.toFixed(1)} ms`
  const note = `processor time of ${times.length} calls; by the clock ${clock.high.toFixed(1)} ms`
  if (promise)
    lines.push(promisedLine(promise.id, what, shown(judged), judged.high, { atMost: promise.atMost, unit: 'ms' }, note))
  else lines.push({ what, measured: shown(judged), promised: '' })
  if (known.length > 0) lines.push({ what: '  the same by the clock', measured: shown(clock), promised: '' })
}

async function timed(path: string, headers: Record<string, string> = {}): Promise<Time> {
  const before = processor.read()
  const started = performance.now()
  const answer = await fetch(`${base}${path}`, { headers })
  const body = await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${body.slice(0, 200)}`)
  const clock = performance.now() - started
  const after = processor.read()
  return { clock, used: before === undefined || after === undefined ? undefined : Math.max(0, after - before) }
}

type Time = { clock: number; used: number | undefined }
