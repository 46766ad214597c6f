import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reportRoutes } from '@waymark/contracts/routes/report'
import { call } from '@waymark/testing/http'
import pg from 'pg'
import { eventually, guestCookie, startReport, type TestReport } from '../support/start-report.ts'

const guest = { wm_guest: guestCookie }

/** What can be done to the database of this report service alone: other test files have theirs in the same server, with the same roles. */
async function connectAdmin(report: TestReport) {
  const url = new URL(report.infra.adminUrl)
  const name = url.pathname.slice(1)
  url.pathname = '/postgres'
  const admin = new pg.Client({ connectionString: url.href })
  await admin.connect()
  return {
    cutWorker: () =>
      admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'report-worker' and datname = $1`,
        [name],
      ),
    allowConnections: (allowed: boolean) =>
      admin.query(`alter database ${pg.escapeIdentifier(name)} with allow_connections ${allowed}`),
    end: () => admin.end(),
  }
}

test('a database that cuts its connections right after a mail was accepted does not make the mail go out twice', async () => {
  const other = await startReport()
  const admin = await connectAdmin(other)
  try {
    const sent: string[] = []
    const mailer = {
      async send({ to }: { to: string }) {
        sent.push(to)
        await admin.cutWorker()
        return '250 kept'
      },
      close: () => undefined,
    }
    const body = other.guestBody()
    const { json } = await call(other.app, reportRoutes.generateGuestReport, { body, cookies: guest })
    await other.startWorker({ mailer })
    await eventually(async () => (await other.statusOf(json.reportId)) === 'delivered', 'delivered', 60_000)
    assert.deepEqual(sent, [body.guestEmail])
  } finally {
    await admin.end()
    await other.stop()
  }
})

test('a mail that fails while the database is away goes out soon after it is back, not when its claim ends', async () => {
  const other = await startReport()
  const admin = await connectAdmin(other)
  try {
    let tries = 0
    const mailer = {
      async send() {
        if (++tries > 1) return '250 kept'
        await admin.allowConnections(false)
        await admin.cutWorker()
        setTimeout(() => void admin.allowConnections(true), 4_000)
        throw new Error('the line was cut')
      },
      close: () => undefined,
    }
    const { json } = await call(other.app, reportRoutes.generateGuestReport, { body: other.guestBody(), cookies: guest })
    await other.startWorker({ mailer })
    await eventually(async () => tries === 1, 'a try', 60_000)
    await eventually(
      async () => (await other.statusOf(json.reportId).catch(() => '')) === 'delivered',
      'delivered well before a minute',
      35_000,
    )
    assert.equal(tries, 2)
  } finally {
    await admin.end()
    await other.stop()
  }
})
