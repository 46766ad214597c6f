import type { ReportInput } from '../../model/report-input.ts'
import { numberOf } from './number-words.ts'
import { ownSentences, sentencesOf } from './situations.ts'

/** Years of work that the reader still plans, at most, where they wrote of their age or of retiring; undefined otherwise. */
export function yearsLeft({ careerGoals, answers }: Pick<ReportInput, 'careerGoals' | 'answers'>): number | undefined {
  if (!ownSentences({ careerGoals, answers }).some((sentence) => NEAR_THE_END.test(sentence))) return undefined
  const told = sentencesOf(careerGoals).flatMap((sentence) => {
    const found = LEFT.exec(sentence)
    return found ? [Math.max(numberOf(found[1]!), numberOf(found[2] ?? ''))] : []
  })
  return told.find((years) => years > 0 && years <= MOST_YEARS)
}

const NEAR_THE_END =
  /\bretir(?:e|ing|ement)\b|\bI(?:['’]m| am)(?: now| already)? (?:5[5-9]|6\d|7\d)\b|\b(?:5[5-9]|6\d|7\d)[- ]years?[- ]old\b/i
const LEFT =
  /\b(?:another|last|final|only|want|for|have|next|in)\s+(\d{1,2}|[a-z]+)(?:\s?(?:or|to|–|-)\s?(\d{1,2}|[a-z]+))?\s(?:more )?years?\b/i
const MOST_YEARS = 12
