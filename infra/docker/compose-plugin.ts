import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { goProgram } from '../tools/go-tool.ts'
import { clientFolder, docker } from './docker.ts'

/** `docker compose`: the machine's own where it is version 2 or later, else built from its Go module and put into the project's cache. */
export async function ensureCompose(): Promise<string> {
  const own = await composeVersion()
  if (own) return own
  const program = await goProgram('docker-compose')
  const plugins = join(clientFolder, 'cli-plugins')
  mkdirSync(plugins, { recursive: true })
  const plugin = join(plugins, 'docker-compose')
  rmSync(plugin, { force: true })
  symlinkSync(program, plugin)
  writeFileSync(join(clientFolder, 'config.json'), clientConfig())
  const version = await composeVersion()
  if (!version) throw new Error('docker does not find its compose plugin')
  return version
}

/** With the person's log-ins, which `docker` would otherwise no longer find. */
function clientConfig(): string {
  const theirs = join(process.env.DOCKER_CONFIG ?? join(homedir(), '.docker'), 'config.json')
  return existsSync(theirs) ? readFileSync(theirs, 'utf8') : '{}\n'
}

async function composeVersion(): Promise<string | undefined> {
  // A plugin of `docker` is version 2 or later by its nature.
  const answer = await docker(['compose', 'version'], { timeoutMs: 20_000 }).catch(() => '')
  return /Compose version (\S+)/.exec(answer)?.[1]
}
