import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { reportRoutes } from '@waymark/contracts/routes/report'
import { AppError } from '@waymark/kit/errors'
import { call } from '@waymark/testing/http'
import type { Writer } from '../../src/tasks/llm/writer.ts'
import { makeReport } from '../../src/tasks/pipeline/make-report.ts'
import { eraseOldGuestReports } from '../../src/use-cases/erase-reports.ts'
import { eventually, guestCookie, startReport, type TestReport } from '../support/start-report.ts'

let report: TestReport
before(async () => {
  report = await startReport()
})
after(() => report.stop())

const guest = { wm_guest: guestCookie }
const order = async (body = report.guestBody()): Promise<string> =>
  (await call(report.app, reportRoutes.generateGuestReport, { body, cookies: guest })).json.reportId

test('a section that is still written when another one fails does not undo what was decided about the report', async () => {
  const { context, worker } = await report.startWorker()
  await context.queues.close()
  let first = true
  const away: Writer = {
    parallel: 2,
    async write(content) {
      if (first) {
        first = false
        await delay(50)
        throw new AppError('unavailable', 'The model is away.')
      }
      await delay(400)
      return { content, aiGenerated: false }
    },
  }
  const id = await order()
  await report.sql('update report set deferrals = 7 where id = $1', [id])
  await makeReport({ ...context, writer: away }, id)
  const rowOf = async () =>
    (
      await report.sql('select status, deferrals, attempts, claimed_until, due_at > now() as later from report where id = $1', [
        id,
      ])
    )[0]
  const decided = await rowOf()
  assert.equal(decided?.claimed_until, null)
  assert.ok(decided?.later)
  await delay(800)
  assert.deepEqual(await rowOf(), { ...decided, later: true })
  await worker.stop()
})

test('a thousand old guest reports go, also over a slow line to the database', async () => {
  const body = report.guestBody()
  const id = await order(body)
  await report.sql(
    `insert into report (id, assessment_id, guest_key, guest_email, report_type, input, traceparent, created_at)
     select gen_random_uuid(), gen_random_uuid(), guest_key, guest_email, report_type, input, traceparent, now() - interval '40 days'
     from report, generate_series(1, 1000) where id = $1`,
    [id],
  )
  const slow = report.context.prisma.$extends({
    query: {
      async $allOperations({ args, query }) {
        await delay(8)
        return query(args)
      },
    },
  })
  assert.equal(await eraseOldGuestReports(slow as unknown as typeof report.context.prisma, 30), 1000)
  assert.equal((await report.sql('select count(*)::int as left from report'))[0]?.left, 2)
  const [told] = await report.sql(`select count(distinct key)::int as keys from outbox where type = 'ReportErased'`)
  assert.equal(told?.keys, 1000)
})

test('a report that is sent again after its link has ended is sent with a link that works', async () => {
  const { worker } = await report.startWorker()
  const body = report.guestBody()
  report.mailbox.misbehave = (command) => (command === 'RCPT' ? '550 no such mailbox' : undefined)
  const id = await order(body)
  await eventually(async () => (await report.statusOf(id)) === 'failed', 'failed', 60_000)
  report.mailbox.misbehave = undefined
  await report.sql(`update report_link set expires_at = now() - interval '1 hour' where report_id = $1`, [id])
  await call(report.app, reportRoutes.retryReport, { params: { id }, cookies: guest })
  const mail = await report.mailbox.waitFor(({ to }) => to.includes(body.guestEmail), 60_000)
  const token = /\/api\/r\/(\S+)/.exec(mail.text)?.[1] ?? ''
  assert.equal((await call(report.app, reportRoutes.openLink, { params: { token } })).status, 200)
  await worker.stop()
})

test("the stream of a member's report ends once the report is made and paid for", async () => {
  const { worker } = await report.startWorker()
  const { userId, headers } = await report.user()
  const one = report.save({ userId })
  const ordered = { headers, body: { assessmentId: one.assessmentId, reportType: one.assessmentType } }
  const { reportId } = (await call(report.app, reportRoutes.generateReport, ordered)).json
  await eventually(async () => (await report.statusOf(reportId)) === 'ready', 'ready', 60_000)
  const stream = await fetch(`${report.base()}/api/reports/${reportId}/events`, { headers })
  const told = stream.text()
  assert.equal(await Promise.race([told.then(() => 'ended'), delay(3_000, 'open')]), 'open', 'it waits for the payment')
  const paid = { headers, params: { reportId }, body: { paymentId: 'demo' } }
  assert.equal((await call(report.app, reportRoutes.completeReportPayment, paid)).status, 200)
  assert.equal(await Promise.race([told.then(() => 'ended'), delay(5_000, 'open')]), 'ended')
  assert.match(await told, /"paid":true/)
  const again = await fetch(`${report.base()}/api/reports/${reportId}/events`, { headers })
  assert.equal(await Promise.race([again.text().then(() => 'ended'), delay(5_000, 'open')]), 'ended')
  await worker.stop()
})

test('a link whose key is a word that every object knows is a link that we did not make', async () => {
  for (const word of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
    const token = `${word}.00000000-0000-7000-8000-000000000000.AAAAAAAA`
    assert.equal((await call(report.app, reportRoutes.openLink, { params: { token } })).status, 404, word)
  }
})
