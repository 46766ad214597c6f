import { execFileSync } from 'node:child_process'
import { nodeFlags, rows } from '../../../../infra/dev/stack/processes.ts'
import { type Line, promisedLine } from './report.ts'

/** What the skills service holds in a process of its own, started as `make up` starts it: loaded, and after sixty rankings. */
export function measureMemory(): Line[] {
  const { heapMiB, youngMiB } = rows.find(({ name }) => name === 'skills')!
  const held = JSON.parse(
    execFileSync(process.execPath, [...nodeFlags(heapMiB, youngMiB), `${import.meta.dirname}/hold-service.ts`], {
      encoding: 'utf8',
    }),
  ) as { loaded: number; ranked: number }
  const shown = `${held.loaded.toFixed(0)} MB, ${held.ranked.toFixed(0)} MB after 60 rankings`
  return [
    promisedLine(
      'engine-memory-mb',
      'memory of the skills service, table loaded',
      shown,
      held.loaded,
      { atMost: 250, unit: 'MB' },
      shown,
    ),
  ]
}
