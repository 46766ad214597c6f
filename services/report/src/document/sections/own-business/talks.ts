import { withArticle } from '@waymark/contracts/text/article'
import { keyOn, keysOn } from '../../facts/answered.ts'
import type { OwnStart } from '../../facts/own-start.ts'
import { capital, lower } from '../../facts/reading.ts'
import type { FactTable } from '../../model/fact-table.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { reserveOf } from '../money/money-reserve.ts'
import type { AimWords } from '../opening/aim-words.ts'
import { dayAfter } from '../plan/plan-words.ts'
import { contactWords } from '../talks/contacts.ts'
import { recordOf } from '../talks/talk-gate.ts'
import type { Panel } from '../talks/talk-panel.ts'
import { dollars, needOfMonth, soldBy } from './numbers.ts'
import { tradeOf } from './trades.ts'

/** Four talks of somebody who starts for themselves: the office, an owner elsewhere, a first customer, and home. */
export function startTalks(input: ReportInput, words: AimWords, start: OwnStart, facts: FactTable): Panel[] {
  return [office(input, words, start), owner(input, words, start), customer(input, start), home(input, words, start, facts)]
}

export function startTalksHeadline({ aName, needsPaper }: OwnStart): Text {
  const whole = `Four talks about ${plain(aName)}, and none with a recruiter`
  if (whole.length <= TWO_LINES) return whole
  return needsPaper ? 'Four talks: an office, an owner, a customer, and home' : 'Four talks, and none with a recruiter'
}

export const startTalksStandfirst = ({ needsPaper }: OwnStart): Text =>
  needsPaper
    ? 'The first one tells what you may sell, and from when on. Until then the third one only asks.'
    : 'Together they cost two evenings and two phone calls. After them you know a price and a first name.'

export const startHarvest = ({ aName }: OwnStart): Text =>
  `From 1 the papers of ${plain(aName)}, each with its price and its weeks; from 2 what was left of a first year; from 3 a price that somebody pays today; from 4 a sum and a date at which you stop.`

function office(input: ReportInput, words: AimWords, start: OwnStart): Panel {
  const { aName, needsPaper } = start
  const [paper] = words.own.papers
  return {
    who: needsPaper ? 'Whoever issues the license or permit' : 'City or county hall',
    when: `By email before ${dayAfter(input, OFFICE)}, so that you have it in writing`,
    open: `I have ${recordOf(input, words)}, and I want to start ${plain(aName)}. What do I need before the first customer?`,
    ask: [
      'What does each paper cost, and how many weeks does it take?',
      paper ? `Does this count for it: ${plain(paper)}?` : 'Which of my years count for it, and how do I prove them?',
      tradeOf(start)?.office ?? 'May I take a small paid job before it is there?',
    ],
    good: 'The steps in writing, each with a price and a time.',
    ifNot: 'No answer in two weeks. Call, and have a Small Business Development Center name the right desk.',
  }
}

function owner(input: ReportInput, { own, hard }: AimWords, start: OwnStart): Panel {
  const { aName, short } = start
  const [first, last] = tradeOf(start)?.owner ?? []
  return {
    who: 'An owner who is too far away to be a rival',
    when: `Half an hour; ask for a name: ${contactWords(input, 0)}`,
    open: `${own.role ? `I am ${plain(withArticle(own.role))}, and I` : 'I'} may start ${plain(aName)}. What do you wish you had known?`,
    ask: [
      `What came in during the first year of the ${plain(short)}, and what was left?`,
      first ?? 'Where did your first ten customers come from?',
      last ? last : hard[0] ? `How do you live with this: “${hard[0]}”?` : 'Which month was the worst, and what did you live on?',
    ],
    good: 'A figure for the first year, a bad month told plainly, and a name to call.',
    ifNot: `“It is all great.” Ask what they would never do again. Then ask a second one who owns ${plain(aName)}.`,
  }
}

function customer(input: ReportInput, start: OwnStart): Panel {
  const kind = soldBy(start)
  const trade = tradeOf(start)?.customer
  const what = { child: 'a place for your child', sale: 'something like this', hour: 'this kind of work' }[kind]
  return {
    who: 'Somebody who needs it now',
    when: `By ${dayAfter(input, CUSTOMER)}; ask for one: ${contactWords(input, 1)}`,
    open: trade?.open ?? `When did you last pay for ${what}, and what annoyed you about it?`,
    ask: [
      ...(trade?.ask ?? [
        'Whom do you call today, and what does it cost you?',
        'What would have to be so that you try somebody new?',
      ]),
      start.needsPaper ? 'May I send you a price once I am licensed?' : 'May I send you a price in writing?',
    ],
    good: 'The figure that they pay today, and a yes to your price on paper.',
    ifNot: `“Nice idea.” Praise feeds no ${plain(start.short)}: ask on which day they will need it next.`,
  }
}

function home(input: ReportInput, { own }: AimWords, start: OwnStart, facts: FactTable): Panel {
  const { aName } = start
  const reserve = reserveOf(input)
  const { month, basis } = needOfMonth(input)
  const alone = keyOn(input, 'money.dependants') === 'nobody_else'
  const need = basis === 'none' ? 'what a month costs' : `${dollars(facts, 'month', month).replace('!}', '}')} a month`
  const behind = keysOn(input, 'people.support')
  return {
    who: alone && !behind.includes('partner') ? 'The friend who may say no to you' : 'Whoever shares the bills with you',
    when: 'On a free evening, with page {page:money} on the table',
    open: `I would like to try ${plain(aName)} beside my work. I want us to set the line where I stop.`,
    ask: [
      tradeOf(start)?.home ?? 'Which evening and which day of the weekend may it take?',
      `How long could we live on less than ${need}?`,
      own.worry && own.worry.length <= LONGEST_WORRY
        ? `What do we do when this happens, which I wrote: “${plain(lower(own.worry))}”?`
        : 'At which sign do you want me to stop?',
    ],
    good: reserve
      ? `${capital(`a sum that stays untouched of what is put by (${reserve.words}), and a date in the calendar.`)}`
      : 'A sum that stays untouched, and a date in the calendar.',
    ifNot: `“Too risky.” Ask which part of ${plain(aName)}: the pay, the hours or the debt. Begin with what scares nobody.`,
  }
}

const OFFICE = 12
const CUSTOMER = 30
const LONGEST_WORRY = 110
const TWO_LINES = 74
