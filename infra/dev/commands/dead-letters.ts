import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { schemaOwners } from '@waymark/provision/database/owners'
import { placesOf, repoRoot } from '../places.ts'
import { environmentOf } from '../process-environment.ts'
import { readState } from '../state-file.ts'

/**
 * `make dead-letters` and `make replay [ID=…]`: what was given up, everywhere, and another try. Reports and mails have a command of
 * their own, events another; both run with the environment of the running service, as they would in its container.
 */
const run = promisify(execFile)
const places = placesOf(process.env)
const [word = 'list', asked] = process.argv.slice(2)
/** make gives an empty word when no ID was named. */
const id = asked || undefined

const commands = [
  { process: 'report-api', what: 'reports and mails', file: 'services/report/src/tasks/replay-dead-jobs.ts' },
  ...schemaOwners.map((owner) => ({
    process: owner === 'report' ? 'report-api' : owner,
    what: `events of ${owner}`,
    file: 'services/shared/bus/src/replay.ts',
  })),
]

const state = readState(places.state)
if (state?.phase !== 'ready') {
  console.error('Waymark is not running: make up')
  process.exit(3)
}
let found = !id
for (const { process: name, what, file } of commands) {
  const pid = state.processes.find((one) => one.name === name)?.pid
  if (!pid) continue
  const args = word === 'list' ? ['list'] : [id ?? '--all']
  try {
    const command = [join(repoRoot, file), ...args]
    const { stdout } = await runPatiently(command, environmentOf(pid))
    found = true
    console.log(`${what}: ${stdout.trim() || 'nothing'}`)
  } catch (error) {
    // One id belongs to one of them; the others do not know it.
    if (!id) console.error(`${what}: ${(error as { stderr?: string }).stderr?.trim() || (error as Error).message}`)
    if (!id) process.exitCode = 1
  }
}
if (!found) {
  console.error(`nothing that was given up has the id ${id}`)
  process.exitCode = 1
}

/** A command like these connects anew; on a machine that burns the first try may take too long. */
async function runPatiently(command: string[], env: Record<string, string>): Promise<{ stdout: string }> {
  for (let tries = 1; ; tries++) {
    try {
      return await run(process.execPath, ['--disable-warning=ExperimentalWarning', ...command], { env })
    } catch (error) {
      if (tries === 3 || !/timeout/i.test(String((error as { stderr?: string }).stderr))) throw error
    }
  }
}
