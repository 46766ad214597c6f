import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { reportRoutes } from '@waymark/contracts/routes/report'
import { guestKeyOf } from '@waymark/service/auth'
import { call } from '@waymark/testing/http'
import { claimReport } from '../../src/data/claims/claim-report.ts'
import { PrintBroken, type PrintBrowser } from '../../src/document/print/browser.ts'
import { MAX_ATTEMPTS } from '../../src/domain/backoff.ts'
import { makeReport } from '../../src/tasks/pipeline/make-report.ts'
import { reconcile } from '../../src/tasks/pipeline/reconcile.ts'
import { createQueues } from '../../src/tasks/queues.ts'
import { eventually, guestCookie, startReport, type TestReport } from '../support/start-report.ts'

let report: TestReport
before(async () => {
  report = await startReport()
  await report.startWorker()
})
after(() => report.stop())

const guest = { wm_guest: guestCookie }

test('a sibling that is away puts the report off; it is taken up again and nothing is lost', async () => {
  report.siblings.away = true
  const { json } = await call(report.app, reportRoutes.generateGuestReport, { body: report.guestBody(), cookies: guest })
  await eventually(
    async () => (await report.sql('select deferrals from report where id = $1', [json.reportId]))[0]?.deferrals > 0,
    'put off',
  )
  assert.equal(await report.statusOf(json.reportId), 'composing')
  report.siblings.away = false
  await eventually(async () => (await report.statusOf(json.reportId)) === 'delivered', 'delivered', 60_000)
})

test('an emptied Redis loses no report', async () => {
  const bodies = Array.from({ length: 5 }, () => report.guestBody())
  const ids: string[] = []
  for (const body of bodies)
    ids.push((await call(report.app, reportRoutes.generateGuestReport, { body, cookies: guest })).json.reportId)
  const { createClient } = await import('redis')
  const redis = createClient({ url: report.infra.redisUrl })
  await redis.connect()
  await redis.flushAll()
  await redis.close()
  await eventually(
    async () => (await Promise.all(ids.map((id) => report.statusOf(id)))).every((status) => status === 'delivered'),
    'all delivered',
    90_000,
  )
  for (const { guestEmail } of bodies) assert.equal(report.mailbox.mails.filter(({ to }) => to.includes(guestEmail)).length, 1)
})

test('a mail server that is busy or cuts the line gets the mail later, once', async () => {
  let refusals = 0
  report.mailbox.misbehave = (command) =>
    command === 'MAIL' && refusals++ < 2 ? (refusals === 1 ? '421 busy' : 'reset') : undefined
  const body = report.guestBody()
  const { json } = await call(report.app, reportRoutes.generateGuestReport, { body, cookies: guest })
  await eventually(async () => (await report.statusOf(json.reportId)) === 'delivered', 'delivered', 60_000)
  report.mailbox.misbehave = undefined
  assert.ok(refusals >= 3)
  assert.equal(report.mailbox.mails.filter(({ to }) => to.includes(body.guestEmail)).length, 1)
})

test('an address that the mail server refuses fails the report with a reason, and a retry sends it', async () => {
  const body = report.guestBody()
  report.mailbox.misbehave = (command) => (command === 'RCPT' ? '550 no such mailbox' : undefined)
  const { json } = await call(report.app, reportRoutes.generateGuestReport, { body, cookies: guest })
  await eventually(async () => (await report.statusOf(json.reportId)) === 'failed', 'failed', 60_000)
  report.mailbox.misbehave = undefined
  const params = { id: json.reportId }
  const shown = await call(report.app, reportRoutes.getReport, { params, cookies: guest })
  assert.match(shown.json.report.failure, /your mail server did not take it/)
  assert.equal((await report.sql('select step from dead_job where report_id = $1', [json.reportId]))[0]?.step, 'deliver')
  assert.equal((await call(report.app, reportRoutes.retryReport, { params, cookies: guest })).status, 202)
  await eventually(async () => (await report.statusOf(json.reportId)) === 'delivered', 'delivered', 60_000)
  assert.equal((await call(report.app, reportRoutes.retryReport, { params, cookies: guest })).status, 409)
})

