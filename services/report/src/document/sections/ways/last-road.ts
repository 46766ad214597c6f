import { isOwnBoss } from '../../facts/own-boss.ts'
import { lower } from '../../facts/reading.ts'
import { isStudent } from '../../facts/student.ts'
import { leavingOf, noncompeteOf } from '../../facts/told/leaving.ts'
import { hasNoWork } from '../../facts/told/no-work.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { countWords } from '../../model/words.ts'
import { type AimWords, workWords } from '../opening/aim-words.ts'
import { drainOf } from '../person/drain-of.ts'
import { shortDay } from '../plan/plan-words.ts'
import { superiorOf } from '../talks/superiors.ts'
import type { Road } from './roads.ts'

/** Staying on better terms; without work, a wage near the aim. It begins first, since it costs least. */
export function lastRoad(input: ReportInput, first: AimWords): Road {
  const day = (days: number): string => `**${shortDay(input, days)}:**`
  const by = (days: number): string => shortDay(input, days)
  const { own } = first
  if (isWithoutWork(input, first)) {
    if (isStudent(input)) return finishRoad(input)
    const near = first.employers.slice(0, 2).join(' or ')
    return {
      title: 'Z. A wage near it',
      does: `${day(30)} a place that takes people now, best where the work is done${near ? `: ${near}` : ''}. ${day(60)} two evenings a week kept free for A.`,
      turn: `No wage by ${by(60)}: any work that pays, for six months, with a reference at the end.`,
    }
  }
  const leaving = leavingOf(input)
  if (leaving) return LEAVING_ROADS[leaving](input, first)
  const { rungs = [], settings = [] } = input.ranking.sameWork ?? {}
  const drain = drainOf(input)
  // Without a week of theirs the words would be skills they are proud of, and of those nobody asks for less.
  const work = input.present && workWords(input, own)
  const boss = input.present ? superiorOf(input.present.code).who : 'Your boss'
  const about = drain?.label
    ? `about “${plain(drain.label)}”{^Y}`
    : DRAINS[drain?.key ?? '']
      ? `about ${DRAINS[drain!.key]!}`
      : 'about the next step'
  if (isOwnBoss(input))
    return {
      title: 'Z. Keep it, with fewer hours',
      does: `${day(12)} talk 1 (your best customer). ${day(45)} one task that somebody else does from now on, best ${work?.other ?? 'the one you put off'}. ${day(75)} your own hours of two weeks, counted again.`,
      turn: `No hour less by ${by(75)}: ask a broker what the business would sell for. ${drainSign(input)}`,
    }
  const setting = settings[0] ? plain(lower(settings[0].name)) : ''
  const rung = rungs[0] ? plain(lower(rungs[0].name)) : ''
  const change = rung
    ? `a date for ${rung}, or less of ${work?.other ?? 'what wears you out'}.`
    : `less of ${work?.other ?? 'what wears you out'}, from a named day.`
  return {
    title: setting ? 'Z. Same work, better place' : 'Z. Stay, on better terms',
    does: `${day(12)} talk 1 ${about} (${lower(boss)}). ${day(45)} the answer in writing; “soon” is a no. ${day(75)} ${change}`,
    turn: `${setting ? `No date in writing by ${by(45)}: two applications to another setting (${setting}).` : `No date in writing by ${by(45)}: the same work at two other employers.`} ${drainSign(input)}`,
  }
}

/** Nobody decides on their work today. */
const isWithoutWork = (input: ReportInput, { own }: AimWords): boolean => hasNoWork(input) || (!input.present && own.years === 0)

/** The last plan in two or three words, for the calendar. */
export function lastRoadWords(input: ReportInput, first: AimWords): string {
  if (isWithoutWork(input, first)) return isStudent(input) ? 'what you study, to its end' : 'a wage near the work'
  const leaving = leavingOf(input)
  if (leaving) return LEAVING_WORDS[leaving]
  const setting = input.ranking.sameWork?.settings[0]?.name
  return setting
    ? `your work on better terms, or here: ${setting.charAt(0).toLowerCase()}${setting.slice(1)}`
    : 'your work on better terms'
}

const LEAVING_WORDS = {
  sells_firm: 'the sale, on better terms',
  offered_end: 'the post of today, without the offer',
  job_ends: 'the same work elsewhere',
  job_lost: 'the same work elsewhere',
} as const

