import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LIMIT_BOUNDS, type LimitPost } from '../../domain/goals/limits/limit-values.ts'
import { readTsv } from './read-tsv.ts'

/**
 * Sentences on some work by the beginning of its code, each table in the same form, a sentence and its source: how the first pay is made
 * up where the middle pay misleads, which public employer is the largest, and what a conviction for theft or fraud, and what a felony,
 * means there. Throws with every row that says nothing, is there twice, or belongs to no occupation; without a folder all are empty.
 */
export function loadSentenceTables(codes: ReadonlyMap<string, number>, folder: string | undefined) {
  const read = (file: string): ReadonlyMap<string, string> =>
    folder === undefined ? new Map() : loadSentences(codes, join(folder, file))
  return {
    firstPay: read('first-pay.tsv'),
    publicEmployers: read('public-employers.tsv'),
    recordBars: read('record-bars.tsv'),
    felonyBars: read('felony-bars.tsv'),
  }
}

function loadSentences(codes: ReadonlyMap<string, number>, path: string): ReadonlyMap<string, string> {
  const sentences = new Map<string, string>()
  const faults: string[] = []
  for (const [from, text, source] of readTsv(readFileSync(path, 'utf8'), ['from', 'text', 'source'])) {
    if (sentences.has(from!)) faults.push(`${path}: ${from}: has two rows. Put them together.`)
    if (!text || !source) faults.push(`${path}: ${from}: needs a sentence and its source.`)
    if (![...codes.keys()].some((code) => code.startsWith(from!)))
      faults.push(`${path}: ${from}: no occupation begins so. Correct or remove it.`)
    sentences.set(from!, text!)
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return sentences
}

/**
 * What limits of health mean in some work, by the limit and the beginning of the code, from `text/limit-posts.tsv`: a value, and which
 * posts fit ("-" nothing to say). Throws with every row of no known limit or occupation, and where a code has two rows of one limit.
 */
export function loadLimitPosts(
  codes: ReadonlyMap<string, number>,
  folder: string,
): ReadonlyMap<string, ReadonlyMap<string, LimitPost>> {
  const path = join(folder, 'limit-posts.tsv')
  const byLimit = new Map<string, Map<string, LimitPost>>(Object.keys(LIMIT_BOUNDS).map((id) => [id, new Map()]))
  const faults: string[] = []
  for (const [limit, starts, value, posts] of readTsv(readFileSync(path, 'utf8'), LIMIT_POST_COLUMNS)) {
    const rows = byLimit.get(limit!)
    if (!rows) faults.push(`${path}: ${limit}: is no limit.`)
    if (!(Math.abs(Number(value)) <= 1)) faults.push(`${path}: ${limit} ${starts}: "${value}" is no value from -1 to 1.`)
    for (const from of starts!.split(' ')) {
      if (rows?.has(from)) faults.push(`${path}: ${limit} ${from}: has two rows. Put them together.`)
      if (![...codes.keys()].some((code) => code.startsWith(from)))
        faults.push(`${path}: ${limit} ${from}: no occupation begins so. Correct or remove it.`)
      rows?.set(from, { value: Number(value), posts: posts === '-' ? '' : posts! })
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return byLimit
}
const LIMIT_POST_COLUMNS = ['limit', 'codes', 'value', 'posts', 'source']