test('an effect of a worker whose claim has passed to another changes nothing', async () => {
  const { context } = await report.startWorker({
    writer: { parallel: 1, write: async (content) => ({ content, aiGenerated: false }) },
  })
  await context.queues.close()
  const other = await startReport()
  try {
    const body = {
      ...other.save({ guestKey: guestKeyOf(guestCookie), guestEmail: 'fence@example.com' }),
      reportType: 'career_deep_dive',
    }
    const { json } = await call(other.app, reportRoutes.generateGuestReport, { body, cookies: guest })
    const { context: mine } = await other.startWorker({
      writer: {
        parallel: 1,
        async write(content) {
          // While this worker sleeps its claim ends, and another takes the report.
          await other.sql("update report set claimed_until = now() - interval '1 second' where id = $1", [json.reportId])
          const taken = await claimReport(mine.prisma, json.reportId)
          assert.ok(taken)
          return { content, aiGenerated: false }
        },
      },
    })
    await makeReport(mine, json.reportId)
    assert.equal(
      (await other.sql('select count(*)::int as n from report_section where report_id = $1', [json.reportId]))[0]?.n,
      0,
    )
    assert.equal((await other.sql('select status from report where id = $1', [json.reportId]))[0]?.status, 'composing')
  } finally {
    await other.stop()
  }
})

test('what kills its worker five times in a row becomes a dead job with its reason, and can be tried again', async () => {
  const other = await startReport()
  try {
    const body = {
      ...other.save({ guestKey: guestKeyOf(guestCookie), guestEmail: 'poison@example.com' }),
      reportType: 'career_deep_dive',
    }
    const { json } = await call(other.app, reportRoutes.generateGuestReport, { body, cookies: guest })
    await other.sql('update report set attempts = 5 where id = $1', [json.reportId])
    await other.startWorker()
    const status = async () => (await other.sql('select status, failure_code from report where id = $1', [json.reportId]))[0]
    await eventually(async () => (await status())?.failure_code === 'attempts', 'given up', 30_000)
    const failed = await other.mailbox.waitFor(({ subject }) => /could not be made/.test(subject))
    assert.match(failed.text, /Your answers are safe/)
    const params = { id: json.reportId }
    assert.equal((await call(other.app, reportRoutes.retryReport, { params, cookies: guest })).status, 202)
    await eventually(async () => (await status())?.status === 'delivered', 'delivered', 60_000)
    assert.equal((await other.sql('select 1 from dead_job where replayed_at is null')).length, 0)
  } finally {
    await other.stop()
  }
})

test('a worker killed three times gives up none of the reports that it held, and they do not come back together', async () => {
  const other = await startReport()
  try {
    const { context } = await other.startWorker()
    await context.queues.close()
    const ids: string[] = []
    for (let n = 0; n < 6; n++) {
      const body = { ...other.save({ guestKey: guestKeyOf(guestCookie), guestEmail: `held-${n}@example.com` }) }
      const order = { ...body, reportType: 'career_deep_dive' as const }
      ids.push((await call(other.app, reportRoutes.generateGuestReport, { body: order, cookies: guest })).json.reportId)
    }
    // Each death: taken, nothing told any more, and the claim runs out.
    for (let death = 1; death <= 3; death++)
      for (const id of ids) {
        assert.equal((await claimReport(context.prisma, id))?.attempts, death)
        await other.sql(`update report set claimed_until = now() - interval '1 second' where id = $1`, [id])
        if (death < 3) await other.sql('update report set due_at = now() where id = $1', [id])
      }
    const [apart] = await other.sql(
      `select extract(epoch from max(due_at) - min(due_at))::float8 as seconds, bool_and(due_at > now()) as later from report`,
    )
    assert.ok(apart?.later && apart.seconds > 1, `they come back within ${apart?.seconds} s of one another`)
    for (const id of ids) {
      assert.equal(await claimReport(context.prisma, id), undefined, 'not before its moment')
      await other.sql('update report set due_at = now() where id = $1', [id])
    }
    const [first] = ids
    await makeReport(context, first ?? '')
    assert.equal(await other.statusOf(first ?? ''), 'ready')
  } finally {
    await other.stop()
  }
})

