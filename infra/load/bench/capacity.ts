import { spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '@waymark/testing/native'
import { personas } from '../../../services/report/test/personas/all.ts'
import { createGuests } from '../../acceptance/guest-reports.ts'
import { recipeOf } from '../../acceptance/support/rolling.ts'
import { startStack, unthrottled } from '../../dev/test-stack.ts'
import { assess, type Member, newMember } from '../../e2e/support/member.ts'
import { textTable } from '../../tools/text-table.ts'
import { processesUnder, rootsOf } from '../run/process-tree.ts'

/**
 * What a report and a person cost: processor time of each process of a whole stack, and bytes of the database. Times are of the
 * processor and not of the clock, so that other work on the machine moves them little. One failed call ends the run without a figure.
 * REPORTS=24 and PEOPLE=24 by default.
 */
const REPORTS = Number(process.env.REPORTS ?? 24)
const PEOPLE = Number(process.env.PEOPLE ?? 24)
const IDLE_SECONDS = 30

/** One visit of a member: 21 calls, what the screens of a quarter of an hour ask for. */
const visit = [
  ...['/', '/api/auth/user', '/api/dashboard', '/api/recommendations', '/api/reports?page=1&limit=3', '/api/notifications'],
  ...['/api/jobs?title=nurse&limit=12', '/api/jobs?title=manager&limit=12', '/api/jobs?limit=12', '/api/jobs/matches?limit=12'],
  ...['/api/occupations?title=teacher&limit=8', '/api/occupations?title=analyst&limit=8', '/api/skills', '/api/user/skills'],
  ...['/api/user/skills/doors', '/api/learning-paths', '/api/recommendations', '/api/dashboard'],
  ...['/api/jobs?title=driver&limit=12', '/api/jobs/matches?limit=12', '/api/notifications'],
]

type Cost = { what: string; count: number; processor: Map<string, number>; bytes: number; seconds: number }

const throttles = unthrottled('READ', 'WRITE', 'COSTLY', 'ACCOUNT', 'SIGN_IN', 'ASSESSMENT_GUEST', 'REPORT_GUEST')
const stack = await startStack({ env: { SEED: 'false', SIGN_IN_PER_ADDRESS: '1000', ...throttles } })
const extra = new Map<number, string>()
try {
  const guests = await createGuests(stack)
  const { site } = stack.endpoints
  await deliver(6)
  await delay(45_000)
  const costs: Cost[] = []
  costs.push(await measure('an idle second', IDLE_SECONDS, () => delay(IDLE_SECONDS * 1000)))
  costs.push(await measure('a report, 1 worker', REPORTS, () => deliver(REPORTS)))
  const members: Member[] = []
  costs.push(
    await measure('a person who signs up and answers', PEOPLE, async () => {
      for (let index = 0; index < PEOPLE; index++) members.push(await join(site, index))
    }),
  )
  costs.push(await measure('a visit of a member', PEOPLE, () => walk(members)))
  await addWorker()
  costs.push(await measure('a report, 2 workers', REPORTS, () => deliver(REPORTS)))
  print(costs)

  async function deliver(count: number): Promise<void> {
    const ordered: string[] = []
    for (let index = 0; index < count; index++) ordered.push((await guests.order()).reportId)
    const done = `select count(*)::int as done from report.report where status = 'delivered' and id = any($1::uuid[])`
    for (let tries = 0; tries < 600; tries++) {
      const [row] = await guests.sql(done, [ordered])
      if (row?.done === count) return
      await delay(500)
    }
    throw new Error('not all reports were delivered')
  }

  /** In bytes. What the write-ahead log adds for a while is left out. */
  async function databaseSize(): Promise<number> {
    const [row] = await guests.sql(
      'select sum(pg_total_relation_size(oid))::bigint as size from pg_class where relkind in ($1, $2)',
      ['r', 'm'],
    )
    return Number(row?.size)
  }

  async function measure(what: string, count: number, work: () => Promise<void>): Promise<Cost> {
    const [before, bytes, began] = [processorSeconds(), await databaseSize(), performance.now()]
    await work()
    const seconds = (performance.now() - began) / 1000
    const processor = new Map([...processorSeconds()].map(([name, used]) => [name, used - (before.get(name) ?? 0)]))
    return { what, count, processor, bytes: (await databaseSize()) - bytes, seconds }
  }
} finally {
  for (const pid of extra.keys()) process.kill(pid, 'SIGTERM')
  await stack.stop()
}

function processorSeconds(): Map<string, number> {
  const roots = new Map([...rootsOf(stack), ...extra])
  const sum = (all: { processor: number }[]) => all.reduce((total, { processor }) => total + processor, 0)
  return new Map([...processesUnder(roots)].map(([name, all]) => [name, sum(all)]))
}

async function join(site: string, index: number): Promise<Member> {
  const member = await newMember(site)
  const persona = personas[index % personas.length]
  if (!persona) throw new Error('no personas')
  await assess(member, persona)
  return member
}

/** Recommendations follow an assessment by themselves; they belong to signing up and are waited for before the visits. */
async function walk(members: readonly Member[]): Promise<void> {
  for (const member of members)
    for (const path of visit) {
      const { status } = await member.ask('GET', path)
      if (status !== 200) throw new Error(`GET ${path} was answered with ${status}`)
    }
}

/** A second process like the running worker, as a second pod would be. */
async function addWorker(): Promise<void> {
  const { argv, cwd, env } = recipeOf(stack.pid('report-worker'))
  const port = await freePort()
  const ports = { HTTP_PORT: String(port), GRPC_PORT: String(await freePort()) }
  const child = spawn(argv[0] ?? 'node', argv.slice(1), { cwd, env: { ...env, ...ports }, stdio: 'ignore' })
  if (!child.pid) throw new Error('no second worker')
  extra.set(child.pid, 'report-worker')
  for (let tries = 0; tries < 120; tries++) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (ready?.ok) return
    await delay(500)
  }
  throw new Error('the second worker did not become ready')
}

function print(costs: readonly Cost[]): void {
  const idle = costs[0]
  if (!idle) return
  const names = [...new Set(costs.flatMap(({ processor }) => [...processor.keys()]))].sort()
  const head = ['milliseconds of processor', ...costs.map(({ what }) => what)]
  // What runs anyway is no cost of a report: it is told apart, and taken off by the second.
  const own = (cost: Cost, name: string) => {
    const used = cost.processor.get(name) ?? 0
    const base = cost === idle ? 0 : ((idle.processor.get(name) ?? 0) / idle.count) * cost.seconds
    return ((used - base) / cost.count) * 1000
  }
  const rows = names.map((name) => [name, ...costs.map((cost) => own(cost, name).toFixed(0))])
  const total = ['all', ...costs.map((cost) => names.reduce((sum, name) => sum + own(cost, name), 0).toFixed(0))]
  const bytes = ['KiB of the database', ...costs.map((cost) => (cost.bytes / cost.count / 1024).toFixed(1))]
  const count = ['of how many', ...costs.map((cost) => String(cost.count))]
  for (const line of textTable([head, ...rows, total, bytes, count], (column) => column > 0)) console.log(line)
}
