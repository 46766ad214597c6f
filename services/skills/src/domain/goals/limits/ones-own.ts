/**
 * Whether words of a text tell of the writer as they are now: "my knees are shot", and not "her knees are shot", "my patients have bad
 * backs", "I used to have panic attacks" or "I am afraid that my knees give out". Who speaks is who was named last before, or by, the words.
 *
 * @param text as `readWishes` reads it
 */
export function tellsOfOneself(text: string, at: number, length: number): boolean {
  const said = text.slice(at, at + length)
  const after = /^[^,;:.!?\n]*/.exec(text.slice(at + length, at + length + LONGEST_CLAUSE))![0]
  if (OF_OTHERS.test(after)) return false
  const before = /[^;:.!?\n]*$/.exec(text.slice(Math.max(0, at - LONGEST_CLAUSE), at))![0]
  const turn = before.split(TURN).at(-1)!
  if (!LASTING.test(said) && PAST.test(`${turn}${said}${after}`)) return false
  if (FEARED.test(turn.split(OTHER_MATTER).at(-1)!) && !FACT.test(said) && !HAS.test(turn)) return false
  return speaker(text.slice(Math.max(0, at - LONGEST_LOOK), at) + said.split(OBJECT)[0]!) !== 'other'
}

/** Who was named last; nobody in a text without a subject, which then tells of its writer. */
function speaker(text: string): 'self' | 'other' | undefined {
  const last = [...text.matchAll(PERSONS)].at(-1)
  if (!last) return undefined
  return last.groups?.other ? 'other' : 'self'
}

const RELATIVES =
  'mom|mama|mum|mother|dad|father|parents?|grandm\\w+|grandpa\\w*|grandfather|nana|wife|husband|hubby|spouse|partner|girlfriend|boyfriend|fianc[eé]e?|sons?|daughters?|kids?|child(?:ren)?|boys?|girls?|baby|brothers?|sisters?|uncles?|aunts?|cousins?|nephews?|nieces?|friends?|roommates?|neighbou?rs?|dogs?|cats?|in-laws?'
const AT_WORK =
  "patients?|clients?|customers?|guests?|residents?|students?|pupils|seniors?|veterans?|vets|inmates?|members?|people|folks|persons?|someone|somebody|anyone|everyone|coworkers?|co-workers?|colleagues?|boss(?:es)?|manager|supervisor|teammates?|crew|employees?|workers?(?!'? comp)|drivers?(?!'?s?'? (?:driving )?license)|nurses?|callers?|families|elders?|elderly|adults?|teens?|toddlers?|infants?|babies|men|women|guys?|the (?:old|blind|deaf|disabled|young)"
const PERSONS = new RegExp(
  String.raw`\b(?:(?<other>(?:(?:my|our|his|her|their|your) (?:[\w'’-]+ ){0,2}?)?(?:${RELATIVES}|${AT_WORK})(?:'s?)?|he|she|they|his|her|hers|their|theirs|him|them|himself|herself)|i|im|i'm|ive|i've|id|i'd|i'll|my|me|mine|myself|we|our|us)\b`,
  'gi',
)
/** What follows makes the words those of others: "deaf kids", "bad backs of my patients". */
const OF_OTHERS = new RegExp(
  String.raw`^ (?:(?:and|or|[\w-]+) )?(?:${AT_WORK}|kids|children|school|communit(?:y|ies)|culture|studies|clinic|awareness|care|patients|education|interpreter|services|program|unit|center|research|prevention|(?:of|in|for|from|among|like) (?:my |our |the |old |older )?(?:${AT_WORK}|kids|children))\b`,
  'i',
)
/** Before those whom the words of a limit only name: "I freeze in front of people", "allergic to cats". */
const OBJECT = /\b(?:in front of|before|allergic to|(?:talk|speak|present)(?:ing)? (?:to|with))\b/i
/** Over, or of long ago. */
const PAST =
  /(?<!\b(?:like|as|than|what) i )\bused to\b|\bwhen i was (?:a|young|little|\d)|\bas a (?:kid|child|teen\w*)|\b(?:\d+|many|some|a few|ten|twenty) (?:years|yrs) ago\b|\b(?:healed|recovered|cured|remission|went away|is gone now|are gone now|cleared me|all clear|fine now|better now|good now|no longer (?:a problem|hurts?|have))\b|\b(?:never|don'?t|do not|didn'?t|without|no) (?:ever )?(?:had|have|get|got|having) (?:any |a )?(?:panic|back|knee|seizure|record|problem)/i
/** Feared, or supposed, and not so. */
const FEARED =
  /\b(?:afraid|scared|fear(?:ing)?|terrified|worr(?:y|ied|ies)|what if|if|in case|might|may|could|would|will|someday|one day|ends? up|until|till|before|unless|hope|dread|or)\b/i
/** What somebody has cannot only be feared: "afraid that my bad back won't hold". */
const FACT = /^(?:my|with my|bc of my|because of my) (?!.*\b(?:will|'ll|gives?|goes?|gets?|giving|going|getting|would|might)\b)/i
/** "my" before words that say what is the matter: "bad knees". */
const HAS = /\b(?:my|these|this) $/i
/** What stays with somebody, however long ago it was. */
const LASTING = /felon|convict|record|prison|jail|\bd[uw]i\b|misdemeanou?r/i
/** Where a person begins to speak of themself again: "my mother is ill and I have a bad back". */
const TURN = /,\s*|\b(?:and|but|so|because|since|while|cause|cuz|bc|then)\s(?=(?:i\b|im\b|my\b|me\b))/i
/** Where somebody else, or the text, goes on to another matter than what is feared. */
const OTHER_MATTER = /\b(?:and the|but|so)\s/i
const LONGEST_CLAUSE = 160
const LONGEST_LOOK = 400
