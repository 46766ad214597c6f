import { article } from '@waymark/contracts/text/article'
import { plain, type Text } from './rich-text.ts'

/**
 * The grammar of what is set into our sentences: figures, titles, tasks and the reader's own words. Every builder of a sentence takes
 * articles, plurals and quotes from here, so that a sentence does not break where something is put in.
 */

/** "the American Bar Association", "FINRA", "the Internal Revenue Service": a body as a sentence names it, without the part of its site. */
export function theBody(name: string): string {
  const plainName = name
    .replace(/,.*$/, '')
    .replace(/ (?:jobs|careers)$/, '')
    .replace(/^The /, '')
  return NO_THE.test(plainName) ? plainName : `the ${plainName}`
}
const NO_THE = /^[A-Z]{3,}\b(?! (?:Commission|Committee|Council|Board))/

/** "1 job", "12 jobs"; another plural than with an s is given. */
export function countOf(count: number, noun: string, many = pluralOf(noun)): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? noun : many}`
}

/** "1 month", "12 to 24 months". */
export function monthsSpan([low, high]: readonly [low: number, high: number]): string {
  return low === high ? countOf(high, 'month') : `${low} to ${countOf(high, 'month')}`
}

/** "one job", "no jobs", "twelve jobs", "13 jobs". */
export function countInWords(count: number, noun: string, many = pluralOf(noun)): string {
  return `${COUNTS[count] ?? count.toLocaleString('en-US')} ${count === 1 ? noun : many}`
}

/** "none", "one", "two": how many of something, as a sentence may hold or, with a capital, begin with it. */
export function howMany(count: number): string {
  return count === 0 ? 'none' : (COUNTS[count] ?? String(count))
}

/** A figure of the table behind its article: "an {said.…}" where 8 is printed. */
export function aFigure(value: number, token: Text): Text {
  return `${article(String(value))} ${token}`
}

/** "registered nurses", "helpers of roofers", "maintenance workers (general)", "salespeople". */
export function pluralOf(noun: string): string {
  const [, head, rest] = /^(.*?)((?: (?:of|for|to|in|at|with) .*| \(.*)?)$/.exec(noun)!
  if (/person$/.test(head!)) return `${head!.slice(0, -6)}people${rest}`
  if (/(?<![a-z])man$|[a-z](?<!hu|ger|ro)man$/i.test(head!)) return `${head!.slice(0, -2)}en${rest}`
  if (/(?:s|sh|ch|x|z)$/i.test(head!)) return `${head}es${rest}`
  if (/[^aeiou]y$/i.test(head!)) return `${head!.slice(0, -1)}ies${rest}`
  return `${head}s${rest}`
}

/**
 * The reader's job as a noun of a sentence: "front desk manager" of "Front Desk Manager, night shift", and '' where what they wrote
 * names no work that an article could stand before.
 */
export function roleNoun(role: string): string {
  const noun = role
    .replace(/\s+/g, ' ')
    .split(/\s*[,;:(/|•]|\s[–—-]\s|\s(?:at|@|and|&)\s/)[0]!
    .trim()
  return NO_WORK.test(noun) || NO_NOUN.test(noun) || noun.length > LONGEST_ROLE ? '' : noun
}

/**
 * The reader's words as a sentence may hold them in quotes: their first sentence, or as many of its clauses as fit and can stand
 * alone. undefined where nothing whole fits: then the sentence has to do without them.
 */
export function wholeWords(words: string, limit: number): string | undefined {
  const clean = words.replace(/\s+/g, ' ').trim()
  const first = /^.*?[.!?](?=\s|$)/.exec(clean)?.[0] ?? clean
  const sentence = first.replace(/[\s.!?,;:]+$/, '')
  if (sentence === '') return undefined
  if (sentence.length <= limit) return sentence
  const ends = [...sentence.matchAll(CLAUSE)].map(({ index }) => index).filter((end) => end <= limit && end >= SHORTEST)
  const kept = ends
    .toReversed()
    .map((end) => sentence.slice(0, end).replace(/[\s,;:–—-]+$/, ''))
    .find((part) => part.split(' ').length >= FEWEST && !DANGLING.test(part))
  return kept
}

/** Words without the stop that ends them: "at 4 a.m." keeps its own. */
export function withoutStop(words: string): string {
  const clean = words.trim()
  return /\b(?:[ap]\.m|U\.S|e\.g|Inc|Co|Jr)\.$/.test(clean) ? clean : clean.replace(/[.?!\s]+$/, '')
}

/** As many whole sentences as fit; of a first one that is too long, the clauses that can stand alone; '' where nothing whole fits. */
export function sentencesWithin(words: string, limit: number): string {
  const clean = words.replace(/\s+/g, ' ').trim()
  if (clean.length <= limit) return clean
  const ends = [...clean.matchAll(/[.!?](?=\s)/g)].map(({ index }) => index + 1).filter((end) => end <= limit)
  return ends.length > 0 ? clean.slice(0, ends.at(-1)) : (wholeWords(clean, limit) ?? '')
}

/** The same in quotes, without a stop: for the middle of a sentence of ours. */
export function quotedWhole(words: string, limit: number): Text | undefined {
  const kept = wholeWords(words, limit)
  return kept === undefined ? undefined : `“${plain(kept)}”`
}

/**
 * The sentence of a goal that says what is wanted, in quotes: one that names the work that was read in it comes first; what somebody
 * only tells of their work today is no aim.
 */
export function quotedAim(goal: string, aims: readonly string[], limit: number): Text | undefined {
  const sentences = goal.match(/[^.!?]+[.!?]*/g) ?? []
  const named = sentences.find((sentence) => aims.some((aim) => aim !== '' && namesWords(sentence, aim)))
  const short = named === undefined ? undefined : quotedWhole(named.trim(), limit)
  if (short !== undefined) return short
  const wanted = sentences.find((sentence) => WANTS.test(sentence) && !LEAVES.test(sentence))
  return quotedWhole((wanted ?? sentences.find((sentence) => WANTS.test(sentence)) ?? goal).trim(), limit)
}
const WANTS =
  /\b(?:want|would like|['’]d (?:like|love|rather|take)|would (?:love|rather|take)|wish|hope|aim|plan|goal|need|looking|become|get|move|grow|maybe|perhaps|someday|open|run|lead|start)\b/i
const LEAVES = /\b(?:want|need|get|like) (?:to (?:get|be|move) )?(?:out|off|away)\b/i

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
/** For whom somebody drives or what they pick up, which is not what they are. */
const NO_NOUN =
  /^(?:uber(?: ?eats)?|lyft|door ?dash|instacart|grub ?hub|amazon(?: flex)?|walmart|target|odd jobs?|side jobs?|gigs?(?: work)?|temp(?: work)?)$/i
/** Said of somebody without a job, or of many people at once. */
const NO_WORK =
  /^(?:un|self-|semi-)?(?:employed|retired)$|^(?:none|n\/a|nothing|between|looking|laid off|on leave|stay|not|no|out of (?:work|a job)|without (?:work|an? job)|jobless|job[- ]?(?:seeker|hunting))\b|^(?:i|i’m|i'm|my|we)\b/i
const LONGEST_ROLE = 60
/** Where a sentence may end early: before a new clause that hangs on it. */
const CLAUSE =
  /(?:, (?:and|but|so|or|because|while|when|where|which|who|not)\b)|[;:] |, | (?:because|when|while|so that|until|after|before) | [–—] /g
const SHORTEST = 18
const FEWEST = 4
/** An opening that waits for the rest, or a word that cannot stand last. */
const DANGLING =
  /^(?:if|when|while|because|although|though|since|after|before|until|as soon as|even if|whenever|unless)\b|\b(?:a|an|the|and|or|but|of|to|my|our|your|their|into|that|who|which|is|are|was|were|i|not|very|than|will|would|can|could|should|must|may|might|have|has|had|be|been|do|does|did)$/i

/** Whether a text of theirs holds these words as they stand. */
export const namesWords = (text: string, words: string): boolean => text.toLowerCase().includes(words.toLowerCase())
