import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { repoRoot } from '../dev/places.ts'

const run = promisify(execFile)

/** Client settings of the project: the compose plugin lies here, so that nothing is put into a person's home. */
export const clientFolder = join(repoRoot, '.cache/docker-client')

/** The environment in which `docker` and `docker compose` are called. */
export const dockerEnv = (env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv => ({
  ...env,
  ...(existsSync(join(clientFolder, 'config.json')) ? { DOCKER_CONFIG: clientFolder } : {}),
  COMPOSE_MENU: 'false',
  DOCKER_CLI_HINTS: 'false',
})

export type DockerOptions = { env?: Record<string, string>; cwd?: string; timeoutMs?: number; input?: string }

/** Runs `docker …` and gives what it printed; a failure tells what it complained of. */
export async function docker(args: readonly string[], options: DockerOptions = {}): Promise<string> {
  const call = run('docker', [...args], {
    env: { ...dockerEnv(), ...options.env },
    cwd: options.cwd ?? repoRoot,
    timeout: options.timeoutMs ?? 600_000,
    maxBuffer: 64 * 1024 * 1024,
  })
  // Who ends without having read is told of by its exit code.
  call.child.stdin?.on('error', () => undefined)
  call.child.stdin?.end(options.input ?? '')
  const { stdout } = await call.catch((error: Error & { stdout?: string; stderr?: string }) => {
    const told = `${error.stderr ?? ''}${error.stdout ?? ''}`.trim().split('\n').slice(-40).join('\n')
    throw new Error(`docker ${args.slice(0, 4).join(' ')} failed: ${told || error.message}`)
  })
  return stdout
}

/** The version of the engine that answers, or why none does. */
export async function engineVersion(): Promise<{ version: string } | { problem: string }> {
  try {
    const version = await docker(['version', '--format', '{{.Server.Version}}'], { timeoutMs: 10_000 })
    return { version: version.trim() }
  } catch (error) {
    return { problem: (error as Error).message }
  }
}
