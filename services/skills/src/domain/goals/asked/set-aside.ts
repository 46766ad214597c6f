/**
 * Takes away the test that somebody may fail before they turn to another plan: "if I don't pass the physical then corrections" asks for
 * corrections as a second choice, and says nothing of health. Lengths are bounded by the caller.
 */
export const withoutTests = (text: string): string => text.replace(TEST, 'or ')

/** What follows the test has to name the other plan: "if I don't get in I am lost" keeps its words. */
const TEST =
  /\b(?:(?:and|or|but|maybe|so) )*if (?:(?:i|we|it|that|this|they) )?(?:(?:do not|don['’]?t|doesn['’]?t|does not|can['’]?t|cannot|won['’]?t|will not|am not|never) (?:ever |even |actually )?(?:pass|qualify|get (?:in|into|hired|accepted|picked|selected)|make (?:it|the (?:cut|list))|be accepted|work out|pan out|happen)|fails?|flunk|wash out|get (?:turned down|rejected|cut))\b[^,;:.!?]*?(?:, ?then|,|\bthen) ?(?=(?:maybe |perhaps )?(?!i\b|i['’]|we\b|what\b|how\b|can\b|is\b|it\b|my\b)[a-z])/gi

/**
 * Takes away what is said not to be missed, after it was named: "dogs and ice I will not miss", "transmissions I can do without"; and
 * where somebody retires from: "retire from the post office".
 *
 * @param leave takes the words of what is left and gives what stands for them
 */
export function withoutUnmissed(text: string, leave: (found: string) => string): string {
  return text.replace(RETIRED_FROM, leave).replace(/[^,;:.!?]+/g, (clause) => {
    const refused = UNMISSED.exec(clause)
    if (!refused) return clause
    const named = clause.slice(0, refused.index)
    // Behind what is wanted only the second half turns something down: "I want to teach and the noise I won't miss".
    const turn = /.*\b(?:and|but|so|because|since)\b/i.exec(named)?.[0] ?? ''
    const from = WANTS.test(turn) || /^\s*(?:and|but|so)?\s*$/i.test(named.slice(turn.length)) ? turn.length : 0
    return clause.slice(0, from) + leave(clause.slice(from))
  })
}

const RETIRED_FROM =
  /(?<=\bretir(?:e|es|ing|ed|ement) )(?:from|out of) (?!home\b)(?:(?!\b(?:and|but|then|so|in|after|at|with|before|to)\b)[^,;:.!?])+/gi
const UNMISSED =
  /\b(?:i|we)(?:['’](?:m|ll|d))?(?: (?:will|would|am|are|really|definitely|sure|certainly))*(?: ?(?:not|never|won['’]?t|wouldn['’]?t)(?: (?:going to|gonna|ever|really))* miss\b| (?:can|could) (?:(?:happily|gladly|easily) )?(?:do|live) without\b| (?:don['’]?t|do not|never) (?:ever )?(?:want|need|care) to (?:see|touch|hear|smell|do|deal with)(?: \w+)? again\b)|(?<=[a-z] )(?:stuff |work |things? )?(?:is|are|feels?|seems?|sounds?) (?:way |just |a (?:bit|little) |all )?too close\b(?! to home)/i
const WANTS = /\b(?:want|wanna|would|like|love|hope|looking|thinking|become|maybe|could)\b/i

/** The year of study that somebody stands in, which names no care of the aged: "bio major, senior". */
export const withoutYearOfStudy = (text: string): string => text.replace(YEAR_OF_STUDY, '')
const YEAR_OF_STUDY =
  /(?<=\b(?:major|student|minor)\b[^.;!?]{0,20}),? (?:\w+ing )?(?:freshman|sophomore|junior|senior)(?: year)?(?= ?(?:[,;:.!?]|$|and\b|but\b))/gi

/** Without the subject somebody studies ("psych major") where they name work beside it: it tells of their degree, not of their aim. */
export function withoutMajor<T extends { readonly phrase: string }>(wanted: readonly T[]): readonly T[] {
  const others = wanted.filter(({ phrase }) => !MAJOR.test(phrase))
  return others.length > 0 ? others : wanted
}
const MAJOR = /^(?:[a-z]+ ){1,3}major$/i
