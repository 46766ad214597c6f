type Said = { readonly id: string; readonly label: string; readonly phrase: string }

/**
 * Wishes without those that their words do not mean in the whole sentence: hours for a class are no part-time work, and what a doctor says of
 * fumes is nothing of lifting.
 */
export function keptApart<T extends Said>(wishes: readonly T[], text: string): (T | Said)[] {
  const hours = wishes.find(({ id, phrase }) => id === 'part_time' && isForSchool(text, phrase))
  const kept = wishes.filter(
    (wish) =>
      wish !== hours &&
      !(hours !== undefined && wish.id === 'no_school' && HOURS_OF_SCHOOL.test(wish.phrase)) &&
      !(wish.id === 'less_load' && ON_ADVICE.test(wish.phrase) && wishes.some(({ id }) => id === 'clean_air')),
  )
  if (hours === undefined || kept.some(({ id }) => id === 'study_beside')) return kept
  return [...kept, { id: 'study_beside', label: 'School beside a job', phrase: hours.phrase }]
}

/** Whether an amount of time is what somebody has for classes: "night classes, two evenings a week", "10 hrs a week for school". */
function isForSchool(text: string, phrase: string): boolean {
  const at = text.indexOf(phrase)
  if (at < 0 || !AMOUNT.test(phrase) || NAMED.test(phrase)) return false
  const [before, after] = [text.slice(Math.max(0, at - LOOK), at), text.slice(at + phrase.length, at + phrase.length + LOOK)]
  return (!TEACHES.test(before) && CLASSES_BEFORE.test(before)) || FOR_CLASSES.test(after)
}

const SCHOOL =
  '(?:(?:night|evening|online|weekend|part[- ]time) )?(?:school|class(?:es)?|courses?|college|homework|study|studying|studies|training|degree|certificates?|certifications?|learn\\w*|program)'
const CLASSES_BEFORE = new RegExp(
  String.raw`\b${SCHOOL}[,:]? ?(?:(?:maybe|about|only|like|up to|for|just|at most|is|be) ?)*$`,
  'i',
)
const FOR_CLASSES = new RegExp(
  String.raw`^[^.,;!?]{0,24}?\b(?:for|of|in|on|at|to|into|toward) (?:(?:my|the|a|some|any) )?${SCHOOL}\b`,
  'i',
)
/** Whose work the school is. */
const TEACHES = /\b(?:teach\w*|instruct\w*|faculty|tutor\w*|coach\w*|work\w*)\b/i
const AMOUNT = /\b(?:\d+|an?|one|two|three|four|five|six|ten|fifteen|twenty|few|couple)\b/i
/** "Part time" in so many words is said of the work. */
const NAMED = /part[- ]?time|work|shift|job/i
const HOURS_OF_SCHOOL = /^(?:school|college|classes|training) (?:max|tops|at most|only)/i
const ON_ADVICE = /^(?:my |the )?(?:doctor|doc|dr|surgeon|physician)\b/i
const LOOK = 60
