import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createMetrics } from '@waymark/kit/metrics'
import { createMetrics as createGatewayMetrics } from '../../gateway/plugins/waymark/metrics.ts'

const root = resolve(import.meta.dirname, '../..')
const sources = [
  'services/*/src/**/*.ts',
  'services/shared/{bus,kit,mtls,provision,service}/src/**/*.ts',
  'gateway/{src,plugins}/**/*.ts',
  'frontend/server/*.ts',
]

/** What the sources say that the manifests must agree with. */
export type CodeFacts = {
  /** Names of metrics that a process exports. */
  metrics: ReadonlySet<string>
  /** Names of variables that a process reads. */
  variables: ReadonlySet<string>
}

export function readCodeFacts(): CodeFacts {
  const texts = globSync(sources, {
    cwd: root,
    exclude: (path) => path.includes('generated') || path.includes('node_modules'),
  }).map((path) => readFileSync(join(root, path), 'utf8'))
  return { metrics: new Set([...kitMetrics(), ...namedMetrics(texts)]), variables: new Set(variablesIn(texts)) }
}

/** From the registries themselves, so that the defaults of prom-client are among them. */
function kitMetrics(): string[] {
  const registries = [createMetrics({ service: 'lint' }).registry, createGatewayMetrics().registry]
  return registries.flatMap((registry) => registry.getMetricsAsArray().map(({ name }) => name))
}

/** Made further inside: `name: 'report_make_seconds'`, `gauge('report_backlog_seconds', …)`. */
function namedMetrics(texts: readonly string[]): string[] {
  return texts.flatMap((text) =>
    [...text.matchAll(/(?:name: |gauge\(\s*)'([a-z]+(?:_[a-z0-9]+)+)'/g)].map(([, name]) => name ?? ''),
  )
}

/** A key of a codec (`NAME: url`), a text (`'NAME'`), or `env.NAME`. Node reads the last three itself. */
function variablesIn(texts: readonly string[]): string[] {
  const named = texts.flatMap((text) =>
    [...text.matchAll(/\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|BUS|PAYMENTS)\b/g)].map(([, name]) => name ?? ''),
  )
  return [...named, 'HOME', 'TZ', 'NODE_OPTIONS']
}
