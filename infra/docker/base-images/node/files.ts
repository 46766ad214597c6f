import { execFile } from 'node:child_process'
import { cpSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { repoRoot } from '../../../dev/places.ts'
import { failFast } from '../../../dev/setup/fail-fast.mjs'

const run = promisify(execFile)

/** The Node that this project runs on is an npm package already, and so is npm. */
export async function nodeFiles(context: string): Promise<void> {
  cpSync(join(repoRoot, 'node_modules/node/bin/node'), join(context, 'node-bin'), { dereference: true })
  const { stdout } = await run('npm', ['pack', '--silent', 'npm@11'], {
    cwd: context,
    timeout: 300_000,
    env: failFast(process.env) as NodeJS.ProcessEnv,
  })
  renameSync(join(context, stdout.trim()), join(context, 'npm.tgz'))
}
