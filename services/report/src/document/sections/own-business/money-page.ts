import { payBoxes } from '../../charts/pay-boxes.ts'
import { keyOn, keysOn } from '../../facts/answered.ts'
import { monthsLimit } from '../../facts/limits.ts'
import type { OwnStart } from '../../facts/own-start.ts'
import { capital, yearlyWages } from '../../facts/reading.ts'
import type { FactTable } from '../../model/fact-table.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { Block, TableBlock } from '../blocks.ts'
import { reserveOf } from '../money/money-reserve.ts'
import { box, columns, figure, heading, points, small } from '../parts.ts'
import { shortDay } from '../plan/plan-words.ts'
import type { PageContent } from '../section.ts'
import { dollars, firstOnes, needOfMonth } from './numbers.ts'
import { runwayTable } from './runway.ts'
import { tradeOf } from './trades.ts'

type Item = { lead: Text; text: Text }

/** Money of a business of one's own: what is known, what follows from the reader's own figures, and when to stop. */
export function startMoneyPage(input: ReportInput, facts: FactTable, start: OwnStart, kicker: string): PageContent {
  return {
    id: 'money',
    title: 'Money: what it has to bring in',
    group: 'do',
    kicker,
    headline: 'No table holds the pay of your own business: count customers',
    standfirst: `The wage tables leave out those who work for themselves.{^W} So this page prints what others pay for the work, and what your own figures ask of your ${plain(start.short)}.`,
    blocks: [
      ...payrollFigure(input, start),
      runwayTable(input, facts, [
        'Papers, and the first ten customers',
        'A first year that starts late',
        'A slow season, and bills paid late',
      ]),
      columns(
        'halves',
        [heading('What this says'), points('plus', says(input, facts, start), { size: 'small' })],
        [heading('Held against what you told us'), points('number', told(input, facts, start), { size: 'small' })],
      ),
      box('When to stop', [small(stopWords(input, facts, start))], { tone: 'you' }),
      firstYear(),
      small(
        `**Before you borrow:** ask what is left of the loan if you close in a year, and whether your home stands behind it. ${tradeOf(start)?.borrow ?? 'Try it first without the thing that the loan would buy.'}`,
        { drop: 3 },
      ),
    ],
  }
}

/** What employers pay for the same work, with the reader's pay and goal beside it. */
export function payrollFigure({ profile: { reach } }: ReportInput, { occupation }: OwnStart): Block[] {
  const pay = yearlyWages(occupation)
  if (!pay) return []
  const drawing = payBoxes([{ label: capital(occupation.shortTitle), sub: 'on a payroll', pay, isPresent: true }], {
    pay: reach?.salaryCurrent ?? 0,
    goal: reach?.salaryTarget ?? 0,
  })
  return [
    figure('What the same work pays on a payroll', drawing, {
      note: 'Pale: lowest to highest tenth. Dark: the middle half. A business has no such row.{^W}',
    }),
  ]
}

function says(input: ReportInput, facts: FactTable, start: OwnStart): Item[] {
  const pay = yearlyWages(start.occupation)
  const reserve = reserveOf(input)
  const goal = input.profile.reach?.salaryTarget ?? 0
  const least = reserve?.months[1] ?? 0
  return [
    ...(pay
      ? [
          {
            lead: 'To stand where half of the employed stand:',
            text: `${dollars(facts, 'median', pay.median, 'W').replace('!}', '}')} a year after costs, and the health plan is paid from it.`,
          },
        ]
      : []),
    reserve
      ? {
          lead:
            least >= 12
              ? 'You can wait for customers.'
              : least >= 6
                ? 'You can test it for a season.'
                : 'You can test it, not live on it.',
          text:
            least >= 12
              ? `With ${reserve.words} put by you may turn down the cheap jobs. Write down the sum that stays untouched.`
              : least >= 6
                ? `${capital(reserve.words)} put by carry a start that goes as planned. Few do, so begin beside your pay.`
                : `${capital(reserve.words)} put by is too thin for a month without a customer. So the wage stays until the customers are there.`,
        }
      : {
          lead: 'Your reserve is the missing number.',
          text: 'Add what you could reach within a week, and divide it by what a month costs.',
        },
    ...(goal > 0
      ? [
          {
            lead: 'Your goal, cut up:',
            text: `${dollars(facts, 'goal.month', goal / 12).replace('!}', '}')} a month have to be left for you after costs. Divide it by what one day of the ${plain(start.short)} leaves.`,
          },
        ]
      : []),
  ]
}