test('a print browser that breaks is no reason to fail a report, until it breaks time and again', async () => {
  const other = await startReport()
  try {
    const { context } = await other.startWorker()
    await context.queues.close()
    let breaks = 0
    const broken: PrintBrowser = {
      async run(job) {
        if (breaks-- > 0) throw new PrintBroken(new Error('Target closed'))
        return context.browser.run(job)
      },
      stop: async () => undefined,
    }
    const order = async (guestEmail: string): Promise<string> => {
      const one = { ...other.save({ guestKey: guestKeyOf(guestCookie), guestEmail }), reportType: 'career_deep_dive' }
      return (await call(other.app, reportRoutes.generateGuestReport, { body: one, cookies: guest })).json.reportId
    }
    const make = async (id: string) => {
      await other.sql('update report set due_at = now() where id = $1', [id])
      await makeReport({ ...context, browser: broken }, id)
    }
    const once = await order('once@example.com')
    breaks = 1
    await make(once)
    assert.equal(await other.statusOf(once), 'rendering')
    assert.ok((await other.sql('select due_at > now() as later from report where id = $1', [once]))[0]?.later)
    await make(once)
    assert.notEqual(await other.statusOf(once), 'rendering')
    assert.equal((await other.sql('select 1 from dead_job where report_id = $1', [once])).length, 0)

    const always = await order('always@example.com')
    breaks = 100
    for (let turn = 0; turn <= MAX_ATTEMPTS; turn++) await make(always)
    assert.equal(await other.statusOf(always), 'failed')
    const [dead] = await other.sql('select step, error from dead_job where report_id = $1', [always])
    assert.equal(dead?.step, 'render')
    assert.match(dead?.error, /Target closed/)
  } finally {
    await other.stop()
  }
})

test('while Redis is away reports are still accepted, at once', async () => {
  const other = await startReport()
  try {
    const port = Number(new URL(other.infra.redisUrl).port)
    await other.infra.killRedis(port)
    const body = {
      ...other.save({ guestKey: guestKeyOf(guestCookie), guestEmail: 'away@example.com' }),
      reportType: 'career_deep_dive',
    }
    const accepted = await call(other.app, reportRoutes.generateGuestReport, { body, cookies: guest })
    assert.equal(accepted.status, 202)
    await other.infra.startRedis({ port })
    const { context } = await other.startWorker()
    await reconcile(context)
    await eventually(async () => (await other.sql('select status from report'))[0]?.status === 'delivered', 'delivered', 60_000)
  } finally {
    await other.stop()
  }
})

test('a queue without its Redis fails at once instead of waiting', async () => {
  const queues = createQueues('redis://127.0.0.1:9')
  const started = Date.now()
  await assert.rejects(queues.make({ reportId: 'x', traceparent: '', attempt: 0 }))
  assert.ok(Date.now() - started < 5_000)
  await queues.close()
})

test('a worker that dies between sending and telling leaves the telling to the reconciler, and sends nothing again', async () => {
  const body = report.guestBody()
  const { json } = await call(report.app, reportRoutes.generateGuestReport, { body, cookies: guest })
  await eventually(async () => (await report.statusOf(json.reportId)) === 'delivered', 'delivered', 60_000)
  await report.sql(`update outgoing_mail set sent_at = now() - interval '5 seconds' where report_id = $1`, [json.reportId])
  await report.sql(`update report set status = 'ready', delivered_at = null where id = $1`, [json.reportId])
  await eventually(async () => (await report.statusOf(json.reportId)) === 'delivered', 'told', 20_000)
  assert.equal(report.mailbox.mails.filter(({ to }) => to.includes(body.guestEmail)).length, 1)
})
