/** Days on which somebody does not work, with their words. */
export function daysNever(text: string): { never: string[]; phrases: string[] } {
  const found = NEVER.flatMap((pattern) => [...text.matchAll(pattern)])
    .map(([phrase]) => phrase.trim())
    .filter((phrase) => !ALLOWS.test(clauseOf(text, phrase)))
  const never = new Set(found.flatMap((phrase) => DAYS.flatMap(([pattern, days]) => (pattern.test(phrase) ? days : []))))
  return { never: ORDER.filter((day) => never.has(day)), phrases: found }
}

/** Fixed times that have to stay free, in the person's words: "one weekday morning a month", "every other Tuesday". */
export function timesOff(text: string): string[] {
  const { never } = daysNever(text)
  const found = [...new Set(OFF.flatMap((pattern) => [...text.matchAll(pattern)].map(({ groups }) => groups!.off!.trim())))]
  const isNever = (phrase: string): boolean => never.some((day) => phrase.toLowerCase().startsWith(day.toLowerCase()))
  return found.filter((phrase) => !isNever(phrase) && !found.some((other) => other !== phrase && other.includes(phrase)))
}

function clauseOf(text: string, phrase: string): string {
  const at = text.indexOf(phrase)
  const before = /[^,;:.!?]*$/.exec(text.slice(Math.max(0, at - LONGEST), at))![0]
  const after = /^[^,;:.!?]*/.exec(text.slice(at, at + phrase.length + LONGEST))![0]
  return `${before}${after}`
}

const DAY = '(?:sundays?|saturdays?|fridays?|mondays?|tuesdays?|wednesdays?|thursdays?|sun|sat)'
const REST = '(?:sundays?|saturdays?|weekends?|sabbath)'
const NEVER: readonly RegExp[] = [
  String.raw`(?:\b(?:no|not|never|nothing|without|hate|tired of|sick of|done with)\b|n't)(?: (?:more|any|on|work|working|the|to|want|be|do|open|available|a|my|shifts?))* ${REST}(?:(?: and|,| or|,? nor) (?:no )?${REST})?(?: (?:shifts?|work|mornings?))?\b`,
  String.raw`\b${REST}(?: (?:and|or|&) ${REST})? (?:off|free|are out|is out|back|are mine|is mine|to myself|for (?:church|my|the|mass|family|worship)|because|home|with (?:my|the))\b`,
  String.raw`\b(?:want|need|have|get|keep|keeping) (?:my |our |the |all )?${REST}(?: (?:and|&) ${REST})?(?: (?:off|free|back|for \w+))?(?= ?(?:$|[.,;!?]|and\b|because\b|so\b|for\b))`,
  String.raw`\b(?:church|mass|worship|temple|services?)(?: is| are)?(?: on| every)? (?:sundays?|saturdays?)(?: mornings?)?|\b(?:sundays?|saturdays?)(?: mornings?)? (?:church|mass|worship|services?)\b`,
  String.raw`\b(?:keep|observe|my|the) (?:the )?(?:sabbath|shabbat|shabbos)\b(?:[^.;!?]{0,30}?\bfriday (?:sundown|sunset|evening|night))?`,
  String.raw`\b(?:normal|regular|only|just) weekdays?\b(?! (?:mornings?|evenings?|nights?)\b)|\bweekdays (?:only|please)\b|\bweekdays(?= ?(?:$|[.,;!?]|and (?:no|not)\b))|\bmon(?:day)?s? ?(?:-|–|to|thru|through) ?fri(?:days?)?\b|\bm ?(?:-|–) ?f\b`,
].map((pattern) => new RegExp(pattern, 'gi'))

const DAYS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bsun(?:days?)?\b/i, ['Sunday']],
  [/\bsat(?:urdays?)?\b/i, ['Saturday']],
  [/\bsabbath|shabb/i, ['Friday evening', 'Saturday']],
  [/\bweekends?\b|\bweekdays?\b|\bmon|\bm ?[-–] ?f\b/i, ['Saturday', 'Sunday']],
]
const ORDER = ['Friday evening', 'Saturday', 'Sunday']
/** Words that take such a day as well: "I don't mind Sundays". */
const ALLOWS =
  /\b(?:don'?t|do not|won't|wouldn't) (?:really )?mind\b|\b(?:fine|ok|okay|good|cool|no problem) (?:with|on)\b|\b(?:is|are) (?:fine|ok|okay|good|no problem)\b|\bi (?:can|could|will) (?:also |even |still )?(?:work|do)\b|\bwilling\b|\b(?:i|we) (?:already )?(?:work|have|get)(?: \w+)? (?:every|my) (?:sunday|saturday|weekend)/i

const PART = '(?:mornings?|afternoons?|evenings?|nights?)'
const OFTEN = '(?:(?:a|per|each|every|of the|every other) (?:week|month|other week)|twice a month|weekly|monthly)'
const BUSY = String.raw`(?:off|free|take|dialysis|therapy|church|class(?:es)?|meetings?|chemo|appointments?|court|visits?|check[- ]?ins?|report|officer|po|p\.o\.|aa|na|counseling|treatment|custody|bible|practice|drill|need)`
const OFF: readonly RegExp[] = [
  String.raw`\b(?:free|off|need|have|keep)(?: off| free)? (?<off>(?:one|an?|two|every|some) (?:weekday )?(?:${PART}|days?|hours?) ${OFTEN})`,
  String.raw`\b(?<off>(?:one|an?|two) (?:weekday )?(?:${PART}|days?) ${OFTEN})(?=[^.;!?]*\b${BUSY}\b)`,
  String.raw`\b(?<off>${DAY}(?:(?: and|,|,? or| &) ${DAY})* ${PART})(?=[^.;!?]*\b(?:${BUSY}|not for sale)\b)`,
  String.raw`\b(?:church|class|meetings?|dialysis|therapy|practice)[^,.;!?]{0,25}?\b(?<off>(?:wednesday|monday|tuesday|thursday|friday) (?:nights?|evenings?|mornings?))`,
  String.raw`\b${BUSY} (?:\w+ )?(?<off>(?:every|each) (?:other )?(?:weekday|week|month|${DAY})(?: (?:at |${PART}).{0,8}?)?)(?= ?(?:$|[.,;!?]|and\b|at\b|so\b))`,
  String.raw`\bi (?:go to|have|attend) (?:my )?[\w ]{1,20}? (?<off>(?:every|each) (?:weekday|${DAY}|other ${DAY}) at \d{1,2}(?::\d\d)?(?: ?[ap]\.?m\.?)?)`,
  String.raw`\b(?<off>(?:harvest|planting|calving|lambing|deer|hunting) (?:weeks?|season|time))(?=[^.;!?]*\b(?:off|free)\b)`,
].map((pattern) => new RegExp(pattern, 'gi'))
const LONGEST = 120
