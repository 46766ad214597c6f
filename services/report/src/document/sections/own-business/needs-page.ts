import { withArticle } from '@waymark/contracts/text/article'
import type { OwnStart } from '../../facts/own-start.ts'
import { capital, listing } from '../../facts/reading.ts'
import type { FactTable } from '../../model/fact-table.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { Block, TableBlock } from '../blocks.ts'
import { box, columns, heading, note, points, small } from '../parts.ts'
import { ownFacts, skillList } from '../person/own-facts.ts'
import { shortDay } from '../plan/plan-words.ts'
import type { PageContent } from '../section.ts'
import { dollars, hourlyWages, needOfMonth, shareOf } from './numbers.ts'
import { tradeOf, tradeSources } from './trades.ts'

/** What a business of one's own needs before its first customer, in the order in which it is cheap to ask. */
export function needsPage(input: ReportInput, facts: FactTable, start: OwnStart): PageContent {
  return {
    id: 'plan',
    title: 'What the business needs first',
    group: 'do',
    kicker: 'A business of your own',
    headline: headlineFor(start),
    standfirst: standfirstFor(input, start),
    blocks: [
      { kind: 'keyfigures', items: figures(input, facts, start) },
      order(input, start),
      ...(start.source ? [note(`The rule: ${plain(start.source)}.{^G} States differ, and yours decides.`)] : []),
      columns(
        'halves',
        [heading('Ask two insurance brokers'), points('ask', insurance(start), { size: 'small' })],
        [heading('Ask a tax preparer'), points('ask', tax(start), { size: 'small' })],
      ),
      columns(
        'halves',
        [heading('What you bring'), points('plus', brings(input, start), { size: 'small' })],
        [heading('What is new to you'), points('minus', news(start), { size: 'small' })],
      ),
      box('Who helps for nothing', [small(help(start))], { tone: 'you' }),
      ...tradeNote(start),
      columns(
        'halves',
        [{ kind: 'lines', label: 'The office that decides, and the name of who told me', count: 2, reserve: true }],
        [{ kind: 'lines', label: 'What it asked for, and by when', count: 2, reserve: true }],
      ),
    ],
  }
}

function headlineFor({ aName, name, need, needsPaper }: OwnStart): Text {
  const what = plain(aName)
  if (needsPaper)
    return fitting(`${capital(what)}: the papers first, then the first customer`, 'The papers first, then the first customer')
  if (need) return fitting(`${capital(plain(name))}: few papers, so the customers decide`, 'Few papers, so the customers decide')
  return fitting(`${capital(what)}: ask your city first, then a customer`, 'Ask your city first, then a customer')
}

const fitting = (words: Text, otherwise: Text): Text => (words.length <= TWO_LINES ? words : otherwise)

function standfirstFor(input: ReportInput, { isPresent, isKnown, goal, occupation }: OwnStart): Text {
  const { years } = ownFacts(input)
  const experience = goal.place?.entry?.experience ?? 0
  if (isPresent)
    return `${years > 1 ? `After ${years} years you know the work.` : 'You know the work.'} New are the papers, the price, and a customer who pays you and not your boss.`
  if (isKnown) return 'You know much of the work. New are the papers, the price, and a customer who pays you and not your boss.'
  const asked =
    experience > 0
      ? ` Employers ask a ${plain(occupation.shortTitle)} for ${experience} months of related work; a business asks you for its papers and for customers.`
      : ''
  return `You would live from work that has not paid your rent so far. So it starts small, beside the pay you have.${asked}`
}

function figures(input: ReportInput, facts: FactTable, start: OwnStart): { value: Text; label: Text }[] {
  const share = shareOf(facts, start)
  const hour = hourlyWages(facts, start)
  const { month, basis } = needOfMonth(input)
  const who = plain(start.occupation.shortTitle)
  return [
    ...(share ? [{ value: share, label: `of those in the work as ${who} work for themselves{^P}` }] : []),
    ...(hour ? [{ value: `${hour.low} to ${hour.high}`, label: 'an hour: the middle half of those on a payroll{^WK}' }] : []),
    ...(basis === 'none'
      ? []
      : [
          {
            value: dollars(facts, 'month', month),
            label: `${basis === 'least' ? 'a month is the least that you could take' : 'a month is what you earn today'}{^YK}`,
          },
        ]),
  ]
}

