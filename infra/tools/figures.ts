import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { dirname, join } from 'node:path'
import { repoRoot } from '../dev/places.ts'

/** What a figure must be, said where it is measured. */
export type Target = ({ atMost: number } | { atLeast: number }) & { unit: string }
export type Figure = Target & {
  measured: number
  pass: boolean
  commit: string
  date: string
  cores: number
  /** What the number alone does not say: how many runs, where the rest was lost. */
  note?: string
}

export const figuresFile = join(repoRoot, '.cache/figures.json')

/**
 * Keeps a measured figure beside its target in one file, for `make scoreboard`, and fails the run when the target is missed: the
 * process goes on with what else it measures, and ends with 1.
 */
export function record(id: string, measured: number, target: Target, note?: string, file = figuresFile): boolean {
  const pass = holds(target, measured)
  const figure: Figure = {
    measured,
    ...target,
    pass,
    commit: commit(),
    date: new Date().toISOString(),
    cores: cpus().length,
    note,
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.${process.pid}`, `${JSON.stringify({ ...readFigures(file), [id]: figure }, null, 2)}\n`)
  renameSync(`${file}.${process.pid}`, file)
  if (!pass) {
    console.error(`missed: ${id} is ${measured}, and must be ${targetText(target)}`)
    process.exitCode = 1
  }
  return pass
}

export function readFigures(file = figuresFile): Record<string, Figure> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** Not a number is never within a target. */
export function holds(target: Target, measured: number): boolean {
  return 'atMost' in target ? measured <= target.atMost : measured >= target.atLeast
}

/** The target as people read it: "≤ 50 ms". */
export function targetText(target: Target): string {
  const bound = 'atMost' in target ? `≤ ${target.atMost}` : `≥ ${target.atLeast}`
  return `${bound} ${target.unit}`.trim()
}

/** The commit that was measured, with a plus when the tree differed from it. */
function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: repoRoot, encoding: 'utf8' }).trim()
  return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain', '--untracked-files=no') ? '+' : ''}`
}

/** `make scoreboard`: every figure of the commit that is checked out, as one JSON document; ends with 1 when one missed its target. */
if (import.meta.main) {
  const now = Object.entries(readFigures()).filter(([, figure]) => figure.commit === commit())
  console.log(JSON.stringify(Object.fromEntries(now), null, 2))
  process.exitCode = now.every(([, { pass }]) => pass) ? 0 : 1
}
