import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { reportRoutes } from '@waymark/contracts/routes/report'
import { call } from '@waymark/testing/http'
import { linkToken } from '../../src/data/links/link-token.ts'
import { guestCookie, startReport, type TestReport } from '../support/start-report.ts'

let report: TestReport
before(async () => {
  report = await startReport()
})
after(() => report.stop())

/** What a browser asks for when a person follows a link. */
const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }
const get = (url: string, headers: Record<string, string> = {}) => report.app.inject({ url, headers })

async function mailedLink(): Promise<string> {
  const { json } = await call(report.app, reportRoutes.generateGuestReport, {
    body: report.guestBody(),
    cookies: { wm_guest: guestCookie },
  })
  const id = `0199a1b2-c3d4-7e5f-8a6b-${String(Date.now()).slice(-12)}`
  await report.sql(
    `insert into report_link (id, report_id, key_id, expires_at) values ($1, $2, 'k1', now() + interval '7 days')`,
    [id, json.reportId],
  )
  return linkToken(id, 'k1', report.context.linkKeys)
}

test('a mistyped link opened in a browser is a page of ours with what to do next', async () => {
  const token = await mailedLink()
  const mistyped = [
    `/api/r/${token.slice(0, -3)}`,
    `/api/r/${token}x`,
    `/api/r/${token}/pdfx`,
    `/api/r/${token.slice(0, -1)}/pdf`,
    '/api/r/',
    '/api/r',
    '/api/r/nonsense',
    `/api/r/${'x'.repeat(3000)}`,
    '/api/r/%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
    '/api/r/constructor.00000000-0000-7000-8000-000000000000.AAAAAAAA',
  ]
  for (const url of mistyped) {
    const page = await get(url, browser)
    assert.ok([400, 404].includes(page.statusCode), `${url}: ${page.statusCode}`)
    assert.match(page.headers['content-type'] as string, /^text\/html/, url)
    assert.match(page.payload, /<h1>This link does not work<\/h1>/)
    assert.match(page.payload, /<a class="call" href="\/detailed-assessment">/)
    assert.match(page.payload, /<a class="call quiet" href="\/">To the start page<\/a>/)
    assert.equal(page.headers['referrer-policy'], 'no-referrer')
    assert.match(page.headers['content-security-policy'] as string, /default-src 'none'/)
    assert.equal(page.headers['x-robots-tag'], 'noindex')
    assert.doesNotMatch(page.payload, /<script|alert\(1\)/)
  }
})

test('a program gets the problem as JSON, whatever it opens', async () => {
  const token = (await mailedLink()).slice(0, -3)
  for (const accept of [undefined, '*/*', 'application/json', 'application/problem+json']) {
    const answer = await get(`/api/r/${token}`, accept === undefined ? {} : { accept })
    assert.equal(answer.statusCode, 404)
    assert.match(answer.headers['content-type'] as string, /^application\/problem\+json/)
    assert.equal(answer.json().status, 404)
  }
  const other = await get('/api/reports/01890000-0000-7000-8000-000000000000', browser)
  assert.match(other.headers['content-type'] as string, /^application\/problem\+json/, 'the rest of the API is no page')
})

test('an open link leads to the report online, to a correction, and to the file', async () => {
  const token = await mailedLink()
  const page = await get(`/api/r/${token}`, browser)
  assert.equal(page.statusCode, 200)
  assert.ok(page.payload.includes(`<a class="call" href="/r/${token}">Read it online</a>`))
  assert.ok(page.payload.includes(`<a href="/r/${token}/correct">correct an answer</a>`))
  assert.ok(page.payload.includes(`<a class="call quiet" href="/api/r/${token}/pdf">Download the PDF</a>`))
})

test('an ended link and its file lead to a new link', async () => {
  const token = await mailedLink()
  await report.sql(`update report_link set expires_at = now() - interval '1 minute'`)
  const page = await get(`/api/r/${token}`, browser)
  assert.equal(page.statusCode, 410)
  assert.match(page.payload, /This link has ended/)
  assert.match(page.payload, new RegExp(`<form method="post" action="/api/r/${token.replaceAll('.', '\\.')}/renew">`))
  const file = await get(`/api/r/${token}/pdf`, browser)
  assert.equal(file.statusCode, 410)
  assert.match(file.payload, /<h1>This link has ended<\/h1>/)
  assert.match(file.payload, new RegExp(`href="/api/r/${token.replaceAll('.', '\\.')}">Send a new link</a>`))
  assert.equal((await get(`/api/r/${token}/pdf`)).json().status, 410)
})

test('a report that is not made yet says so, with the way back', async () => {
  const token = await mailedLink()
  const page = await get(`/api/r/${token}/pdf`, browser)
  assert.equal(page.statusCode, 409)
  assert.match(page.payload, /not ready yet/)
  assert.match(page.payload, /Back to the report/)
})
