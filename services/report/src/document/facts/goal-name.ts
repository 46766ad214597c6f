import { withArticle } from '@waymark/contracts/text/article'
import type { GoalAnswer, RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { quotedAim } from '../model/grammar.ts'
import type { ReportInput } from '../model/report-input.ts'
import type { Text } from '../model/rich-text.ts'
import { ownPost } from './lead.ts'
import { businessName } from './own-start.ts'
import { lower, lowerTitle, occupationOf } from './reading.ts'

/**
 * What a goal is called in headlines, tables and talks: the reader's own words where they name work ("medical coding"), and the
 * occupation that answers them where the words are a wish, a place or a cut-off clause ("I'd like network", "a hospital"). Within a
 * sentence: it begins in lower case where the words allow it.
 */
export function goalName(input: ReportInput, goal: Named): string {
  if (goal.ownBusiness) return businessName(goal.phrase, input.careerGoals)
  return shortForms(titleIn(input.careerGoals, ownName(goal)) ?? calledBy(input, goal))
}

/** The same as an aim: "work as a medical secretary", or "medical coding" where those are their words. */
export function goalAim(input: ReportInput, goal: Named): string {
  if (goal.ownBusiness) return withArticle(businessName(goal.phrase, input.careerGoals))
  const name = titleIn(input.careerGoals, ownName(goal))
  const own = name === undefined ? undefined : lower(shortForms(name))
  if (own !== undefined && !isTitle(own)) return `${inRoom(own)}${own}`
  return `work as ${withArticle(own ?? calledBy(input, goal))}`
}

/** "work in a hospital kitchen": who works there is told by it, what they do is not. */
const inRoom = (own: string): string => (ROOM.test(own) ? `work ${/(?:team|crew)$/i.test(own) ? 'on' : 'in'} a ` : '')
const ROOM = /^(?!.*ing\b).*(?<!s )\b(?:kitchen|team|crew|shop|plant|lab|laboratory|warehouse|factory|studio|ward|garage)$/i

/**
 * What an occupation is called in a talk: the title that the reader gave it where they named one ("service advisor"), and its own
 * where they did not. Behind it stand tables of the occupation, so figures keep the name of the tables.
 */
export function calledIn(input: ReportInput, { occupation }: Pick<RankedOccupation, 'occupation'>): string {
  const title = occupation?.shortTitle ?? ''
  const goal = input.ranking.goals.find(
    ({ loose, place, answer, ownBusiness }) =>
      !loose && !ownBusiness && answer !== 'inside' && place?.occupation?.code === occupation?.code,
  )
  if (!goal || occupation?.code === input.present?.code) return title
  const own = titleIn(input.careerGoals, ownName(goal))
  return own !== undefined && isTitle(own) ? lowerTitle(shortForms(own)) : title
}

/** Short forms keep their capitals, however somebody typed them: "hr" is HR. */
const shortForms = (name: string): string => name.replace(SHORT_FORMS, (word) => word.toUpperCase())
const SHORT_FORMS =
  /\b(?:hr|ux|ui|qa|qc|rn|lpn|lvn|cna|emt|ekg|mri|bi|crm|cad|cam|cnc|cdl|hvac|cpa|cfo|ceo|cto|seo|sql|gis|esl|pta|ota|slp|bcba|lcsw|fbi|cia|tsa|usps|fp&a|va)\b/gi

/** The sentence of the reader's goal that says what is wanted, in quotes: the one that names the work that was read in it comes first. */
export function aimWords(
  { careerGoals, ranking }: Pick<ReportInput, 'careerGoals' | 'ranking'>,
  limit: number,
): Text | undefined {
  const read = ranking.goals.filter(({ loose }) => !loose).map(({ phrase }) => phrase)
  return quotedAim(careerGoals, read, limit)
}

type Named = Pick<GoalAnswer, 'phrase' | 'answer' | 'place'> & Partial<Pick<GoalAnswer, 'ownBusiness'>>

/** A goal by the phrase that the list holds of it; the phrase itself where it stands under no goal. */
export function goalNamed(input: ReportInput, phrase: string): string {
  const goal = input.ranking.goals.find((one) => one.phrase === phrase)
  return goal ? goalName(input, goal) : phrase
}

function calledBy(input: ReportInput, { answer, phrase, place }: Pick<GoalAnswer, 'phrase' | 'answer' | 'place'>): string {
  if (!place?.occupation) return bare(phrase) || phrase
  const isToday = place.occupation.code === input.present?.code
  if (answer !== 'inside' && !isToday) return occupationOf(place).shortTitle
  const post = ownPost(input, { phrase, ranked: place })
  // A neighbor of the same group is work of its own, and no other place for the work of today.
  return isToday || !/ in another place$/.test(post) ? post : occupationOf(place).shortTitle
}

/** The reader's words without the wish around them; undefined where what is left names no work. */
function ownName({ phrase, answer, place }: Pick<GoalAnswer, 'phrase' | 'answer' | 'place'>): string | undefined {
  const words = bare(phrase)
  const parts = words.split(' ')
  if (words === '' || parts.length > MOST_WORDS || words.length > LONGEST || NO_NAME.test(words)) return undefined
  const gerund = /ing$/.test(parts[0]!)
  if (PLACE.test(words) && !gerund && answer !== 'inside') return undefined
  const title = place?.occupation?.shortTitle.toLowerCase() ?? ''
  if (parts.length === 1 && answer !== 'inside' && title.split(/\W+/).includes(words.toLowerCase())) return undefined
  return words
}

function bare(phrase: string): string {
  let words = phrase.replace(/\s+/g, ' ').trim()
  for (let before = ''; before !== words; ) {
    before = words
    words = words.replace(LEAD_IN, '').replace(/^[\s/&+–-]+|[\s/&+,;:–-]+$/g, '')
  }
  return words
}

/** The title around a part of it: "VP of operations" where they wrote so, and "lab supervisor" for the rank alone. */
function titleIn(careerGoals: string, words: string | undefined): string | undefined {
  if (words === undefined || /\s/.test(words)) return words
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const above = new RegExp(`\\b(?:${RANKS}) of ${escaped}\\b`, 'i').exec(careerGoals)?.[0]
  if (above !== undefined) return lowerTitle(above)
  const kind = RANK.test(words) ? new RegExp(`(\\p{L}[\\p{L}-]+) ${escaped}\\b`, 'iu').exec(careerGoals)?.[1] : undefined
  return kind === undefined || NO_KIND.test(kind) ? words : lowerTitle(`${kind} ${words}`)
}

const RANKS = '[SEA]?VP|vice president|director|head|manager|chief'
/** A rank alone says nothing of the work. */
const RANK = /^(?:supervisor|manager|director|lead|foreman|coordinator|inspector|trainer|instructor)s?$/i
/** What stands before a rank and is no kind of it. */
const NO_KIND =
  /^(?:an?|the|to|as|or|and|of|into|be|being|become|becoming|my|our|their|for|maybe|like|new|good|better|another|some|any|about|from|with|not|no|either|get|being|in|at|by|than|then|also|first|next)$/i

const isTitle = (words: string): boolean =>
  !NO_PERSON.test(words) &&
  (new RegExp(`^(?:${RANKS})\\b`, 'i').test(words) ||
    /(?:er|or|ist|ian|ant|ent|man|clerk|nurse|lead|tech|aide|officer|CEO|CFO|CMO)$/.test(words))
/** Endings of people that things have as well: "property management", "call center". */
const NO_PERSON =
  /(?:ment|\b(?:center|career|computer|water|paper|power|theater|weather|labor|color|sector|floor|door|motor|restaurant|plant|content|event|client|talent|order|number|matter|rent))s?$/i

const MOST_WORDS = 4
const LONGEST = 34
/** What stands before the work itself. */
const LEAD_IN =
  /^(?:i(?:['’]d| would)? (?:like|love|want|prefer|take|hope)(?: to)?|i(?:['’]m| am)|i (?:could|can)|want(?:ing)?(?: to)?|need(?: to)?|looking for|maybe|perhaps|either|or|and|but|like|go(?:ing)? (?:to|into|back to)|go|to|into|in|on|at|as|the|an?|be(?:com(?:e|ing))?|get(?:ting)? into|work(?:ing)? (?:as|in|at|with|for))\b\s*/i
/** A wish, a verb, a comparison or somebody's own circumstances: no name of work. */
const NO_NAME =
  /\b(?:i|i['’]\w+|my|me|somewhere|something|anything|where|that|which|same|it|or|but)\b|^(?:real (?!estate)|better|good|new|other|more|less|sell|repair|run|drive|move|stay|help|fix|build|start|open|teach|manage|lead|learn|find|do|make|have)\b/i
/** Where somebody works, and not what they do there. */
const PLACE =
  /\b(?:hospital|school|college|university|bank|county|city|government|foundation|museum|hotel|clinic|company|companies|office|nonprofit|agency|agencies|store|library|airport|church|firm|firms|retail|industry|people|kids|families)$/i
