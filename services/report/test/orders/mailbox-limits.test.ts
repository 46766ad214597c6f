import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { reportRoutes } from '@waymark/contracts/routes/report'
import { createLog } from '@waymark/kit/log'
import { call } from '@waymark/testing/http'
import { nextDay } from '../../src/data/mail/mailbox-day.ts'
import { deliverMail } from '../../src/tasks/pipeline/deliver-mail.ts'
import { renewLink } from '../../src/use-cases/renew-link.ts'
import { eventually, guestCookie, startReport, type TestReport } from '../support/start-report.ts'

let report: TestReport
before(async () => {
  report = await startReport()
})
after(() => report.stop())

const guest = { wm_guest: guestCookie }
const ask = (guestEmail: string) =>
  call(report.app, reportRoutes.generateGuestReport, { body: report.guestBody({ guestEmail }), cookies: guest })
const statuses = async (addresses: string[]) => {
  const given = []
  for (const address of addresses) given.push((await ask(address)).status)
  return given
}

test('an address is the saved one however its letters are typed, and no letter of another alphabet stands for one of it', async () => {
  const body = report.guestBody({ guestEmail: 'kim@example.com' })
  const answer = (guestEmail: string) =>
    call(report.app, reportRoutes.generateGuestReport, { body: { ...body, guestEmail }, cookies: guest })
  for (const other of ['tim@example.com', '\u212Aim@example.com']) assert.equal((await answer(other)).status, 400, other)
  assert.equal((await answer('Kim@Example.com')).status, 202)
})

test('deleting a report does not give its mailbox another one', async () => {
  const given = []
  for (let round = 0; round < 5; round++) {
    const asked = await ask('target@example.com')
    given.push(asked.status)
    if (asked.status === 202) {
      const params = { id: asked.json.reportId }
      assert.equal((await call(report.app, reportRoutes.deleteReport, { params, cookies: guest })).status, 200)
    }
  }
  assert.deepEqual(given, [202, 202, 202, 429, 429])
  for (const { row } of await report.sql('select mailbox_day::text as row from mailbox_day')) assert.doesNotMatch(row, /@|target/)
})

test('of ten requests for one mailbox at once three are taken', async () => {
  const given = await Promise.all(Array.from({ length: 10 }, () => ask('flooded@example.com')))
  assert.equal(given.filter(({ status }) => status === 202).length, 3)
  const refused = given.filter(({ status }) => status === 429)
  assert.equal(refused.length, 7)
  const seconds = Number(refused[0]?.headers['retry-after'])
  assert.ok(seconds > 0 && seconds <= 86_400)
  assert.equal((await report.sql(`select 1 from report where guest_email = 'flooded@example.com'`)).length, 3)
})

test('one mailbox is one, however its address is written; another one is another', async () => {
  const spelled = ['bob@example.com', 'Bob+1@Example.com', 'bob+news@example.com', 'BOB@example.com']
  assert.deepEqual(await statuses(spelled), [202, 202, 202, 429])
  assert.deepEqual(
    await statuses(['b.o.b@gmail.com', 'bob+x@gmail.com', 'bob@googlemail.com', 'bo.b@gmail.com']),
    [202, 202, 202, 429],
  )
  // Signs that mean "any" in a search mean nothing here.
  assert.deepEqual(
    await statuses(['axb@example.org', 'ayb@example.org', 'azb@example.org', 'a_b@example.org']),
    [202, 202, 202, 202],
  )
})

test('a person who asks for ten reports at once is given three', async () => {
  const { userId, headers } = await report.user()
  const given = await Promise.all(
    Array.from({ length: 10 }, () => {
      const one = report.save({ userId })
      const body = { assessmentId: one.assessmentId, reportType: one.assessmentType }
      return call(report.app, reportRoutes.generateReport, { headers, body })
    }),
  )
  assert.deepEqual(given.map(({ status }) => status).toSorted(), [202, 202, 202, ...Array(7).fill(429)])
})

test('ten new links asked for at once are three mails, over all reports of the mailbox', async () => {
  const ids = [(await ask('links@example.com')).json.reportId, (await ask('links@example.com')).json.reportId]
  const sent = await Promise.all(Array.from({ length: 10 }, (_, at) => renewLink(report.context, ids[at % 2])))
  assert.equal(sent.filter((outcome) => outcome === 'sent').length, 3)
  assert.equal((await report.sql(`select 1 from outgoing_mail where recipient = 'links@example.com'`)).length, 3)
  assert.deepEqual(await statuses(['links@example.com', 'links@example.com']), [202, 429], 'reports are counted apart')
})