function told(input: ReportInput, facts: FactTable, start: OwnStart): Item[] {
  const limit = monthsLimit(input)
  const { month, basis } = needOfMonth(input)
  const obstacles = keysOn(input, 'constraint.obstacles')
  const dependants = DEPENDANTS[keyOn(input, 'money.dependants')]
  return [
    ...(basis === 'none'
      ? []
      : [
          {
            lead: basis === 'least' ? 'The least you could take' : 'What you earn today',
            text: `is ${dollars(facts, 'month', month).replace('!}', '}')} a month. Below it your ${plain(start.short)} is a second income, and that is no failure.`,
          },
        ]),
    ...(dependants ? [dependants] : []),
    ...(limit > 0
      ? [
          {
            lead: `You give it ${limit} months.`,
            text:
              limit <= 6
                ? `That is enough to ask${start.needsPaper ? ' for the papers' : ''} and to be paid by the first customers. It is short for living on it.`
                : 'That holds the papers, the first customers and one slow season. Look at the sums again after half of it.',
          },
        ]
      : []),
    ...(obstacles.includes('money_meantime') || obstacles.includes('money_training')
      ? [
          {
            lead: 'You worry about the money meanwhile.',
            text: 'Then spend on papers and insurance alone until the first customers have paid.',
          },
        ]
      : []),
  ].slice(0, 3)
}

const DEPENDANTS: Readonly<Record<string, Item>> = {
  nobody_else: {
    lead: 'Only you live on your pay.',
    text: 'A lean month hurts nobody else. It also finds no second pay to lean on.',
  },
  shared: {
    lead: 'You share the costs.',
    text: 'One steady pay at home is the best start money. Agree how many lean months it may carry.',
  },
  main: {
    lead: 'You earn most of it.',
    text: 'So the wage goes last: fewer hours first, and notice only when a month’s need has come in three times.',
  },
  sole: {
    lead: 'All at home live on your pay.',
    text: 'Then it grows on evenings and weekends, and the wage stays until customers pay every bill.',
  },
}

/** The sum and the date that end it, from what was told of reserve and need. */
export function stopWords(input: ReportInput, facts: FactTable, start: OwnStart): Text {
  const reserve = reserveOf(input)
  const { month, basis } = needOfMonth(input)
  const date = shortDay(input, STOP_DAY)
  const line =
    basis === 'none'
      ? 'the account holds less than one month of bills'
      : reserve && reserve.months[1] >= 6
        ? `the reserve is down to ${dollars(facts, 'stop', Math.round(month / 100) * 300).replace('!}', '}')}, three months of your need`
        : `it has cost you ${dollars(facts, 'stop', Math.round(month / 100) * 100).replace('!}', '}')}, one month of your need`
  return `Two lines, written down before you start. **Money:** you stop spending when ${line}. **Time:** fewer than ${firstOnes(start)} at full price by ${date} means that plan B begins.{^E} To stop there costs little, and what you know of ${plain(start.aName)} stays yours.`
}

export const STOP_DAY = 150

function firstYear(): TableBlock {
  const empty = '\u00a0'
  return {
    kind: 'table',
    caption: 'The first year on paper: fill in the first two months today',
    columns: [
      { head: 'Per month', width: 30 },
      { head: 'Month 1' },
      { head: 'Month 2' },
      { head: 'Month 3' },
      { head: 'Month 6' },
      { head: 'Month 12' },
    ],
    rows: [
      'Paid by customers',
      'Material, road and tools',
      'License, insurance, health plan',
      'Put aside for tax',
      'Left for me',
    ].map((name, at) => ({
      cells: [name, empty, empty, empty, empty, empty],
      ...(at === 1 || at === 2 ? { drop: 1 + at } : {}),
    })),
    style: 'worksheet',
  }
}
