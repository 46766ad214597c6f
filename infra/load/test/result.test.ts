import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { bottleneckOf } from '../result/bottleneck.ts'
import { niceCeiling } from '../result/chart.ts'
import { holds, percentile } from '../result/measured.ts'
import { resultPage } from '../result/page.ts'
import { resultTable } from '../result/table.ts'
import { thresholdsOf } from '../run/measure.ts'
import { consumer, exampleRun } from './example-run.ts'

const facts = { target: 'http://localhost:8080', date: new Date('2026-11-21T18:00:00Z'), commit: 'abc1234' }
const missed = exampleRun({
  journey: 'report-storm',
  rate: 10,
  p99: 1_812,
  dropped: 14,
  failed: 9,
  failedShare: 0.002,
  thresholds: [
    { says: 'failed < 0.1 %', measured: 0.002, ok: false },
    { says: 'p99 < 300 ms', measured: 1_812, ok: false },
    { says: 'time to report p95 < 60 s', measured: 95_300, ok: false },
  ],
  checks: { passed: 90, failed: [{ name: 'report: <b>has pages</b>', failed: 3, of: 40 }] },
  statuses: { 200: 80, 429: 7 },
  reports: {
    accepted: 150,
    delivered: 149,
    lost: 1,
    sections: 3_000,
    timeToReport: { p50: 40_000, p95: 95_300, max: 120_000 },
    timeToReady: { p50: 39_000, p95: 94_000, max: 119_000 },
    mail: { missing: 0, twice: 1 },
  },
})

describe('the table', () => {
  test('has a line for each journey with its verdict', () => {
    const lines = resultTable([exampleRun(), missed]).split('\n')
    assert.match(lines[0]!, /journey .*a second .*requests .*failed .*p50 .*p95 .*p99 .*dropped .*time to report p95/)
    assert.match(lines[1]!, /browse +100 +4,512 +0\.00 % +8\.4 ms +41 ms +120 ms +0 +- +pass/)
    assert.match(lines[2]!, /report-storm +0 to 10 +4,512 +0\.20 % .*1,812 ms +14 +95\.3 s +FAIL/)
  })

  test('says of a miss what was missed, what was short and what was wrong', () => {
    const text = resultTable([missed])
    assert.match(text, /missed failed < 0\.1 %: 0\.20 %; p99 < 300 ms: 1,812 ms; time to report p95 < 60 s: 95\.3 s/)
    assert.match(text, /short of: /)
    assert.match(text, /wrong: report: .* \(3 of 40\)/)
    assert.match(text, /7 requests were refused by the throttles \(429\)/)
    assert.match(text, /1 guests got their mail twice/)
    assert.doesNotMatch(resultTable([exampleRun()]), /missed|short of/)
  })
})

describe('the page', () => {
  const page = resultPage([exampleRun(), missed], facts)

  test('stands alone, says the verdict and holds a chart for each thing', () => {
    assert.match(page, /<h1>1 of 2 hold what is promised<\/h1>/)
    assert.doesNotMatch(page, /<script|https?:\/\/(?!localhost:8080)/)
    assert.equal(page.match(/<figure class="chart">/g)?.length, 3 + 4)
    assert.equal(page.match(/<section id=/g)?.length, 2)
    assert.doesNotMatch(page, /NaN|undefined|Infinity/)
  })

  test('writes nothing of an answer as markup', () => {
    assert.match(page, /&lt;b&gt;has pages/)
    assert.doesNotMatch(page, /<b>has pages/)
  })

  test('shows the memory of a soak, and what a bisection tried', () => {
    assert.match(resultPage([exampleRun({ journey: 'soak' })], facts), /At the start.*90 MiB.*120 MiB/s)
    const result = {
      highest: 80,
      lowestFailed: 90,
      trials: [
        { rate: 100, holds: false },
        { rate: 80, holds: true },
      ],
    }
    assert.match(resultPage([exampleRun()], { ...facts, bisected: { journey: 'browse', result } }), /holds is 80 a second/)
  })

  test('names each section once, also when a journey stands there at two rates', () => {
    const ids = [...resultPage([exampleRun(), exampleRun({ rate: 62.5 })], facts).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    assert.deepEqual(ids, ['browse-100', 'browse-62-5'])
  })

  test('an empty run makes no broken chart', () => {
    const empty = exampleRun({ perSecond: [], routes: [], machine: undefined })
    assert.doesNotMatch(resultPage([empty], facts), /NaN|undefined|Infinity/)
  })
})

describe('the bottleneck', () => {
  const machine = exampleRun().machine!
  const of = (other: Partial<typeof machine>) => bottleneckOf(exampleRun({ machine: { ...machine, ...other } }))

  test('names full processors with their users, and other programs when it was them', () => {
    assert.match(of({ busy: 1.97, others: 0.05 }), /the processors were full \(1\.97 of 2 cores in use: k6 0\.50, gateway 0\.40/)
    assert.match(of({ busy: 1.97, others: 1.2 }), /much of it by programs that are not ours/)
  })

  test('names a full thread, a full pool and a late event loop', () => {
    assert.match(of({ consumers: [consumer('skills', 0.97)] }), /one thread of skills was full \(0\.97 cores\)/)
    assert.match(of({ pools: [{ name: 'jobs', busy: 10, size: 10 }] }), /database connections of jobs were busy \(10 of 10\)/)
    assert.match(of({ lag: [{ name: 'identity', ms: 412 }] }), /event loop of identity was up to 412 ms late/)
  })

  test('says so when nothing was full or nothing was seen', () => {
    assert.match(of({}), /^nothing was full: 1\.20 of 2 cores/)
    assert.match(bottleneckOf(exampleRun({ machine: undefined })), /not watched/)
  })

  test('of reports names how many were made a second', () =>
    assert.match(bottleneckOf(missed), /one report worker made \d\.\d\d/))
})

describe('figures', () => {
  test('thresholds are read from the summary of k6', () => {
    const values = { rate: 0.5, 'p(99)': 310 }
    const metrics = {
      'http_req_duration{kind:call}': { values, thresholds: { 'p(99)<300': { ok: false } } },
      'http_req_failed{kind:call}': { values: { rate: 0 }, thresholds: { 'rate<0.001': { ok: true } } },
      unrelated: { values },
    }
    const read = thresholdsOf({ metrics })
    assert.deepEqual(
      read.map(({ says, measured, ok }) => [says, measured, ok]),
      [
        ['failed < 0.1 %', 0, true],
        ['p99 < 300 ms', 310, false],
      ],
    )
    assert.equal(holds({ thresholds: read }), false)
  })

  test('percentiles are by nearest rank, and axes end at round figures', () => {
    assert.equal(percentile([1, 2, 3, 4], 0.5), 2)
    assert.equal(percentile([1, 2, 3, 4], 0.99), 4)
    assert.equal(percentile([], 0.5), 0)
    assert.deepEqual([0, 7, 99, 101, 330].map(niceCeiling), [1, 8, 100, 200, 400])
  })
})
