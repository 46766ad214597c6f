import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { placesOf, repoRoot } from './places.ts'
import { environmentOf } from './process-environment.ts'
import { readState } from './state-file.ts'

/** `make end-sessions PERSON=<e-mail address>` or `ALL=yes`: signs them out, with the environment of the running identity service. */
const [person = '', all = ''] = process.argv.slice(2)
if ((person === '') === (all === '')) {
  console.error('make end-sessions PERSON=<e-mail address>, or make end-sessions ALL=yes')
  process.exit(2)
}
const pid = readState(placesOf(process.env).state)?.processes.find(({ name }) => name === 'identity')?.pid
if (!pid) {
  console.error('Waymark is not running: make up')
  process.exit(3)
}
const command = [join(repoRoot, 'services/identity/src/tasks/end-sessions.ts'), person || '--all']
try {
  execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', ...command], {
    env: environmentOf(pid),
    stdio: 'inherit',
  })
} catch {
  process.exitCode = 1
}
