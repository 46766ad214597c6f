import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { parse, stringify } from 'yaml'
import { siteObjects } from '../../kubernetes/helm.ts'
import { specOf } from '../../kubernetes/lint/world.ts'
import { promtool } from '../../kubernetes/promtool.ts'

type Rule = { alert: string; expr: string; labels: Record<string, string>; annotations: Record<string, string> }
type Groups = { groups: { name: string; rules: Rule[] }[] }

const [object] = (await siteObjects('prod')).filter(({ kind }) => kind === 'PrometheusRule')
const rules = specOf<Groups>(object!)
const folder = mkdtempSync(join(tmpdir(), 'waymark-alerts-'))
after(() => rmSync(folder, { recursive: true, force: true }))
writeFileSync(join(folder, 'rules.yaml'), stringify(rules))

test('Prometheus reads every rule', () => {
  const { status, stdout, stderr } = spawnSync(promtool(), ['check', 'rules', join(folder, 'rules.yaml')], { encoding: 'utf8' })
  assert.equal(status, 0, stdout + stderr)
})

test('the Prometheus of docker compose is given the same rules', () => {
  const file = readFileSync(join(import.meta.dirname, '../../observability/rules.yml'), 'utf8')
  assert.deepEqual(parse(file), rules)
})

/** Series as promtool writes them, one sample a minute; what they end in; and the series of a day on which it is quiet. */
type Case = {
  alert: string
  after: string
  series: Record<string, string>
  labels: Record<string, string>
  quiet: Record<string, string>
}

const answers = (good: string, bad: string) => ({
  'gateway_requests_total{status="200"}': good,
  'gateway_requests_total{status="502"}': bad,
})
const slow = (bucket: string, labels: string, good: string, all: string) => ({
  [`${bucket}{${labels}le="1"}`]: good,
  [`${bucket}{${labels}le="5"}`]: good,
  [`${bucket}{${labels}le="300"}`]: all,
  [`${bucket}{${labels}le="+Inf"}`]: all,
})
const get = 'method="GET",'
const jobs = 'service="jobs",'
const jobsLabel = { service: 'jobs' }

