import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { reportRoutes } from '@waymark/contracts/routes/report'
import { call } from '@waymark/testing/http'
import { linkToken } from '../../src/data/links/link-token.ts'
import { eventually, guestCookie, startReport, type TestReport } from '../support/start-report.ts'

let report: TestReport
before(async () => {
  report = await startReport({ REPORTS_PER_USER_PER_HOUR: '20', REPORTS_PER_ADDRESS_PER_DAY: '20' })
})
after(() => report.stop())

const satisfaction = (value: number) => ({ id: 'satisfaction', answers: { personalityScores: { satisfaction: value } } })

async function finish(id: string) {
  for (const status of ['composing', 'rendering', 'ready', 'delivering', 'delivered'])
    await report.sql('update report set status = $2 where id = $1', [id, status])
}

async function memberReport() {
  const { userId, headers } = await report.user()
  const { assessmentId, assessmentType: reportType } = report.save({ userId })
  const { json } = await call(report.app, reportRoutes.generateReport, {
    headers,
    body: { assessmentId, reportType, aiText: true },
  })
  const id = json.reportId as string
  await finish(id)
  await report.sql('update report set paid_at = now(), payment_id = $2 where id = $1', [id, randomUUID()])
  return { id, userId, headers, assessmentId, params: { id } }
}

async function guestReport() {
  const body = report.guestBody()
  const { json } = await call(report.app, reportRoutes.generateGuestReport, { body, cookies: { wm_guest: guestCookie } })
  const id = json.reportId as string
  await finish(id)
  const linkId = randomUUID()
  await report.sql(
    `insert into report_link (id, report_id, key_id, expires_at) values ($1, $2, 'k1', now() + interval '7 days')`,
    [linkId, id],
  )
  return { id, email: body.guestEmail, linkId, params: { token: linkToken(linkId, 'k1', report.context.linkKeys) } }
}

describe('the answers of a report', () => {
  it('are shown to its owner, as sent and in words', async () => {
    const { headers, params } = await memberReport()
    const { status, json, text } = await call(report.app, reportRoutes.getReportAnswers, { headers, params })
    assert.equal(status, 200, text)
    assert.equal(json.answers.currentRole, 'Claims processor')
    assert.equal(json.corrections.left, 3)
    const said = new Map(json.said.map(({ id, words }: { id: string; words: string }) => [id, words]))
    assert.equal(said.get('salaryCurrent'), '$43,500')
    assert.equal(said.get('educationLevel'), "Associate's degree")
    assert.match(String(said.get('satisfaction')), /^\d+ of 10$/)
    assert.equal(said.has('state'), false, 'what was not answered is not said')
  })

  it('are nobody else’s, and wait for the payment', async () => {
    const { id, params } = await memberReport()
    const { headers } = await report.user()
    for (const route of [reportRoutes.getReportAnswers, reportRoutes.correctReport]) {
      const body = route === reportRoutes.correctReport ? satisfaction(9) : undefined
      assert.equal((await call(report.app, route, { headers, params, body })).status, 404, route.id)
      assert.equal((await call(report.app, route, { params, body })).status, 401, route.id)
    }
    assert.equal((await report.sql('select 1 from report_correction where corrects_id = $1', [id])).length, 0)
  })

  it('of an unpaid report are not corrected', async () => {
    const { id, headers, params } = await memberReport()
    await report.sql('update report set paid_at = null where id = $1', [id])
    assert.equal((await call(report.app, reportRoutes.getReportAnswers, { headers, params })).status, 402)
    assert.equal((await call(report.app, reportRoutes.correctReport, { headers, params, body: satisfaction(9) })).status, 402)
  })
})

