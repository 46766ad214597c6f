import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { reportRoutes } from '@waymark/contracts/routes/report'
import { ReportServiceService } from '@waymark/proto/waymark/report/v1/report'
import { createGrpcClient } from '@waymark/service/grpc/client'
import { call } from '@waymark/testing/http'
import { snapshotToJson } from '../../src/data/engine-snapshot.ts'
import { linkToken } from '../../src/data/links/link-token.ts'
import { composeReport } from '../../src/document/sections/compose-report.ts'
import { viewReport } from '../../src/document/view/view-report.ts'
import { compareReports } from '../../src/domain/compare-reports.ts'
import { claimGuestReports } from '../../src/use-cases/claim-guest-reports.ts'
import { loadInput } from '../fixtures/load-input.ts'
import { guestCookie, startReport, type TestReport } from '../support/start-report.ts'

let report: TestReport
before(async () => {
  report = await startReport({ REPORTS_PER_USER_PER_HOUR: '20', REPORTS_PER_ADDRESS_PER_DAY: '20' })
})
after(() => report.stop())

const contents = composeReport(loadInput('renee'))
const viewed = viewReport(contents).sections
const box = viewed.flatMap(({ boxes }) => boxes)[0]!
const space = viewed.flatMap(({ notes }) => notes)[0]!

/** As a worker leaves it. */
async function finish(id: string) {
  const material = JSON.stringify(snapshotToJson(loadInput('renee')))
  await report.sql('update report set material = $2::jsonb where id = $1', [id, material])
  for (const section of contents.sections)
    await report.sql('insert into report_section (report_id, section_id, content) values ($1, $2, $3)', [
      id,
      section.sectionId,
      JSON.stringify(section),
    ])
  for (const status of ['composing', 'rendering', 'ready', 'delivering', 'delivered'])
    await report.sql('update report set status = $2 where id = $1', [id, status])
}

async function memberReport(user?: Awaited<ReturnType<TestReport['user']>>) {
  const { userId, headers } = user ?? (await report.user())
  const { assessmentId, assessmentType: reportType } = report.save({ userId })
  const { json } = await call(report.app, reportRoutes.generateReport, { headers, body: { assessmentId, reportType } })
  const id = json.reportId as string
  await finish(id)
  await report.sql('update report set paid_at = now(), payment_id = $2 where id = $1', [id, randomUUID()])
  return { id, userId, headers, params: { id } }
}

async function linkTo(id: string) {
  const linkId = randomUUID()
  await report.sql(
    `insert into report_link (id, report_id, key_id, expires_at) values ($1, $2, 'k1', now() + interval '7 days')`,
    [linkId, id],
  )
  return { linkId, params: { token: linkToken(linkId, 'k1', report.context.linkKeys) } }
}

async function guestReport() {
  const body = report.guestBody()
  const { json } = await call(report.app, reportRoutes.generateGuestReport, { body, cookies: { wm_guest: guestCookie } })
  await finish(json.reportId)
  return { id: json.reportId as string, email: body.guestEmail, ...(await linkTo(json.reportId)) }
}

const mark = (of: { headers?: Record<string, string>; params: { id: string } }, place: string, body: object) =>
  call(report.app, reportRoutes.markReport, { headers: of.headers, params: { ...of.params, place }, body })

