import type { GoalAnswer, RankedOccupation, RankResponse, Rung } from '@waymark/proto/waymark/skills/v1/skills'
import type { ReportInput } from '../model/report-input.ts'
import { fillsUp, fullOf, lowerTitle, occupationOf } from './reading.ts'
import { namedPost } from './work/named-post.ts'

/**
 * The direction that leads, and the others behind it: decided here, once, for every page from the answer to the plans. What the
 * reader named comes before any idea of ours; what we advise against never leads while anything else does.
 */
export interface Lead {
  /**
   * `goal`: they named it, and it is open or not yet; `own_work`: their present work in another post or place; `ours`: our best
   * idea; `nearest`: nothing passes and no work is known, so that the nearest place is looked at.
   */
  kind: 'goal' | 'own_work' | 'ours' | 'nearest'
  ranked: RankedOccupation
  /** The reader's words for it, where they named it. */
  phrase?: string
  /** What they named and may not have on these terms, where it is the reason that something else leads. */
  closed?: GoalAnswer
}

type Choice = { ranking: Pick<RankResponse, 'ranked' | 'goals' | 'present'>; presentCode: string }

/** The lead among the answers of the engine, with its occupation as it came: in brief where only a goal named it. */
export function chooseLead({ ranking, presentCode }: Choice): Lead {
  const named = ranking.goals.filter(({ loose, place }) => !loose && place?.occupation)
  const inside = named.find((one) => one.answer !== 'no' && isOwnWork(one, presentCode))
  // Their own work in another place is open today: what they named behind it leads only where it is open today too.
  const later = named.some((one) => one.answer === 'yes' && isOpen(one, presentCode))
  const before = (inside ? named.slice(0, named.indexOf(inside)) : named).filter((one) => !(later && isFar(one)))
  const advised = ranking.ranked.filter((ranked) => !fillsUp(ranked))
  // A post that is years away is answered on its page, but talks and an interview of this month are about what is open.
  const isNearer = advised.some(({ entry }) => entry?.known && monthsOf(entry) <= FAR)
  const mayLead = (one: GoalAnswer): boolean => isOpen(one, presentCode) && !(isNearer && isFar(one))
  const isNow = (one: GoalAnswer): boolean => one.answer === 'yes' && isOpen(one, presentCode)
  const first = before.find(mayLead) ?? named.find(isNow)
  // Of two that are open the one that pays what they need: the other may not lead them under their own floor.
  const goal = (first && isUnderFloor(first) ? named.find((one) => isNow(one) && !isUnderFloor(one)) : undefined) ?? first
  if (goal) return { kind: 'goal', ranked: goal.place!, phrase: goal.phrase }
  if (inside) return { kind: 'own_work', ranked: asToday(inside.place!), phrase: inside.phrase }
  const closed = named.find(({ answer }) => answer === 'no')
  const because = closed ? { closed } : {}
  if (advised.length > 0) return { kind: 'ours', ranked: nearestTo(closed, advised), ...because }
  if (ranking.present?.occupation) return { kind: 'own_work', ranked: asToday(ranking.present), ...because }
  return { kind: 'nearest', ranked: closed?.place ?? ranking.ranked[0]!, ...because }
}

/** Codes of the directions that a report goes into, the lead first: what the engine is asked about before pages are written. */
export function directionCodes(choice: Choice): string[] {
  return chosen(choice).map((ranked) => occupationOf(ranked).code)
}

export function leadOf(input: ReportInput): Lead {
  const lead = chooseLead(choiceOf(input))
  const ranked = { ...fullOf(input, lead.ranked), entry: lead.ranked.entry }
  if (lead.kind !== 'own_work') return { ...lead, ranked }
  // Nobody is asked for the paper of the work that they are in.
  const occupation = { ...occupationOf(ranked), shortTitle: ownPost(input, lead), gate: undefined }
  return { ...lead, ranked: { ...ranked, occupation } }
}

/** What the reader's own work is called where it is to go on: on their own, on a rung that they named, or in another place. */
export function ownPost({ ranking, present }: ReportInput, { phrase = '', ranked }: Pick<Lead, 'phrase' | 'ranked'>): string {
  const title = present?.shortTitle ?? ''
  const owned = ranking.goals.some((goal) => goal.phrase === phrase && goal.ownBusiness !== undefined)
  if (owned || OWN_BUSINESS.test(phrase)) return `self-employed ${title}`
  const rung = rungOf(ranking, phrase)
  if (rung) return lowerTitle(rung.name)
  return namedPost(ranked.postName || phrase, title) ?? `${title} in another place`
}

/** The rung of their own work that the words name, so that it is above them and not what they do. */
export function rungOf({ sameWork }: Pick<RankResponse, 'sameWork'>, phrase: string): Rung | undefined {
  const words = wordsOf(phrase)
  return sameWork?.rungs.find(({ name }) => wordsOf(name).some((word) => words.includes(word)))
}

const OWN_BUSINESS =
  /\b(?:start|open|run|own)\b.*\b(?:business|firm|company|shop|practice|studio|place)\b|\bself-employ|\bfreelanc|\bon my own\b/i

/** Words of weight: "store manager" and "manager of a store" share both. */
const wordsOf = (words: string): string[] => words.toLowerCase().match(/\p{L}{5,}/gu) ?? []