describe('a corrected report', () => {
  it('is a new one without a payment, says what it corrects, and leaves the old one', async () => {
    const { id, headers, params } = await memberReport()
    const { status, json, text } = await call(report.app, reportRoutes.correctReport, { headers, params, body: satisfaction(9) })
    assert.equal(status, 202, text)
    assert.notEqual(json.reportId, id)
    const [row] = await report.sql('select paid_at, payment_id, ai_text from report where id = $1', [json.reportId])
    assert.ok(row.paid_at)
    assert.deepEqual([row.payment_id, row.ai_text], ['correction', true])
    const list = await call(report.app, reportRoutes.listReports, { headers })
    assert.equal(list.json.total, 2)
    const { corrects } = list.json.reports.find((one: { id: string }) => one.id === json.reportId)
    assert.equal(corrects.reportId, id)
    assert.match(corrects.before, /^\d+ of 10$/)
    assert.equal(corrects.after, '9 of 10')
    assert.equal(list.json.reports.find((one: { id: string }) => one.id === id).corrects, undefined)
    const answers = await call(report.app, reportRoutes.getReportAnswers, { headers, params })
    assert.equal(answers.json.corrections.left, 2)
    await finish(json.reportId)
    const again = await call(report.app, reportRoutes.getReportAnswers, { headers, params: { id: json.reportId } })
    assert.equal(again.json.corrections.left, 2, 'counted on the first of the line')
    const rpc = await report.context.prisma.report.findUniqueOrThrow({ where: { id: json.reportId } })
    assert.equal(JSON.stringify(rpc.input).includes('"value":9'), true, 'made from the corrected answers')
  })

  it('is free three times a line, also when many ask at once, and deleting one gives none back', async () => {
    const { id, headers, params } = await memberReport()
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((value) =>
        call(report.app, reportRoutes.correctReport, { headers, params, body: satisfaction(value) }),
      ),
    )
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [202, 202, 202, 409, 409, 409])
    const [made] = answers.filter(({ status }) => status === 202)
    await finish(made!.json.reportId)
    assert.equal(
      (await call(report.app, reportRoutes.deleteReport, { headers, params: { id: made!.json.reportId } })).status,
      200,
    )
    const refused = await call(report.app, reportRoutes.correctReport, { headers, params, body: satisfaction(7) })
    assert.equal(refused.status, 409)
    assert.match(refused.json.detail, /3 times within 30 days/)
    assert.equal((await report.sql('select made from correction_count where origin_id = $1', [id]))[0].made, 3)
  })

  it('is not free after 30 days, nor once the first one is deleted', async () => {
    const old = await memberReport()
    const next = await call(report.app, reportRoutes.correctReport, { ...old, body: satisfaction(8) })
    await finish(next.json.reportId)
    await report.sql(`update report set created_at = created_at - interval '31 days' where id = $1`, [old.id])
    assert.equal((await call(report.app, reportRoutes.correctReport, { ...old, body: satisfaction(9) })).status, 409)
    const { headers } = old
    await call(report.app, reportRoutes.deleteReport, old)
    const params = { id: next.json.reportId }
    assert.equal((await call(report.app, reportRoutes.correctReport, { headers, params, body: satisfaction(9) })).status, 409)
    assert.equal((await call(report.app, reportRoutes.getReport, { headers, params })).status, 200, 'it stays')
  })

  it('is refused with the sentence of the assessment', async () => {
    const { headers, params } = await memberReport()
    const body = { id: 'nothing', answers: {} }
    const refused = await call(report.app, reportRoutes.correctReport, { headers, params, body })
    assert.equal(refused.status, 400)
    assert.match(refused.json.detail, /no such answer/)
    for (const wrong of [{}, { id: '', answers: {} }, { id: 'x' }, { id: 'x', answers: { skillsTechnical: 'y' } }]) {
      const { status } = await report.app
        .inject({
          ...{
            url: `/api/reports/${params.id}/corrections`,
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json' },
          },
          payload: JSON.stringify(wrong),
        })
        .then(({ statusCode }) => ({ status: statusCode }))
      assert.equal(status, 400, JSON.stringify(wrong))
    }
  })

  it('of answers that are not kept any more says so', async () => {
    const { id, headers, params } = await memberReport()
    await report.sql('update report set assessment_id = $2 where id = $1', [id, randomUUID()])
    const { status, json } = await call(report.app, reportRoutes.getReportAnswers, { headers, params })
    assert.equal(status, 409)
    assert.match(json.detail, /not kept any more/)
  })

  it('is in the export of the account', async () => {
    const { userId, headers, params } = await memberReport()
    await call(report.app, reportRoutes.correctReport, { headers, params, body: satisfaction(9) })
    const { createGrpcClient } = await import('@waymark/service/grpc/client')
    const { ReportServiceService } = await import('@waymark/proto/waymark/report/v1/report')
    const rpc = createGrpcClient(ReportServiceService, { address: `127.0.0.1:${report.grpcPort()}` })
    const { json } = await rpc.export({ userId })
    rpc.close()
    const [corrected, first] = JSON.parse(json).reports
    assert.equal(corrected.corrects.reportId, first.id)
    assert.equal(first.corrects, undefined)
  })
})