describe('ticks and notes', () => {
  it('are kept for the owner, changed, and taken back', async () => {
    const of = await memberReport()
    assert.deepEqual((await call(report.app, reportRoutes.getReportMarks, of)).json, { ticks: [], notes: [] })
    assert.equal((await mark(of, box, { ticked: true })).status, 200)
    assert.equal((await mark(of, box, { ticked: true })).status, 200)
    assert.equal((await mark(of, space, { text: '  Call Ana on Monday. 👍🏽\n' })).status, 200)
    assert.equal((await mark(of, 'money', { text: 'Ask the bank.' })).status, 200)
    const { json } = await call(report.app, reportRoutes.getReportMarks, of)
    assert.deepEqual(json.ticks, [box])
    const texts = Object.fromEntries(json.notes.map(({ place, text }: { place: string; text: string }) => [place, text]))
    assert.deepEqual(texts, { [space]: 'Call Ana on Monday. 👍🏽', money: 'Ask the bank.' })
    await mark(of, box, { ticked: false })
    await mark(of, 'money', { text: ' ' })
    const left = await call(report.app, reportRoutes.getReportMarks, of)
    assert.deepEqual([left.json.ticks, left.json.notes.length], [[], 1])
  })

  it('are refused where there is no such place, for the wrong kind, and when too long', async () => {
    const of = await memberReport()
    const wrong: [string, object, number, RegExp][] = [
      ['nowhere.0123456789', { ticked: true }, 404, /no such box or place/],
      ['__proto__', { text: 'x' }, 404, /no such box or place/],
      [box, { text: 'x' }, 400, /can be ticked only/],
      [space, { ticked: true }, 400, /a note can be written/],
      ['money', {}, 400, /either ticked or text/],
      ['money', { ticked: true, text: 'x' }, 400, /either ticked or text/],
      ['money', { text: 'x'.repeat(2001) }, 400, /2,000 characters/],
      ['x'.repeat(101), { text: 'x' }, 400, /./],
    ]
    for (const [place, body, status, detail] of wrong) {
      const answer = await mark(of, place, body)
      assert.equal(answer.status, status, `${place} ${answer.text}`)
      assert.match(answer.text, detail)
    }
    assert.equal((await mark(of, 'money', { text: 'x'.repeat(2000) })).status, 200)
    assert.equal((await report.sql('select 1 from report_mark where report_id = $1', [of.id])).length, 1)
  })

  it('are nobody else’s, and of a paid report', async () => {
    const of = await memberReport()
    await mark(of, 'money', { text: 'Mine.' })
    const { headers } = await report.user()
    assert.equal((await mark({ ...of, headers }, 'money', { text: 'Not mine.' })).status, 404)
    assert.equal((await mark({ params: of.params }, 'money', { text: 'Nobody.' })).status, 401)
    assert.equal((await call(report.app, reportRoutes.getReportMarks, { ...of, headers })).status, 404)
    assert.equal((await call(report.app, reportRoutes.getReportMarks, { params: of.params })).status, 401)
    await report.sql('update report set paid_at = null where id = $1', [of.id])
    assert.equal((await mark(of, 'money', { text: 'Unpaid.' })).status, 402)
    assert.deepEqual(await report.sql('select note from report_mark where report_id = $1', [of.id]), [{ note: 'Mine.' }])
  })

  it('are in the export of the account, and go with the report', async () => {
    const of = await memberReport()
    await mark(of, box, { ticked: true })
    await mark(of, 'money', { text: 'Ask the bank.' })
    const rpc = createGrpcClient(ReportServiceService, { address: `127.0.0.1:${report.grpcPort()}` })
    const { json } = await rpc.export({ userId: of.userId })
    rpc.close()
    const [exported] = JSON.parse(json).reports
    assert.deepEqual(exported.marks.ticks, [box])
    assert.equal(exported.marks.notes[0].text, 'Ask the bank.')
    await call(report.app, reportRoutes.deleteReport, of)
    assert.equal((await report.sql('select 1 from report_mark where report_id = $1', [of.id])).length, 0)
  })
})

describe('behind the link of a mail', () => {
  it('the report is read, ticked and written on, unseen by search engines and the next site', async () => {
    const { params } = await guestReport()
    const view = await call(report.app, reportRoutes.getViewByLink, { params })
    assert.equal(view.status, 200, view.text.slice(0, 200))
    assert.deepEqual(
      view.json.sections.map(({ id }: { id: string }) => id),
      viewed.map(({ id }) => id),
    )
    assert.equal(view.headers['referrer-policy'], 'no-referrer')
    assert.equal(view.headers['x-robots-tag'], 'noindex')
    assert.match(String(view.headers['cache-control']), /no-store/)
    const kept = await call(report.app, reportRoutes.markByLink, { params: { ...params, place: box }, body: { ticked: true } })
    assert.equal(kept.status, 200, kept.text)
    const marks = await call(report.app, reportRoutes.getMarksByLink, { params })
    assert.deepEqual(marks.json.ticks, [box])
  })

  it('nothing opens once the link is over, replaced, or signed by somebody else', async () => {
    const { linkId, params } = await guestReport()
    const { getViewByLink, getMarksByLink, markByLink } = reportRoutes
    const ask = (token: string) =>
      Promise.all([
        call(report.app, getViewByLink, { params: { token } }),
        call(report.app, getMarksByLink, { params: { token } }),
        call(report.app, markByLink, { params: { token, place: 'money' }, body: { text: 'x' } }),
      ])
    const forged = linkToken(linkId, 'k1', { current: 'k1', secrets: { k1: 'another secret of tests' } })
    for (const { status } of await ask(forged)) assert.equal(status, 404)
    await report.sql(`update report_link set expires_at = now() - interval '1 minute' where id = $1`, [linkId])
    for (const { status, text } of await ask(params.token)) {
      assert.equal(status, 410)
      assert.doesNotMatch(text, /Renée|html/)
    }
    await report.sql(`update report_link set expires_at = now() + interval '1 day', revoked_at = now() where id = $1`, [linkId])
    for (const { status } of await ask(params.token)) assert.equal(status, 410)
  })

  it('the link of a summary opens none of it', async () => {
    const { id } = await guestReport()
    const { token } = await (await import('../../src/use-cases/share-summary.ts')).shareSummary(report.context, id)
    for (const route of [reportRoutes.getViewByLink, reportRoutes.getMarksByLink, reportRoutes.getAnswersByLink])
      assert.equal((await call(report.app, route, { params: { token } })).status, 404, route.id)
  })

  it('what was written goes along into the account that takes the report', async () => {
    const { email, params, id } = await guestReport()
    await call(report.app, reportRoutes.markByLink, { params: { ...params, place: 'money' }, body: { text: 'Mine.' } })
    const { userId, headers } = await report.user()
    const identity = {
      ...report.context.clients.identity,
      getUser: async () => ({ userId, email, firstName: 'A', lastName: 'B', emailVerified: true }),
    }
    const clients = { ...report.context.clients, identity }
    await claimGuestReports({ ...report.context, clients: clients as never }, userId)
    const marks = await call(report.app, reportRoutes.getReportMarks, { headers, params: { id } })
    assert.equal(marks.json.notes[0].text, 'Mine.')
    assert.equal((await call(report.app, reportRoutes.getMarksByLink, { params })).status, 410)
  })
})

