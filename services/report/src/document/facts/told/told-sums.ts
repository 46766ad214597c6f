import type { ReportInput } from '../../model/report-input.ts'
import { ownSentences, type Situation, wordsFor } from './situations.ts'

/** A sum of money that the reader wrote of: a debt, a cost that returns, or the fees of a school they attend. */
export interface ToldSum {
  kind: 'debt' | 'cost' | 'fees'
  /** Dollars in all for a debt, else in a year. */
  amount: number
  /** Their own sentence. */
  words: string
}

/** Debts and costs in their own words, each kind once; a figure whose meaning does not stand beside it is left alone. */
export function toldSums(input: Pick<ReportInput, 'careerGoals' | 'answers'>): ToldSum[] {
  const found = ownSentences(input).flatMap((sentence) =>
    [...sentence.matchAll(SUM)].flatMap((match) => sumOf(sentence, match) ?? []),
  )
  return found.filter((one, at) => found.findIndex(({ kind }) => kind === one.kind) === at)
}

function sumOf(sentence: string, match: RegExpExecArray): ToldSum | undefined {
  const figure = Number(match[1]!.replace(/,/g, '')) * (SIZES[(match[2] ?? '').toLowerCase()] ?? 1)
  const kind = meaningOf(sentence, match.index, match.index + match[0].length)
  if (kind === undefined || kind === 'income' || figure <= 0) return undefined
  const times = TIMES[(match[3] ?? match[4] ?? '').toLowerCase()]
  if (kind === 'debt') return times === undefined ? { kind, amount: figure, words: sentence } : undefined
  return times === undefined ? undefined : { kind, amount: figure * times, words: sentence }
}

const KINDS = ['fees', 'debt', 'cost', 'income'] as const satisfies readonly Situation[]

/** By the word that stands nearest to the figure within its clause. */
function meaningOf(sentence: string, from: number, to: number): (typeof KINDS)[number] | undefined {
  const before = sentence.slice(0, from).split(CLAUSE).at(-1) ?? ''
  const after = sentence.slice(to).split(CLAUSE)[0] ?? ''
  const near = KINDS.flatMap((kind) => {
    const words = new RegExp(wordsFor(kind).source, 'gi')
    const ahead = [...before.matchAll(words)].map((found) => before.length - found.index - found[0].length)
    const behind = [...after.matchAll(words)].map(({ index }) => index)
    const distance = Math.min(...ahead, ...behind)
    return Number.isFinite(distance) ? [{ kind, distance }] : []
  })
  return near.toSorted((a, b) => a.distance - b.distance)[0]?.kind
}

const CLAUSE = /[,;:]\s|\s(?:but|so|while|because)\s|\sand\s(?=(?:I|we|my|our|the|it|they|she|he)\b)/i
const SUM =
  /\$\s?(\d[\d,]*(?:\.\d+)?)(?:\s?(k|thousand|million))?\b(?:\s?(?:a|an|per|each|every|\/)\s?(week|month|year|mo|yr)\b|\s(weekly|monthly|yearly)\b)?/gi
const SIZES: Readonly<Record<string, number>> = { k: 1000, thousand: 1000, million: 1_000_000 }
const TIMES: Readonly<Record<string, number>> = {
  week: 52,
  weekly: 52,
  month: 12,
  monthly: 12,
  mo: 12,
  year: 1,
  yearly: 1,
  yr: 1,
}
