import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { placesOf, repoRoot } from '../places.ts'
import { environmentOf } from '../process-environment.ts'
import { readState } from '../state-file.ts'

/** `make unread-phrases [LEAST=3]`: what people wrote as their goal and nothing was found in, with the environment of the skills service. */
const [least = ''] = process.argv.slice(2)
const pid = readState(placesOf(process.env).state)?.processes.find(({ name }) => name === 'skills')?.pid
if (!pid) {
  console.error('Waymark is not running: make up')
  process.exit(3)
}
const command = [join(repoRoot, 'services/skills/src/tasks/list-unread-phrases.ts'), least || '3']
try {
  execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', ...command], {
    env: environmentOf(pid),
    stdio: 'inherit',
  })
} catch {
  process.exitCode = 1
}
