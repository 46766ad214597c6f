import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import type { ResumeDocument } from '@waymark/contracts/models/resume/resume'
import { emptyEntry } from '@waymark/contracts/models/resume/resume-sections'
import { AppError } from '@waymark/kit/errors'
import { ReportServiceService } from '@waymark/proto/waymark/report/v1/report'
import { createGrpcClient, type GrpcClient } from '@waymark/service/grpc/client'
import { chromiumPath } from '@waymark/testing/chromium'
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib'
import { createIdleBrowser } from '../../src/use-cases/printing/idle-browser.ts'
import { resumePage } from '../../src/use-cases/printing/resume-page.ts'
import { summaryPage } from '../../src/use-cases/printing/summary-page.ts'
import { HOSTILE, sampleResume, sampleSummary } from '../fixtures/documents.ts'
import { startReport, type TestReport } from '../support/start-report.ts'

let report: TestReport
let rpc: GrpcClient<typeof ReportServiceService>
let server: Server
const asked: string[] = []
let hostile: string[] = []
before(async () => {
  report = await startReport()
  rpc = createGrpcClient(ReportServiceService, { address: `127.0.0.1:${report.grpcPort()}`, deadlineMs: 20_000 })
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  hostile = HOSTILE.map((text) => text.replaceAll('PORT', String((server.address() as AddressInfo).port)))
})
after(async () => {
  rpc.close()
  server.close()
  await report.stop()
})

const createdAt = '2026-11-21T09:30:00.000Z'
const print = (kind: string, data: unknown) => rpc.renderDocument({ kind, dataJson: JSON.stringify(data), createdAt })
const open = (pdf: Uint8Array) => PDFDocument.load(pdf, { updateMetadata: false })

for (const layout of ['classic', 'compact'] as const) {
  for (const [paper, width, height] of [
    ['a4', 595, 842],
    ['letter', 612, 792],
  ] as const) {
    test(`a ${layout} résumé on ${paper}: tagged, titled, dated, on paper of that size`, async () => {
      const { pdf, pages } = await print('resume', sampleResume({ layout, paper }))
      assert.equal(pages, 1)
      const doc = await open(pdf)
      assert.equal(doc.getTitle(), 'Resume of Inês Ferreira')
      assert.equal(doc.getAuthor(), 'Inês Ferreira')
      assert.equal(doc.getCreationDate()?.toISOString(), createdAt)
      assert.ok(doc.catalog.lookup(PDFName.of('StructTreeRoot')) instanceof PDFDict)
      const size = doc.getPage(0).getSize()
      assert.deepEqual([Math.round(size.width), Math.round(size.height)], [width, height])
    })
  }
}

test('a long résumé goes on over pages; one without end is refused with what to do', async () => {
  const lines = Array.from({ length: 30 }, (_, index) => ({
    text: `Checked ${index} pallets a day. `.repeat(5),
    origin: 'you' as const,
  }))
  const work = (count: number) =>
    Array.from({ length: count }, (_, index) => emptyEntry(`w${index}`, { title: 'Checker', lines }))
  const { pages } = await print('resume', sampleResume({ work: work(4) }))
  assert.ok(pages > 3 && pages < 12, `${pages} pages`)
  await assert.rejects(print('resume', sampleResume({ work: work(40) })), (error) => {
    assert.ok(error instanceof AppError)
    assert.equal(error.code, 'bad_request')
    assert.match(error.detail, /shorten it to 30 or fewer/)
    return true
  })
})

test('the same data and date give the same bytes', async () => {
  const [one, other] = [await print('resume', sampleResume()), await print('resume', sampleResume())]
  assert.deepEqual(Buffer.from(one.pdf), Buffer.from(other.pdf))
})

test('what is hidden is not printed, and the order is the person’s own', () => {
  const document = sampleResume()
  const html = resumePage({
    ...document,
    sections: [
      { section: 'skills', hidden: false },
      { section: 'education', hidden: true },
      ...document.sections.filter(({ section }) => section !== 'skills' && section !== 'education'),
    ],
    work: document.work.map((entry) => ({ ...entry, hidden: entry.id === 'w2' })),
  }).html
  assert.ok(html.indexOf('<h2>Skills</h2>') < html.indexOf('<h2>Summary</h2>'))
  assert.ok(!html.includes('Associate degree'))
  assert.ok(!html.includes('Support agent'))
  assert.ok(html.includes('March 2019–today'))
})

test('a career summary is one page, however much is written, and without an assessment it says what is missing', async () => {
  assert.equal((await print('career_summary', sampleSummary())).pages, 1)
  const long = sampleSummary({
    about: 'A long story. '.repeat(60),
    goals: 'And many goals. '.repeat(60),
    missing: Array.from({ length: 8 }, (_, index) => ({ text: `Part ${index} is missing.`, link: '/skills' })),
  })
  assert.equal((await print('career_summary', long)).pages, 1)
  const bare = sampleSummary({
    directions: [],
    skills: [],
    skillsTotal: 0,
    assessedAt: undefined,
    nextStep: undefined,
    about: '',
    goals: '',
  })
  const { html } = summaryPage(bare)
  assert.match(html, /Not here yet/)
  assert.doesNotMatch(html, /Three directions|Fit/)
  assert.equal((await print('career_summary', bare)).pages, 1)
})

test('hostile words are printed as words in every field; nothing runs and nothing is asked of the network', async () => {
  for (const text of hostile) {
    const short = text.slice(0, 200)
    const title = text.slice(0, 300)
    const clean = short.slice(0, 60)
    const document: ResumeDocument = sampleResume({
      basics: { ...sampleResume().basics, name: short, label: short, email: short, phone: clean, location: short, summary: text },
      work: [
        emptyEntry('w', { title, organisation: title, detail: title, place: short, text, lines: [{ text, origin: 'you' }] }),
      ],
      skills: [emptyEntry('s', { title, detail: title })],
    })
    const { html } = resumePage(document)
    assert.doesNotMatch(html, /<script|<img|<link|onerror="|<meta http-equiv="refresh"/)
    assert.ok((await print('resume', document)).pages >= 1, text)
    const summary = sampleSummary({
      name: short,
      title: short,
      location: short,
      about: text,
      goals: text,
      skills: [{ name: short, level: 3, verified: true }],
    })
    assert.doesNotMatch(summaryPage(summary).html, /<script|onerror="|<link|<meta http-equiv="refresh"/)
    assert.equal((await print('career_summary', summary)).pages, 1)
  }
  assert.deepEqual(asked, [])
})

test('links that are no web address, unknown kinds and broken JSON are refused', async () => {
  const bad = sampleResume({ work: [emptyEntry('w', { title: 'x', url: 'javascript:alert(1)' })] })
  await assert.rejects(print('resume', bad), { code: 'bad_request' })
  await assert.rejects(print('resume', { basics: {} }), { code: 'bad_request' })
  await assert.rejects(print('cover_letter', {}), { code: 'bad_request' })
  await assert.rejects(rpc.renderDocument({ kind: 'resume', dataJson: '{', createdAt }), { code: 'bad_request' })
})

test('the browser of the API ends after a quiet while and starts again when needed', async () => {
  const browser = createIdleBrowser(chromiumPath, 50)
  const text = () =>
    browser.run(async (page) => {
      await page.setContent('<p>words</p>')
      return page.browser().process()?.pid
    })
  const first = await text()
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  const second = await text()
  assert.notEqual(first, second)
  await browser.stop()
  await assert.rejects(text(), /stopped/)
})
