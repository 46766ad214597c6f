import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OwnNeed } from '../../domain/catalogue/figures.ts'
import { readTsv } from './read-tsv.ts'

/**
 * What a firm of one's own needs before its first customer, by the beginning of the code, from `text/own-business.tsv`: licenses and
 * permits in their usual form, each with its source. Throws with every row that says nothing, is there twice, or belongs to no occupation.
 */
export function loadOwnBusiness(codes: ReadonlyMap<string, number>, folder: string): ReadonlyMap<string, OwnNeed> {
  const path = join(folder, 'own-business.tsv')
  const needs = new Map<string, OwnNeed>()
  const faults: string[] = []
  for (const [from, need, source] of readTsv(readFileSync(path, 'utf8'), ['from', 'need', 'source'])) {
    if (needs.has(from!)) faults.push(`${path}: ${from}: has two rows. Put them together.`)
    if (!need || !source) faults.push(`${path}: ${from}: needs a sentence and its source.`)
    if (![...codes.keys()].some((code) => code.startsWith(from!)))
      faults.push(`${path}: ${from}: no occupation begins so. Correct or remove it.`)
    needs.set(from!, { need: need!, source: source! })
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return needs
}
