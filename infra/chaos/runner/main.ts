import { violations } from './checker.ts'
import { faulty, runChaos } from './run.ts'

/**
 * `make chaos SEED=7 REPORTS=60 FAULTS=6 ONLY=redis BUS=kafka`: prints a table; ends with 1 when anything was lost, doubled, stuck or late,
 * or when a fault did nothing.
 */
const env = process.env
const whole = (name: string, usual: number): number => {
  const value = env[name] || String(usual)
  if (!/^\d{1,9}$/.test(value)) throw new Error(`${name} must be a whole number`)
  return Number(value)
}
const seed = whole('SEED', Date.now() % 100_000)
if (env.BUS && env.BUS !== 'redis' && env.BUS !== 'kafka') throw new Error('BUS must be redis or kafka')
const reports = whole('REPORTS', 200)
const drawn = whole('FAULTS', 0)
console.log(`seed ${seed}`)
const outcome = await runChaos(
  {
    seed,
    reports,
    ...(drawn > 0 && { faults: drawn }),
    only: env.ONLY ?? '',
    share: 1,
    pauseMs: whole('PAUSE_MS', 1_500),
    diskMiB: 1_024 + reports,
    bus: env.BUS === 'kafka' ? 'kafka' : 'redis',
  },
  console.log,
)
const { lost, twice, stuck } = outcome.verdict
console.log(`\n${outcome.accepted} reports accepted, lost ${lost.length}, twice ${twice.length}, stuck ${stuck.length}`)
console.log(
  `${outcome.refused} calls refused during the faults; settled ${outcome.settledSeconds.toFixed(0)} s after the last one`,
)
for (const name of outcome.skipped) console.log(`not possible here: ${name}`)
const broken = violations(outcome.verdict)
const faults = outcome.steps.flatMap(faulty)
for (const line of [...broken, ...faults]) console.log(line)
console.log(`again: make chaos SEED=${seed}`)
process.exitCode = broken.length + faults.length > 0 ? 1 : 0
