import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { emptyEntry } from '@waymark/contracts/models/resume/resume-sections'
import { ReportServiceService } from '@waymark/proto/waymark/report/v1/report'
import { createGrpcClient, type GrpcClient } from '@waymark/service/grpc/client'
import { createPrintQueue } from '../../src/document/print/print-queue.ts'
import { sampleResume } from '../fixtures/documents.ts'
import { eventually, startReport, type TestReport } from '../support/start-report.ts'

let report: TestReport
let rpc: GrpcClient<typeof ReportServiceService>
before(async () => {
  report = await startReport()
  rpc = createGrpcClient(ReportServiceService, { address: `127.0.0.1:${report.grpcPort()}`, deadlineMs: 20_000 })
})
after(async () => {
  rpc.close()
  await report.stop()
})

const createdAt = '2026-11-21T09:30:00.000Z'
const print = (data: unknown, options: { signal?: AbortSignal; deadlineMs?: number } = {}) =>
  rpc.renderDocument({ kind: 'resume', dataJson: JSON.stringify(data), createdAt }, options)

/** Some twenty pages. */
const large = () => {
  const lines = Array.from({ length: 30 }, (_, at) => ({
    text: `Checked ${at} pallets a day. `.repeat(5),
    origin: 'you' as const,
  }))
  const work = Array.from({ length: 20 }, (_, at) => emptyEntry(`w${at}`, { title: 'Checker', lines }))
  return sampleResume({ work })
}

test('of ten large résumés at once five are taken, the others are refused at once, and all work ends when the callers go', async () => {
  assert.equal((await print(sampleResume())).pages, 1)
  const gone = new AbortController()
  const outcomes: { code: string; ms: number }[] = []
  const started = performance.now()
  const all = Array.from({ length: 10 }, () =>
    print(large(), { signal: gone.signal }).then(
      () => outcomes.push({ code: 'printed', ms: performance.now() - started }),
      (error) => outcomes.push({ code: error.code, ms: performance.now() - started }),
    ),
  )
  await eventually(async () => outcomes.filter(({ code }) => code === 'unavailable').length >= 5, 'five are refused')
  assert.ok(outcomes.length <= 6, 'one is printed and four wait: only one can be done by now')
  gone.abort()
  await Promise.all(all)
  // A queue that still printed for them would keep this one waiting for the length of four large résumés.
  const left = performance.now()
  assert.equal((await print(sampleResume())).pages, 1)
  const printed = report.printed()
  assert.ok(printed.ended - printed.begun === 0, 'nothing is under way any more')
  assert.ok(printed.begun <= 4, `${printed.begun} documents reached the browser: two small ones and at most two large ones`)
  assert.ok(performance.now() - left < 15_000)
})

test('a caller whose deadline passes while waiting is not printed for', async () => {
  const begun = report.printed().begun
  // One is printed and two wait: together they take longer than the fourth would wait, on a fast machine too.
  const before = [print(large()), print(large()), print(large())]
  await assert.rejects(print(large(), { deadlineMs: 150 }), { code: 'unavailable' })
  await Promise.all(before)
  assert.equal((await print(sampleResume())).pages, 1)
  assert.equal(report.printed().begun - begun, 4)
})

test('far too long a résumé is refused by its layout: it never becomes a file', async () => {
  const endless = large()
  endless.work = Array.from({ length: 40 }, (_, at) => ({ ...endless.work[0]!, id: `w${at}` }))
  const before = report.printed()
  await assert.rejects(print(endless), (error: Error & { code?: string; detail?: string }) => {
    assert.equal(error.code, 'bad_request')
    assert.match(error.detail ?? '', /shorten it to 30 or fewer/)
    return true
  })
  assert.equal(report.printed().files, before.files)
})

test('a place goes to the one who waited, never to a newcomer beside it', async () => {
  const queue = createPrintQueue({ places: 1, maxWaiting: 2 })
  let inside = 0
  let most = 0
  const job = async (turns: number, signal?: AbortSignal) => {
    const leave = await queue.enter(signal)
    most = Math.max(most, ++inside)
    for (let turn = 0; turn < turns; turn++) await undefined
    inside--
    leave()
    leave()
  }
  for (let wait = 0; wait < 12; wait++) {
    const first = job(3)
    const second = job(3)
    for (let turn = 0; turn < wait; turn++) await undefined
    await Promise.all([first, second, job(3)])
  }
  assert.equal(most, 1)
})

test('who leaves the queue frees the place in it, and is given none', async () => {
  const queue = createPrintQueue({ places: 1, maxWaiting: 1 })
  const leave = await queue.enter()
  const gone = new AbortController()
  const waiting = queue.enter(gone.signal)
  await assert.rejects(queue.enter(), { code: 'unavailable' })
  gone.abort(new Error('the caller left'))
  await assert.rejects(waiting, /the caller left/)
  const next = queue.enter()
  leave()
  const leaveNext = await next
  await assert.rejects(queue.enter(AbortSignal.abort(new Error('left before'))), /left before/)
  leaveNext()
  ;(await queue.enter())()
})
