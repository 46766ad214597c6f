import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it, test } from 'node:test'
import { reportRoutes } from '@waymark/contracts/routes/report'
import { call } from '@waymark/testing/http'
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib'
import { snapshotToJson } from '../../src/data/engine-snapshot.ts'
import { linkToken } from '../../src/data/links/link-token.ts'
import type { ReportInput } from '../../src/document/model/report-input.ts'
import { sharedSummary } from '../../src/document/shared-summary/summary-content.ts'
import { sharedSummaryHtml } from '../../src/http/summary-page.ts'
import { HOSTILE } from '../fixtures/documents.ts'
import { loadInput } from '../fixtures/load-input.ts'
import { guestCookie, startReport, type TestReport } from '../support/start-report.ts'

let report: TestReport
before(async () => {
  report = await startReport()
})
after(() => report.stop())

const browser = { accept: 'text/html' }
const get = (url: string, headers: Record<string, string> = browser) => report.app.inject({ url, headers })
const post = (url: string) =>
  report.app.inject({ url, method: 'POST', headers: { ...browser, 'content-type': 'application/x-www-form-urlencoded' } })
const pathOf = (address: string) => new URL(address).pathname

/** A member's finished and paid report, as the worker leaves it. */
async function finishedReport() {
  const { userId, headers } = await report.user()
  const { assessmentId, assessmentType: reportType } = report.save({ userId })
  const { json } = await call(report.app, reportRoutes.generateReport, { headers, body: { assessmentId, reportType } })
  await finish(json.reportId)
  await report.sql('update report set paid_at = now(), payment_id = $2 where id = $1', [json.reportId, randomUUID()])
  return { id: json.reportId as string, headers, params: { id: json.reportId as string } }
}

async function finish(id: string) {
  const material = JSON.stringify(snapshotToJson(loadInput('renee')))
  await report.sql('update report set material = $2::jsonb where id = $1', [id, material])
  for (const status of ['composing', 'rendering', 'ready', 'delivering', 'delivered'])
    await report.sql('update report set status = $2 where id = $1', [id, status])
}

async function guestLink() {
  const { json } = await call(report.app, reportRoutes.generateGuestReport, {
    body: report.guestBody(),
    cookies: { wm_guest: guestCookie },
  })
  await finish(json.reportId)
  const id = `0199a1b2-c3d4-7e5f-8a6b-${String(Date.now()).slice(-12)}`
  await report.sql(
    `insert into report_link (id, report_id, key_id, expires_at) values ($1, $2, 'k1', now() + interval '7 days')`,
    [id, json.reportId],
  )
  return { reportId: json.reportId as string, token: linkToken(id, 'k1', report.context.linkKeys) }
}

test('a member shares two pages by a link, ends it, and the link opens nothing any more', async () => {
  const { headers, params } = await finishedReport()
  assert.deepEqual((await call(report.app, reportRoutes.getSharedSummaryLink, { headers, params })).json, {})
  const made = await call(report.app, reportRoutes.shareSummary, { headers, params })
  assert.equal(made.status, 200, made.text)
  const { url, createdAt, expiresAt } = made.json.link
  assert.match(url, /^http:\/\/localhost:8080\/api\/r\/summary\/k1\.[0-9a-f-]{36}\.[\w-]{43}$/)
  assert.equal(Date.parse(expiresAt) - Date.parse(createdAt), 30 * 86_400_000)
  assert.deepEqual((await call(report.app, reportRoutes.shareSummary, { headers, params })).json, made.json, 'asked again')
  assert.deepEqual((await call(report.app, reportRoutes.getSharedSummaryLink, { headers, params })).json, made.json)

  const page = await get(pathOf(url))
  assert.equal(page.statusCode, 200)
  assert.match(page.payload, /<h1>Renée Okafor<\/h1>/)
  for (const heading of ['The goal', 'Limits', 'Three directions, and what each asks', 'Five questions for our talk'])
    assert.ok(page.payload.includes(`<h2>${heading}</h2>`), heading)
  assert.equal(page.headers['referrer-policy'], 'no-referrer')
  assert.equal(page.headers['x-robots-tag'], 'noindex')
  assert.match(page.headers['cache-control'] as string, /no-store/)
  const file = await get(`${pathOf(url)}/pdf`)
  assert.equal(file.statusCode, 200)
  assert.equal((await PDFDocument.load(file.rawPayload)).getPageCount(), 2)

  assert.deepEqual((await call(report.app, reportRoutes.endSharedSummary, { headers, params })).json, {})
  for (const path of [pathOf(url), `${pathOf(url)}/pdf`]) {
    const over = await get(path)
    assert.equal(over.statusCode, 404)
    assert.match(over.payload, /<h1>This summary cannot be opened<\/h1>/)
    assert.doesNotMatch(over.payload, /Renée/)
  }
  const next = await call(report.app, reportRoutes.shareSummary, { headers, params })
  assert.notEqual(next.json.link.url, url, 'a link that was ended does not come back')
})

