import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Rule, specOf } from './world.ts'

const FILE = 'infra/docs/runbooks.md'
/** Where each heading of the runbooks is found. */
const runbooks = new Set(
  [...readFileSync(resolve(import.meta.dirname, '../..', FILE), 'utf8').matchAll(/^## (\w+)$/gm)].map(
    ([, name = '']) => `${FILE}#${name.toLowerCase()}`,
  ),
)

/** Functions, keywords and labels of PromQL that look like names of metrics. */
const words = new Set([
  ...['sum', 'rate', 'increase', 'max', 'min', 'avg', 'count', 'absent', 'by', 'without', 'and', 'or', 'unless', 'on', 'up'],
  ...['histogram_quantile', 'clamp_min', 'bool', 'offset', 'group_left', 'group_right', 'topk', 'time', 'changes', 'ignoring'],
])

export const alertRules: Rule[] = [
  {
    id: 'alerts-name-metrics',
    promise: 'every metric that an alert names is exported',
    *check({ of, metrics }) {
      type Group = {
        rules: { alert?: string; expr: string; labels?: Record<string, string>; annotations?: Record<string, string> }[]
      }
      for (const object of of('PrometheusRule')) {
        for (const { alert, expr, labels, annotations } of specOf<{ groups: Group[] }>(object).groups.flatMap(
          ({ rules }) => rules,
        )) {
          for (const name of metricsIn(expr))
            if (!metrics.has(base(name))) yield [object, `${alert} asks for ${name}, which nobody exports`]
          if (!labels?.severity || !annotations?.summary) yield [object, `${alert} has no severity or no summary`]
          const { runbook = '' } = annotations ?? {}
          if (!runbooks.has(runbook)) yield [object, `${alert} has no runbook: ${runbook || 'none'} is not a heading there`]
        }
      }
    },
  },
]

/** The metrics of an expression: its words without functions, labels and texts. */
export function metricsIn(expr: string): string[] {
  const bare = expr
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}/g, ' ')
    .replaceAll(/\[[^\]]*\]/g, ' ')
    .replaceAll(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, ' ')
  return [...new Set(bare.match(/[a-zA-Z_][a-zA-Z0-9_]*/g) ?? [])].filter((word) => !words.has(word))
}

function base(name: string): string {
  return name.replace(/_(bucket|count|sum)$/, '')
}
