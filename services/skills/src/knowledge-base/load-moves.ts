import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTsv } from './read-tsv.ts'

/**
 * Moves that a counselor would name, by the beginning of the code of the present occupation, or by "start" and the step of
 * education (1 school, 2 some college, 4 bachelor, 5 master) for people without one. Throws with every row that names an unknown code.
 */
export function loadMoves(codes: { has(code: string): boolean }, folder: string): ReadonlyMap<string, readonly string[]> {
  const path = join(folder, 'career-moves.tsv')
  const moves = new Map<string, readonly string[]>()
  const faults: string[] = []
  for (const [from, to] of readTsv(readFileSync(path, 'utf8'), ['from', 'to'])) {
    const named = to!.split(' ')
    if (moves.has(from!)) faults.push(`${path}: ${from}: has two rows. Put them together.`)
    for (const code of named)
      if (!codes.has(code))
        faults.push(`${path}: ${from}: ${code || 'nothing'} is not in the table of occupations. Correct or remove it.`)
    if (new Set(named).size < named.length) faults.push(`${path}: ${from}: names a code twice. Remove one.`)
    moves.set(from!, named)
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return moves
}