test('of many who ask at once all get the one link; one that ran out gives way to a new one', async () => {
  const { id, headers, params } = await finishedReport()
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => call(report.app, reportRoutes.shareSummary, { headers, params })),
  )
  const [first, ...others] = new Set(answers.map(({ json }) => json.link.url))
  assert.ok(first)
  assert.deepEqual(others, [])
  await report.sql(`update summary_link set expires_at = now() - interval '1 minute' where report_id = $1`, [id])
  assert.equal((await get(pathOf(first))).statusCode, 404)
  assert.deepEqual((await call(report.app, reportRoutes.getSharedSummaryLink, { headers, params })).json, {})
  const next = (await call(report.app, reportRoutes.shareSummary, { headers, params })).json.link.url
  assert.notEqual(next, first)
  assert.equal((await get(pathOf(next))).statusCode, 200)
})

test('nobody but its owner shares a report, reads its link, ends it or has it printed', async () => {
  const { headers: owner, params } = await finishedReport()
  const { json } = await call(report.app, reportRoutes.shareSummary, { headers: owner, params })
  const { headers } = await report.user()
  const { shareSummary, getSharedSummaryLink, endSharedSummary, getSharedSummaryPdf } = reportRoutes
  for (const route of [shareSummary, getSharedSummaryLink, endSharedSummary, getSharedSummaryPdf]) {
    assert.equal((await call(report.app, route, { headers, params })).status, 404, route.id)
    assert.equal((await call(report.app, route, { params })).status, 401, route.id)
  }
  assert.equal((await get(pathOf(json.link.url))).statusCode, 200, 'it is still in force')
})

test('a report that is not paid or has no figures is not shared', async () => {
  const { id, headers, params } = await finishedReport()
  const refused = async () => {
    const routes = [reportRoutes.shareSummary, reportRoutes.getSharedSummaryPdf]
    return Promise.all(routes.map(async (route) => (await call(report.app, route, { headers, params })).status))
  }
  await report.sql('update report set material = null where id = $1', [id])
  assert.deepEqual(await refused(), [409, 409])
  await report.sql('update report set paid_at = null where id = $1', [id])
  assert.deepEqual(await refused(), [402, 402])
})

test('a report that is not made yet is not shared', async () => {
  const { userId, headers } = await report.user()
  const { assessmentId, assessmentType: reportType } = report.save({ userId })
  const { json } = await call(report.app, reportRoutes.generateReport, { headers, body: { assessmentId, reportType } })
  await report.sql('update report set paid_at = now(), payment_id = $2 where id = $1', [json.reportId, randomUUID()])
  const params = { id: json.reportId }
  for (const route of [reportRoutes.shareSummary, reportRoutes.getSharedSummaryPdf])
    assert.equal((await call(report.app, route, { headers, params })).status, 409)
})

test('a guest shares from the page behind the mailed link, and ends it there', async () => {
  const { token } = await guestLink()
  const open = await get(`/api/r/${token}`)
  assert.ok(open.payload.includes(`<form method="post" action="/api/r/${token}/summary">`))
  const shared = await post(`/api/r/${token}/summary`)
  assert.equal(shared.statusCode, 200, shared.payload)
  const address = /<a href="(http[^"]+\/api\/r\/summary\/[^"]+)">/.exec(shared.payload)?.[1] ?? ''
  assert.equal((await get(pathOf(address))).statusCode, 200)
  assert.equal((await post(`/api/r/${token}/summary/end`)).statusCode, 200)
  assert.equal((await get(pathOf(address))).statusCode, 404)
})