const cases: Case[] = [
  {
    alert: 'WaymarkErrorBudgetBurnsFast',
    after: '70m',
    series: answers('0+900x400', '0+100x400'),
    labels: {},
    quiet: answers('0+10000x400', '0+1x400'),
  },
  {
    alert: 'WaymarkErrorBudgetBurns',
    after: '380m',
    series: answers('0+990x400', '0+10x400'),
    labels: {},
    quiet: answers('0+10000x400', '0+1x400'),
  },
  {
    alert: 'WaymarkSlow',
    after: '40m',
    series: slow('gateway_request_duration_seconds_bucket', get, '0+90x60', '0+100x60'),
    labels: {},
    quiet: slow('gateway_request_duration_seconds_bucket', get, '0+100x60', '0+100x60'),
  },
  {
    alert: 'WaymarkThrottleIsLocal',
    after: '20m',
    series: { 'gateway_redis_up{pod="a"}': '1x60', 'gateway_redis_up{pod="b"}': '0x60' },
    labels: {},
    quiet: { gateway_redis_up: '1x60' },
  },
  {
    alert: 'WaymarkServiceNotAsked',
    after: '20m',
    series: {
      'gateway_upstream_circuit_open{service="jobs",pod="a"}': '0x10 1x50',
      'gateway_upstream_circuit_open{service="jobs",pod="b"}': '0x60',
    },
    labels: { service: 'jobs' },
    quiet: { 'gateway_upstream_circuit_open{service="jobs",pod="a"}': '0x10 1 0x50' },
  },
  {
    alert: 'WaymarkEventLoopLags',
    after: '30m',
    series: { 'nodejs_eventloop_lag_p99_seconds{service="jobs",pod="jobs-1"}': '1.5x60' },
    labels: { service: 'jobs', pod: 'jobs-1' },
    quiet: { 'nodejs_eventloop_lag_p99_seconds{service="jobs",pod="jobs-1"}': '0.02x60' },
  },
  {
    alert: 'WaymarkRestarts',
    after: '40m',
    series: { 'process_start_time_seconds{service="jobs",pod="jobs-1"}': '0+60x60' },
    labels: { service: 'jobs' },
    quiet: { 'process_start_time_seconds{service="jobs",pod="jobs-1"}': '5x30 9x30' },
  },
  {
    alert: 'WaymarkBrowserErrors',
    after: '30m',
    series: {
      'browser_errors_total{kind="uncaught",route="/jobs",pod="a"}': '0+1x60',
      'browser_errors_total{kind="boundary",route="/jobs",pod="b"}': '0+1x60',
    },
    labels: { route: '/jobs' },
    quiet: {
      'browser_errors_total{kind="uncaught",route="/jobs"}': '0x20 3x40',
      'browser_errors_total{kind="uncaught",route="/skills"}': '0x20 4x40',
    },
  },
  {
    alert: 'WaymarkMailsWait',
    after: '20m',
    series: { 'report_mail_oldest_seconds{pod="a"}': '1000x60', 'report_mail_oldest_seconds{pod="b"}': '1000x60' },
    labels: {},
    quiet: { report_mail_oldest_seconds: '300x60' },
  },
  {
    alert: 'WaymarkMailsFail',
    after: '20m',
    series: { 'report_mails_total{kind="report_ready",outcome="failed"}': '0x10 1x40' },
    labels: { kind: 'report_ready' },
    quiet: {
      'report_mails_total{kind="report_ready",outcome="failed"}': '2x60',
      'report_mails_total{kind="report_ready",outcome="sent"}': '0+5x60',
    },
  },
  {
    alert: 'WaymarkEventsLate',
    after: '40m',
    series: {
      'events_handling_delay_seconds_bucket{service="jobs",le="60"}': '0+90x60',
      'events_handling_delay_seconds_bucket{service="jobs",le="300"}': '0+100x60',
      'events_handling_delay_seconds_bucket{service="jobs",le="+Inf"}': '0+100x60',
    },
    labels: jobsLabel,
    quiet: {
      'events_handling_delay_seconds_bucket{service="jobs",le="60"}': '0+100x60',
      'events_handling_delay_seconds_bucket{service="jobs",le="300"}': '0+100x60',
      'events_handling_delay_seconds_bucket{service="jobs",le="+Inf"}': '0+100x60',
    },
  },
  {
    alert: 'WaymarkEventsUnread',
    after: '40m',
    series: {
      'outbox_publish_delay_seconds_count{service="jobs"}': '0+5x60',
      'events_consumed_total{service="identity"}': '7x60',
    },
    labels: {},
    quiet: {
      'outbox_publish_delay_seconds_count{service="jobs"}': '0+5x60',
      'events_consumed_total{service="identity"}': '0+5x60',
    },
  },
  {
    // promtool's clock begins in 1970.
    alert: 'WaymarkCertificateEnds',
    after: '60m',
    series: { 'certificate_expires_timestamp_seconds{service="jobs"}': '1000000x80' },
    labels: jobsLabel,
    quiet: { 'certificate_expires_timestamp_seconds{service="jobs"}': '2000000x80' },
  },
  {
    alert: 'WaymarkReportsWait',
    after: '20m',
    series: { report_backlog_seconds: '200x60' },
    labels: {},
    quiet: { report_backlog_seconds: '100x60' },
  },
  {
    alert: 'WaymarkSignInsFail',
    after: '40m',
    series: {
      'identity_security_events_total{kind="signed-in",outcome="refused",pod="a"}': '0+15x60',
      'identity_security_events_total{kind="signed-in",outcome="throttled",pod="b"}': '0+5x60',
      'identity_security_events_total{kind="signed-in",outcome="done"}': '0+3x60',
    },
    labels: {},
    // A busy morning: many slips, and many more who come in, half of them by other means than the password alone.
    quiet: {
      'identity_security_events_total{kind="signed-in",outcome="refused"}': '0+20x60',
      'identity_security_events_total{kind="signed-in",outcome="done"}': '0+6x60',
      'identity_security_events_total{kind="signed-in-by-passkey",outcome="done"}': '0+6x60',
    },
  },
  {
    alert: 'WaymarkSecondStepsFail',
    after: '50m',
    series: { 'identity_security_events_total{kind="second-step",outcome="refused"}': '0+2x60' },
    labels: {},
    quiet: { 'identity_security_events_total{kind="second-step",outcome="refused"}': '0x10 5x50' },
  },
  { alert: 'WaymarkBacklogUnknown', after: '20m', series: {}, labels: {}, quiet: { report_backlog_seconds: '0x60' } },
  {
    alert: 'WaymarkReportsSlow',
    after: '60m',
    series: slow('report_make_seconds_bucket', '', '0+9x80', '0+10x80'),
    labels: {},
    quiet: slow('report_make_seconds_bucket', '', '0+10x80', '0+10x80'),
  },
  {
    alert: 'WaymarkReportPagesMissing',
    after: '20m',
    series: { 'report_sections_left_out_total{section="money",pod="a"}': '0x10 1x40' },
    labels: { section: 'money' },
    quiet: { 'report_sections_left_out_total{section="money",pod="a"}': '3x60' },
  },
  {
    alert: 'WaymarkEventsWait',
    after: '40m',
    series: slow('outbox_publish_delay_seconds_bucket', jobs, '0+90x60', '0+100x60'),
    labels: { service: 'jobs' },
    quiet: slow('outbox_publish_delay_seconds_bucket', jobs, '0+100x60', '0+100x60'),
  },
  {
    alert: 'WaymarkDeadLetters',
    after: '20m',
    series: { 'events_consumed_total{service="jobs",outcome="dead"}': '0x10 1x40' },
    labels: { service: 'jobs' },
    quiet: {
      'events_consumed_total{service="jobs",outcome="dead"}': '3x60',
      'events_consumed_total{service="jobs",outcome="handled"}': '0+5x60',
    },
  },
]

