import { sentencesOf, wordsFor } from '../../../facts/told/situations.ts'
import { namesWords } from '../../../model/grammar.ts'
import type { ReportInput } from '../../../model/report-input.ts'
import { plain, type Text } from '../../../model/rich-text.ts'

/**
 * Why they look for something else, in their own words, where a sentence of what they wrote says that and only that: "Knees are gone,
 * attic work is over." It tells of a loss, a strain or an end, and holds no aim and no question. undefined where no sentence does.
 */
export function ownReason({ careerGoals, ranking }: ReportInput): Text | undefined {
  // The stop stays: who asks gives no reason.
  const sentences = careerGoals.split(/(?<=[.!?])\s+|[;\n]+/).map((sentence) => sentence.trim())
  if (sentencesOf(careerGoals).length < 2) return undefined
  const aims = ranking.goals.map(({ phrase }) => phrase.toLowerCase())
  const found = sentences.find((sentence) => {
    const words = sentence.split(/\s+/).length
    const isAim = AIM.test(sentence) || aims.some((aim) => aim !== '' && namesWords(sentence, aim))
    const tells = STRAIN.test(sentence) || wordsFor('job_ends').test(sentence) || wordsFor('job_lost').test(sentence)
    return tells && !sentence.endsWith('?') && words >= FEWEST && sentence.length <= LONGEST && !isAim
  })
  return found === undefined ? undefined : `“${plain(capitalized(found.replace(/[\s.!;,:]+$/, '')))}.”`
}

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** What somebody says of that which drives them away: something is over, hurts, shrinks, is missing or cannot go on. */
const STRAIN =
  /\b(?:gone|going|shot|over|done|ends?|ending|ended|lost|los(?:e|es|ing)|left|cut|cuts|clos(?:ed|es|ing)|sell(?:s|ing)|sold|laid off|replac\w+|automat\w+|robots?|AI|ChatGPT|software|outsourc\w+|shrink\w*|hurts?|hurting|pain|ache\w*|aching|bad|sore|injur\w+|surger\w+|asthma|arthritis|wrecked|worn|wears?|tired|exhausted|burn(?:ed|t|ing)?[- ]?out|sick of|fed up|bored|boring|stuck|passed over|dead[- ]end|no (?:way|room|future|raise|growth)|nobody|never|can['’]?t|cannot|hate|stress\w*|too (?:much|many|old|far|long)|plateau\w*|hardly|barely|alone|divorc\w+|miss(?:ing)?|struggl\w+|drain\w*)\b/i
/** A wish, an aim or a condition is answered on its own, and is no reason. */
const AIM =
  /\b(?:want|like to|love to|hope|aim|plan|goal|need|look(?:ing)? for|become|maybe|perhaps|or|either|could|would|should|what|idk|least|must|remote|hybrid|pay)\b/i
const FEWEST = 3
const LONGEST = 72
