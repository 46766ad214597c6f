import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, beforeEach, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { reportRoutes } from '@waymark/contracts/routes/report'
import { call } from '@waymark/testing/http'
import { eventually, guestCookie, startReport, type TestReport } from '../support/start-report.ts'

let report: TestReport
before(async () => {
  report = await startReport()
})
after(() => report.stop())
beforeEach(() => report.sql('truncate report_worker, report cascade'))

const metricsOf = async () => (await fetch(`${report.base()}/metrics`)).text()
const backlog = async () => {
  const sample = /^report_backlog_seconds\{[^}]*\} (\S+)$/m.exec(await metricsOf())
  return sample ? Number(sample[1]) : undefined
}
const order = async () => {
  const answer = await call(report.app, reportRoutes.generateGuestReport, {
    body: report.guestBody(),
    cookies: { wm_guest: guestCookie },
  })
  assert.equal(answer.status, 202, answer.text)
  return String(answer.json.reportId)
}
const worker = (tabs: number, seenSecondsAgo = 0) =>
  report.sql('insert into report_worker (id, tabs, seen_at) values ($1, $2, now() - make_interval(secs => $3))', [
    randomUUID(),
    tabs,
    seenSecondsAgo,
  ])
const made = (id: string, ms: number) =>
  report.sql(
    `alter table report disable trigger report_state_may_change; update report set status = 'ready', ready_at = now(), make_ms = ${ms} where id = '${id}'; alter table report enable trigger report_state_may_change`,
  )

test('the API exports the backlog: open reports × p50 of making one / tabs of the workers that are there', async () => {
  assert.equal(await backlog(), 0)
  const ids = [await order(), await order(), await order(), await order()]
  assert.equal(await backlog(), (4 * 3) / 2, 'as if the one worker were there that always should be, at the first guess')
  await worker(2)
  await worker(3)
  await worker(4, 30)
  assert.equal(await backlog(), (4 * 3) / 5, 'a worker that was not heard of for half a minute does not count')
  await made(ids[0] ?? '', 1_000)
  await made(ids[1] ?? '', 2_500)
  assert.equal(await backlog(), (2 * 1.75) / 5)
})

test('waiting is no part of the making: a queue that grows does not make the jobs look longer', async () => {
  const ids = [await order(), await order()]
  await report.sql(`update report set created_at = now() - interval '5 minutes', due_at = now() - interval '5 minutes'`)
  await made(ids[0] ?? '', 1_200)
  await worker(2)
  assert.equal(await backlog(), 1.2 / 2)
})

test('what is put off counts once it is due', async () => {
  await order()
  await report.sql(`update report set due_at = now() + interval '1 hour'`)
  assert.equal(await backlog(), 0)
  await report.sql('update report set due_at = now()')
  assert.equal(await backlog(), 1.5)
})

test('an emptied Redis changes nothing, and what cannot be read is left out of a page that still comes', async () => {
  await order()
  const { createClient } = await import('redis')
  const redis = createClient({ url: report.infra.redisUrl })
  await redis.connect()
  await redis.flushAll()
  await redis.close()
  assert.equal(await backlog(), 1.5)
  await report.sql('alter table report_worker rename to report_worker_away')
  assert.equal(await backlog(), undefined)
  assert.match(await metricsOf(), /process_cpu_seconds_total/)
  await report.sql('alter table report_worker_away rename to report_worker')
  assert.equal(await backlog(), 1.5)
})

test('a worker is counted from its start to the beginning of its stop, also while it finishes what it has', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const { worker: one } = await report.startWorker({
    writer: { parallel: 1, write: async (content) => held.then(() => ({ content, aiGenerated: false })) },
  })
  const there = async () => (await report.sql('select 1 from report_worker')).length
  await eventually(async () => (await there()) === 1, 'the worker says that it is there')
  const id = await order()
  await eventually(async () => (await report.statusOf(id)) === 'composing', 'composing')
  const stopped = one.stop()
  await eventually(async () => (await there()) === 0, 'no worker is counted')
  assert.equal(await report.statusOf(id), 'composing')
  release()
  await stopped
  assert.ok(['ready', 'delivering', 'delivered'].includes(await report.statusOf(id)), 'it finished what it had')
})

test('a report that takes longer than a stop may is handed back with what is done, and made by the next worker', async () => {
  let sections = 0
  const { worker: slow } = await report.startWorker({
    writer: {
      parallel: 1,
      write: async (content, { signal }) => {
        sections += 1
        if (sections > 3) await delay(120_000, undefined, { signal })
        return { content, aiGenerated: false }
      },
    },
  })
  const body = report.guestBody()
  const { json } = await call(report.app, reportRoutes.generateGuestReport, { body, cookies: { wm_guest: guestCookie } })
  const done = async () => (await report.sql('select 1 from report_section where report_id = $1', [json.reportId])).length
  await eventually(async () => (await done()) === 3, 'three sections')
  const began = performance.now()
  await slow.stop()
  assert.ok(performance.now() - began < 20_000, 'below the 25 s after which a process is ended by force')
  const [row] = await report.sql('select status, attempts, claimed_until, failure_code from report where id = $1', [
    json.reportId,
  ])
  assert.deepEqual(row, { status: 'composing', attempts: 0, claimed_until: null, failure_code: null })
  assert.equal(await done(), 3)
  await report.startWorker()
  await eventually(async () => (await report.statusOf(json.reportId)) === 'delivered', 'delivered', 60_000)
  assert.equal(report.mailbox.mails.filter(({ to }) => to.includes(body.guestEmail)).length, 1)
})
