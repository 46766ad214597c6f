import { randomUUID } from 'node:crypto'
import { uuidv7 } from '@waymark/kit/ids'
import { testIdentity } from '@waymark/testing/http'
import { startInfra } from '@waymark/testing/infra'
import pg from 'pg'
import { readConfig } from '../src/config.ts'
import { skills } from '../src/service.ts'
import { type Line, printLines } from './engine/report.ts'

/**
 * The inventory over HTTP on a real Postgres, with 1,000 and then 10,000 people who hold 20 skills each with evidence. What one
 * person waits must not grow with the number of people. PEOPLE=1000,10000 by default.
 */
const sizes = (process.env.PEOPLE ?? '1000,10000').split(',').map(Number)
const HELD = 20
const CALLS = 300
const TARGETS = ['13-2011.00', '29-1141.00', '15-1253.00', '47-2111.00', '25-2021.00']

const infra = await startInfra({ postgres: true, redis: true })
const databaseUrl = await infra.database('skills', { migrations: [new URL('../migrations', import.meta.url)] })
const identity = testIdentity('skills')
const config = readConfig({
  ...{ NODE_ENV: 'test', LOG_LEVEL: 'silent', HTTP_PORT: '0', GRPC_PORT: '0' },
  ...{ DATABASE_URL: databaseUrl, REDIS_URL: infra.redisUrl, PUBLIC_URL: 'http://localhost:8080' },
  IDENTITY_TOKEN_PUBLIC_KEY: identity.publicKeyPem,
})
const service = await skills.create(config)
const { context } = service
await service.start()
const base = `http://127.0.0.1:${service.ports().http}`
const sql = new pg.Pool({ connectionString: databaseUrl, max: 2 })
const slugs = context.careers.catalogue.skills.map(({ id }) => id)
const people: string[] = []

const lines: Line[] = []
const grown = new Map<string, number[]>()
for (const size of sizes) {
  await fill(size - people.length)
  await measureAll(size)
}
if (sizes.length > 1) {
  const from = `from ${sizes[0]!.toLocaleString('en-US')} to ${sizes.at(-1)!.toLocaleString('en-US')} people`
  for (const [what, [first = 1, ...rest]] of grown)
    lines.push({
      what: `growth of ${what} p95 ${from}`,
      measured: `${((rest.at(-1) ?? first) / first).toFixed(2)} x`,
      promised: '',
    })
}
printLines(lines)
await sql.end()
await service.stop()
await infra.stop()

async function fill(count: number): Promise<void> {
  for (let left = count; left > 0; left -= 500) {
    const skills: unknown[][] = []
    const evidence: unknown[][] = []
    for (let person = 0; person < Math.min(500, left); person += 1) {
      const userId = randomUUID()
      people.push(userId)
      for (let at = 0; at < HELD; at += 1) {
        const skillId = slugs[(people.length * 7 + at * 31) % slugs.length]
        skills.push([uuidv7(), userId, skillId, 1 + (at % 5)])
        evidence.push([uuidv7(), userId, skillId, 'quiz', 0.8, 5, 'game'])
      }
    }
    await insert('user_skill (id, user_id, skill_id, proficiency_level)', ['uuid', 'uuid', 'text', 'int'], skills)
    const columns = 'skill_evidence (id, user_id, skill_id, kind, score, items, source_id)'
    await insert(columns, ['uuid', 'uuid', 'text', 'text', 'float8', 'int', 'text'], evidence)
  }
  await sql.query('analyze user_skill; analyze skill_evidence')
}

async function insert(into: string, types: readonly string[], rows: readonly (readonly unknown[])[]): Promise<void> {
  const arrays = types.map((_, column) => rows.map((row) => row[column]))
  const places = types.map((type, at) => `$${at + 1}::${type}[]`).join(', ')
  await sql.query(`insert into ${into} select * from unnest(${places}) on conflict do nothing`, arrays)
}

async function measureAll(size: number): Promise<void> {
  const label = `${size.toLocaleString('en-US')} people`
  const somebody = () => people[Math.floor(Math.random() * people.length)]!
  const headers = await Promise.all(Array.from({ length: 40 }, () => identity.headersFor({ userId: somebody() })))
  const target = (at: number) => TARGETS[at % TARGETS.length]!
  await measure('the own list', label, (at) => get('/api/user/skills', headers[at % headers.length]!))
  await measure('gaps', label, (at) => get(`/api/user/skills/gap?occupation=${target(at)}`, headers[at % headers.length]!))
  await measure('doors', label, (at) => get('/api/user/skills/doors', headers[at % headers.length]!))
  const level = async (at: number) => {
    const head = headers[at % headers.length]!
    const [held] = (await get('/api/user/skills', head)) as { skillId: string }[]
    return send('PUT', `/api/user/skills/${held!.skillId}`, head, { proficiencyLevel: 1 + (at % 5) })
  }
  await measure('the own list and a change of level', label, level)
}

async function measure(what: string, label: string, call: (at: number) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < 20; at += 1) await call(at)
  const times: number[] = []
  for (let at = 0; at < CALLS; at += 1) {
    const started = performance.now()
    await call(at)
    times.push(performance.now() - started)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(share * (times.length - 1))]!
  grown.set(what, [...(grown.get(what) ?? []), at(0.95)])
  lines.push({
    what: `${what}, ${label}, median and p95`,
    measured: `${at(0.5).toFixed(1)} / ${at(0.95).toFixed(1)} ms`,
    promised: '',
  })
}

function get(path: string, headers: Record<string, string>): Promise<unknown> {
  return send('GET', path, headers)
}

async function send(method: string, path: string, headers: Record<string, string>, body?: unknown): Promise<unknown> {
  const answer = await fetch(base + path, {
    method,
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}`)
  return answer.json()
}
