import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { temporaryFolder } from '@waymark/testing/machine/folder'
import { parse, stringify } from 'yaml'
import { specOf } from '../../lint/world.ts'
import { siteObjects } from '../../tools/helm.ts'
import { promtool } from '../../tools/promtool.ts'

type Rule = { alert: string; expr: string; labels: Record<string, string>; annotations: Record<string, string> }
type Groups = { groups: { name: string; rules: Rule[] }[] }

const [object] = (await siteObjects('prod')).filter(({ kind }) => kind === 'PrometheusRule')
const rules = specOf<Groups>(object!)
const folder = temporaryFolder('alerts')
writeFileSync(join(folder, 'rules.yaml'), stringify(rules))

test('Prometheus reads every rule', () => {
  const { status, stdout, stderr } = spawnSync(promtool(), ['check', 'rules', join(folder, 'rules.yaml')], { encoding: 'utf8' })
  assert.equal(status, 0, stdout + stderr)
})

test('the Prometheus of docker compose is given the same rules', () => {
  const file = readFileSync(join(import.meta.dirname, '../../../infra/observability/rules.yml'), 'utf8')
  assert.deepEqual(parse(file), rules)
})

/** A row a series, as promtool writes them, one sample a minute from 1970 on: of a bad day, at the end of which the alert is on, or of a quiet one. */
const [, ...rows] = readFileSync(join(import.meta.dirname, 'alerts.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
const series = rows.map((row) => {
  const [alert = '', at = '', labels = '', day = '', series = '', values = ''] = row.split('\t')
  return { alert, at, labels, day, series, values }
})

test('every alert is tried, on a bad day and on a quiet one', () => {
  const named = rules.groups.flatMap(({ rules: all }) => all.map(({ alert }) => alert)).sort()
  for (const day of ['bad', 'quiet'])
    assert.deepEqual([...new Set(series.filter((one) => one.day === day).map(({ alert }) => alert))].sort(), named)
})

test('each alert is raised by what it is for, and by nothing on a quiet day', () => {
  const days = Map.groupBy(series, ({ alert, at, labels, day }) => [alert, at, labels, day].join('\t'))
  const tests = [...days].map(([key, all]) => {
    const [alert = '', at = '', labels = '', day] = key.split('\t')
    return {
      interval: '1m',
      input_series: all.filter((one) => one.series).map(({ series, values }) => ({ series, values })),
      alert_rule_test: [{ eval_time: at, alertname: alert, exp_alerts: day === 'bad' ? [expected(alert, labels)] : [] }],
    }
  })
  const file = join(folder, 'tests.yaml')
  writeFileSync(file, stringify({ rule_files: ['rules.yaml'], evaluation_interval: '1m', tests }))
  const { status, stdout, stderr } = spawnSync(promtool(), ['test', 'rules', file], { encoding: 'utf8' })
  assert.equal(status, 0, stdout + stderr)
})

function expected(alert: string, named: string) {
  const labels = Object.fromEntries(
    named
      .split(' ')
      .filter(Boolean)
      .map((label) => label.split('=') as [string, string]),
  )
  const rule = rules.groups.flatMap(({ rules: all }) => all).find((each) => each.alert === alert)
  const fill = (text: string) => text.replaceAll(/\{\{ \$labels\.(\w+) \}\}/g, (_, name: string) => labels[name] ?? '')
  const annotations = Object.entries(rule?.annotations ?? {}).map(([key, text]) => [key, fill(text)])
  return { exp_labels: { ...labels, ...rule?.labels }, exp_annotations: Object.fromEntries(annotations) }
}
