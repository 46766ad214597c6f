import { namesWords } from '../../../model/grammar.ts'
import type { ReportInput } from '../../../model/report-input.ts'
import { plain, type Text } from '../../../model/rich-text.ts'

/**
 * Why they look for something else, in their own words, where a sentence of what they wrote says only that: "Knees are gone, attic work
 * is over." It holds no aim and no question. undefined where no sentence does.
 */
export function ownReason({ careerGoals, ranking }: ReportInput): Text | undefined {
  const sentences = (careerGoals.match(/[^.!?;\n]+[.!?;]*/g) ?? []).map((sentence) => sentence.trim())
  if (sentences.length < 2) return undefined
  const aims = ranking.goals.map(({ phrase }) => phrase.toLowerCase())
  const found = sentences.find((sentence) => {
    const words = sentence.split(/\s+/).length
    const isAim = AIM.test(sentence) || aims.some((aim) => aim !== '' && namesWords(sentence, aim))
    return !sentence.endsWith('?') && words >= FEWEST && sentence.length <= LONGEST && !isAim
  })
  return found === undefined ? undefined : `“${plain(capitalized(found.replace(/[\s.!;,:]+$/, '')))}.”`
}

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** A wish, an aim or a condition is answered on its own, and is no reason. */
const AIM =
  /\b(?:want|like to|love to|hope|aim|plan|goal|need|look(?:ing)? for|become|maybe|perhaps|or|either|could|would|should|what|idk|least|must|remote|hybrid|pay)\b/i
const FEWEST = 2
const LONGEST = 72
