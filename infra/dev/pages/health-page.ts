import type { KeptSpan } from '@waymark/tracing/kept-spans'
import type { ProcessReport } from '../state-file.ts'
import { most, quantile, readSamples, type Sample, sum, sumBy } from './metric-samples.ts'
import { pageHead, wide } from './page-parts.ts'
import { traceTables } from './traces.ts'

/** One page for a person: are all processes well, what waits, how far behind is the bus, and what took how long. Needs no set-up and no other server. */
export const healthPage = (processes: ProcessReport[], { metrics, spans }: { metrics: string; spans: KeptSpan[] }): string => {
  const samples = readSamples(metrics)
  const made = sum(samples, 'report_make_seconds_count')
  const tokens = (direction: string) => sum(samples, 'report_model_tokens_total', { direction })
  const rows: [string, string][] = [
    ['Requests in flight', count(most(samples, 'gateway_requests_in_flight'))],
    ['Reports made', count(made)],
    ['Reports that wait, in seconds of work', seconds(most(samples, 'report_backlog_seconds'))],
    ['Jobs that wait', count(most(samples, 'report_jobs_waiting'))],
    ['Jobs in hand', count(most(samples, 'report_jobs_active'))],
    ['Oldest mail that waits', seconds(most(samples, 'report_mail_oldest_seconds'))],
    ['Mails given up', count(sum(samples, 'report_mails_total', { outcome: 'failed' }))],
    ['Calls of the language model', count(sum(samples, 'report_model_calls_total'))],
    ['Tokens it read and wrote', `${tokens('in')} and ${tokens('out')}`],
    ['What it cost, estimated', cost(samples)],
    ['Events handled', count(sum(samples, 'events_consumed_total', { outcome: 'handled' }))],
    ['Events handled late (over 5 s)', count(late(samples, 'events_handling_delay_seconds'))],
    ['Events published late (over 5 s)', count(late(samples, 'outbox_publish_delay_seconds'))],
    ['Events put away', count(sum(samples, 'events_consumed_total', { outcome: 'dead' }))],
  ]
  return `${pageHead('Waymark: how it is', '<meta http-equiv="refresh" content="5">')}
<h1>How Waymark is</h1><p>Read anew every five seconds. <a href="/metrics">All metrics</a>, <a href="/traces">all spans</a>.</p>
<h2>Processes</h2>${wide(`<tr><th>process<th>state<th>restarts<th>event loop, 99 %<th>memory</tr>
${processes.map((one) => processRow(one, samples)).join('\n')}`)}
<h2>Queue, mail and bus</h2>${wide(rowsOf(rows))}
<h2>In the browser</h2>${wide(rowsOf(browserRows(samples)))}
${traceTables(spans)}</html>`
}

const rowsOf = (rows: [string, string][]): string =>
  rows.map(([what, value]) => `<tr><td>${what}</td><td>${value}</td></tr>`).join('\n')

/** What is good at 75 % of the views of a page: https://web.dev/articles/vitals. */
const browserRows = (samples: Sample[]): [string, string][] => {
  const slower = (vital: string) => quantile(samples, 'web_vitals_seconds', { share: 0.75, labels: { vital } })
  const shift = quantile(samples, 'web_vitals_layout_shift', { share: 0.75 })
  const broken = (label: string) => sumBy(samples, 'browser_errors_total', label).map(([of, total]) => `${of} ${total}`)
  return [
    ['Views of a page measured', count(sum(samples, 'web_vitals_seconds_count', { vital: 'TTFB' }))],
    ['First byte (TTFB), 75 %; good to 0.8 s', fine(slower('TTFB'))],
    ['Largest paint (LCP), 75 %; good to 2.5 s', fine(slower('LCP'))],
    ['Slowest answer to a hand (INP), 75 %; good to 0.2 s', fine(slower('INP'))],
    ['Shift of the layout (CLS), 75 %; good to 0.1', shift === undefined ? 'not known' : shift.toFixed(3)],
    ['Errors in browsers', count(sum(samples, 'browser_errors_total'))],
    ['Their kinds', broken('kind').join(', ') || 'none'],
    ['Their pages', broken('route').slice(0, 5).join(', ') || 'none'],
  ]
}

const processRow = ({ name, state, restarts }: ProcessReport, samples: Sample[]): string => {
  const own = { process: name }
  const lag = most(samples, 'nodejs_eventloop_lag_p99_seconds', own)
  const memory = most(samples, 'process_resident_memory_bytes', own)
  const bad = state === 'healthy' ? '' : ' class="bad"'
  const cells = [
    lag === undefined ? '' : `${(lag * 1000).toFixed(0)} ms`,
    memory === undefined ? '' : `${(memory / 2 ** 20).toFixed(0)} MiB`,
  ]
  return `<tr><td>${name}</td><td${bad}>${state}</td><td>${restarts}</td>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
}

const late = (samples: Sample[], name: string): number =>
  sum(samples, `${name}_count`) - sum(samples, `${name}_bucket`, { le: '5' })

const count = (value: number | undefined): string => (value === undefined ? 'not known' : String(value))
const seconds = (value: number | undefined): string => (value === undefined ? 'not known' : `${value.toFixed(1)} s`)
const fine = (value: number | undefined): string => (value === undefined ? 'not known' : `${value.toFixed(2)} s`)
/** Of all workers; none of them says where no price is configured. */
const cost = (samples: Sample[]): string =>
  most(samples, 'report_model_cost_dollars_total') === undefined
    ? 'no price is set'
    : `$${sum(samples, 'report_model_cost_dollars_total').toFixed(4)}`
