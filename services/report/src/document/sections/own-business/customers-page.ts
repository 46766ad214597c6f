import type { OwnStart } from '../../facts/own-start.ts'

import { capital } from '../../facts/reading.ts'
import type { FactTable } from '../../model/fact-table.ts'
import { quotedWhole } from '../../model/grammar.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { Block, TableBlock } from '../blocks.ts'
import { type AimWords, aimWords } from '../opening/aim-words.ts'
import { box, columns, heading, points, small } from '../parts.ts'
import { shortDay } from '../plan/plan-words.ts'
import type { PageContent } from '../section.ts'
import { contactWords } from '../talks/contacts.ts'
import { dollars, firstOnes, hourlyWages, needOfMonth, soldBy, WEEKS_OF_A_MONTH } from './numbers.ts'
import { tradeOf } from './trades.ts'

/** Who pays first, and what a price has to hold: in place of the interview, since nobody hires here. */
export function customersPage(input: ReportInput, facts: FactTable, start: OwnStart): PageContent {
  const words = aimWords(input)
  return {
    id: 'interview',
    title: 'First customers, and the price',
    group: 'do',
    kicker: 'First customers, and the price',
    headline: HEADLINES[soldBy(start)],
    standfirst: standfirstFor(words),
    blocks: [
      priceTable(input, facts, start),
      ...payrollWords(facts, start),
      columns(
        'halves',
        [heading('What the price has to hold'), points('box', holds(words, start), { size: 'small' })],
        [heading('The first ten customers'), points('number', customers(input, start), { size: 'small' })],
      ),
      columns(
        'halves',
        [
          heading('What they will ask you'),
          points('ask', tradeOf(start)?.asked ?? (isDeskWork(start) ? ASKED_OF_DESKS : ASKED[soldBy(start)]), { size: 'small' }),
        ],
        [box('True before you give notice', [points('box', beforeNotice(input, words), { size: 'small' })], { tone: 'ruled' })],
      ),
      sums(start),
      columns(
        'halves',
        [{ kind: 'lines', label: 'My price, and what it is for', count: 2 }],
        [{ kind: 'lines', label: 'The three whom I ask first', count: 2 }],
      ),
    ],
  }
}

const HEADLINES = {
  hour: 'Count the hours that somebody pays for, and then name your price',
  child: 'Count what one child’s place has to bring, and then name your fee',
  sale: 'Count what one sale leaves you, and then name your price',
} as const

function standfirstFor({ own }: AimWords): Text {
  const proud = quotedWhole(own.proud, 110)
  const [skill] = own.skills
  if (proud) return `This is the first line a customer should read: ${proud}.{^Y} Put a photo or a name beside it.`
  if (skill) return `You rate ${plain(skill.name)} highest.{^Y} Sell that by itself first, for one price that you can say aloud.`
  return 'Sell one thing by itself first, for one price that you can say aloud.'
}

/** The reader's own need, cut into what hours, children or sales would have to leave: arithmetic, and no forecast. */
function priceTable(input: ReportInput, facts: FactTable, start: OwnStart): TableBlock {
  const { month, basis } = needOfMonth(input)
  const kind = soldBy(start)
  const needed = basis === 'none' ? '$______' : dollars(facts, 'month', month)
  const week = month / WEEKS_OF_A_MONTH
  const rows =
    kind === 'hour'
      ? [10, 20, 30].map((hours) => [
          `${hours} hours`,
          basis === 'none' ? '$______' : dollars(facts, `hour.at.${hours}`, week / hours),
        ])
      : LEFT[kind].map((left) => [`$${left}`, basis === 'none' ? '______' : Math.ceil(week / left).toLocaleString('en-US')])
  const [first, second, caption] = TABLE[kind]
  return {
    kind: 'table',
    caption,
    note: `${basis === 'none' ? 'You told us no pay: put your own month in.' : `From ${needed} a month, ${basis === 'least' ? 'the least that you could take' : 'your pay today'}, before tax.{^YK}`} It is a sum and no forecast.`,
    columns: [{ head: first, width: 30 }, { head: second, width: 36 }, { head: 'Who would pay that near me, by name' }],
    rows: rows.map((cells) => ({ cells: [...cells, '\u00a0'] })),
    style: 'worksheet',
  }
}

const LEFT = { child: [50, 100, 200], sale: [5, 20, 100] } as const
const TABLE = {
  hour: ['Hours a week that customers pay for', 'Each has to leave, after costs', 'What an hour has to leave'],
  child: ['If one child’s place leaves, a week', 'Children that takes', 'How many children it takes'],
  sale: ['If one sale leaves, after costs', 'Sales a week that takes', 'How many sales it takes'],
} as const

