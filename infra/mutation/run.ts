import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repoRoot } from '../local/places.ts'
import { type Mutant, runTarget } from './run-target.ts'
import { type Row, rowOf } from './score.ts'
import { type Target, targets } from './targets.ts'
import { makeWorkingCopy } from './working-copy.ts'

/** What a run over some targets found: the score by folder, and every mutant. The mutants also go to `.cache/mutation/<folder>.json`. */
export const mutate = async (chosen: Target[] = targets, concurrency = 2): Promise<{ rows: Row[]; mutants: Mutant[] }> => {
  const results = join(repoRoot, '.cache/mutation')
  const copy = join(results, 'copy')
  mkdirSync(results, { recursive: true })
  console.log('copying the sources (a few seconds)')
  makeWorkingCopy(copy)
  const rows: Row[] = []
  const mutants: Mutant[] = []
  for (const target of chosen) {
    console.log(`mutating ${target.name} (minutes; the service of the engine and the screens take longest)`)
    const found = await runTarget(target, copy, concurrency)
    writeFileSync(join(results, `${target.name.replaceAll('/', '-')}.json`), JSON.stringify(found))
    rows.push(rowOf(target.name, found))
    mutants.push(...found)
  }
  return { rows, mutants }
}

export const table = (rows: Row[]): string =>
  rows
    .map(
      ({ folder, mutants, detected, leftOut, score }) =>
        `${folder.padEnd(32)} ${String(detected).padStart(6)} of ${String(mutants).padStart(6)} killed ${(score * 100).toFixed(1).padStart(6)} %${leftOut ? `, ${leftOut} left out` : ''}`,
    )
    .join('\n')