function order(input: ReportInput, { need, needsPaper, aName }: OwnStart): TableBlock {
  const day = (days: number): Text => shortDay(input, days)
  const rows: [Text, Text, Text, number][] = [
    [
      needsPaper ? 'License or permit' : 'What the law asks',
      need ? plain(need) : `We hold no rule for ${plain(aName)}. Ask which license, permit or inspection it needs.`,
      needsPaper ? 'The office that issues it' : 'City hall, and your state',
      7,
    ],
    [
      'Your contract today',
      'Does it allow work of your own beside it? Does it name customers whom you may not take along?',
      'Your copy of it',
      10,
    ],
    [
      'A name and a form',
      'Is the name free? What would a company protect, and what does it cost each year?',
      'Your state’s business office',
      28,
    ],
    ['Insurance', 'A price in writing, for the first year, before the first job.', 'Two brokers', 28],
    ['Tax and books', 'A second bank account, and a share of each payment put aside from day one.', 'A tax preparer', 35],
  ]
  return {
    kind: 'table',
    caption: 'What has to be there, in this order',
    columns: [
      { head: 'What', width: 18 },
      { head: 'What to find out' },
      { head: 'Whom to ask', width: 21 },
      { head: 'Asked by', width: 11 },
    ],
    rows: rows
      .filter(([what]) => input.present || what !== 'Your contract today')
      .map(([what, find, whom, by]) => ({ cells: [what, find, whom, day(by)] })),
    style: 'dense',
  }
}

type Ask = Text | { text: Text; drop: number }

const insurance = (start: OwnStart): Ask[] => [
  `What does it cost me if my ${plain(start.short)} hurts somebody or breaks something?`,
  { text: `What does a policy for ${plain(start.aName)} leave out?`, drop: 2 },
  tradeOf(start)?.insurance ?? 'Am I covered on the way, and my tools as well?',
]

const tax = (start: OwnStart): Ask[] => [
  `Of what my ${plain(start.short)} is paid, how much do I put aside, and when is it due?`,
  { text: 'Which costs count, and what proof do I keep?', drop: 2 },
  tradeOf(start)?.tax ?? 'From which sale on do I collect sales tax here?',
]

function brings(input: ReportInput, { isPresent }: OwnStart): Text[] {
  const { years, role, skills, papers, proud } = ownFacts(input)
  return [
    ...(isPresent && years > 1 ? [`${years} years in the work: you know how long a job takes, and what goes wrong.{^Y}`] : []),
    ...(!isPresent && years > 1 && role
      ? [`${years} years as ${plain(withArticle(role))}: keep that wage while the first customers come.{^Y}`]
      : []),
    ...(skills.length > 0
      ? [`${capital(skillList(skills.slice(0, 2).map(({ name }) => name)))}, which you rate highest.{^Y}`]
      : []),
    ...(papers.length > 0 ? [`On paper: ${plain(listing(papers.slice(0, 2)))}. Ask if it counts.{^Y}`] : []),
    ...(papers.length === 0 && proud ? ['A result that you are proud of: it is the first thing to show.'] : []),
  ]
}

function news(start: OwnStart): Text[] {
  const { isKnown, needsPaper, aName } = start
  const trade = tradeOf(start)
  return [
    ...(trade?.news ?? ['To say a price to a face, and then to be silent.', 'To ask for money that is late.']),
    isKnown
      ? `To leave the work you like for the calls and bills of ${plain(aName)}, an hour a day.`
      : `To do for pay, on bad days too, what ${plain(aName)} sells.`,
    ...(needsPaper ? [trade?.unlicensed ?? 'To turn down a job that your papers do not cover yet.'] : []),
  ]
}

const help = ({ aName }: OwnStart): Text =>
  `A Small Business Development Center reads the numbers of ${plain(aName)} with you: find yours at sba.gov. At score.org you can ask somebody who ran one. Neither asks a fee for advice.`

/** What of the trade on these pages a table holds, and who decides the rest; the page has no figure of it. */
function tradeNote(start: OwnStart): Block[] {
  const trade = tradeOf(start)
  if (!trade) return []
  const { held, ask } = tradeSources(trade)
  return [
    note(
      `The work of the trade: ${plain(listing(held))}.{^${held.length > 1 ? 'OH' : 'O'}} Its rules, taxes and insurance are common practice here, not looked up for your town.{^E} Ask ${plain(listing(ask))}.`,
      { drop: 3 },
    ),
  ]
}

/** Characters of a headline that fit two lines for sure. */
const TWO_LINES = 74