describe('two reports of one person', () => {
  const renee = loadInput('renee')

  it('are compared through the door, and only by whoever owns both', async () => {
    const user = await report.user()
    const [one, two, foreign] = [await memberReport(user), await memberReport(user), await memberReport()]
    const ask = (headers: Record<string, string>, id: string, other: string) =>
      call(report.app, reportRoutes.compareReports, { headers, params: { id, other } })
    const { status, json, text } = await ask(user.headers, two.id, one.id)
    assert.equal(status, 200, text)
    assert.deepEqual([json.before.id, json.after.id], [one.id, two.id])
    assert.deepEqual(json.answers, [])
    assert.equal(json.places.length, renee.ranking.ranked.length)
    assert.equal((await ask(user.headers, two.id, foreign.id)).status, 404)
    assert.equal((await ask(user.headers, foreign.id, two.id)).status, 404)
    await report.sql('update report set material = null where id = $1', [one.id])
    assert.equal((await ask(user.headers, two.id, one.id)).status, 409)
    await report.sql('update report set paid_at = null where id = $1', [one.id])
    assert.equal((await ask(user.headers, two.id, one.id)).status, 402)
  })

  it('behind a link are the corrected one and the one before', async () => {
    const first = await guestReport()
    assert.equal((await call(report.app, reportRoutes.compareByLink, first)).status, 404)
    const body = { id: 'satisfaction', answers: { personalityScores: { satisfaction: 9 } } }
    const made = await call(report.app, reportRoutes.correctByLink, { params: first.params, body })
    await finish(made.json.reportId)
    const { params } = await linkTo(made.json.reportId)
    const { status, json } = await call(report.app, reportRoutes.compareByLink, { params })
    assert.equal(status, 200)
    assert.deepEqual(
      json.answers.map(({ after: now }: { after: string }) => now),
      ['9 of 10'],
    )
    await report.sql(`update report set user_id = 'somebody', guest_key = null where id = $1`, [first.id])
    assert.equal((await call(report.app, reportRoutes.compareByLink, { params })).status, 404, 'it is in an account now')
  })

  it('say which answers changed, and what came, went and moved, with the reason', () => {
    const [first, second, third, ...rest] = renee.ranking.ranked
    const why = 'It pays less than you accept.'
    const refusedFirst = { code: first!.occupation!.code, title: '', rule: 'pay', why, whatWouldOpenIt: '' }
    const now = {
      ...renee,
      careerGoals: 'I want to teach.',
      ranking: {
        ...renee.ranking,
        engineVersion: 'next',
        ranked: [third!, { ...second!, fit: 50 }, ...rest],
        refused: [refusedFirst as never],
      },
    }
    const compared = compareReports(renee, now)
    assert.deepEqual(compared.answers, [{ question: 'Your goals', before: renee.careerGoals, after: 'I want to teach.' }])
    assert.notEqual(compared.before.engineVersion, compared.after.engineVersion)
    const place = (code: string | undefined) => compared.places.find((one) => one.code === code)
    assert.deepEqual([place(third!.occupation!.code)?.before?.place, place(third!.occupation!.code)?.after?.place], [3, 1])
    assert.deepEqual([place(first!.occupation!.code)?.after, place(first!.occupation!.code)?.why], [undefined, why])
    assert.equal(place(second!.occupation!.code)?.after?.fit, 50)
    const back = compareReports(now, renee).places.find(({ code }) => code === first!.occupation!.code)
    assert.equal(back?.why, `It was left out before: ${why}`)
  })

  it('say each piece of the basic information that changed, in words', () => {
    const { reach } = renee.profile
    const changed = { education: 'masters', industry: 'nonprofit', targetIndustry: 'finance', salaryTarget: 91_000, state: 'OH' }
    const now = { ...renee, profile: { ...renee.profile, reach: { ...reach!, ...changed } } }
    const { answers } = compareReports(renee, { ...now, present: { ...renee.present!, title: 'Another occupation' } })
    assert.deepEqual(Object.fromEntries(answers.map(({ question, after: is }) => [question, is])), {
      'Your field': 'Non-profit',
      'The field you want': 'Finance',
      'The pay you want, a year': '$91,000',
      Education: "Master's degree",
      'Your state': 'Ohio',
      'The occupation closest to your work': 'Another occupation',
    })
    const was = answers.find(({ question }) => question === 'The pay you want, a year')?.before
    assert.equal(was, `$${reach!.salaryTarget.toLocaleString('en-US')}`)
  })

  it('that are the same changed in nothing', () => {
    const { answers, places } = compareReports(renee, renee)
    assert.deepEqual(answers, [])
    for (const { before: was, after: is, why } of places) assert.deepEqual([is, why], [was, undefined])
  })
})
