import { withArticle } from '@waymark/contracts/text/article'
import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import type { GoalAnswer } from '@waymark/proto/waymark/skills/v1/skills'
import type { ReportInput } from '../model/report-input.ts'
import { lowerTitle } from './reading.ts'

/** A business of their own that the reader named before anything else: the pages on doing then speak of it and of no post. */
export interface OwnStart {
  goal: GoalAnswer
  /** "HVAC business", "bakery", and with its article. */
  name: string
  aName: string
  /** Behind an article or "your": "bakery", and "business" where no work was named. */
  short: string
  /** The work that it lives from. */
  occupation: Occupation
  /** They do that work today. */
  isPresent: boolean
  /** They do that work or work close to it, so that it is the business that is new to them. */
  isKnown: boolean
  /** What it needs before the first customer, and where that stands; '' where nothing is written. */
  need: string
  source: string
  /** A license, a permit or a registration of its own stands before it. */
  needsPaper: boolean
  /** Percent of those in the work who work for themselves: 25 stands for 25 and more, 0 for unknown. */
  percent: number
}

/** undefined where something else was named first, or where the work itself is not open to them: then its own way in comes first. */
export function ownStartOf({ ranking, careerGoals, present, occupations }: ReportInput): OwnStart | undefined {
  const goal = ranking.goals.find(({ place }) => place?.occupation)
  const brief = goal?.place?.occupation
  if (!goal?.ownBusiness || !brief || !(goal.answer === 'inside' || OPEN.has(goal.answer))) return undefined
  const isPresent = goal.answer === 'inside' || brief.code === present?.code
  // A degree or a license of the work itself is a way of years, and the pages on that way are the right ones.
  if (!isPresent && (goal.place?.entry?.studyLow ?? 0) > A_COURSE) return undefined
  const { need, source, selfEmployedPercent } = goal.ownBusiness
  const name = businessName(goal.phrase, careerGoals)
  return {
    goal,
    name,
    aName: withArticle(name),
    short: name === UNNAMED ? 'business' : name,
    occupation: (isPresent ? present : undefined) ?? occupations[brief.code] ?? brief,
    isPresent,
    isKnown: isPresent || CLOSE.has(goal.place?.entry?.how ?? ''),
    need,
    source,
    needsPaper: standsBeforeIt(need),
    percent: selfEmployedPercent,
  }
}

/** Whether what a business needs is a license, a permit or a registration of its own, and not only the city's. */
export const standsBeforeIt = (need: string): boolean => PAPERS.test(need) && !NO_PAPER.test(need)

/** "bakery" of "open my own bakery", "bookkeeping practice" where the goal says so, and "small business" where no work is named: the words stand in the reader's mouth as well as in ours. */
export function businessName(phrase: string, careerGoals: string): string {
  let words = phrase.replace(/\s+/g, ' ').trim()
  for (let before = ''; before !== words; ) {
    before = words
    words = words.replace(LEAD_IN, '').trim()
  }
  words = words.replace(/ (?:of my own|myself|on my own)$/i, '')
  if (words === '' || words.split(' ').length > MOST_WORDS || NO_NAME.test(words))
    return CONSULTS.test(careerGoals) ? 'consulting business' : UNNAMED
  if (TRUCK.test(words)) return 'trucking business'
  if (FIRM.test(words)) return lowerTitle(words)
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const whole = new RegExp(
    `\\b${escaped} (?:business|company|firm|practice|shop|studio|agency|service|store|truck|salon)\\b`,
    'i',
  )
  return lowerTitle(whole.exec(careerGoals)?.[0] ?? `${words} business`)
}

const UNNAMED = 'small business'
const CLOSE: ReadonlySet<string> = new Set(['own', 'same', 'related'])
const OPEN: ReadonlySet<string> = new Set(['yes', 'not_yet'])
/** Months of study that an evening course has at most. */
const A_COURSE = 3
const PAPERS = /\blicens|\bpermit|\bregistration\b|USDOT|\binspected\b/i
const NO_PAPER = /\bneeds? no (?:more than a business )?license\b|\bneed no more than\b/i
const LEAD_IN =
  /^(?:i(?:['’]d| would)? (?:like|love|want|hope)(?: to)?|maybe|perhaps|to|start(?:ing)?|open(?:ing)?|run(?:ning)?|own(?:ing)?|launch(?:ing)?|build(?:ing)?|found(?:ing)?|set(?:ting)? up|hav(?:e|ing)|go(?:ing)? into|up|my|our|the|an?|small|little)\b\s*/i
/** Words that name no work, or that are no noun. */
const NO_NAME =
  /^(?:going|go|working|work|being|branching|striking|business|company|firm|place|thing|boss|side|new|self.?employ\w*|freelanc\w*|consult\w*|independent\w*)\b|\b(?:i|me|where|that|which|it)\b/i
const FIRM =
  /(?:business|company|firm|practice|shop|studio|agency|services?|store|truck|salon|bakery|daycare|day care|center|restaurant|café|cafe|bar|gym|school|farm|clinic|garage|nursery|gallery|kennel|boutique|brewery|spa|diner|deli|catering|preschool|kitchen|ranch|food cart)$/i
const CONSULTS = /\bas (?:an? )?(?:\w+ )?consultant\b|\bconsulting\b|\bconsult (?:on|for)\b/i
/** One vehicle is the whole firm. */
const TRUCK = /^(?:(?:semi|big|box|dump|tow)[- ])?(?:truck|rig)$/i
const MOST_WORDS = 4
