import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { reportRoutes } from '@waymark/contracts/routes/report'
import { createLog } from '@waymark/kit/log'
import { call } from '@waymark/testing/http'
import { PDFDocument } from 'pdf-lib'
import { LEFT_OUT } from '../../src/document/sections/opening/left-out.ts'
import type { Writer } from '../../src/tasks/llm/writer.ts'
import { loadInput } from '../fixtures/load-input.ts'
import { eventually, guestCookie, startReport, type TestReport } from '../support/start-report.ts'

let report: TestReport
before(async () => {
  report = await startReport()
})
after(() => report.stop())

const guest = { wm_guest: guestCookie }

/** A page that no paper holds: nothing of it may be dropped. */
const tooLong: Writer = {
  parallel: 2,
  async write(content) {
    const pages = content.pages.map((page) =>
      page.id === 'values' && !content.leftOut
        ? { ...page, blocks: Array.from({ length: 90 }, () => ({ kind: 'text' as const, text: 'One more paragraph.' })) }
        : page,
    )
    return { content: { ...content, pages }, aiGenerated: false }
  },
}

/** What the engine would say had it found so many directions, the third under a title that the charts on money cannot set. */
function clientsWith(directions: () => number) {
  const { clients } = report.overrides
  const { ranking } = loadInput('renee')
  const ranked = ranking.ranked.map((place, at) =>
    at === 2 ? { ...place, occupation: { ...place.occupation!, shortTitle: `${place.occupation!.shortTitle} {open` } } : place,
  )
  // Nothing behind the list could fill it up.
  const rank = async () => ({ ...ranking, ranked: ranked.slice(0, directions()), unfiltered: [], next: [] })
  return { ...clients, skills: { ...clients.skills, rank } }
}

async function startWorker(directions: () => number) {
  const lines: Record<string, unknown>[] = []
  const write = (line: string) => void lines.push(JSON.parse(line))
  const log = createLog({ service: 'test', level: 'error', destination: { write } })
  const { worker } = await report.startWorker({ clients: clientsWith(directions), writer: tooLong, log })
  const count = async (section: string) => {
    const metrics = await (await fetch(`http://127.0.0.1:${worker.ports().http}/metrics`)).text()
    const found = new RegExp(`^report_sections_left_out_total\\{[^}]*section="${section}"[^}]*\\} (\\d+)$`, 'm').exec(metrics)
    return Number(found?.[1])
  }
  return { worker, count, leftOut: () => lines.filter(({ msg }) => msg === 'section left out') }
}

test('a section that cannot be composed and one that cannot be printed are left out, told of and counted; the report comes', async () => {
  let found = 3
  const { worker, count, leftOut } = await startWorker(() => found)
  assert.equal(await count('money'), 0)
  const body = report.guestBody()
  const { json } = await call(report.app, reportRoutes.generateGuestReport, { body, cookies: guest })
  await eventually(async () => (await report.statusOf(json.reportId)) === 'delivered', 'delivered', 90_000)

  const mail = await report.mailbox.waitFor(({ to }) => to.includes(body.guestEmail))
  const file = await PDFDocument.load(mail.attachments[0]!.content)
  const [row] = await report.sql('select pages from report where id = $1', [json.reportId])
  assert.equal(row?.pages, 28)
  assert.equal(file.getPageCount(), 28)
  const stored = await report.sql(
    `select section_id, content->'pages'->0->>'standfirst' as words from report_section
     where report_id = $1 and content ? 'leftOut' order by section_id`,
    [json.reportId],
  )
  assert.deepEqual(stored, [
    { section_id: 'money', words: LEFT_OUT },
    { section_id: 'values', words: LEFT_OUT },
  ])
  assert.equal(await count('money'), 1)
  assert.equal(await count('values'), 1)
  assert.equal(await count('plan'), 0)
  assert.deepEqual(
    leftOut().map(({ section, reportId }) => ({ section, reportId })),
    [
      { section: 'money', reportId: json.reportId },
      { section: 'values', reportId: json.reportId },
    ],
  )

  // Without any direction, and none to fill in, too little of it can be made: a failed report, as before.
  found = 0
  const { json: other } = await call(report.app, reportRoutes.generateGuestReport, { body: report.guestBody(), cookies: guest })
  await eventually(async () => (await report.statusOf(other.reportId)) === 'failed', 'failed', 60_000)
  const [dead] = await report.sql('select step, error from dead_job where report_id = $1', [other.reportId])
  assert.equal(dead?.step, 'compose')
  assert.match(dead?.error, /Only 19 pages could be made, without/)

  // What was left out is tried again with the report: it is not kept as done.
  await worker.stop()
  const params = { id: other.reportId }
  assert.equal((await call(report.app, reportRoutes.retryReport, { params, cookies: guest })).status, 202)
  const kept = await report.sql(`select 1 from report_section where report_id = $1 and content ? 'leftOut'`, [other.reportId])
  assert.equal(kept.length, 0)
})

/** As a model that writes far too much on one page would have it. */
const verbose: Writer = {
  parallel: 2,
  async write(content, run) {
    const { content: long } = await tooLong.write(content, run)
    return { content: long, aiGenerated: content.sectionId === 'values' }
  },
}

test('a section that a model wrote and no paper holds is printed in our own words', async () => {
  const { worker } = await report.startWorker({ writer: verbose })
  const body = { ...report.guestBody(), aiText: true }
  const { json } = await call(report.app, reportRoutes.generateGuestReport, { body, cookies: guest })
  await eventually(async () => (await report.statusOf(json.reportId)) === 'delivered', 'delivered', 90_000)
  const [row] = await report.sql(
    `select content ? 'leftOut' as left_out, content::text like '%One more paragraph%' as long, ai_generated
     from report_section where report_id = $1 and section_id = 'values'`,
    [json.reportId],
  )
  assert.deepEqual(row, { left_out: false, long: false, ai_generated: false })
  await worker.stop()
})
