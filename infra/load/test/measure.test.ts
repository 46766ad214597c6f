import assert from 'node:assert/strict'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { temporaryFolder } from '@waymark/testing/machine/folder'
import { holds, type Measured } from '../result/measured.ts'
import { resultTable } from '../result/table.ts'
import { measure, thresholdsOf } from '../run/measure.ts'

const folder = temporaryFolder('k6')
const pages: string[] = []
after(() => {
  delete process.env.K6
  for (const path of pages) rmSync(path, { recursive: true, force: true })
})

const trend = (p99: number) => ({
  values: { med: 8.4, 'p(95)': 41.2, 'p(99)': p99, count: 4_512 },
  thresholds: { 'p(99)<300': { ok: p99 < 300 } },
})
const summary = ({ p99 = 120, dropped = 0, refused = 0, fails = 0 }) => ({
  metrics: {
    'http_req_duration{kind:call}': trend(p99),
    'http_req_failed{kind:call}': { values: { rate: 0, passes: 0 }, thresholds: { 'rate<0.001': { ok: true } } },
    dropped_iterations: { values: { count: dropped }, thresholds: { 'count==0': { ok: dropped === 0 } } },
    people_started: { values: { count: 3_000 } },
    requests_refused: { values: { count: refused } },
  },
  root_group: { checks: [{ name: 'job search: has postings', passes: 40 - fails, fails }] },
})

/** A k6 that leaves what it is told to, in the place that the real one would, and ends as that does: with 99 when a threshold is crossed. */
async function measured(options: Parameters<typeof summary>[0] & { code?: number }): Promise<Measured> {
  const program = join(folder, 'k6')
  writeFileSync(join(folder, 'summary.json'), JSON.stringify(summary(options)))
  const lines = [
    '#!/bin/sh',
    `for word in "$@"; do case "$word" in SUMMARY=*) cp ${folder}/summary.json "$(echo "$word" | cut -c 9-)" ;; esac; done`,
    '[ "$K6_WEB_DASHBOARD" = true ] && echo charts > "$K6_WEB_DASHBOARD_EXPORT"',
    `echo "something is wrong" >&2; exit ${options.code ?? 0}`,
  ]
  writeFileSync(program, lines.join('\n'), { mode: 0o755 })
  process.env.K6 = program
  const run = await measure({ journey: 'browse', rate: 100, seconds: 30, site: 'http://localhost:1', run: 'test' }, undefined)
  pages.push(run.page)
  return run
}

describe('a run of k6', () => {
  test('is read from its summary, and leaves the page with its charts', async () => {
    const run = await measured({})
    assert.deepEqual([run.started, run.requests, run.p50, run.p95, run.p99], [3_000, 4_512, 8.4, 41.2, 120])
    assert.ok(existsSync(run.page))
    assert.equal(holds(run), true)
    const [head = '', line = ''] = resultTable([run]).split('\n')
    assert.match(head, /journey .*a second .*requests .*failed .*p50 .*p95 .*p99 .*dropped .*time to report p95/)
    assert.match(line, /browse +100 +4,512 +0\.00 % +8\.4 ms +41 ms +120 ms +0 +- +pass/)
  })

  test('that crosses a threshold fails, and says what was missed and what was wrong', async () => {
    const run = await measured({ p99: 1_812, dropped: 14, refused: 7, fails: 3, code: 99 })
    assert.equal(holds(run), false)
    const text = resultTable([run])
    assert.match(text, /1,812 ms +14 +- +FAIL/)
    assert.match(text, /missed p99 < 300 ms: 1,812 ms; dropped = 0: 14/)
    assert.match(text, /wrong: job search: has postings \(3 of 40\)/)
    assert.match(text, /7 requests were refused by the throttles \(429\)/)
  })

  test('that breaks is no result', async () => {
    await assert.rejects(measured({ code: 107 }), /k6 ended with code 107:\nsomething is wrong/)
  })

  test('of reports is told by when they came, and how many never did', () => {
    const table = resultTable([
      {
        ...{
          journey: 'report-storm',
          rate: 10,
          seconds: 30,
          started: 150,
          dropped: 0,
          requests: 300,
          failed: 0,
          failedShare: 0,
          page: '',
        },
        ...{ refused: 0, p50: 5, p95: 20, p99: 90, wrong: [] },
        thresholds: [{ says: 'time to report p95 < 60 s', measured: 95_300, ok: false }],
        reports: {
          ...{ accepted: 150, delivered: 149, lost: 1, sections: 3_000, mail: { missing: 0, twice: 1 } },
          timeToReport: { p50: 40_000, p95: 95_300, max: 120_000 },
          timeToReady: { p50: 39_000, p95: 94_000, max: 119_000 },
        },
      },
    ])
    assert.match(table, /report-storm +0 to 10 .*95\.3 s +FAIL/)
    assert.match(table, /missed time to report p95 < 60 s: 95\.3 s/)
    assert.match(table, /1 guests got their mail twice/)
  })
})

test('thresholds are read from the summary of k6, those alone that it judged', () => {
  const read = thresholdsOf({ metrics: { ...summary({ p99: 310 }).metrics, unrelated: { values: {} } } })
  assert.deepEqual(
    read.map(({ says, ok }) => [says, ok]),
    [
      ['failed < 0.1 %', true],
      ['p99 < 300 ms', false],
      ['dropped = 0', true],
    ],
  )
})
