import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { repoRoot } from '../dev/places.ts'
import { imageSettings } from './base-images/names.ts'
import { ensureCompose } from './compose-plugin.ts'
import { type DockerOptions, docker } from './docker.ts'

/** Where compose looks by itself. */
export const usualEnvFile = join(repoRoot, '.env')

export type Compose = (args: readonly string[], options?: DockerOptions) => Promise<string>

/**
 * `docker compose` on the project's file; a machine whose `docker` has no compose gets one first. `project` and `envFiles` let a second
 * stack run beside the usual one.
 */
export function composeFor(
  where: { project?: string; envFiles?: readonly string[]; env?: Record<string, string> } = {},
): Compose {
  const flags = [
    ...['--file', join(repoRoot, 'docker-compose.yml'), '--project-directory', repoRoot],
    ...(where.project ? ['--project-name', where.project] : []),
    ...(where.envFiles ?? []).flatMap((file) => ['--env-file', file]),
  ]
  return async (args, options = {}) => {
    await ensureCompose()
    return docker(['compose', ...flags, ...args], { ...options, env: { ...imageSettings(), ...where.env, ...options.env } })
  }
}

/** Adds the secrets that are not in the file yet. */
export async function writeComposeEnv(file = usualEnvFile): Promise<void> {
  await promisify(execFile)('sh', [join(import.meta.dirname, 'compose-env.sh'), file])
}
