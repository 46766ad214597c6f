import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sayStep } from '../tools/say-step.ts'

/**
 * `make bench`: every bench in order, each in a process of its own, each printing its own table. `make bench WHAT=gateway,bytes`
 * runs some of them. A bench fails when it cannot measure, and that of the engine also when a promise is missed; the others print
 * their promises beside their figures.
 */
const usually: Readonly<Record<string, string>> = {
  bytes: 'a second',
  boot: 'two minutes',
  engine: 'three minutes',
  game: 'one minute',
  jobs: 'three minutes',
  report: 'three minutes',
  'report-words': 'half a minute',
  skills: 'two minutes',
  gateway: 'five minutes',
}
const benches = Object.keys(usually)
const wanted = (process.env.WHAT ?? '').split(',').filter(Boolean)
const unknown = wanted.filter((name) => !benches.includes(name))
if (unknown.length > 0) throw new Error(`no bench is called ${unknown.join(', ')}; there are ${benches.join(', ')}`)

const failed: string[] = []
for (const name of benches) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const file = join(import.meta.dirname, `${name}.ts`)
  console.log(`\n== ${name} ${'='.repeat(Math.max(0, 100 - name.length))}`)
  sayStep(`measuring ${name}`, `usually ${usually[name]}`)
  if (!existsSync(file)) {
    failed.push(name)
    console.log('not written yet')
    continue
  }
  const { status } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', file], {
    stdio: 'inherit',
    timeout: 20 * 60_000,
  })
  if (status !== 0) failed.push(name)
}
if (failed.length > 0) console.log(`\nfailed: ${failed.join(', ')}`)
process.exitCode = failed.length > 0 ? 1 : 0
