import { clock, TIME } from './clock.ts'
import { daysNever, timesOff } from './told-days.ts'

/** When somebody can work, as they tell it. Times are minutes of the day. */
export type ToldHours = {
  /** Their words, as they stand in the text. */
  readonly phrases: readonly string[]
  /** Days on which they do not work. */
  readonly never: readonly string[]
  /** Not at work before this, and not after that; both with the way there. */
  readonly start?: number
  readonly end?: number
  /** They ask for the part of the day alone: "days only", "mornings only". */
  readonly part?: 'days' | 'mornings'
  /** Fixed times that have to stay free, in their words. */
  readonly off: readonly string[]
}

/**
 * Reads which hours and days a text leaves open: days never, the earliest start, the latest end, and times off ("no Sunday because church",
 * "daycare opens 6:30 and closes 6", "no bus till 5:40"). Undefined where it tells none.
 */
export function toldHours(text: string): ToldHours | undefined {
  const plain = text.normalize('NFKC').replaceAll('’', "'").replace(/\s+/g, ' ')
  const days = daysNever(plain)
  const off = timesOff(plain)
  const [start, end] = [firstOf(plain, STARTS, 'start'), firstOf(plain, ENDS, 'end')]
  const span = spanOf(plain)
  const meal = MEAL.exec(plain)
  const school = SCHOOL_HOURS.exec(plain)
  const mornings = MORNINGS.exec(plain)
  const byDay = mornings ?? DAYS.exec(plain)
  const from = span?.start ?? start?.time ?? (school ? SCHOOL_STARTS : undefined)
  const to = span?.end ?? end?.time ?? (school ? SCHOOL_ENDS : meal ? SUPPER : undefined)
  const phrases = [
    ...days.phrases,
    ...(span ? [span.phrase] : [start?.phrase, end?.phrase]),
    ...(to === SUPPER ? [meal?.[0]] : []),
    ...[school?.[0], byDay?.[0]],
    ...off,
  ].flatMap((phrase) => (phrase ? [phrase.trim()] : []))
  if (phrases.length === 0) return undefined
  return {
    phrases,
    never: school && days.never.length === 0 ? ['Saturday', 'Sunday'] : days.never,
    ...(from === undefined ? {} : { start: from }),
    ...(to === undefined ? {} : { end: to }),
    ...(byDay ? { part: mornings ? 'mornings' : 'days' } : {}),
    off,
  }
}

/** Whether they say more than that nights and weekends are to be free, which is a wish of its own. */
export const isSpecific = ({ never, start, end, part, off }: ToldHours): boolean =>
  start !== undefined ||
  end !== undefined ||
  part === 'mornings' ||
  off.length > 0 ||
  (never.length > 0 && never.join() !== 'Saturday,Sunday')

/** Whether evenings or nights are closed to somebody. */
export const closesEvenings = ({ end = Infinity, part }: ToldHours): boolean => part !== undefined || end <= LATEST_BY_DAY

type Told = { readonly phrase: string; readonly time: number }

function firstOf(text: string, patterns: readonly RegExp[], role: 'start' | 'end'): Told | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(text)
    const time = found ? clock(found.groups!.time!, role) : undefined
    if (found && time !== undefined) return { phrase: found[0], time }
  }
  return undefined
}

/** "8:30 to 2:45", "9 to 5", and what a place that keeps a child is open. */
function spanOf(text: string): { phrase: string; start: number; end: number } | undefined {
  for (const pattern of [OPEN_BETWEEN, SPAN]) {
    const found = pattern.exec(text)
    const [start, end] = found ? [clock(found.groups!.from!, 'start'), clock(found.groups!.to!, 'end')] : []
    if (found && start !== undefined && end !== undefined && start < end) return { phrase: found[0], start, end }
  }
  return undefined
}

const KEEPERS = '(?:day ?care|pre-?school|after[- ]?(?:care|school)|(?:baby)?sitter|child ?care|nursery|school|camp)'
const OPEN_BETWEEN = new RegExp(
  String.raw`\b${KEEPERS}\b[^.;!?]{0,40}?\b(?:opens?|starts?|from|is open|takes (?:her|him|them)|drop[- ]?off)(?: (?:is|at|from))* (?<from>${TIME})[^.;!?]{0,30}?(?:closes?|ends?|till|until|to|pick[- ]?up|-)(?: (?:is|at|by))* (?<to>${TIME})`,
  'i',
)
const SPAN =
  /(?<!\bfrom )(?<![\d:$])\b(?<from>(?:[6-9]|1[01])(?::[0-5]\d)?(?: ?a\.?m\.?)?) ?(?:-|–|to|till|until) ?(?<to>(?:[1-7](?::[0-5]\d)?)(?: ?p\.?m\.?)?)\b(?! ?(?:years?|yrs?|months?|mos?|days?|weeks?|people|miles?|lbs|pounds|kids|%|percent|k\b|hours|hrs|minutes|mins|times|grand|shifts?|[,.]\d))/i

