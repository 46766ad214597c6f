import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { keysOn } from '../../facts/answered.ts'
import { beginsApprenticeship, type EntryWay } from '../../facts/entry-way.ts'
import { monthsLimit, payFloor } from '../../facts/limits.ts'
import { capital, occupationOf, yearlyWages } from '../../facts/reading.ts'
import { schoolFees } from '../../facts/school-fees.ts'
import type { FactTable } from '../../model/fact-table.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { reserveOf } from '../money/money-reserve.ts'
import { type AimWords, aimWords } from '../opening/aim-words.ts'
import { STOP_DAY } from '../own-business/money-page.ts'
import { smallRoad, startRoad } from '../own-business/plan-words.ts'
import { shortDay } from '../plan/plan-words.ts'

/** One plan: what to do by which day, and what has to have happened, or not, for the next one to begin. */
export interface Road {
  title: Text
  does: Text
  turn: Text
}

/**
 * How the first plan lies to the reader's time. `short`: an offer is all that is missing. `long`: months of school or training that
 * fit the time they give. `beyond`: it takes longer than they give, so that the second plan carries them meanwhile.
 */
export type Pace = 'short' | 'long' | 'beyond'

export function paceOf(input: ReportInput, { way }: AimWords): Pace {
  const limit = monthsLimit(input)
  if (way.known && limit > 0 && way.total[0] > limit) return 'beyond'
  return way.total[1] > SHORT ? 'long' : 'short'
}

/** The day on which plan A gives way, from the report: soon where an offer is all that is missing. */
export function turnDay(words: AimWords): number {
  return TURN_DAYS[kindOf(words)]
}

type Kind = 'business' | 'school' | 'apprenticeship' | 'paper' | 'training' | 'unknown' | 'hired' | 'asked'

export function kindOf({ way, exam, license, start, aim }: AimWords): Kind {
  if (start) return 'business'
  if (!way.known) return 'unknown'
  if (beginsApprenticeship(way)) return 'apprenticeship'
  if (needsSchool(way)) return 'school'
  if ((exam && !asksForYears(way)) || (license && way.study[1] > 0)) return 'paper'
  if (way.study[1] > 0 || way.gate?.kind === 'certificate') return 'training'
  return way.gate || hiresByResume(occupationOf(aim)) ? 'asked' : 'hired'
}

/** An exam behind a year and more of paid training waits for it: nobody has a date for it within months. */
const asksForYears = ({ paid, gate }: Pick<EntryWay, 'paid' | 'gate'>): boolean => paid[1] >= YEAR && gate?.kind === 'certificate'

/** Posts of leaders, and such as usually ask for a degree: nobody walks in there for a trial day. */
export function hiresByResume({ code, jobZone }: Pick<Occupation, 'code' | 'jobZone'>): boolean {
  return code.startsWith('11-') || jobZone >= 4
}

/** A program that decides whom it takes; a course that some employers ask for is none. */
export function needsSchool({ study, gate }: Pick<EntryWay, 'study' | 'gate'>): boolean {
  if (gate?.kind === 'degree') return study[1] > 0
  return study[1] >= SCHOOL && (study[0] > 0 || gate?.kind === 'license')
}

const TURN_DAYS: Readonly<Record<Kind, number>> = {
  business: STOP_DAY,
  school: 90,
  apprenticeship: 180,
  paper: 120,
  training: 120,
  unknown: 60,
  hired: 60,
  asked: 150,
}

/** What the reader tries first. */
export function firstRoad(input: ReportInput, words: AimWords, facts: FactTable): Road {
  const day = (days: number): string => `**${shortDay(input, days)}:**`
  const by = (days: number): string => shortDay(input, days)
  const { tasks, titles, program, exam, license, job, work, employers, start } = words
  if (start) return startRoad(input, start, facts)
  const talked = keysOn(input, 'history.tried').includes('look_talked')
  const talk = talked ? 'talk 2 with whom you know already.{^Y}' : 'talk 2.'
  const title = titles[0] ?? job
  const skill = words.own.skills[0]?.name
  const line = skill ? `résumé lines with figures, one on ${plain(skill)}.` : 'four résumé lines with figures.'
  const money = moneySign(input, words, facts)
  const roads: Record<Exclude<Kind, 'business'>, Omit<Road, 'title'>> = {
    school: {
      does: `${day(14)} ${talk} ${day(28)} talk 3, with two schools. ${day(60)} the price of ${program || 'the schooling'} and a plan of each term on paper. ${day(90)} one class sat in on, then apply or stop.`,
      turn: `No letter by ${by(60)} on what they count. ${money}`,
    },
    apprenticeship: {
      does: `${day(14)} ${talk} ${day(28)} talk 3: your name on two lists. ${day(75)} a practice test for ${work}. ${day(120)} a day beside somebody in the first year.`,
      turn: `No list open by ${by(180)}, or no place on it. ${money}`,
    },
    paper: {
      does: `${day(14)} ${talk} ${day(28)} talk 3, with the steps in writing. ${day(60)} ${program ? `${program} begun` : 'the papers sent in'}. ${day(120)} a date for ${exam ? `the ${exam}` : `the ${license}`}.`,
      turn: `No date for ${exam ? `the ${exam}` : 'it'} by ${by(120)}, or failed twice. ${money}`,
    },
    training: {
      does: `${day(14)} ${talk} ${day(28)} talk 3. ${day(60)} ${program || 'a first unit'} begun, or an employer who trains. ${day(90)} two applications a week for “${title}”.`,
      turn: `${program === 'the training' ? `No employer by ${by(60)} who trains newcomers: ask the next kind of place.` : `Two of three employers shrug at ${program || 'the course'} by ${by(60)}: apply without.`} No paid start by ${by(120)}. ${money}`,
    },
    unknown: {
      does: `${day(14)} ${talk} ${day(30)} three who do “${tasks[0] ?? job}” asked how they got in. ${day(60)} the shortest of the three ways begun.`,
      turn: `Nobody by ${by(60)} who can name a way in. ${money}`,
    },
    hired: {
      does: `${day(10)} three places visited${employers[0] ? `, first ${employers[0]}` : ''}. ${day(14)} ${talk} ${day(21)} a trial day with “${tasks[1] ?? tasks[0] ?? job}”. ${day(30)} three more places.`,
      turn: `Six visits and no trial day by ${by(30)}: ask one why. No post by ${by(60)}. ${money}`,
    },
    asked: {
      does: `${day(14)} ${talk} ${day(28)} talk 3, and ${line} ${day(35)} from then on two applications a week for “${title}”.`,
      turn: `Ten applications and no talk by ${by(75)}: show the page to whom you met in talk 3. No offer by ${by(150)}. ${money}`,
    },
  }
  return { title: `A. ${capital(job)}`, ...roads[kindOf(words) as Exclude<Kind, 'business'>] }
}

