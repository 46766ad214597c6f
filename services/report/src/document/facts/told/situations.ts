import { readFileSync } from 'node:fs'
import type { ReportInput } from '../../model/report-input.ts'

/** What people write of where they stand, by key: `text/situations.tsv`. Throws where the file does not name what is asked for. */
const SITUATIONS: ReadonlyMap<string, RegExp> = load()

export type Situation =
  | 'no_work'
  | 'sells_firm'
  | 'offered_end'
  | 'job_ends'
  | 'job_lost'
  | 'noncompete'
  | 'debt'
  | 'cost'
  | 'fees'
  | 'income'
  | 'wants'

export function wordsFor(key: Situation): RegExp {
  const words = SITUATIONS.get(key)
  if (!words) throw new Error(`text/situations.tsv has no row "${key}". Restore the file from the repository.`)
  return words
}

/** The reader's own sentences: their goal, and each free answer. */
export function ownSentences({ careerGoals, answers }: Pick<ReportInput, 'careerGoals' | 'answers'>): string[] {
  return [careerGoals, ...answers.map(({ text }) => text)].flatMap(sentencesOf)
}

/** Without the last stop; a point within a figure, as in "$1.9 million", ends none. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+|[;\n]+/)
    .map((one) => one.trim().replace(/[.!?]+$/, ''))
    .filter((one) => one !== '')
}

/** The first of their sentences that tells it; '' where none does. */
export function sentenceOn(input: Pick<ReportInput, 'careerGoals' | 'answers'>, key: Situation): string {
  const words = wordsFor(key)
  return ownSentences(input).find((sentence) => words.test(sentence)) ?? ''
}

function load(): ReadonlyMap<string, RegExp> {
  const [head, ...lines] = readFileSync(new URL('../../../../text/situations.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  if (head !== 'key\twords') throw new Error('text/situations.tsv has to begin with the columns key and words.')
  return new Map(lines.map((line) => line.split('\t')).map(([key = '', words = '']) => [key, new RegExp(words, 'i')]))
}
