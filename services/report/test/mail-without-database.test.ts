import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reportRoutes } from '@waymark/contracts/routes/report'
import { call } from '@waymark/kit/testing/http'
import pg from 'pg'
import { eventually, guestCookie, startReport } from './support/start-report.ts'

const guest = { wm_guest: guestCookie }

test('a database that cuts its connections right after a mail was accepted does not make the mail go out twice', async () => {
  const other = await startReport()
  const admin = new pg.Client({ connectionString: other.infra.adminUrl })
  await admin.connect()
  try {
    const sent: string[] = []
    const mailer = {
      async send({ to }: { to: string }) {
        sent.push(to)
        await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'report-worker'`)
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
  const admin = new pg.Client({ connectionString: other.infra.adminUrl })
  await admin.connect()
  try {
    let tries = 0
    const mailer = {
      async send() {
        if (++tries > 1) return '250 kept'
        const { rows } = await admin.query(
          `select usename from pg_stat_activity where application_name = 'report-worker' limit 1`,
        )
        const role = pg.escapeIdentifier(rows[0].usename)
        await admin.query(`alter role ${role} nologin`)
        await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'report-worker'`)
        setTimeout(() => void admin.query(`alter role ${role} login`), 4_000)
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
