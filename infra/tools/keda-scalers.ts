import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What every scaler stands on, and the scalers that our ScaledObjects name. */
const files = ['scaler.go', 'metrics_api_scaler.go', 'redis_scaler.go']
const triggers = ['metrics-api', 'redis']
/** Used by these, and defined in the files of others. */
const constants = /^\t(externalMetricType|stringEnable|stringDisable)\s*=\s*"/

/**
 * KEDA knows some seventy sources of metrics, and three quarters of what is compiled for it are their clients. Left out of our copy
 * of its module are the sources that no ScaledObject of ours names; everything else of KEDA is built as it is. A trigger that was
 * left out is refused by name ("no scaler found for type").
 */
export function keepOurScalers(module: string): void {
  const scalers = join(module, 'pkg/scalers')
  const others = readdirSync(scalers)
    .filter((name) => name.endsWith('.go') && !files.includes(name))
    .map((name) => join(scalers, name))
  const lines = others.flatMap((file) => readFileSync(file, 'utf8').split('\n')).filter((line) => constants.test(line))
  if (lines.length !== 3) throw new Error(`KEDA defines its shared constants elsewhere; found:\n${lines.join('\n')}`)
  for (const file of others) rmSync(file)
  writeFileSync(join(scalers, 'constants.go'), `package scalers\n\nconst (\n${lines.join('\n')}\n)\n`)
  const builder = join(module, 'pkg/scaling/scalers_builder.go')
  writeFileSync(builder, withoutOthers(readFileSync(builder, 'utf8')))
}

function withoutOthers(source: string): string {
  const [before, rest] = source.split('// TRIGGERS-START')
  const [list, after] = rest?.split('// TRIGGERS-END') ?? []
  if (!list || !after) throw new Error('KEDA no longer marks its list of triggers')
  const cases = list.split(/^(?=\t(?:case |default:))/m)
  const kept = cases.filter((block) => {
    const [, name] = /^\tcase "([^"]+)"/.exec(block) ?? []
    return name === undefined || triggers.includes(name)
  })
  if (kept.length !== triggers.length + 2) throw new Error(`KEDA does not know all of ${triggers.join(', ')}`)
  return `${before}// TRIGGERS-START${kept.join('')}// TRIGGERS-END${after}`
}
