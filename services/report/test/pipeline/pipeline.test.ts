import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { reportRoutes } from '@waymark/contracts/routes/report'
import { call } from '@waymark/testing/http'
import { linkToken } from '../../src/data/links/link-token.ts'
import { eventually, guestCookie, startReport, type TestReport } from '../support/start-report.ts'

let report: TestReport
before(async () => {
  report = await startReport()
})
after(() => report.stop())

const guest = { wm_guest: guestCookie }

test("a guest's report is accepted once, made, mailed with link and attachment, and the link opens it", async () => {
  const body = report.guestBody()
  const first = await call(report.app, reportRoutes.generateGuestReport, { body, cookies: guest })
  assert.equal(first.status, 202, first.text)
  assert.equal(first.json.status, 'requested')
  const again = await call(report.app, reportRoutes.generateGuestReport, { body, cookies: guest })
  assert.equal(again.json.reportId, first.json.reportId)

  await report.startWorker()
  const mail = await report.mailbox.waitFor(({ to }) => to.includes(body.guestEmail), 60_000)
  assert.equal(mail.subject, 'Your Career Deep Dive report is ready')
  const pdf = mail.attachments[0]
  assert.equal(pdf?.type, 'application/pdf')
  assert.equal(pdf?.content.subarray(0, 5).toString(), '%PDF-')

  const { reportId } = first.json
  await eventually(async () => (await report.statusOf(reportId)) === 'delivered', 'delivered')
  const link = /\/api\/r\/(\S+)/.exec(mail.text)?.[1] ?? ''
  const page = await call(report.app, reportRoutes.openLink, { params: { token: link } })
  assert.equal(page.status, 200)
  assert.equal(page.headers['referrer-policy'], 'no-referrer')
  assert.match(page.text, /Download the PDF/)
  const file = await report.app.inject({ url: `/api/r/${link}/pdf` })
  assert.equal(file.statusCode, 200)
  assert.deepEqual(file.rawPayload, pdf?.content)
  const events = await report.sql('select type from outbox where key = $1 order by seq', [reportId])
  assert.deepEqual(
    events.map(({ type }) => type),
    ['ReportRequested', 'ReportReady', 'ReportDelivered'],
  )
})

test('a member pays before the file opens, twice the same payment is one, another is a conflict', async () => {
  const { userId, headers } = await report.user()
  const one = report.save({ userId })
  const accepted = await call(report.app, reportRoutes.generateReport, {
    headers,
    body: { assessmentId: one.assessmentId, reportType: one.assessmentType },
  })
  assert.equal(accepted.status, 202, accepted.text)
  const params = { id: accepted.json.reportId }
  await eventually(async () => (await report.statusOf(params.id)) === 'ready', 'ready', 60_000)
  assert.equal((await call(report.app, reportRoutes.getReportPdf, { headers, params })).status, 402)
  assert.equal((await call(report.app, reportRoutes.getReportView, { headers, params })).status, 402)

  const pay = (paymentId: string) =>
    call(report.app, reportRoutes.completeReportPayment, { headers, params: { reportId: params.id }, body: { paymentId } })
  const paid = await pay('demo_1')
  assert.equal(paid.status, 200, paid.text)
  assert.deepEqual((await pay('demo_1')).json, paid.json)
  assert.equal((await pay('demo_2')).status, 409)
  assert.equal((await call(report.app, reportRoutes.getReportPdf, { headers, params })).status, 200)
  const view = await call(report.app, reportRoutes.getReportView, { headers, params })
  assert.equal(view.status, 200, view.text)
  assert.ok(view.json.sections.length > 0)
  const list = await call(report.app, reportRoutes.listReports, { headers })
  assert.equal(list.json.total, 1)
  assert.equal(list.json.reports[0].paid, true)
  await report.mailbox.waitFor(({ to }) => to.includes(`${userId}@example.com`))
})

test("somebody else's report and assessment answer as unknown ones do", async () => {
  const owner = await report.user()
  const one = report.save({ userId: owner.userId })
  const other = await report.user()
  const body = { assessmentId: one.assessmentId, reportType: one.assessmentType }
  assert.equal((await call(report.app, reportRoutes.generateReport, { headers: other.headers, body })).status, 404)
  const { json } = await call(report.app, reportRoutes.generateReport, { headers: owner.headers, body })
  const params = { id: json.reportId }
  for (const route of [reportRoutes.getReport, reportRoutes.getReportPdf, reportRoutes.getReportView, reportRoutes.retryReport]) {
    assert.equal((await call(report.app, route, { headers: other.headers, params })).status, 404, route.id)
  }
  assert.equal((await call(report.app, reportRoutes.getReport, { params, cookies: guest })).status, 404)
  assert.equal((await call(report.app, reportRoutes.listReports, {})).status, 401)
  const payment = { headers: other.headers, params: { reportId: params.id }, body: { paymentId: 'x' } }
  assert.equal((await call(report.app, reportRoutes.completeReportPayment, payment)).status, 404)
})

test('type and address must be the saved ones; each wrong field is named', async () => {
  const body = report.guestBody()
  const wrong = await call(report.app, reportRoutes.generateGuestReport, {
    body: { ...body, reportType: 'ai_transition', guestEmail: 'other@example.com' },
    cookies: guest,
  })
  assert.equal(wrong.status, 400)
  assert.deepEqual(
    wrong.json.errors.map(({ path }: { path: string }) => path),
    ['reportType', 'guestEmail'],
  )
  const unknown = await call(report.app, reportRoutes.generateGuestReport, {
    body: { ...body, reportType: 'horoscope' },
    cookies: guest,
  })
  assert.equal(unknown.status, 400)
  assert.equal((await report.sql('select 1 from report where assessment_id = $1', [body.assessmentId])).length, 0)
})

