import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { repoRoot } from '../../dev/places.ts'
import { sayStep } from '../../tools/say-step.ts'

/**
 * `make bench`: every bench in order, each in a process of its own, each printing its own table. `make bench WHAT=gateway,bytes`
 * runs some of them. A bench fails when it cannot measure, and when a figure misses its target.
 */
const all: Readonly<Record<string, { file: string; usually: string }>> = {
  bytes: { file: 'frontend/bench/bytes.ts', usually: 'a second' },
  capacity: { file: 'infra/load/bench/capacity.ts', usually: 'five minutes' },
  boot: { file: 'infra/load/bench/boot.ts', usually: 'two minutes' },
  engine: { file: 'services/skills/bench/engine.ts', usually: 'three minutes' },
  game: { file: 'services/game/bench/game.ts', usually: 'one minute' },
  jobs: { file: 'services/jobs/bench/jobs.ts', usually: 'three minutes' },
  report: { file: 'services/report/bench/report.ts', usually: 'three minutes' },
  'report-words': { file: 'services/report/bench/report-words.ts', usually: 'half a minute' },
  skills: { file: 'services/skills/bench/skills.ts', usually: 'two minutes' },
  tracing: { file: 'services/shared/tracing/bench/tracing.ts', usually: 'four minutes' },
  gateway: { file: 'gateway/bench/gateway.ts', usually: 'five minutes' },
}
const benches = Object.keys(all)
const wanted = (process.env.WHAT ?? '').split(',').filter(Boolean)
const unknown = wanted.filter((name) => !benches.includes(name))
if (unknown.length > 0) throw new Error(`no bench is called ${unknown.join(', ')}; there are ${benches.join(', ')}`)

const failed: string[] = []
for (const [name, { file, usually }] of Object.entries(all)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n== ${name} ${'='.repeat(Math.max(0, 100 - name.length))}`)
  sayStep(`measuring ${name}`, `usually ${usually}`)
  const { status } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', join(repoRoot, file)], {
    stdio: 'inherit',
    timeout: 20 * 60_000,
  })
  if (status !== 0) failed.push(name)
}
if (failed.length > 0) console.log(`\nfailed: ${failed.join(', ')}`)
process.exitCode = failed.length > 0 ? 1 : 0
