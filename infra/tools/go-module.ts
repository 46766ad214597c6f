import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { repoRoot } from '../dev/places.ts'
import { goCommand } from './go-toolchain.ts'

const run = promisify(execFile)

/** The folder of the files of a Go module, given as `path@version`, fetched when it is not there yet. For what a module carries beside code. */
export async function goModuleFolder(module: string): Promise<string> {
  const { stdout } = await run(await goCommand(), ['mod', 'download', '-json', module], {
    cwd: repoRoot,
    timeout: 600_000,
  })
  const { Dir } = JSON.parse(stdout) as { Dir: string }
  return Dir
}
