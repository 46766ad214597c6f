import { keysOn } from '../../facts/answered.ts'
import type { OwnStart } from '../../facts/own-start.ts'
import { capital } from '../../facts/reading.ts'
import type { FactTable } from '../../model/fact-table.ts'
import { quotedWhole } from '../../model/grammar.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { reserveOf } from '../money/money-reserve.ts'
import type { AimWords } from '../opening/aim-words.ts'
import { dayAfter, shortDay } from '../plan/plan-words.ts'
import { contactWords } from '../talks/contacts.ts'
import { STOP_DAY } from './money-page.ts'
import { dollars, firstOnes, needOfMonth } from './numbers.ts'
import { tradeOf } from './trades.ts'

/** What the three plans say where the first one is a business of the reader's own. */

type Road = { title: Text; does: Text; turn: Text }

export function startHeadline(input: ReportInput, start: OwnStart): Text {
  const by = dayAfter(input, STOP_DAY)
  const whole = `${capital(plain(start.aName))}: ${firstOnes(start)} by ${by}, or plan B`
  return whole.length <= TWO_LINES ? whole : `${capital(firstOnes(start))} who pay by ${by}, or plan B begins`
}

export function startStandfirst(input: ReportInput, { needsPaper, short }: OwnStart): Text {
  const first = needsPaper ? 'The papers set the pace' : 'Customers set the pace'
  return `${first} of your ${plain(short)}, and your wage pays for the time. You give notice last. ${dayAfter(input, STOP_DAY)} is the day on which you look at the count.`
}

export function startRoad(input: ReportInput, start: OwnStart, facts: FactTable): Road {
  const day = (days: number): Text => `**${shortDay(input, days)}:**`
  const papers = start.needsPaper
    ? `${day(7)} the rule read. ${day(28)} talk 1 in writing. ${day(60)} the papers sent in, insurance priced. ${day(90)} talks 2 and 3 done; the first paid job waits for the license.`
    : `${day(7)} talk 1. ${day(21)} talk 2, and two bids for insurance. ${day(30)} a price on paper, talk 3. ${day(60)} a first job that is paid in full.`
  const reserve = reserveOf(input)
  const { month, basis } = needOfMonth(input)
  const money =
    reserve && reserve.months[1] >= 6
      ? `Under three months of spending left.{^Y}`
      : basis === 'none'
        ? ''
        : `It has cost ${dollars(facts, 'stop', Math.round(month / 100) * 100).replace('!}', '}')}, a month of your need, and nobody has paid.`
  return {
    title: `A. ${capital(plain(start.name))}`,
    does: `${papers} The wage stays.`,
    turn: `${start.needsPaper ? `No date for the license by ${shortDay(input, 90)}. ` : ''}Fewer than ${firstOnes(start)} at full price by ${shortDay(input, STOP_DAY)}. ${money}`.trim(),
  }
}

/** Where no other direction stands beside it: the same, smaller. */
export function smallRoad(input: ReportInput, start: OwnStart): Road {
  const who = plain(start.occupation.shortTitle)
  return {
    title: 'B. The same, as a second income',
    does: `**From ${shortDay(input, STOP_DAY)},** if A closed: one day a week for customers, and no new debt. **${shortDay(input, STOP_DAY + 30)}:** one owner asked for hours as ${who}, to see how the books are kept.`,
    turn: `Less left than a shift would pay by ${shortDay(input, STOP_DAY + 90)}: close it, sell the tools, and go for Z.`,
  }
}

export function startDays(input: ReportInput, { own }: AimWords, start: OwnStart): Text[] {
  const reserve = reserveOf(input)
  const [rule, count] = tradeOf(start)?.firstDays ?? []
  return [
    rule
      ? rule
      : start.needsPaper
        ? 'Look up the license or permit on the site of your state or city. Save the page.'
        : 'Look up on your city’s site what a new business has to register.',
    input.present
      ? 'Read your contract for two words: customers, and other work.'
      : `Ask ${contactWords(input, 0)} for the name of one owner.`,
    count ?? 'Write down three people who paid for such work this year.',
    reserve
      ? `You have ${reserve.words} put by.{^Y} Write beside it the sum that stays untouched.`
      : 'Add what you could reach within a week. Write beside it the sum that stays untouched.',
    `Talk 4, with ${own.skills[0] ? `a price for ${plain(own.skills[0].name)}` : 'your first price'} on paper.`,
  ]
}

export const startProof = ({ tasks }: AimWords, start: OwnStart): Text =>
  tradeOf(start)?.turn ??
  `If five who need it like the price of the firm they have, and would not change, turn. If you put off the calls for three weeks and only enjoy ${tasks[0] ? `“${tasks[0]}”` : 'the work'}, a better employer may be what you want.`

/** The written worry beside what to do about that very thing; where nothing fits it, the most usual one. */
export function startIfThen(input: ReportInput): Text {
  const fear = quotedWhole(input.answers.find(({ topic }) => topic === 'fear.main')?.text ?? '', 110)
  const met = fear && FEARS.find(({ said }) => said.test(fear.toLowerCase()))
  if (met) return `${fear}.{^Y} ${met.act}`
  if (keysOn(input, 'constraint.obstacles').includes('self_doubt'))
    return 'If the doubt comes, then I count those who paid, and not those who praised.'
  return 'If a month brings no customer, then I call ten people and ask what they bought in place of it.'
}

const FEARS: readonly { said: RegExp; act: Text }[] = [
  {
    said: /\b(?:paperwork|books|forms|bills|invoices|taxes)\b/,
    act: 'If the papers pile up, then one hour each Friday is theirs, and a bookkeeper is the first one whom I pay.',
  },
  {
    said: /\b(?:money|savings?|house|rent|mortgage|debt|loan|afford|slow|insurance|pay)\b/,
    act: 'If the account reaches the line on page {page:money}, then I stop spending that day, and the wage carries us.',
  },
  {
    said: /\b(?:alone|lonely|nobody|fail|failing|stupid|wrong)\b/,
    act: 'If I think so, then I call the owner of talk 2, and ask how their third month went.',
  },
]

const TWO_LINES = 74