function payrollWords(facts: FactTable, start: OwnStart): Block[] {
  const hour = hourlyWages(facts, start)
  if (!hour) return []
  const who = plain(start.occupation.shortTitle)
  return [
    small(
      `**To compare:** on a payroll the middle half in work as ${who} get ${hour.low} to ${hour.high} an hour.{^WK} ${tradeOf(start)?.compare ?? COMPARE[soldBy(start)]}`,
    ),
  ]
}

function holds({ shifts }: AimWords, start: OwnStart): Text[] {
  const trade = tradeOf(start)
  return [
    ...(trade?.holds ?? [
      soldBy(start) === 'hour'
        ? 'Your hours, with the road, the bid and the bill.'
        : 'Your hours, with buying, cleaning and the books.',
      soldBy(start) === 'child'
        ? 'Rent, food, and a second grown-up where the rule asks for one.'
        : isDeskWork(start)
          ? 'Software, and what others charge you for their part.'
          : 'Material, with what is spoiled or sent back.',
      'License, insurance, tools, phone, and a health plan.',
    ]),
    shifts[0] ? `The slow months. Of the work we hold: “${shifts[0]}”.` : 'The slow months, and two weeks in which you are ill.',
    'Tax, put aside before you count the rest as yours.',
  ]
}

/** Work that is sold by the hour and done at a desk: nothing is spoiled, and nothing fails on a Sunday. */
const isDeskWork = ({ name }: OwnStart): boolean =>
  /\b(?:consult|bookkeep|account|tax|design|coach|tutor|writ|edit|translat)/i.test(name)
const ASKED_OF_DESKS: readonly Text[] = [
  '“For whom have you done this, and may I call them?”',
  '“What does it cost, and what if it takes longer?”',
  '“Who stands in when you are ill in the week that it is due?”',
]

function customers(input: ReportInput, { needsPaper, isPresent, short }: OwnStart): Text[] {
  return [
    `${needsPaper ? 'As soon as your papers cover it, ask' : 'Ask'} ${contactWords(input, 0)}: who has paid for such work this year?`,
    `Name one price of your ${plain(short)}, keep to it, and be paid the same day.`,
    `Then ask that customer for one name, and ${contactWords(input, 1)} for another.`,
    isPresent && input.present
      ? 'Leave your boss’s customers alone until a lawyer has read your contract.'
      : `Ask five to write two lines about the ${plain(short)} that you may show.`,
  ]
}

/** What a price pays beside the hour, and how to learn what it is here. */
const COMPARE = {
  hour: 'A customer also pays for your car, your tools, your insurance and the hours that nobody sees, so a price has to lie well above a wage. Ask three firms near you for a bid on the same thing: that is the price here.',
  child:
    'The fee also pays rent, food, insurance and the weeks in which a place stands empty. Ask three others near you for their fee and their waiting list: that is the price here.',
  sale: 'What is sold also pays the kitchen or the shop, the insurance and what is left over at night. Write down what three others near you charge, and who stands in line.',
} as const

const ASKED = {
  hour: [
    '“Are you licensed and insured, and may I see it?”',
    '“What does it cost, and what if it takes longer?”',
    '“Who comes when it fails on a Sunday?”',
  ],
  child: [
    '“May I see the license, and the last inspection?”',
    '“How many children are there to one grown-up?”',
    '“What happens on the day you are ill?”',
  ],
  sale: [
    '“What is in it, and where was it made?”',
    '“Can you do forty by Saturday, and what do they cost?”',
    '“What if we are not happy with it?”',
  ],
} as const satisfies Record<string, readonly Text[]>

/** What has to be so before a wage is given up; the same whoever starts. */
export function beforeNotice(input: ReportInput, { start }: Pick<AimWords, 'start'>): Text[] {
  const { basis } = needOfMonth(input)
  return [
    ...(start?.needsPaper ? ['The papers are there, and cover what you sell.'] : []),
    `${start ? capital(firstOnes(start)) : 'Three'} have paid a full price, and one of them came through another.`,
    basis === 'none'
      ? 'Customers have paid your bills for three months in a row.'
      : 'Customers have left you a month’s need, three months in a row.',
    `A date and a sum at which you stop are written down, and one person has read them. Ours: ${shortDay(input, 150)}.{^E}`,
  ]
}

function sums(start: OwnStart): TableBlock {
  const empty = '\u00a0'
  const one = { hour: 'A first job', child: 'A first week', sale: 'A first sale' }[soldBy(start)]
  return {
    kind: 'table',
    caption: `${one}, on paper`,
    columns: [
      { head: 'Paid by the customer', width: 22 },
      { head: 'Material', width: 17 },
      { head: 'Road and tools', width: 18 },
      { head: 'Tax put aside', width: 18 },
      { head: 'Left, per hour of mine' },
    ],
    rows: [
      { cells: ['$______', '$______', '$______', '$______', '$______'] },
      { cells: [empty, empty, empty, empty, empty], drop: 3 },
    ],
    style: 'worksheet',
    drop: 2,
  }
}
