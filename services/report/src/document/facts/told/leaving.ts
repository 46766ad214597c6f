import type { ReportInput } from '../../model/report-input.ts'
import { isOwnBoss } from '../own-boss.ts'
import { numberOf } from './number-words.ts'
import { sentenceOn, sentencesOf, wordsFor } from './situations.ts'

/** How the present work of the reader ends, or has ended, as they wrote it. */
export type Leaving = 'sells_firm' | 'offered_end' | 'job_ends' | 'job_lost'

type Said = Pick<ReportInput, 'careerGoals' | 'answers' | 'profile'>

/** undefined where they wrote of no end. */
export function leavingOf(input: Said): Leaving | undefined {
  if (isOwnBoss(input)) return sentenceOn(input, 'sells_firm') ? 'sells_firm' : undefined
  // A severance that was paid is no offer any more.
  if (sentenceOn(input, 'job_lost')) return 'job_lost'
  if (sentenceOn(input, 'offered_end')) return 'offered_end'
  return sentenceOn(input, 'job_ends') ? 'job_ends' : undefined
}

/** Whether staying is no choice: the post ends or is gone, whatever its holder decides. */
export function cannotStay(input: Said): boolean {
  const leaving = leavingOf(input)
  return leaving === 'job_ends' || leaving === 'job_lost'
}

/** Their words that say so, without the last stop: the sentence, or of a long one the clause that tells it. */
export function endWords(input: Said, limit: number): string {
  const key = leavingOf(input) === 'job_lost' ? 'job_lost' : 'job_ends'
  const sentence = sentenceOn(input, key)
  if (sentence.length <= limit) return sentence
  const clause = sentence.split(/,\s|\s(?:and|but|so|because)\s/).find((one) => wordsFor(key).test(one)) ?? ''
  return clause.length <= limit ? clause : ''
}

/** Whether an owner wrote that the firm is sold: read from the goal alone, as it is known before any answer. */
export const sellsFirm = (role: string, goal: string): boolean =>
  isOwnBoss({ profile: { currentRole: role } as ReportInput['profile'] }) &&
  sentencesOf(goal).some((sentence) => wordsFor('sells_firm').test(sentence))

/** The sentence on a ban to work for rivals; '' where they wrote of none. */
export const noncompeteOf = (input: Said): string => sentenceOn(input, 'noncompete')

/** Months of pay that somebody is offered for leaving; undefined where no figure stands in that sentence. */
export function monthsOffered(input: Said): number | undefined {
  const found = OFFER.exec(sentenceOn(input, 'offered_end'))
  const months = found ? numberOf(found[1]!) * (found[2]!.toLowerCase() === 'week' ? 1 / 4.33 : 1) : 0
  return months >= 1 && months <= LONGEST_OFFER ? Math.round(months) : undefined
}

const OFFER = /\b(\d{1,2}|[a-z]+)[- ](month|week)s?['’]?(?: of)?(?: my)? (?:pay|salary|wages|severance)\b/i
const LONGEST_OFFER = 36
