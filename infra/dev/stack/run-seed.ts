import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { stackMark } from '../supervisor/process-table.ts'
import { baseEnv, type Stack } from './processes.ts'

/** In a process of its own: what it needs to load is not kept in memory by the launcher. */
export const runSeed = async (stack: Stack, mark: string): Promise<void> => {
  const env = {
    ...baseEnv(stack.places),
    WAYMARK_RUN_DIR: stack.places.run,
    SEED_SITE: `http://127.0.0.1:${stack.ports['gateway.http']}`,
    PUBLIC_URL: stack.publicUrl,
    [stackMark]: mark,
  }
  try {
    await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'seed.ts')], {
      env,
      timeout: 150_000,
    })
  } catch (error) {
    throw new Error((error as { stderr?: string }).stderr?.trim() || (error as Error).message)
  }
}