/**
 * The directions that pages compare, at most three, the lead first: what the reader named and what we advise. Where that is
 * nothing, the places that come nearest, which say themselves that we do not advise them. The present work is none.
 */
export function directions(input: ReportInput): RankedOccupation[] {
  return chosen(choiceOf(input)).map((ranked) => fullOf(input, ranked))
}

/** Those of them that we stand behind; none where every place breaks a rule. */
export function advisedDirections(input: ReportInput): RankedOccupation[] {
  return advised(choiceOf(input)).map((ranked) => fullOf(input, ranked))
}

/** "the three directions", "the one direction"; where we advise none, "the three nearest jobs". */
export function theDirections(input: ReportInput): string {
  const found = directions(input)
  const many = found.length > 1 ? 's' : ''
  return `the ${COUNTS[found.length]} ${found.every(fillsUp) ? `nearest job${many}` : `direction${many}`}`
}

/** Behind a count or a question: "of the three", "of the two"; '' where there is one. */
export function ofThem(input: ReportInput): string {
  const { length } = directions(input)
  return length > 1 ? ` of the ${COUNTS[length]}` : ''
}

const COUNTS = ['no', 'one', 'two', 'three']

const MOST = 3

const choiceOf = ({ ranking, present }: ReportInput): Choice => ({ ranking, presentCode: present?.code ?? '' })

function chosen(choice: Choice): RankedOccupation[] {
  const standing = advised(choice)
  return standing.length > 0 ? standing : choice.ranking.ranked.slice(0, MOST)
}

/** The lead; what else they named and can have; the list; what they named and can have later. Refused places are none of these. */
function advised(choice: Choice): RankedOccupation[] {
  const { ranking, presentCode } = choice
  const lead = chooseLead(choice)
  const open = ranking.goals.filter((goal) => !goal.loose && isOpen(goal, presentCode))
  const refused = new Set(
    ranking.goals.filter(({ answer }) => answer === 'no').flatMap(({ place }) => place?.occupation?.code ?? []),
  )
  const ours = ranking.ranked.filter((ranked) => !fillsUp(ranked) && !refused.has(codeOf(ranked)))
  const pays = ours.filter((ranked) => ranked.answers.length > 0 || !paysTooLittle(ranked))
  const places = [
    ...(lead.kind === 'goal' || lead.kind === 'ours' ? [lead.ranked] : []),
    ...open.filter(({ answer }) => answer === 'yes').map(({ place }) => place!),
    // An idea of ours that mostly pays less than they need is shown in the list, and no page is spent on it while others have one.
    ...pays,
    ...open.filter(({ answer }) => answer !== 'yes').map(({ place }) => place!),
  ]
  const told = unique(places)
  return told.length < FEW ? unique([...told, ...ours]).slice(0, FEW) : told.slice(0, MOST)
}

const unique = (places: readonly RankedOccupation[]): RankedOccupation[] =>
  places.filter((one, at) => places.findIndex((other) => codeOf(other) === codeOf(one)) === at)

/** Directions below which a report would hold hardly anything to compare. */
const FEW = 2

/** Its middle pay lies under what the reader says that they need. */
const isUnderFloor = ({ place }: GoalAnswer): boolean => place !== undefined && paysTooLittle(place)
const paysTooLittle = ({ reasonsAgainst }: RankedOccupation): boolean => reasonsAgainst.some(({ kind }) => kind === 'under_floor')

/** Years away, so that a page on this week and this month would be about another decade. */
function isFar({ answer, place }: GoalAnswer): boolean {
  const entry = place?.entry
  return answer === 'not_yet' && entry !== undefined && monthsOf(entry) > FAR
}
const monthsOf = ({ studyLow, paidLow, experience }: NonNullable<RankedOccupation['entry']>): number =>
  studyLow + paidLow + experience
/** Months. */
const FAR = 60

/** Of two ways into one occupation the reader's own words count: a place that only fills up may still be what they named. */
function isOpen({ answer, place }: GoalAnswer, presentCode: string): boolean {
  return (answer === 'yes' || answer === 'not_yet') && place?.occupation !== undefined && codeOf(place) !== presentCode
}

function isOwnWork({ answer, place }: GoalAnswer, presentCode: string): boolean {
  return presentCode !== '' && (answer === 'inside' || (place !== undefined && codeOf(place) === presentCode))
}

/** What answers the closed goal's own words, else work of its kind, else the first of the list. */
function nearestTo(closed: GoalAnswer | undefined, advisedPlaces: readonly RankedOccupation[]): RankedOccupation {
  const group = closed?.place ? codeOf(closed.place).slice(0, 2) : undefined
  return (
    advisedPlaces.find(({ answers }) => closed !== undefined && answers.includes(closed.phrase)) ??
    advisedPlaces.find((ranked) => group !== undefined && codeOf(ranked).startsWith(group)) ??
    advisedPlaces[0]!
  )
}

/** The present work needs no way in. */
function asToday(ranked: RankedOccupation): RankedOccupation {
  return {
    ...ranked,
    entry: { how: 'own', studyLow: 0, studyHigh: 0, paidLow: 0, paidHigh: 0, experience: 0, missing: [], known: true },
  }
}

const codeOf = (ranked: RankedOccupation): string => occupationOf(ranked).code