const STARTS: readonly RegExp[] = [
  String.raw`\b${KEEPERS}\b[^.;!?]{0,30}?\b(?:opens?|starts? taking|drop[- ]?off)(?: (?:is|at|from))* (?<time>${TIME})`,
  String.raw`\b(?:can'?t|cannot|can not|not able to|unable to|won'?t)(?: \w+){0,2} (?:start|begin|be (?:anywhere|there|in|at work|on site)|get (?:there|in|to work)|leave(?: home| the house)?|make it(?: in)?) (?:before|until|till|earlier than) (?<time>${TIME})`,
  String.raw`\b(?:not|no|nothing|never)(?: \w+){0,2} (?:before|earlier than|until|till) (?<time>${TIME})`,
  String.raw`\b(?:first|no) (?:bus|train|ride)(?:es|s)?(?: \w+){0,2} (?:is |at |till |until |before |comes |runs )+(?<time>${TIME})`,
  String.raw`\bstart(?:s|ing)? (?:at |after )(?<time>${TIME}) or (?:later|after)`,
].map((pattern) => new RegExp(pattern, 'i'))

const ENDS: readonly RegExp[] = [
  String.raw`\b(?:off|out(?: the door| of (?:there|work|here))?|done|finish(?:ed)?|home|back|leave(?: work)?|free|gone|clock(?:ed)? out)(?: work)? (?:by|at|before|around|no later than|for)(?: about| around)? (?<time>${TIME})(?! ?(?:years|months|days|weeks|percent|%))`,
  String.raw`\b${KEEPERS}\b[^.;!?]{0,40}?\b(?:closes?|ends?|pick[- ]?up)(?: (?:is|at|by))* (?<time>${TIME})`,
  String.raw`\b(?:bus|train|ride|metro|line)\b[^.;!?]{0,30}?\b(?:quits?|stops?|ends?)(?: running)?(?: at| by| around)? (?<time>${TIME})`,
  String.raw`\blast (?:bus|train|ride)(?: home)?(?: (?:is|at|leaves|goes|comes|around))+ (?<time>${TIME})`,
  String.raw`\b(?:no|not|nothing) (?:later than|past|after) (?<time>${TIME})`,
  String.raw`\b(?:school |kid |daycare |bus )?pick-?up(?:s)?(?: is| are)?(?: at| by)? (?<time>${TIME})`,
  String.raw`\b(?:meet|get|pick up|be there for|be home for) (?:my |the )?(?:kids?|son|daughter|boys?|girls?|grand\w+|him|her|them)(?: up)?(?: (?:from|at|off) (?:the |school|bus|daycare)*)?(?: ?\w+)? (?:at|by) (?<time>${TIME})`,
].map((pattern) => new RegExp(pattern, 'i'))

const MEAL =
  /\b(?:home|there|back|eat|sit|see (?:my|the) (?:kids?|family|boys?|girls?|son|daughter|wife|husband)) (?:\w+ )?(?:by|for|at|in time for) (?:supper|dinner|dinnertime|suppertime|bedtime)\b/i
const SCHOOL_HOURS =
  /\bschool hours\b|\bwhile (?:the |my )?(?:kids?|children|son|daughter|boys|girls) (?:is|are|r) (?:at|in) school\b|\bbetween (?:the )?(?:drop[- ]?off|school runs?)\b[^.;!?]{0,20}\b(?:pick[- ]?up|school)\b/i
const MORNINGS =
  /\b(?:mornings? (?:only|hours only)|only (?:in )?(?:the )?mornings?\b(?! or (?:the )?days?)|just (?:the )?mornings?)\b|\bonly in the morning\b(?! or (?:the )?days?)|\bwant mornings\b/i
const DAYS =
  /\b(?:days only|only (?:in the |the )?days?(?! (?:off|a|per|left|i|trips?|runs?|routes?|hauls?|care|camp)\b)|day ?time (?:only|hours|work|job|schedule)|only (?:by day|day ?time)|(?:day|first|1st) shift(?: only)?|straight days|day hours|daytime)\b|(?:^|[.,;!?] ?)days(?: please| only)?(?= ?(?:$|[.,;!?]))|\bmorning or day\b/i

/** Most schools are in session from about eight to about three. */
const SCHOOL_STARTS = 8 * 60 + 30
const SCHOOL_ENDS = 14 * 60 + 45
const SUPPER = 17 * 60 + 30
/** Who has to be back by then has no evenings for work. */
const LATEST_BY_DAY = 19 * 60
