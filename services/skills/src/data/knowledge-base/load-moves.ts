import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { WISHED_MOVES } from '../../domain/matching/wish-moves.ts'
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

/**
 * Moves for a wish that names no work, by the kind of wish and then by the beginning of the code of the present occupation. Throws like
 * `loadMoves`, and with every row of a kind that no wish calls for.
 */
export function loadWishMoves(codes: Codes, folder: string): ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> {
  const byKind = new Map<string, Map<string, readonly string[]>>(WISHED_MOVES.map((kind) => [kind, new Map()]))
  const path = join(folder, 'wish-moves.tsv')
  for (const [key, moves] of loadCodes(codes, path, ['kind', 'from', 'to'])) {
    const [kind, from] = key.split(' ')
    const rows = byKind.get(kind!)
    if (!rows) throw new Error(`${path}: no wish calls for "${kind}". Correct or remove the row.`)
    rows.set(from!, moves)
  }
  return byKind
}

/** The next rung of a ladder, nearest first, by the beginning of the code of the present occupation. Throws like `loadMoves`. */
export function loadNextRungs(codes: Codes, folder: string): ReadonlyMap<string, readonly string[]> {
  return loadCodes(codes, join(folder, 'next-rungs.tsv'), ['from', 'to'])
}

/** First steps toward occupations that ask for years, by the code of the occupation. Throws like `loadMoves`. */
export function loadFirstSteps(codes: Codes, folder: string): ReadonlyMap<string, readonly string[]> {
  return loadCodes(codes, join(folder, 'first-steps.tsv'), ['toward', 'steps'])
}

type Codes = { has(code: string): boolean }

function loadCodes(codes: Codes, path: string, columns: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const moves = new Map<string, readonly string[]>()
  const faults: string[] = []
  for (const cells of readTsv(readFileSync(path, 'utf8'), columns)) {
    const from = cells.slice(0, -1).join(' ')
    const named = cells.at(-1)!.split(' ')
    if (moves.has(from)) faults.push(`${path}: ${from}: has two rows. Put them together.`)
    for (const code of named)
      if (!codes.has(code))
        faults.push(`${path}: ${from}: ${code || 'nothing'} is not in the table of occupations. Correct or remove it.`)
    if (new Set(named).size < named.length) faults.push(`${path}: ${from}: names a code twice. Remove one.`)
    moves.set(from, named)
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return moves
}