test('every alert is tried', () => {
  assert.deepEqual(
    rules.groups.flatMap(({ rules: all }) => all.map(({ alert }) => alert)).sort(),
    cases.map(({ alert }) => alert).sort(),
  )
})

test('each alert is raised by what it is for, and by nothing on a quiet day', () => {
  const tests = cases.flatMap(({ alert, after: at, series, labels, quiet }) => [
    scenario({ alert, at, series, raised: [expected(alert, labels)] }),
    scenario({ alert, at, series: quiet, raised: [] }),
  ])
  const file = join(folder, 'tests.yaml')
  writeFileSync(file, stringify({ rule_files: ['rules.yaml'], evaluation_interval: '1m', tests }))
  const { status, stdout, stderr } = spawnSync(promtool(), ['test', 'rules', file], { encoding: 'utf8' })
  assert.equal(status, 0, stdout + stderr)
})

function scenario(one: { alert: string; at: string; series: Record<string, string>; raised: unknown[] }) {
  const input = Object.entries(one.series).map(([series, values]) => ({ series, values }))
  return {
    interval: '1m',
    input_series: input,
    alert_rule_test: [{ eval_time: one.at, alertname: one.alert, exp_alerts: one.raised }],
  }
}

function expected(alert: string, labels: Record<string, string>) {
  const rule = rules.groups.flatMap(({ rules: all }) => all).find((each) => each.alert === alert)
  const fill = (text: string) => text.replaceAll(/\{\{ \$labels\.(\w+) \}\}/g, (_, name: string) => labels[name] ?? '')
  const annotations = Object.entries(rule?.annotations ?? {}).map(([key, text]) => [key, fill(text)])
  return { exp_labels: { ...labels, ...rule?.labels }, exp_annotations: Object.fromEntries(annotations) }
}
