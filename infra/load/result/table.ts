import { textTable } from '../../tools/text-table.ts'
import { holds, type Measured } from './measured.ts'

/** What `make load` prints at the end. */
export function resultTable(runs: readonly Measured[]): string {
  const head = ['journey', 'a second', 'requests', 'failed', 'p50', 'p95', 'p99', 'dropped', 'time to report p95', '']
  const rows = runs.map((run) => [
    run.journey,
    rateText(run),
    count(run.requests),
    percent(run.failedShare),
    ms(run.p50),
    ms(run.p95),
    ms(run.p99),
    count(run.dropped),
    reportTime(run, '-'),
    holds(run) ? 'pass' : 'FAIL',
  ])
  const lines = textTable([head, ...rows], (column) => column > 0 && column < head.length - 1)
  return [...lines.map((line) => `  ${line}`), ...runs.flatMap(notes)].join('\n')
}

/** Under the table: what was missed, and what was wrong. */
function notes(run: Measured): string[] {
  const missed = run.thresholds.filter(({ ok }) => !ok).map(({ says, measured }) => `${says}: ${figure(says, measured)}`)
  const lines = [
    ...(missed.length > 0 ? [`missed ${missed.join('; ')}`] : []),
    ...run.wrong.slice(0, 5).map(({ name, failed, of }) => `wrong: ${name} (${count(failed)} of ${count(of)})`),
    ...(run.refused > 0
      ? [`${count(run.refused)} requests were refused by the throttles (429): state others there with WM_THROTTLE_*`]
      : []),
    ...(run.reports?.mail?.twice ? [`${run.reports.mail.twice} guests got their mail twice`] : []),
  ]
  return lines.length === 0
    ? []
    : ['', ...lines.map((text, at) => `  ${at === 0 ? run.journey.padEnd(13) : ' '.repeat(13)} ${text}`)]
}

function figure(says: string, measured: number): string {
  if (says.startsWith('failed')) return percent(measured)
  if (says.startsWith('p99')) return ms(measured)
  if (says.startsWith('time')) return seconds(measured)
  if (says.startsWith('bodies')) return percent(measured)
  return count(measured)
}

/** Of a journey that makes none, or made none, there is nothing to say. */
const reportTime = ({ reports }: Pick<Measured, 'reports'>, none: string): string =>
  reports && reports.delivered > 0 ? seconds(reports.timeToReport.p95) : none

const rateText = ({ journey, rate }: Pick<Measured, 'journey' | 'rate'>): string =>
  journey === 'report-storm' ? `0 to ${rate}` : String(rate)
const count = (value: number): string => Math.round(value).toLocaleString('en-US')
const percent = (share: number): string => `${(share * 100).toFixed(share > 0 && share < 0.001 ? 3 : 2)} %`
const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : count(value)} ms`
const seconds = (value: number): string => `${(value / 1_000).toFixed(1)} s`
