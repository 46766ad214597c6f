import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTsv } from './read-tsv.ts'

/** What a conviction for theft or fraud means in some work, by the beginning of the code, from `text/record-bars.tsv`, in the same form. */
export const loadRecordBars = (codes: ReadonlyMap<string, number>, folder: string): ReadonlyMap<string, string> =>
  loadSentences(codes, join(folder, 'record-bars.tsv'))

/**
 * How the first pay is made up where the middle pay misleads, by the beginning of the code, from `text/first-pay.tsv`: a sentence and
 * its source. Throws with every row that says nothing, is there twice, or belongs to no occupation.
 */
export const loadFirstPay = (codes: ReadonlyMap<string, number>, folder: string): ReadonlyMap<string, string> =>
  loadSentences(codes, join(folder, 'first-pay.tsv'))

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
