import type { KeptSpan } from '@waymark/tracing/kept-spans'
import type { ProcessReport } from './state-file.ts'
import { traceTables } from './traces.ts'

/** One page for a person: are all processes well, what waits, how far behind is the bus, and what took how long. Needs no set-up and no other server. */
export const healthPage = (processes: ProcessReport[], { metrics, spans }: { metrics: string; spans: KeptSpan[] }): string => {
  const samples = readSamples(metrics)
  const made = sum(samples, 'report_make_seconds_count')
  const rows: [string, string][] = [
    ['Requests in flight', count(most(samples, 'gateway_requests_in_flight'))],
    ['Reports made', count(made)],
    ['Reports that wait, in seconds of work', seconds(most(samples, 'report_backlog_seconds'))],
    ['Jobs that wait', count(most(samples, 'report_jobs_waiting'))],
    ['Jobs in hand', count(most(samples, 'report_jobs_active'))],
    ['Oldest mail that waits', seconds(most(samples, 'report_mail_oldest_seconds'))],
    ['Mails given up', count(sum(samples, 'report_mails_total', { outcome: 'failed' }))],
    ['Events handled', count(sum(samples, 'events_consumed_total', { outcome: 'handled' }))],
    ['Events handled late (over 5 s)', count(late(samples, 'events_handling_delay_seconds'))],
    ['Events published late (over 5 s)', count(late(samples, 'outbox_publish_delay_seconds'))],
    ['Events put away', count(sum(samples, 'events_consumed_total', { outcome: 'dead' }))],
  ]
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="5"><title>Waymark: how it is</title>
<style>body{font:15px/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem}td,th{text-align:left;padding:.2rem 1.5rem .2rem 0}.bad{color:#b00020;font-weight:600}</style>
<h1>How Waymark is</h1><p>Read anew every five seconds. <a href="/metrics">All metrics</a>, <a href="/traces">all spans</a>.</p>
<h2>Processes</h2><table><tr><th>process<th>state<th>restarts<th>event loop, 99 %<th>memory</tr>
${processes.map((one) => processRow(one, samples)).join('\n')}
</table><h2>Queue, mail and bus</h2><table>
${rows.map(([what, value]) => `<tr><td>${what}</td><td>${value}</td></tr>`).join('\n')}
</table>${traceTables(spans)}</html>`
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

type Sample = { name: string; labels: Record<string, string>; value: number }

/** The text format of Prometheus, as far as numbers go. */
const readSamples = (text: string): Sample[] =>
  [...text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)/gm)].map(([, name = '', labels = '', value]) => ({
    name,
    labels: Object.fromEntries([...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', text = '']) => [key, text])),
    value: Number(value),
  }))

const chosen = (samples: Sample[], name: string, labels: Record<string, string> = {}): number[] =>
  samples
    .filter((one) => one.name === name && Object.entries(labels).every(([key, value]) => one.labels[key] === value))
    .map(({ value }) => value)

const sum = (samples: Sample[], name: string, labels?: Record<string, string>): number =>
  chosen(samples, name, labels).reduce((all, value) => all + value, 0)

/** Undefined where nobody says. Several say the same of a queue that they share. */
const most = (samples: Sample[], name: string, labels?: Record<string, string>): number | undefined => {
  const values = chosen(samples, name, labels)
  return values.length > 0 ? Math.max(...values) : undefined
}

const late = (samples: Sample[], name: string): number =>
  sum(samples, `${name}_count`) - sum(samples, `${name}_bucket`, { le: '5' })

const count = (value: number | undefined): string => (value === undefined ? 'not known' : String(value))
const seconds = (value: number | undefined): string => (value === undefined ? 'not known' : `${value.toFixed(1)} s`)