test('"do not write again" behind the link holds for what is under way and for what is asked for later', async () => {
  // What the tests before have asked for is not to be made.
  await report.sql('delete from report')
  const { worker } = await report.startWorker()
  const asked = await ask('unwilling@example.com')
  const mail = await report.mailbox.waitFor(({ to }) => to.includes('unwilling@example.com'), 60_000)
  assert.match(mail.headers['list-unsubscribe'] ?? '', /^<http:\/\/localhost:8080\/api\/mail\/k{43}>$/)
  assert.equal(mail.headers['list-unsubscribe-post'], 'List-Unsubscribe=One-Click')
  assert.match(mail.text, /report misuse of this address: reports@waymark\.localhost/)
  const token = /\/api\/r\/(\S+)/.exec(mail.text)?.[1] ?? ''
  await report.sql(`update report_link set expires_at = now() - interval '1 hour' where report_id = $1`, [asked.json.reportId])
  const page = await call(report.app, reportRoutes.openLink, { params: { token } })
  assert.match(page.text, /Do not write to this address again/)
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const under = await ask('unwilling@example.com')
  const stopped = await report.app.inject({ method: 'POST', url: `/api/r/${token}/stop`, headers: form, payload: '' })
  assert.match(stopped.payload, /No more mail/)
  assert.equal(report.mailboxes.verdicts.get('unwilling@example.com'), 'stopped')

  const later = await ask('unwilling@example.com')
  assert.equal(later.status, 403)
  assert.match(later.json.detail, /wants no mail/)
  const status = () => report.statusOf(under.json.reportId)
  await eventually(async () => ['failed', 'delivered'].includes(await status()), 'decided', 60_000)
  const sent = report.mailbox.mails.filter(({ to }) => to.includes('unwilling@example.com')).length
  assert.equal(sent, (await status()) === 'failed' ? 1 : 2)
  await worker.stop()
})

test('a mail whose mailbox had enough waits for the next day, and a wish that is kept is no fault', async () => {
  const { context, worker } = await report.startWorker()
  await context.queues.close()
  const mailOf = async (address: string, verdict: string) => {
    const { json } = await ask(address)
    report.mailboxes.verdicts.set(address, verdict)
    await renewLink(report.context, json.reportId)
    const [mail] = await report.sql('select id from outgoing_mail where report_id = $1', [json.reportId])
    await deliverMail(context, mail?.id)
    const [row] = await report.sql('select * from outgoing_mail where id = $1', [mail?.id])
    const dead = await report.sql('select error from dead_job where report_id = $1', [json.reportId])
    return { row, dead }
  }
  const enough = await mailOf('enough@example.com', 'enough')
  assert.equal(enough.row?.state, 'pending')
  assert.equal(enough.row?.attempts, 0)
  assert.ok(enough.row?.due_at >= nextDay(new Date()))
  const stopped = await mailOf('stopped@example.com', 'stopped')
  assert.equal(stopped.row?.state, 'failed')
  assert.deepEqual(stopped.dead, [])
  assert.deepEqual(
    report.mailbox.mails.filter(({ to }) => to.some((one) => one.startsWith('enough@') || one.startsWith('stopped@'))),
    [],
  )
  await worker.stop()
})

test('no address is in the log or beside a mail that failed', async () => {
  const lines: string[] = []
  const log = createLog({ service: 'test', level: 'trace', destination: { write: (line) => void lines.push(line) } })
  const { worker } = await report.startWorker({ log })
  report.mailbox.misbehave = (command) => (command === 'RCPT' ? '451 4.2.1 secret.person@example.com is busy' : undefined)
  const { json } = await ask('secret.person@example.com')
  const rowOf = async () =>
    (await report.sql('select state, last_error from outgoing_mail where report_id = $1', [json.reportId]))[0]
  const putOff = await eventually(async () => ((await rowOf())?.last_error ? rowOf() : undefined), 'put off', 60_000)
  assert.match(putOff?.last_error, /answer 451 4\.2\.1/)
  report.mailbox.misbehave = (command) => (command === 'RCPT' ? '550 5.1.1 <secret.person@example.com>: unknown' : undefined)
  await eventually(async () => (await rowOf())?.state === 'failed', 'given up', 60_000)
  report.mailbox.misbehave = undefined
  const dead = await report.sql('select error from dead_job where report_id = $1', [json.reportId])
  const kept = JSON.stringify([dead, await rowOf()])
  assert.match(kept, /550 5\.1\.1/)
  assert.doesNotMatch(kept, /secret|example\.com/)
  assert.match(lines.join(''), /mail postponed by mailbox limit/)
  assert.match(lines.join(''), /mail given up/)
  assert.doesNotMatch(lines.join(''), /secret|example\.com/)
  await worker.stop()
})