describe('behind the link of a guest', () => {
  it('answers are shown and corrected, and the new report goes to the same address', async () => {
    const { id, email, params } = await guestReport()
    const shown = await call(report.app, reportRoutes.getAnswersByLink, { params })
    assert.equal(shown.status, 200, shown.text)
    assert.equal(shown.headers['referrer-policy'], 'no-referrer')
    assert.equal(shown.headers['x-robots-tag'], 'noindex')
    assert.match(String(shown.headers['cache-control']), /no-store/)
    const { status, json } = await call(report.app, reportRoutes.correctByLink, { params, body: satisfaction(9) })
    assert.equal(status, 202)
    const [row] = await report.sql('select guest_email, user_id, guest_key from report where id = $1', [json.reportId])
    const [old] = await report.sql('select guest_key from report where id = $1', [id])
    assert.deepEqual(row, { guest_email: email, user_id: null, guest_key: old.guest_key })
  })

  it('an ended, foreign or broken link opens nothing', async () => {
    const { linkId, params } = await guestReport()
    const broken = { token: `${params.token.slice(0, -3)}AAA` }
    const routes = [reportRoutes.getAnswersByLink, reportRoutes.correctByLink]
    for (const route of routes) {
      const body = route === reportRoutes.correctByLink ? satisfaction(9) : undefined
      assert.equal((await call(report.app, route, { params: broken, body })).status, 404, route.id)
    }
    await report.sql(`update report_link set expires_at = now() - interval '1 minute' where id = $1`, [linkId])
    for (const route of routes) {
      const body = route === reportRoutes.correctByLink ? satisfaction(9) : undefined
      assert.equal((await call(report.app, route, { params, body })).status, 410, route.id)
    }
  })

  it('a correction counts as a report to this mailbox', async () => {
    const { email, params } = await guestReport()
    await call(report.app, reportRoutes.correctByLink, { params, body: satisfaction(9) })
    const [day] = await report.sql('select reports from mailbox_day order by reports desc limit 1')
    assert.ok(day.reports >= 2, email)
  })
})

it('a corrected report is made by a worker like any other, and can be opened at once', async () => {
  const { headers, params } = await memberReport()
  const { json } = await call(report.app, reportRoutes.correctReport, { headers, params, body: satisfaction(9) })
  await report.sql(`delete from report where status = 'requested' and id <> $1`, [json.reportId])
  await report.startWorker()
  await eventually(async () => ['ready', 'delivered'].includes(await report.statusOf(json.reportId)), 'ready', 60_000)
  const [cover] = await report.sql(`select content from report_section where report_id = $1 and section_id = 'cover'`, [
    json.reportId,
  ])
  assert.match(
    JSON.stringify(cover.content),
    /corrects an earlier one in one answer: How satisfied are you with your work today\?/,
  )
  const view = await call(report.app, reportRoutes.getReportView, { headers, params: { id: json.reportId } })
  assert.equal(view.status, 200)
  assert.equal(view.json.corrects.after, '9 of 10')
})
