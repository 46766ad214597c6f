import { makesReports, promised } from '../journeys.ts'
import type { FailedCheck, Measured, Reports, Spread, Threshold } from '../result/measured.ts'
import { type K6Run, runK6, type Summary } from './k6.ts'
import { readMailbox } from './mailbox.ts'

const LOST = 'reports lost = 0'

/** Runs one journey and gives everything that was measured; a mailbox that is known is looked into. */
export async function measure(asked: K6Run, mailbox: string | undefined): Promise<Measured> {
  const { summary, page } = await runK6(asked)
  const calls = summary.metrics['http_req_duration{kind:call}']?.values ?? {}
  const failed = summary.metrics['http_req_failed{kind:call}']?.values ?? {}
  const { journey, rate, seconds } = asked
  const reports = makesReports(journey) ? await reportsOf(summary, asked.run, mailbox) : undefined
  return {
    ...{ journey, rate, seconds, page },
    started: counted(summary, 'people_started'),
    dropped: counted(summary, 'dropped_iterations'),
    requests: calls.count ?? 0,
    failed: failed.passes ?? 0,
    failedShare: failed.rate ?? 0,
    refused: counted(summary, 'requests_refused'),
    p50: calls.med ?? 0,
    p95: calls['p(95)'] ?? 0,
    p99: calls['p(99)'] ?? 0,
    thresholds: thresholdsOf(summary).map((one) => (reports ? withReports(one, reports) : one)),
    wrong: wrongOf(summary),
    reports,
  }
}

/** The checks that failed, the most often first. */
function wrongOf({ root_group: { checks } }: Summary): FailedCheck[] {
  return checks
    .filter(({ fails }) => fails > 0)
    .map(({ name, passes, fails }) => ({ name, failed: fails, of: passes + fails }))
    .sort((a, b) => b.failed - a.failed)
}

async function reportsOf(summary: Summary, run: string, mailbox: string | undefined): Promise<Reports> {
  const accepted = counted(summary, 'reports_accepted')
  const delivered = counted(summary, 'reports_delivered')
  return {
    ...{ accepted, delivered },
    lost: accepted - delivered,
    sections: counted(summary, 'report_sections'),
    timeToReport: spreadOf(summary, 'time_to_report'),
    timeToReady: spreadOf(summary, 'time_to_ready'),
    mail: mailbox ? await readMailbox(mailbox, run, delivered) : undefined,
  }
}

/** Those who were cut off when k6 ended, and those whose mail is not in the mailbox, are lost as well; no report is no fast report. */
function withReports(threshold: Threshold, { accepted, delivered, lost, mail }: Reports): Threshold {
  if (threshold.says.startsWith('time to report') && delivered === 0 && accepted > 0) return { ...threshold, ok: false }
  if (threshold.says !== LOST) return threshold
  const measured = lost + (mail?.missing ?? 0)
  return { ...threshold, measured, ok: measured === 0 }
}

const counted = ({ metrics }: Summary, name: string): number => metrics[name]?.values.count ?? 0

function spreadOf({ metrics }: Summary, name: string): Spread {
  const { med = 0, 'p(95)': p95 = 0, max = 0 } = metrics[name]?.values ?? {}
  return { p50: med, p95, max }
}

/** k6's thresholds in words, in the order of the promise. */
export function thresholdsOf({ metrics }: Pick<Summary, 'metrics'>): Threshold[] {
  const rows: { metric: string; says: string; value: string }[] = [
    { metric: 'http_req_failed{kind:call}', says: `failed < ${promised.failedShare * 100} %`, value: 'rate' },
    { metric: 'http_req_duration{kind:call}', says: `p99 < ${promised.p99Ms} ms`, value: 'p(99)' },
    { metric: 'dropped_iterations', says: 'dropped = 0', value: 'count' },
    { metric: 'checks{kind:body}', says: 'bodies right', value: 'rate' },
    { metric: 'time_to_report', says: `time to report p95 < ${promised.timeToReportP95Ms / 1_000} s`, value: 'p(95)' },
    { metric: 'reports_lost', says: LOST, value: 'count' },
  ]
  return rows.flatMap(({ metric, says, value }) => {
    const found = metrics[metric]
    if (!found?.thresholds) return []
    return [{ says, measured: found.values[value] ?? 0, ok: Object.values(found.thresholds).every(({ ok }) => ok) }]
  })
}

/** Fills caches and compiles what is called often, as it is in service: a site that just started is not what is promised. */
export async function warmUp(site: string, mailbox: string | undefined): Promise<void> {
  for (const journey of ['browse', 'guest-report', 'quiz'] as const)
    await measure({ journey, rate: journey === 'browse' ? 15 : 0.3, seconds: 8, site, run: runName() }, mailbox)
}

/** Part of every address that a run uses: no two runs share a mailbox or a throttle's count. */
export const runName = (): string => `${Date.now().toString(36)}${process.pid.toString(36)}`
