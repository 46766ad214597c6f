import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTsv } from './read-tsv.ts'

/**
 * Moves that a counselor would name, by the beginning of the code of the present occupation, or by "start" and the step of
 * education (1 school, 2 some college, 4 bachelor, 5 master) for people without one, or by "degree" and the field of a degree. Throws with every row that names an unknown code.
 */
export function loadMoves(codes: Codes, folder: string): ReadonlyMap<string, readonly string[]> {
  return loadCodes(codes, join(folder, 'career-moves.tsv'), ['from', 'to'])
}

/** Moves for people who want less to carry, by the code of the present occupation. Throws like `loadMoves`. */
export function loadLighterMoves(codes: Codes, folder: string): ReadonlyMap<string, readonly string[]> {
  return loadCodes(codes, join(folder, 'lighter-moves.tsv'), ['from', 'to'])
}

/** First steps toward occupations that ask for years, by the code of the occupation. Throws like `loadMoves`. */
export function loadFirstSteps(codes: Codes, folder: string): ReadonlyMap<string, readonly string[]> {
  return loadCodes(codes, join(folder, 'first-steps.tsv'), ['toward', 'steps'])
}

type Codes = { has(code: string): boolean }

function loadCodes(codes: Codes, path: string, columns: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const moves = new Map<string, readonly string[]>()
  const faults: string[] = []
  for (const [from, to] of readTsv(readFileSync(path, 'utf8'), columns)) {
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