/** For who studies: what they began is brought to an end that counts. */
function finishRoad(input: ReportInput): Road {
  const day = (days: number): string => `**${shortDay(input, days)}:**`
  return {
    title: 'Z. Finish first',
    does: `${day(12)} from whoever advises you at school: what is left, in terms, credits and dollars. ${day(45)} some paid hours a week near the work, beside class. ${day(75)} in writing, which credits another school would take.`,
    turn: `No list by ${shortDay(input, 45)}: ask the registrar. If you stop, then at the end of a term and with its credits.`,
  }
}

type LeavingRoads = Readonly<Record<keyof typeof LEAVING_WORDS, (input: ReportInput, words: AimWords) => Road>>

/** The last plan of who wrote that their work of today ends. */
const LEAVING_ROADS: LeavingRoads = {
  sells_firm: (input, { aJob }) => ({
    title: 'Z. The sale, on better terms',
    does: `**${shortDay(input, 12)}:** a lawyer reads ${noncompeteOf(input) ? 'the noncompete: how long, how far, and which work' : 'what you may not do after the sale'}. **${shortDay(input, 45)}:** what is paid later: by which figure, and who counts it. **${shortDay(input, 75)}:** how many months you stay, and for what pay.`,
    turn: `Words that shut out work as ${aJob}: changed before you sign. If the sale fails, a manager in charge and your own hours counted again.`,
  }),
  offered_end: (input, { aJob }) => ({
    title: 'Z. Stay, without the offer',
    does: `**${shortDay(input, 12)}:** HR: the last day to sign, what is paid, and how long health cover runs. **${shortDay(input, 30)}:** from your boss: what becomes of those who stay. **${shortDay(input, 75)}:** both answers on one page, with the months that the money lasts.`,
    turn: `Two weeks before the offer ends you decide. It is worth taking with a signed post as ${aJob}, or when its months reach to one.`,
  }),
  job_ends: (input, { own }) => ({
    title: 'Z. The same work elsewhere',
    does: `**${shortDay(input, 12)}:** talk 1: another post under the same roof, and a reference in writing. **${shortDay(input, 30)}:** last day, severance, unused leave and health cover on one page. **${shortDay(input, 45)}:** two employers a week asked for the work you know${own.skills[0] ? `, ${plain(own.skills[0].name)} first` : ''}.`,
    turn: `No post inside by ${shortDay(input, 45)}: outside only. The first week without work: file for unemployment pay.`,
  }),
  job_lost: (input, { own }) => ({
    title: 'Z. The same work elsewhere',
    does: `**${shortDay(input, 3)}:** unemployment pay filed for, if you have not yet. **${shortDay(input, 12)}:** talk 1: a yes to their name on the form. **${shortDay(input, 30)}:** how long health cover and savings last, on one page. From then on two employers a week asked for the work you know${own.skills[0] ? `, ${plain(own.skills[0].name)} first` : ''}.`,
    turn: `No talk by ${shortDay(input, 75)}: a short contract or any work that pays, with a reference at its end.`,
  }),
}

/** When staying has become too dear whatever the other plans do. */
function drainSign(input: ReportInput): Text {
  const key = drainOf(input)?.key ?? ''
  const signs: Readonly<Record<string, Text>> = {
    hours: `More than two bad weeks of shifts before ${shortDay(input, 75)} count as an answer.`,
    body: 'Pain on three mornings of one week: a doctor first, then the limit on paper.',
    worry: 'A second round of cuts, or your own name on a list: A and B start at once.',
    too_much: `Over ${countWords(5)} hours of unpaid overtime in each of three weeks is the answer.`,
    conflict: 'One more scene in front of others: HR, in writing.',
    paperwork: 'No form gone after six weeks: it will not change here.',
    commute: 'Count the hours on the road for two weeks, and add them to the day in each offer.',
    travel: 'A third night away in one month after that date is the answer.',
    people_all_day: 'No quiet hour in four weeks: it will not come.',
    too_little: 'No harder task in sixty days: there is none.',
    same_again: 'No second kind of work in sixty days: there is none.',
    no_say: 'Nothing that you decide alone after sixty days: it is not to be had here.',
    meaning: 'If the visit to those it is for leaves you cold, pay will not mend it.',
  }
  return signs[key] ?? ''
}

/** What was read from the reader's own sentences, for the middle of one. */
const DRAINS: Readonly<Record<string, Text>> = {
  hours: 'your hours',
  body: 'what you lift and how long you stand',
  paperwork: 'the forms',
  too_much: 'what is too much',
  commute: 'the way to work',
  travel: 'the days away',
  people_all_day: 'an hour without people',
  same_again: 'other tasks',
  no_say: 'what you may decide',
  worry: 'how safe the post is',
  meaning: 'whom the work is for',
}
