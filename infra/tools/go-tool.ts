import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { repoRoot } from '../dev/places.ts'
import { goCommand } from './go-toolchain.ts'
import { type GoTool, type GoToolName, goTools } from './go-tools.ts'
import { sayStep } from './say-step.ts'
import { withLock } from './with-lock.ts'

const run = promisify(execFile)
const MINUTES = 60_000
const OWN_COPY = 'module'

/**
 * The folder with the tool's programs, built when it is not there yet: from the module proxy, at a pinned version, at low priority.
 * Several processes may ask at once; one of them builds. Kubernetes and KEDA take about ten minutes each on two cores.
 */
export async function goTool(name: GoToolName): Promise<string> {
  const tool: GoTool = goTools[name]
  const folder = join(repoRoot, '.cache/tools', `${name}-${tool.version}`)
  if (existsSync(folder)) return folder
  mkdirSync(join(folder, '..'), { recursive: true })
  await withLock(`${folder}.lock`, async () => {
    if (existsSync(folder)) return
    sayStep(`building ${name} ${tool.version} from its source`, `usually ${tool.usually}, once`)
    await build(tool, folder)
  })
  return folder
}

/** The path of one program of a tool. */
export async function goProgram(name: GoToolName, program: string = name): Promise<string> {
  return join(await goTool(name), program)
}

async function build(tool: GoTool, folder: string): Promise<void> {
  const go = await goCommand()
  const work = `${folder}.${process.pid}`
  rmSync(work, { recursive: true, force: true })
  mkdirSync(join(work, 'bin'), { recursive: true })
  const env = { ...process.env, GOFLAGS: '-mod=mod', GOTOOLCHAIN: 'auto' }
  const within = { cwd: work, env, maxBuffer: 64 * 1024 * 1024 }
  const call = async (args: string[], minutes: number) =>
    (await run('nice', ['-n', '10', go, ...args], { ...within, timeout: minutes * MINUTES })).stdout

  writeFileSync(join(work, 'go.mod'), 'module waymark.local/tool\n\ngo 1.26.0\n')
  const fetched = await call(['mod', 'download', '-json', `${tool.module}@${tool.version}`], 10)
  const { GoMod, Dir } = JSON.parse(fetched) as { GoMod: string; Dir: string }
  writeFileSync(join(work, 'go.mod'), moduleFile(tool, readFileSync(GoMod, 'utf8')))
  if (tool.change) {
    const own = join(work, OWN_COPY)
    cpSync(Dir, own, { recursive: true })
    // The module cache is read-only, and so is what was copied from it.
    await run('chmod', ['-R', 'u+w', own])
    tool.change(own)
  }
  await call(['mod', 'tidy'], 10)
  for (const [path, program] of Object.entries(tool.programs)) {
    const flags = `-s -w ${tool.ldflags ?? ''}`.trim()
    await call(['build', '-trimpath', '-ldflags', flags, '-o', join(work, 'bin', program), path], 60)
  }
  // Renamed at the end: a broken build never looks like a finished one.
  renameSync(join(work, 'bin'), folder)
  rmSync(work, { recursive: true, force: true })
}

function moduleFile({ module, version, programs, replace, change }: GoTool, upstream: string): string {
  const block = (word: string, lines: string[]) =>
    lines.length > 0 ? `\n${word} (\n${lines.map((line) => `\t${line}\n`).join('')})\n` : ''
  const tools = block('tool', Object.keys(programs))
  const replaced = [...(replace?.(upstream) ?? []), ...(change ? [`${module} => ./${OWN_COPY}`] : [])]
  return `module waymark.local/tool\n\ngo 1.26.0\n${tools}\nrequire ${module} ${version}\n${block('replace', replaced)}`
}
