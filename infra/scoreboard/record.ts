import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { repoRoot } from '../local/places.ts'
import { holds, type PromiseId, promises, targetText } from './promises.ts'

export const figuresFolder = join(repoRoot, '.cache/figures')

/** One measured figure, as its run left it. */
export type Figure = { id: string; measured: number; date: string; commit: string; cores: number; note?: string }

/**
 * Called by a bench or a verification run when it has measured what a promise is about: leaves one file a promise, the newest
 * run's, for `make scoreboard`. `note` says what the number alone does not (how many runs, where the rest was lost).
 */
export function record(id: PromiseId, measured: number, note?: string): void {
  const figure: Figure = { id, measured, date: new Date().toISOString(), commit: commit(), cores: cpus().length, note }
  mkdirSync(figuresFolder, { recursive: true })
  const file = join(figuresFolder, `${id}.json`)
  writeFileSync(`${file}.${process.pid}`, `${JSON.stringify(figure, null, 2)}\n`)
  renameSync(`${file}.${process.pid}`, file)
}

/** As `record`, and fails when the promise is not kept. */
export function recordKept(id: PromiseId, measured: number, note?: string): void {
  record(id, measured, note)
  assert.ok(holds(promises[id], measured), `${promises[id].promise}: ${measured}, promised ${targetText(promises[id])}`)
}

/** The commit that was measured, with a plus when the tree differed from it. */
function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: repoRoot, encoding: 'utf8' }).trim()
  return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain', '--untracked-files=no') ? '+' : ''}`
}