/** The pay or the reserve that ends it, in dollars or months; '' where nothing is known. */
function moneySign(input: ReportInput, { aim, way }: AimWords, facts: FactTable): Text {
  const floor = payFloor(input)
  const wages = yearlyWages(occupationOf(aim))
  const fees = schoolFees(way)
  if (needsSchool(way) && fees.range && fees.range[1] > 0)
    return `A price above ${facts.put({ id: 'plans.fees', value: fees.range[1], unit: 'usd', source: 'N' })} in all.`
  const reserve = reserveOf(input)
  if (reserve && reserve.months[1] >= 3) return `Under ${LEFT[reserve.months[1]] ?? 'one month'} of spending left.{^Y}`
  if (reserve) return 'No leaving before a signed offer: you have no month to spare.{^Y}'
  if (floor > 0 && wages && wages.p25 < floor)
    return `An offer under ${facts.put({ id: 'plans.floor', value: floor, unit: 'usd', source: 'Y' })} is none.`
  return ''
}

/** Of what is put by, in months, the part that must not be touched. */
const LEFT: Readonly<Record<number, string>> = { 3: 'one month', 6: 'two months', 12: 'three months', 24: 'six months' }

/** What waits until the first plan is closed, or carries the reader while that one takes its time. */
export function secondRoad(input: ReportInput, other: RankedOccupation, first: AimWords): Road {
  const words = aimWords(input, other)
  const day = (days: number): string => `**${shortDay(input, days)}:**`
  const { job, hard, tasks, titles, employers, way } = words
  const turn = turnDay(first)
  const pace = paceOf(input, first)
  const ask = hard[0] ? `how often is this true, “${hard[0]}”?` : `how much of it is “${tasks[0] ?? job}”?`
  const title = titles[0] ?? job
  const next = NEXT[kindOf(words)](words)
  const ends = shortDay(input, turn + NINETY)
  if (pace === 'beyond' && way.known && way.total[1] <= SHORT)
    return {
      title: `B. ${capital(job)}, meanwhile`,
      does: `A takes longer than you give, so this goes on beside it. ${day(21)} one question: ${ask} ${day(45)} ${next}`,
      turn: `No talk about a post as “${title}” by ${shortDay(input, NINETY)}: try it${employers[1] ? ` elsewhere (${employers[1]})` : ' under the next title'} until ${shortDay(input, NINETY + 60)}, then Z.`,
    }
  return {
    title: `B. ${capital(job)}`,
    does: `${day(45)} one question to somebody in it: ${ask} **From ${shortDay(input, turn)},** if A closed: ${next}`,
    turn: `Nothing signed or begun by ${ends}: then Z${employers[0] ? `. “No” from all of one kind (${employers[0]}) is no end; ask the next kind.` : '.'}`,
  }
}

/** Where nothing else stands beside the first plan: the limit that shuts out most is looked at again. */
export function looserRoad(input: ReportInput, first: AimWords): Road {
  if (first.start) return smallRoad(input, first.start)
  const [hardest] = input.ranking.limits.filter(({ refused }) => refused > 0).toSorted((a, b) => b.refused - a.refused)
  const turn = turnDay(first)
  const which = hardest
    ? `“${plain(hardest.label)}”{^Y} shuts out most. By how much could it move?`
    : 'which of your answers on page {page:told} would you give otherwise today?'
  return {
    title: 'B. One limit moved',
    does: `**${shortDay(input, 45)}:** ${which} **From ${shortDay(input, turn)},** if A closed: change that answer online, make the list again, and take what comes first to talk 2.`,
    turn: `No limit that can move, or nothing new on the list by ${shortDay(input, turn + NINETY)}: then Z.`,
  }
}

const NEXT: Readonly<Record<Kind, (words: AimWords) => Text>> = {
  business: () => 'three who would pay asked for a price.',
  school: ({ program }) => `two schools asked about ${program || 'the way in'}.`,
  apprenticeship: ({ work }) => `your name on a list for ${work}.`,
  paper: ({ exam, license }) => `the steps to ${exam ? `the ${exam}` : `the ${license}`} asked for in writing.`,
  training: ({ program, work }) => `an employer who trains, or ${program || `a first course for ${work}`}.`,
  unknown: ({ work }) => `two asked how they got into ${work}.`,
  hired: ({ employers, work }) => `two places visited${employers[0] ? `, first ${employers[0]}` : ` that hire for ${work}`}.`,
  asked: ({ titles, job }) => `the page rewritten for “${titles[0] ?? job}”, two sent a week.`,
}

const SHORT = 3
const YEAR = 12
const SCHOOL = 9
const NINETY = 90
