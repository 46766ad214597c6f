import type { ReportInput } from '../../model/report-input.ts'
import { numberOf } from './number-words.ts'
import { ownSentences, sentencesOf, wordsFor } from './situations.ts'

/** Hours of a week that the wage tables count as one. */
export const FULL_WEEK = 40
/** From so many hours on a week is a full one. */
const ALMOST_FULL = 35

/** Hours that the reader works in a week today, where they wrote of fewer than a full week; undefined otherwise. */
export function hoursToday({ careerGoals, answers }: Pick<ReportInput, 'careerGoals' | 'answers'>): number | undefined {
  const told = ownSentences({ careerGoals, answers }).flatMap((sentence) => {
    const found = WORKS.exec(sentence)
    return found && !wordsFor('wants').test(sentence.slice(0, found.index)) ? [weekOf(found[1]!, found[2]!)] : []
  })
  return told.find((hours) => hours > 0 && hours < ALMOST_FULL)
}

/** Hours of a week that they ask for in the new work, where fewer than a full one; undefined otherwise. */
export function hoursWanted({ careerGoals }: Pick<ReportInput, 'careerGoals'>): number | undefined {
  const told = sentencesOf(careerGoals).flatMap((sentence) => {
    const found = WEEK.exec(sentence)
    return found && wordsFor('wants').test(sentence) && !WORKS.test(sentence) ? [weekOf(found[1]!, found[2]!)] : []
  })
  return told.find((hours) => hours > 0 && hours < ALMOST_FULL)
}

const weekOf = (figure: string, unit: string): number => numberOf(figure) * (/^d/i.test(unit) ? DAY : 1)
const DAY = 8

const WEEK = /(?<![$\d])\b(\d{1,2}|[a-z]+) (hours?|hrs|days?) (?:a|per|each|every) week\b/i
const WORKS =
  /\bI(?:['’]m| am)?(?: now| currently| only)? (?:work(?:ing)?|do|teach|drive|clean|employed)\b[^.;!?]{0,24}?\b(\d{1,2}|[a-z]+) (hours?|hrs|days?) (?:a|per|each|every) week\b/i
