import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { placesOf, repoRoot } from '../places.ts'
import { environmentOf } from '../process-environment.ts'
import { type ProcessReport, readState } from '../state-file.ts'
import { livingHolder } from '../supervisor/launcher-lock.ts'

/** Runs a command of a running service as it would run in its container, and ends as that ends: with 3 when the service does not run. */
export const runServiceTask = (service: string, file: string, args: readonly string[]): ProcessReport => {
  const places = placesOf(process.env)
  const found = readState(places.state)?.processes.find(({ name }) => name === service)
  if (!livingHolder(places.lock) || !found?.pid) {
    console.error('Waymark is not running: make up')
    process.exit(3)
  }
  const command = ['--disable-warning=ExperimentalWarning', join(repoRoot, file), ...args]
  const { status } = spawnSync(process.execPath, command, { env: environmentOf(found.pid), stdio: 'inherit' })
  process.exitCode = status ?? 1
  return found
}
