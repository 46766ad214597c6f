import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { repoRoot } from '../dev/places.ts'
import { goModuleFolder } from './go-module.ts'
import { goCommand } from './go-toolchain.ts'
import { type GoTool, type GoToolName, goTools } from './go-tools.ts'
import { sayStep } from './say-step.ts'
import { withLock } from './with-lock.ts'

const run = promisify(execFile)
const OWN_COPY = 'module'

/**
 * The folder with the tool's programs, built when it is not there yet: from the module proxy, by the sums that are in the repository,
 * at low priority. Several processes may ask at once; one of them builds. Kubernetes and KEDA take about ten minutes each on two cores.
 */
export async function goTool(name: GoToolName): Promise<string> {
  const { module, digest } = pinned(name)
  const folder = join(repoRoot, '.cache/tools', `${name}-${digest}`)
  if (existsSync(folder)) return folder
  mkdirSync(join(folder, '..'), { recursive: true })
  await withLock(`${folder}.lock`, async () => {
    if (existsSync(folder)) return
    sayStep(`building ${name} (${module}) from its source`, `usually ${goTools[name].usually}, once`)
    await build(name, folder)
  })
  return folder
}

/** The path of one program of a tool. */
export async function goProgram(name: GoToolName, program: string = name): Promise<string> {
  return join(await goTool(name), program)
}

/** What a tool's go.mod says: the module that is wanted, as `path@version`, and the packages that are programs. */
export function pinned(name: GoToolName): { module: string; version: string; programs: string[]; digest: string } {
  const texts = ['go.mod', 'go.sum'].map((file) => readFileSync(join(modules, name, file), 'utf8'))
  const [goMod = ''] = texts
  const [, inBlock, alone] = /^tool (?:\(\n([\s\S]*?)\)|(\S+))$/m.exec(goMod) ?? []
  const programs = (inBlock ?? alone ?? '').trim().split(/\s+/)
  const [, path, version] =
    [...goMod.matchAll(/^(?:require )?\s*(\S+) (v\S+)/gm)].find(([, path]) => programs[0]?.startsWith(path ?? ' ')) ?? []
  if (!path || !version) throw new Error(`infra/tools/modules/${name}/go.mod requires none of its tools`)
  const digest = createHash('sha256').update(texts.join()).digest('hex').slice(0, 12)
  return { module: `${path}@${version}`, version, programs, digest }
}

const modules = join(import.meta.dirname, 'modules')

async function build(name: GoToolName, folder: string): Promise<void> {
  const tool: GoTool = goTools[name]
  const { module, version, programs } = pinned(name)
  const go = await goCommand()
  const work = `${folder}.${process.pid}`
  rmSync(work, { recursive: true, force: true })
  cpSync(join(modules, name), work, { recursive: true })
  if (tool.change) {
    const own = join(work, OWN_COPY)
    cpSync(await goModuleFolder(module), own, { recursive: true })
    // The module cache is read-only, and so is what was copied from it.
    await run('chmod', ['-R', 'u+w', own])
    tool.change(own)
  }
  const env = { ...process.env, GOFLAGS: '-mod=readonly', GOTOOLCHAIN: 'auto' }
  const flags = `-s -w ${tool.ldflags?.replace('VERSION', version) ?? ''}`.trim()
  for (const path of programs) {
    const [last = ''] = path
      .split('/')
      .filter((part) => !/^v\d+$/.test(part))
      .slice(-1)
    const args = ['build', '-trimpath', '-ldflags', flags, '-o', join(work, 'bin', tool.names?.[last] ?? last), path]
    await run('nice', ['-n', '10', go, ...args], { cwd: work, env, timeout: 60 * 60_000, maxBuffer: 64 * 1024 * 1024 })
  }
  // Renamed at the end: a broken build never looks like a finished one.
  renameSync(join(work, 'bin'), folder)
  rmSync(work, { recursive: true, force: true })
}
