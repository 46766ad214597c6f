import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startStack, type TestStack } from '../dev/test-stack.ts'
import { bisect } from '../load/bisect.ts'
import { type JourneyName, journeyNames, journeys } from '../load/journeys.ts'
import { holds, type Measured } from '../load/result/measured.ts'
import { resultTable } from '../load/result/table.ts'
import { measure, runName, warmUp } from '../load/run/measure.ts'
import { record } from '../tools/figures.ts'

/** Shorter or longer than each journey's own time. */
const SECONDS = Number(process.env.LOAD_SECONDS ?? 0)
/** A rate is tried twice before it counts as failed, and a storm waits for its reports: a handful of rates is what fits. */
const TRIALS = 5

const p99Of: Partial<Record<JourneyName, string>> = {
  browse: 'load-browse-p99-ms',
  assess: 'load-assess-p99-ms',
  submit: 'load-submit-p99-ms',
  quiz: 'load-quiz-p99-ms',
  'report-storm': 'load-storm-p99-ms',
  soak: 'load-soak-p99-ms',
}
const timeOf: Partial<Record<JourneyName, string>> = {
  'guest-report': 'load-report-seconds',
  'report-storm': 'load-storm-report-seconds',
}
const rateOf: Partial<Record<JourneyName, string>> = {
  browse: 'load-browse-rate',
  submit: 'load-submit-rate',
  'report-storm': 'load-storm-rate',
}

/**
 * Every journey at its promised rate, on a stack of its own with the committed throttles. A rate that this machine does not reach,
 * or a time that it misses, is kept as it is, and fails the run at its end.
 */
describe('load', () => {
  const runs: Measured[] = []
  let stack: TestStack
  let site = ''
  let mailbox = ''
  before(async () => {
    stack = await startStack({ env: { SEED: 'false' } })
    mailbox = stack.endpoints.mailbox ?? ''
    site = new URL(stack.endpoints.site).origin
    await warmUp(site, mailbox)
  })
  after(async () => {
    await stack?.stop()
    if (runs.length === 0) return
    console.log(resultTable(runs))
    record('load-failed-percent', Math.max(...runs.map(({ failedShare }) => failedShare * 100)), { atMost: 0.1, unit: '%' })
    record(
      'load-dropped',
      sum(({ dropped }) => dropped),
      { atMost: 0, unit: 'people' },
    )
    record(
      'load-reports-lost',
      sum(({ reports }) => (reports ? reports.lost + (reports.mail?.missing ?? 0) : 0)),
      { atMost: 0, unit: 'reports' },
    )
  })

  const sum = (figure: (run: Measured) => number): number => runs.reduce((all, run) => all + figure(run), 0)
  const push = (journey: JourneyName, rate: number) =>
    measure({ journey, rate, seconds: SECONDS || journeys[journey].seconds, site, run: runName() }, mailbox)

  for (const journey of journeyNames)
    test(`${journey} at ${journeys[journey].rate} a second: no report lost, under one request in a thousand failed`, async () => {
      const run = await push(journey, journeys[journey].rate)
      runs.push(run)
      tell(run)
      const wrong = JSON.stringify({ refused: run.refused, wrong: run.wrong })
      assert.ok(run.failedShare < 0.001, `${run.failed} of ${run.requests} requests failed: ${wrong}`)
      if (!run.reports) return
      assert.equal(run.reports.lost, 0, `${run.reports.accepted} were accepted`)
      assert.deepEqual(run.reports.mail, { missing: 0, twice: 0 })
    })

  for (const [journey, id] of Object.entries(rateOf) as [JourneyName, string][])
    test(`${journey}: what rate holds is looked for and recorded`, async (t) => {
      const first = runs.find((run) => run.journey === journey)
      assert.ok(first, 'it was not run')
      const { rate } = first
      const promised = { atLeast: journeys[journey].rate, unit: 'a second' }
      if (holds(first)) return void record(id, rate, promised, 'higher rates were not tried')
      let failed = first
      const found = await bisect(
        async (tried) => {
          const run = await push(journey, tried)
          if (!holds(run)) failed = run
          return holds(run)
        },
        { from: rate, floor: rate / 20, ceiling: rate, precision: 0.15, maxTrials: TRIALS, known: { rate, holds: false } },
      )
      const why = `at ${failed.rate} a second missed ${missedBy(failed)}`
      record(id, found.highest, promised, why)
      t.diagnostic(`${journey} holds up to ${found.highest} a second, promised are ${rate}; ${why}`)
    })
})

const missedBy = ({ thresholds }: Measured): string =>
  thresholds
    .filter(({ ok }) => !ok)
    .map(({ says }) => says)
    .join('; ')

function tell(run: Measured): void {
  const why = holds(run) ? undefined : missedBy(run)
  const p99 = p99Of[run.journey]
  if (p99) record(p99, Math.round(run.p99 * 10) / 10, { atMost: 300, unit: 'ms' }, why)
  const time = timeOf[run.journey]
  if (time && run.reports?.delivered)
    record(time, Math.round(run.reports.timeToReport.p95 / 100) / 10, { atMost: 60, unit: 's' }, why)
  console.log(resultTable([run]))
}
