import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { test } from 'node:test'
import { parse } from 'yaml'
import { metricsIn } from '../../../k8s/lint/alerts.ts'
import { repoRoot } from '../../dev/places.ts'

type Panel = { id: number; title: string; datasource: { uid: string }; targets: { refId: string; expr: string }[] }
type Dashboard = { uid: string; title: string; editable: boolean; panels: Panel[] }
type Service = { command?: string[]; volumes?: string[] }

const folder = join(repoRoot, 'infra/observability')
const yaml = <T>(path: string) => parse(readFileSync(join(repoRoot, path), 'utf8'), { merge: true, maxAliasCount: -1 }) as T
const { services } = yaml<{ services: Record<string, Service> }>('docker-compose.yml')
const { datasources } = yaml<{ datasources: { uid: string; url: string }[] }>('infra/observability/grafana/datasources.yml')
const dashboards = globSync(join(folder, 'dashboards/*.json')).map((path) => ({
  path,
  dashboard: JSON.parse(readFileSync(path, 'utf8')) as Dashboard,
}))

test('each dashboard is called as its file, and each panel asks a source that Grafana is given', () => {
  assert.ok(dashboards.length >= 5)
  const sources = datasources.map(({ uid }) => uid)
  for (const { path, dashboard } of dashboards) {
    assert.equal(`${dashboard.uid}.json`, basename(path))
    assert.equal(dashboard.editable, false, path)
    const { panels } = dashboard
    assert.equal(new Set(panels.map(({ id }) => id)).size, panels.length, path)
    assert.equal(new Set(panels.map(({ title }) => title)).size, panels.length, path)
    for (const { title, datasource, targets } of panels) {
      assert.ok(sources.includes(datasource.uid), `${path}: ${title}`)
      for (const { expr } of targets) assert.ok(metricsIn(expr).length > 0, `${path}: ${title} asks for ${expr}`)
    }
  }
})

test('what the profile reads is there, and each part is found under the name that the next one asks', () => {
  for (const name of ['collector', 'grafana', 'prometheus'])
    for (const volume of services[name]?.volumes ?? []) {
      const [source = ''] = volume.split(':')
      if (source.startsWith('./')) assert.ok(globSync(join(repoRoot, source)).length > 0, volume)
    }
  for (const { url } of datasources) assert.ok(services[new URL(url).hostname], url)
  const { exporters } = yaml<{ exporters: { otlp: { endpoint: string } } }>('infra/observability/collector.yml')
  assert.ok(services[exporters.otlp.endpoint.split(':')[0] ?? ''], exporters.otlp.endpoint)
})
