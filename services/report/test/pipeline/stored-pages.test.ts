import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { reportRoutes } from '@waymark/contracts/routes/report'
import { call } from '@waymark/testing/http'
import { readStoredContents } from '../../src/data/stored-contents.ts'
import { SCHEMA_VERSION } from '../../src/data/stored-pages.ts'
import { viewReport } from '../../src/document/view/view-report.ts'
import { findingsOf } from '../../src/domain/findings.ts'
import { loadInput } from '../fixtures/load-input.ts'
import { eventually, startReport, type TestReport } from '../support/start-report.ts'

let report: TestReport
before(async () => {
  report = await startReport()
})
after(() => report.stop())

async function order() {
  const { userId, headers } = await report.user()
  const { assessmentId, assessmentType: reportType } = report.save({ userId })
  const { json } = await call(report.app, reportRoutes.generateReport, { headers, body: { assessmentId, reportType } })
  return { headers, params: { id: json.reportId as string } }
}

const pay = (id: string) => report.sql('update report set paid_at = now(), payment_id = $2 where id = $1', [id, randomUUID()])
type Page = { id: string; title: string; page: number; html: string }
const pagesOf = async (of: Parameters<typeof call>[2]): Promise<Page[]> => {
  const { status, json, text } = await call(report.app, reportRoutes.getReportView, of)
  assert.equal(status, 200, text.slice(0, 200))
  return json.sections
}
const tick = (of: { headers: Record<string, string>; params: { id: string } }, place: string) =>
  call(report.app, reportRoutes.markReport, { ...of, params: { ...of.params, place }, body: { ticked: true } })

describe('a report that is made', () => {
  it('keeps its pages as they were printed, and shows those, whatever becomes of the sections', async () => {
    const { worker } = await report.startWorker()
    const of = await order()
    const { id } = of.params
    await eventually(async () => ['ready', 'delivered'].includes(await report.statusOf(id)), 'the report is made')
    await worker.stop()
    await pay(id)

    const made = await report.context.prisma.report.findUniqueOrThrow({ where: { id }, include: { sections: true } })
    const set = viewReport(readStoredContents(made)).sections
    const shown = await pagesOf(of)
    assert.deepEqual(
      shown.map(({ id, page, title }) => [id, page, title]),
      set.map(({ id, page, title }) => [id, page, title]),
    )
    const stored = await report.sql(
      'select page_id, number, html, boxes, notes from report_page where report_id = $1 order by number',
      [id],
    )
    assert.deepEqual(
      stored.map(({ html }) => html),
      shown.map(({ html }) => html),
    )
    assert.deepEqual(
      stored.map(({ boxes, notes }) => [boxes, notes]),
      set.map(({ boxes, notes }) => [boxes, notes]),
    )
    const [row] = await report.sql('select schema_version, directions, confidence from report where id = $1', [id])
    const { directions, confidence } = findingsOf(loadInput('renee').ranking)
    assert.deepEqual(row, { schema_version: SCHEMA_VERSION, directions, confidence })
    assert.equal(directions.length, 3)

    await report.sql(`update report_section set content = '{"pages": "of another edition"}' where report_id = $1`, [id])
    assert.deepEqual(await pagesOf(of), shown)
    const box = set.flatMap(({ boxes }) => boxes)[0] ?? ''
    assert.equal((await tick(of, box)).status, 200)
    assert.equal((await tick(of, 'nowhere.0123456789')).status, 404)
  })
})

/** As a worker of 6e68692 stored the report of `renee.json` of that commit; `pages` are those that its online view showed. */
const former = JSON.parse(
  gunzipSync(readFileSync(new URL('../fixtures/report-of-6e68692.json.gz', import.meta.url))).toString(),
) as { pages: Omit<Page, 'html'>[]; sections: { sectionId: string; content: object; note: string }[] }

async function storeFormer(id: string) {
  for (const [index, { sectionId, content, note }] of former.sections.entries())
    await report.sql(
      `insert into report_section (report_id, section_id, content, note, created_at)
       values ($1, $2, $3, $4, now() + make_interval(secs => $5::int))`,
      [id, sectionId, JSON.stringify(content), note, index],
    )
  for (const status of ['composing', 'rendering', 'ready'])
    await report.sql('update report set status = $2 where id = $1', [id, status])
  await pay(id)
}

describe('a report that was made before pages were stored', () => {
  it('opens with every page it was printed with, in that order, also those that are written no more', async () => {
    const of = await order()
    await storeFormer(of.params.id)
    const shown = await pagesOf(of)
    assert.deepEqual(
      shown.map(({ id, page, title }) => ({ id, title, page })),
      former.pages,
    )
    for (const { id, html } of shown) {
      assert.match(html, /<h2>.{3,}<\/h2>/, id)
      assert.doesNotMatch(html.replaceAll(/<[^>]*>/g, ''), /[{}]|\*\*|undefined|\[object/, id)
    }
    const [box = ''] = shown.flatMap(({ html }) => [...html.matchAll(/data-box="([^"]+)"/g)].map(([, place]) => place ?? ''))
    assert.equal((await tick(of, box)).status, 200)
    assert.equal((await tick(of, 'nowhere.0123456789')).status, 404)
  })

  it('gets columns for what the list says of it', async () => {
    const of = await order()
    const { id } = of.params
    await storeFormer(id)
    for (const statement of backfill()) await report.sql(statement)
    const { json } = await call(report.app, reportRoutes.listReports, of)
    const [listed] = json.reports
    const note = (sectionId: string) => former.sections.find((section) => section.sectionId === sectionId)?.note ?? ''
    assert.equal(listed.directions, note('answer'))
    assert.equal(note('sure'), `200 redraws done, confidence ${listed.confidence}`)
  })
})

/** What the migration does with the rows that it finds. */
function backfill(): string[] {
  const file = readFileSync(new URL('../../migrations/20261128004500_report_pages.sql', import.meta.url), 'utf8')
  const updates = [...file.matchAll(/^update report set [^;]+/gm)].map(([statement]) => statement)
  assert.equal(updates.length, 2)
  return updates
}