test('a link of a mail never passes for one of a summary, nor the other way round', async () => {
  const { reportId, token } = await guestLink()
  const shared = /\/api\/r\/summary\/([^"]+)">/.exec((await post(`/api/r/${token}/summary`)).payload)?.[1] ?? ''
  assert.equal((await get(`/api/r/summary/${token}`)).statusCode, 404)
  assert.equal((await get(`/api/r/${shared}`)).statusCode, 404)
  assert.equal((await get(`/api/r/${shared}/pdf`)).statusCode, 404)
  for (const path of ['erase', 'renew', 'stop', 'summary', 'summary/end'])
    assert.equal((await post(`/api/r/${shared}/${path}`)).statusCode, 404, path)
  for (const path of ['erase', 'renew', 'stop'])
    assert.ok([400, 404].includes((await post(`/api/r/summary/${path}`)).statusCode), path)
  assert.equal((await report.sql('select 1 from report where id = $1', [reportId])).length, 1, 'it is not erased')
  await report.sql(`update report_link set expires_at = now() - interval '1 minute' where report_id = $1`, [reportId])
  for (const path of ['summary', 'summary/end']) assert.equal((await post(`/api/r/${token}/${path}`)).statusCode, 410, path)
})

test('the link goes with its report', async () => {
  const { id, headers, params } = await finishedReport()
  const { json } = await call(report.app, reportRoutes.shareSummary, { headers, params })
  assert.equal((await call(report.app, reportRoutes.deleteReport, { headers, params })).status, 200)
  assert.equal((await get(pathOf(json.link.url))).statusCode, 404)
  assert.deepEqual(await report.sql('select 1 from summary_link where report_id = $1', [id]), [])
})

test('on paper it is tagged, on two sheets, with the longest and the shortest answers', async () => {
  const { id, headers, params } = await finishedReport()
  const print = async () => {
    const file = await report.app.inject({ url: `/api/reports/${id}/summary/pdf`, headers })
    assert.equal(file.statusCode, 200, file.payload.slice(0, 200))
    assert.match(file.headers['content-disposition'] as string, /waymark-summary\.pdf/)
    return file.rawPayload
  }
  const first = await print()
  assert.deepEqual(await print(), first, 'the same bytes again')
  for (const goals of ['', 'I would like to teach. '.repeat(80), HOSTILE.join(' ').replaceAll('\0', '')]) {
    await report.sql(`update report set input = jsonb_set(input, '{careerGoals}', to_jsonb($2::text)) where id = $1`, [id, goals])
    const doc = await PDFDocument.load(await print())
    assert.equal(doc.getPageCount(), 2, goals.slice(0, 30))
    assert.ok(doc.catalog.lookup(PDFName.of('StructTreeRoot')) instanceof PDFDict)
    assert.equal(doc.getTitle(), 'Two-page summary for Renée Okafor')
    assert.equal((await call(report.app, reportRoutes.shareSummary, { headers, params })).status, 200)
  }
})

describe('what the two pages say', () => {
  const renee = loadInput('renee')
  const sparse = loadInput('sparse')

  it('is the goal as typed, three directions with pay and way, and five questions', () => {
    const summary = sharedSummary(renee)
    assert.equal(summary.goals, renee.careerGoals)
    assert.deepEqual(
      summary.directions.map(({ title }) => title),
      renee.ranking.ranked.slice(0, 3).map(({ occupation }) => occupation?.title),
    )
    for (const { pay, way } of summary.directions) {
      assert.match(
        pay,
        /^(?:The middle half earn \$[\d,]+ to \$[\d,]+ a year in |The middle pay in |Its yearly pay is not published)/,
      )
      assert.match(way, /^(?:From here: |Open now: |How long the way there takes is not known)/)
    }
    assert.equal(new Set(summary.questions).size, 5)
    for (const question of summary.questions) assert.match(question, /\?$/)
  })

  it('of somebody who told nothing says what is missing, and still asks five questions', () => {
    const summary = sharedSummary(sparse)
    assert.equal(summary.goals, '')
    assert.deepEqual(summary.goalAnswers, [])
    assert.match(summary.unknown[0]!, /nothing was typed about goals/)
    assert.equal(new Set(summary.questions).size, 5)
    assert.match(summary.questions[0]!, /^No occupation was named as a goal/)
  })

  it('names a goal with its verdict, and asks about it', () => {
    const place = renee.ranking.ranked[0]!
    const goal = (answer: string, why = '') => ({ phrase: 'case management', codes: [], answer, why, place })
    const withGoal = (answer: string, why?: string): ReportInput => ({
      ...renee,
      ranking: { ...renee.ranking, goals: [goal(answer, why) as never] },
    })
    const open = sharedSummary(withGoal('yes'))
    assert.deepEqual([open.goalAnswers[0]?.phrase, open.goalAnswers[0]?.verdict], ['Case management', 'yes, with paid training'])
    assert.match(open.questions[0]!, /^Case management: yes, with paid training\. Do you know somebody/)
    const shut = sharedSummary(withGoal('no', `${place.occupation?.title}: pays less than you accept.`))
    assert.equal(shut.goalAnswers[0]?.why, 'Pays less than you accept. It also takes 1 to 12 months.')
    assert.match(shut.questions[0]!, /^Case management: not on these terms\. Do you know somebody/)
  })

  it('lists each limit with what it shuts out, and asks about the hardest', () => {
    const limits = [
      { label: 'No nights', refused: 1, opens: [], easing: undefined },
      { label: 'No heavy work', refused: 40, opens: [], easing: undefined },
    ]
    const summary = sharedSummary({ ...renee, ranking: { ...renee.ranking, limits } })
    assert.deepEqual(summary.limits.slice(0, 2), [
      'No nights: this shuts out one occupation',
      'No heavy work: this shuts out 40 occupations',
    ])
    assert.match(summary.questions[3]!, /^“No heavy work” shuts out most/)
  })

  it('puts nothing of what people type into the page as HTML', () => {
    const summary = { ...sharedSummary(renee), name: HOSTILE.join(' '), goals: HOSTILE.join(' '), limits: [...HOSTILE] }
    const html = sharedSummaryHtml(summary, { token: 'k1.x.y', until: 'December 1, 2026' })
    assert.doesNotMatch(html, /<(?:script|img|iframe|object|link|base)\b/i)
  })
})
