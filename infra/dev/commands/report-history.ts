import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { placesOf, repoRoot } from '../places.ts'
import { environmentOf } from '../process-environment.ts'
import { readState } from '../state-file.ts'

/** `make history [REPORT=…]`: what happened to a report, by the service's own command, as it would run in its container. */
const state = readState(placesOf(process.env).state)
const api = state?.processes.find(({ name }) => name === 'report-api')
if (state?.phase !== 'ready' || !api?.pid) {
  console.error('Waymark is not running: make up')
  process.exit(3)
}
const command = join(repoRoot, 'services/report/src/tasks/report-history.ts')
const { status } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', command, process.argv[2] ?? ''], {
  env: environmentOf(api.pid),
  stdio: ['ignore', 'inherit', 'inherit'],
})
console.log(`The same as a page: http://localhost:${api.ports.operator}`)
process.exitCode = status ?? 1
