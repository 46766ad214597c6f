import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { after, before, test } from 'node:test'
import { reportRoutes } from '@waymark/contracts/routes/report'
import { isTransient } from '@waymark/kit/errors'
import { call } from '@waymark/testing/http'
import { reportWorker } from '../../src/worker-service.ts'
import { eventually, guestCookie, startReport, type TestReport } from '../support/start-report.ts'

const guest = { wm_guest: guestCookie }
type Cut = 'end' | 'reset' | 'silence'

let report: TestReport
before(async () => {
  report = await startReport()
})
after(() => report.stop())

/** A line of TCP to the database: `end` and `reset` close it at the next question, `silence` swallows that one and resets after a second. */
async function openLine(databaseUrl: string) {
  const target = new URL(databaseUrl)
  let cut: Cut | undefined
  let harmed = 0
  const open = new Set<Socket>()
  const server = createServer((caller) => {
    const database = connect(Number(target.port), target.hostname)
    for (const socket of [caller, database]) {
      open.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => [caller, database].map((end) => end.destroy()))
    }
    caller.on('data', (part) => {
      if (!cut) return void database.write(part)
      harmed++
      if (cut === 'end') caller.end()
      else if (cut === 'reset') caller.resetAndDestroy()
      else setTimeout(() => caller.resetAndDestroy(), 1_000)
    })
    database.on('data', (part) => caller.write(part))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    become(next: Cut | undefined) {
      cut = next
    },
    harmed: () => harmed,
    close() {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}

type Database = TestReport['context']['prisma']
const questions: Record<string, (prisma: Database) => Promise<unknown>> = {
  'a query': (prisma) => prisma.report.findMany({ take: 1 }),
  'a raw query': (prisma) => prisma.$queryRaw`select 1`,
  'a raw command': (prisma) => prisma.$executeRaw`update report set revision = revision where false`,
  'a transaction': (prisma) => prisma.$transaction((tx) => tx.$executeRaw`update report set revision = revision where false`),
}

for (const cut of ['end', 'reset', 'silence'] as const)
  test(`a database line that is cut (${cut}) under any question is a database that is away`, async (context) => {
    const line = await openLine(report.config.DATABASE_URL)
    const worker = await reportWorker.create({ ...report.config, DATABASE_URL: line.url }, report.overrides)
    context.after(async () => {
      line.become(undefined)
      await worker.stop()
      line.close()
    })
    await worker.start()
    const { prisma } = worker.context
    for (const [name, ask] of Object.entries(questions)) {
      line.become(undefined)
      await eventually(async () => (await prisma.$queryRaw`select 1`.catch(() => [])) !== undefined, 'a line')
      line.become(cut)
      const error = await ask(prisma).catch((caught: unknown) => caught)
      assert.ok(isTransient(error), `${name}: ${String(error)}`)
    }
    assert.ok(line.harmed() >= Object.keys(questions).length, 'not every question was cut')
    line.become(undefined)
  })

test('a session that the database ends under any question is a database that is away', async () => {
  const { prisma } = report.context
  const sleeps: Record<string, () => Promise<unknown>> = {
    'a raw query': () => prisma.$queryRaw`select 1 from pg_sleep(60)`,
    'a raw command': () => prisma.$executeRaw`select 2 from pg_sleep(60)`,
  }
  for (const [name, ask] of Object.entries(sleeps)) {
    const asked = ask().catch((caught: unknown) => caught)
    const ended = `select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(60)%' and pid <> pg_backend_pid()`
    await eventually(async () => (await report.sql(ended)).length > 0, 'the question to be asked')
    const error = await asked
    assert.ok(isTransient(error), `${name}: ${String(error)}`)
  }
})

test('a report that is ordered while the clock of the service is ahead is due at once', async ({ mock }) => {
  const body = report.guestBody()
  mock.timers.enable({ apis: ['Date'], now: Date.now() + 3_600_000 })
  const { json } = await call(report.app, reportRoutes.generateGuestReport, { body, cookies: guest })
  mock.timers.reset()
  const [row] = await report.sql('select due_at <= now() as due from report where id = $1', [json.reportId])
  assert.equal(row?.due, true)
})
