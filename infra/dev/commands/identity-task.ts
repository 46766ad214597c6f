import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { placesOf, repoRoot } from '../places.ts'
import { environmentOf } from '../process-environment.ts'
import { readState } from '../state-file.ts'

/** Runs one of identity's commands with the environment of the running service; its exit code is 1 when it failed, 3 without a stack. */
export const runIdentityTask = (task: string, args: readonly string[]): void => {
  const pid = readState(placesOf(process.env).state)?.processes.find(({ name }) => name === 'identity')?.pid
  if (!pid) {
    console.error('Waymark is not running: make up')
    process.exit(3)
  }
  const command = [join(repoRoot, 'services/identity/src/tasks', task), ...args]
  try {
    execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', ...command], {
      env: environmentOf(pid),
      stdio: 'inherit',
    })
  } catch {
    process.exitCode = 1
  }
}