test('a mailbox is sent three reports a day, whoever asks', async () => {
  const guestEmail = 'stranger@example.com'
  const statuses = []
  for (let i = 0; i < 4; i++) {
    const body = report.guestBody({ guestEmail: i % 2 ? guestEmail.toUpperCase() : guestEmail })
    statuses.push((await call(report.app, reportRoutes.generateGuestReport, { body, cookies: guest })).status)
  }
  assert.deepEqual(statuses, [202, 202, 202, 429])
})

test('progress is streamed as whole snapshots until the report is delivered, and resumes after a break', async () => {
  const { json } = await call(report.app, reportRoutes.generateGuestReport, { body: report.guestBody(), cookies: guest })
  const stream = await fetch(`${report.base()}/api/reports/${json.reportId}/events`, {
    headers: { cookie: `wm_guest=${guestCookie}` },
  })
  assert.match(stream.headers.get('content-type') ?? '', /text\/event-stream/)
  const text = await stream.text()
  const snapshots = [...text.matchAll(/^data: (.*)$/gm)].map((match) => JSON.parse(match[1] ?? ''))
  assert.equal(snapshots.at(-1)?.status, 'delivered')
  assert.equal(snapshots.at(-1)?.done, snapshots.at(-1)?.total)
  const done = snapshots.map((snapshot) => snapshot.done)
  assert.deepEqual(
    done,
    done.toSorted((a, b) => a - b),
  )
  const last = /^id: (\d+)$/gm
  const ids = [...text.matchAll(last)].map((match) => match[1] ?? '')
  const resumed = await fetch(`${report.base()}/api/reports/${json.reportId}/events`, {
    headers: { cookie: `wm_guest=${guestCookie}`, 'last-event-id': ids.at(-1) ?? '' },
  })
  assert.equal(/^data:/m.test(await resumed.text()), false, 'nothing is told twice')
})

test('an ended link says so, a new one is mailed to the same address, and erasing needs a yes', async () => {
  const body = report.guestBody()
  const { json } = await call(report.app, reportRoutes.generateGuestReport, { body, cookies: guest })
  const mail = await report.mailbox.waitFor(({ to }) => to.includes(body.guestEmail), 60_000)
  const token = /\/api\/r\/(\S+)/.exec(mail.text)?.[1] ?? ''
  report.clock.now = new Date(Date.now() + 8 * 86_400_000)
  const over = await call(report.app, reportRoutes.openLink, { params: { token } })
  assert.equal(over.status, 410)
  assert.match(over.text, /Send a new link/)
  assert.equal((await call(report.app, reportRoutes.downloadByLink, { params: { token } })).status, 410)
  report.clock.now = undefined
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const renewed = await report.app.inject({ method: 'POST', url: `/api/r/${token}/renew`, headers: form, payload: '' })
  assert.match(renewed.payload, /A new link is on its way/)
  const second = await report.mailbox.waitFor(({ to, subject }) => to.includes(body.guestEmail) && /new link/.test(subject))
  const fresh = /\/api\/r\/(\S+)/.exec(second.text)?.[1] ?? ''
  assert.equal(
    (await call(report.app, reportRoutes.openLink, { params: { token } })).status,
    410,
    'the old link ended with the new one',
  )
  const again = await report.app.inject({ method: 'POST', url: `/api/r/${token}/renew`, headers: form, payload: '' })
  assert.match(again.payload, /There is a newer link/, 'an old mail sends no more mails, and does not end the good link')
  assert.equal((await call(report.app, reportRoutes.openLink, { params: { token: fresh } })).status, 200)
  const asked = await report.app.inject({ method: 'POST', url: `/api/r/${fresh}/erase`, headers: form, payload: '' })
  assert.match(asked.payload, /Erase this report\?/)
  assert.equal((await report.sql('select 1 from report where id = $1', [json.reportId])).length, 1)
  const erased = await report.app.inject({ method: 'POST', url: `/api/r/${fresh}/erase`, headers: form, payload: 'confirm=yes' })
  assert.match(erased.payload, /Your data is erased/)
  assert.equal((await report.sql('select 1 from artifact where key = $1', [`report/${json.reportId}.pdf`])).length, 0)
  assert.equal((await call(report.app, reportRoutes.openLink, { params: { token: fresh } })).status, 404)
  const told = await report.sql(`select data from outbox where key = $1 and type = 'ReportErased'`, [json.reportId])
  assert.equal(told[0]?.data.assessmentId, body.assessmentId)
})

test('a forged link opens nothing', async () => {
  const keys = { current: 'k1', secrets: { k1: 'not our secret' } }
  const token = linkToken('0199a1b2-c3d4-7e5f-8a6b-123456789abc', 'k1', keys)
  assert.equal((await call(report.app, reportRoutes.openLink, { params: { token } })).status, 404)
})

test('the database lets a report take one step after the other only', async () => {
  const { json } = await call(report.app, reportRoutes.generateGuestReport, { body: report.guestBody(), cookies: guest })
  await eventually(async () => (await report.statusOf(json.reportId)) === 'delivered', 'delivered', 60_000)
  for (const skipped of ['requested', 'composing', 'rendering', 'delivering', 'failed']) {
    await assert.rejects(report.sql('update report set status = $2 where id = $1', [json.reportId, skipped]), /cannot become/)
  }
  assert.equal(await report.statusOf(json.reportId), 'delivered')
})
