import type { OwnStart } from '../../facts/own-start.ts'
import { capital, fillsUp, listing } from '../../facts/reading.ts'
import type { FactTable } from '../../model/fact-table.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { TableBlock } from '../blocks.ts'
import type { Purse } from '../money/money-roads.ts'
import { moneyTable } from '../money/money-table.ts'
import { box, columns, heading, points, small } from '../parts.ts'
import { shortDay } from '../plan/plan-words.ts'
import type { PageContent } from '../section.ts'
import { dollars, needOfMonth, soldBy } from './numbers.ts'
import { tradeOf } from './trades.ts'

/** From a wage to customers in stages, each with its end, and what the other directions would pay if it does not come. */
export function startBridgePage(input: ReportInput, facts: FactTable, start: OwnStart, purse: Purse): PageContent {
  const others = purse.roads.filter(({ ranked, occupation }) => !fillsUp(ranked) && occupation.code !== start.occupation.code)
  return {
    id: 'money-bridge',
    title: 'Money: the bridge',
    group: 'do',
    kicker: 'Money, 2 of 2',
    headline: 'The wage goes last: three stages from a payroll to customers',
    standfirst: standfirstFor(input, facts),
    blocks: [
      stages(input, facts, start),
      columns(
        'halves',
        [heading('To keep the wage while you start'), points('plus', keeping(input, start), { size: 'small' })],
        [heading('What could break it'), points('minus', breaks(start), { size: 'small' })],
      ),
      ...(others.length > 0 ? [{ ...moneyTable({ ...purse, roads: others }), drop: 2 }] : []),
      ...(others.length > 0
        ? [
            small(
              `**If it does not come,** ${plain(listing(others.map(({ occupation }) => occupation.shortTitle)))} ${others.length === 1 ? 'stands' : 'stand'} behind it, with the sums above.`,
              { drop: 2 },
            ),
          ]
        : []),
      tally(start),
      columns(
        'halves',
        [
          box('Draw the line today', [{ kind: 'lines', label: 'More than this I will not put in: $', count: 1 }], {
            tone: 'you',
          }),
        ],
        [{ kind: 'lines', label: 'Who sees my books once a month', count: 1 }],
      ),
      { kind: 'lines', label: 'What I can sell or hand back if I stop', count: 2, reserve: true },
    ],
  }
}

function standfirstFor(input: ReportInput, facts: FactTable): Text {
  const { month, basis } = needOfMonth(input)
  if (basis === 'none')
    return 'You told us no pay. Put down what a month costs you: that is the line that customers have to reach.'
  const token = dollars(facts, 'month', month).replace('!}', '}')
  return basis === 'least'
    ? `Customers have to leave you ${token} a month before they can take the place of a wage. Until then both run side by side.`
    : `You earn ${token} a month today. How much less would do? That is the line for customers to reach.`
}

function stages(input: ReportInput, facts: FactTable, start: OwnStart): TableBlock {
  const { month, basis } = needOfMonth(input)
  const half = basis === 'none' ? 'half a month’s need' : dollars(facts, 'half', month / 2)
  const whole = basis === 'none' ? 'a month’s need' : dollars(facts, 'month', month)
  const papers = start.needsPaper ? 'papers asked for, ' : ''
  return {
    kind: 'table',
    caption: 'Three stages, and what ends each',
    note: `The days are our suggestion.{^E} Sums: your need of a month.{^YK}`,
    columns: [
      { head: 'Stage', width: 21 },
      { head: 'Your wage', width: 21 },
      { head: 'What you do' },
      { head: 'It ends when', width: 29 },
    ],
    rows: [
      {
        cells: [
          `1. Ask, to ${shortDay(input, 45)}`,
          input.present ? 'All of it' : 'Any wage',
          `${capital(`${papers}two bids for insurance, three talks with customers.`)}`,
          'You can name a price and the date of the papers',
        ],
      },
      {
        cells: [
          '2. Beside the job',
          'All of it; fewer hours once they pay',
          'Evenings and one day of the weekend, for customers who pay the same day.',
          `${half} a month are left, three months in a row`,
        ],
      },
      {
        cells: [
          `3. For yourself`,
          'None, or two days a week',
          `All week for ${plain(start.aName)}; one morning of it for calls and books.`,
          `${whole} a month are left, or the line below is reached`,
        ],
      },
    ],
    style: 'dense',
  }
}

function keeping(input: ReportInput, start: OwnStart): Text[] {
  return [
    ...(input.present ? ['Read what you signed: work beside the job, customers, tools and the car of your employer.'] : []),
    'Ask for four days once the fifth is sold, and not before.',
    start.isPresent
      ? 'Your employer may become a customer: overflow work is a fair question on the last day.'
      : (tradeOf(start)?.learn ?? 'A few paid hours for somebody in the trade teach more than a course.'),
    'Price a health plan at healthcare.gov before you count what is left.',
  ]
}

function breaks(start: OwnStart): Text[] {
  const { needsPaper, short } = start
  const [late, lean] = tradeOf(start)?.breaks ?? BREAKS
  return [
    `One customer who is half of your ${plain(short)}, and leaves.`,
    late,
    ...(needsPaper
      ? ['A job done before the papers are there: a fine, and no insurance.']
      : ['An accident in the week before the insurance begins.']),
    lean,
  ]
}

const BREAKS = ['A bill that is paid after ninety days.', 'Six good weeks, and then a slow month that nobody saved for.'] as const

/** What is counted for twelve weeks, by how the work is sold: a firm bids, a shop sells over the counter, a daycare fills places. */
function tally(start: OwnStart): TableBlock {
  const empty = '\u00a0'
  return {
    kind: 'table',
    caption: 'Count it for twelve weeks',
    columns: [{ head: 'Weeks', width: 14 }, ...COUNTED[soldBy(start)].map((head) => ({ head })), { head: 'Left for me' }],
    rows: ['1 to 3', '4 to 6', '7 to 9', '10 to 12'].map((weeks) => ({ cells: [weeks, empty, empty, empty, empty] })),
    style: 'worksheet',
    drop: 3,
  }
}

const COUNTED = {
  hour: ['Asked', 'Bids given', 'Paid in full'],
  sale: ['Came by', 'Bought', 'Came again'],
  child: ['Asked', 'Came to look', 'Places paid'],
} as const
