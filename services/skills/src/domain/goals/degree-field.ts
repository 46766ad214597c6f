import { isBegun } from './begun-studies.ts'

/** Words for a field of study, and its CIP 2020 code to four digits ("26.01"). */
export type DegreeField = {
  /** The words where they are said to be studied. */
  readonly named: RegExp
  /** The words by themselves. */
  readonly words: RegExp
  readonly field: string
}
export type HeldDegree = { readonly phrase: string; readonly field: string }

/** Reads rows (words, field). Throws with the row when a field is no four digits. */
export function readDegreeFields(rows: readonly (readonly string[])[]): DegreeField[] {
  return rows.map(([words, field]) => {
    if (!/^\d\d\.\d\d$/.test(field!)) throw new Error(`"${words}": "${field}" is no field of four digits, such as 26.01`)
    return {
      named: new RegExp(
        `(?:${DEGREE} (?:is |was )?(?:only |just )?(?:in |of )?(?:${words})\\b|\\b(?:${words}) ${DEGREE}|${TO_DO_WITH}(?:${words})\\b|\\b(?:${words})${WHAT_WITH}|${BY_ITSELF}(?:${words})(?=$|[^\\w'-]))`,
        'i',
      ),
      words: new RegExp(`\\b(?:${words})\\b`, 'i'),
      field: field!,
    }
  })
}

/**
 * The field of a degree that a text says is held: "I have a psych BA", "my degree is biology", "majored in accounting". Undefined where
 * none is named, or where it is still to be earned.
 */
export function heldDegree(fields: readonly DegreeField[], text: string): HeldDegree | undefined {
  for (const clause of text.split(
    /[.;!?\n]|,? (?:and|but|so) (?=i\b|i['’]|everyone\b|everybody\b|they\b|people\b|my\b|it\b|want\b)|, (?:and|but|so) /i,
  )) {
    if (WANTED.test(clause) && !MINE.test(clause) && soonIn(clause) === undefined) continue
    if (isBegun(clause) && soonIn(clause) === undefined) continue
    for (const { named, field } of fields) {
      const found = named.exec(clause)
      if (found) return { phrase: found[0].trim(), field }
    }
  }
  return undefined
}

/**
 * The degree that a text says is nearly earned, as a level of education of the wizard: "about to finish my psych BA in May", "graduating
 * with an associate's", "last semester of my MBA". Undefined where none is, or where it is only hoped for.
 */
export function degreeSoon(text: string): SoonHeld | undefined {
  for (const clause of text.split(/[.;!?\n]/)) {
    const level = soonIn(clause)
    if (level) return level
  }
  return undefined
}

export type SoonHeld = 'associates' | 'bachelors' | 'masters'

function soonIn(clause: string): SoonHeld | undefined {
  if (!SOON.test(clause) || HOPED.test(clause)) return undefined
  return LEVELS.find(([, named]) => named.test(clause))?.[0]
}

const SOON =
  /(?:\b(?:about to|almost|nearly|will|i'?m|i am|set to|due to)|^(?!finish (?:an?|my|the) (?!.*\b(?:in|this|next|by) (?:may|june|december|spring|fall|summer|the|january|august)))|,) ?(?:be )?(?:finish(?:ing|ed)?|graduat(?:e|es|ing)|complet(?:e|ing|ed)|done with|wrapping up)\b|\bi (?:finish|graduate|complete)\b|\b(?:last|final) (?:semester|year|term|quarter) (?:of|in|at)\b|\b(?:one|a|1) (?:semester|term|quarter|class) (?:left|away|to go|from)\b|\b(?:college senior|senior in college)\b/i
/** What is still a plan, or years away. */
const HOPED =
  /\b(?:want|wants|hope|hoping|plan|planning|think(?:ing)?|like|love|should|need|trying|try|never|didn'?t|did not|wish|could|once i|if i|after i)\b[^,]{0,30}\b(?:finish|graduat|complet)|\bin (?:[2-9]|two|three|four|five|a few) years\b/i
const LEVELS: readonly (readonly [SoonHeld, RegExp])[] = [
  ['masters', /\b(?:master'?s?|mba|m\.?a|m\.?s|msw|mph|msn)\b/i],
  ['bachelors', /\b(?:bachelor'?s?|b\.?a|b\.?s|bsn|bba|bfa|bsw|undergrad\w*|college senior|senior in college)\b/i],
  ['associates', /\b(?:associate'?s?|a\.?a|a\.?a\.?s|adn)\b/i],
]

/** A first or higher degree, or what is said of one. */
const DEGREE =
  "\\b(?:degree|diploma|bachelor'?s?|bachelors?|master'?s?|masters?|associate'?s|b\\.?a\\.?|b\\.?s\\.?|m\\.?a\\.?|m\\.?s\\.?|ph\\.?d\\.?|major(?:ed)?|studied|grad|graduate|graduated)(?![\\w'])(?: degree)?"
/** "What else can I do with kinesiology", "kinesiology: what can I do with it?". */
const TO_DO_WITH = String.raw`\b(?:can|could|do|does|would) (?:i|you|u|one|someone|people) (?:even |really |actually )?do with (?:an? |my |the )?(?!it\b)`
const WHAT_WITH = '(?= ?(?:[-–—,:] ?)*what (?:else )?(?:can|could|do|would) (?:i|you|u) do with it)'
/** Degrees that say their field: "JD, never practiced", "I have an MBA". */
const BY_ITSELF = String.raw`\b(?=(?:jd|mba|msw|bsw|bsn|adn|mph|mlis|mls)\b)`
/** A degree that is held, whatever is wanted beside it: "anything with my bio degree". */
const MINE = /\b(?:with|w\/?|use|using|for|of) my (?:\w+ ){0,3}(?:degree|diploma|bachelor|major|b\.?[as]\b)/i
/** A degree that is not held. */
const WANTED =
  /\b(?:want|get|getting|finish|finishing|need|needs|pursue|pursuing|pay for|pays for|paying for|paid for|covers?|toward|towards|(?:help|money|tuition|reimbursement|assistance) for|studying|study for|go(?:ing)? (?:back )?(?:to|for)|earn|earning|without|no|not|don'?t have|never)\b[^,]{0,40}\b(?:degree|diploma|bachelor|master|b\.?a|b\.?s|m\.?a|m\.?s|ph\.?d|major|jd|mba|msw|bsw|bsn|adn|mph|mlis|mls)|\b(?:mba|jd|msw|mph|mlis|master'?s?|bachelor'?s?|degree)(?: in [\w ]{3,30})?(?: (?:program|school|classes))? (?:part[- ]time|online|at night|paid)\b/i
