import { timeRange } from '../../facts/break-even.ts'
import { ownStartOf } from '../../facts/own-start.ts'
import { payPlace, payState } from '../../facts/pay-place.ts'
import { capital } from '../../facts/reading.ts'
import type { Text } from '../../model/rich-text.ts'
import type { TableBlock } from '../blocks.ts'
import { startBridgePage } from '../own-business/bridge-page.ts'
import { startMoneyPage } from '../own-business/money-page.ts'
import { columns, figure, heading, points, small } from '../parts.ts'
import type { PageContent, Section } from '../section.ts'
import { moneyPage } from './money.ts'
import { breakItems, shorterWords } from './money-bridge-breaks.ts'
import { bridgeHeadline, bridgeItems, bridgeStandfirst } from './money-bridge-words.ts'
import { firstPayPage } from './money-first-pay.ts'
import { type Carries, carries, leanOf, needOf, type Reserve, reserveOf } from './money-reserve.ts'
import { counted, dollarsOf, lettersOf, type Purse, purseOf } from './money-roads.ts'
import { monthChart, monthRows } from './month-chart.ts'

const EMPTY = '\u00a0'

/** career_change: the money page, and a second one about the bridge between two pays. */
export const moneyAndBridge: Section = {
  id: 'money',
  pages: 2,
  title: 'Money: when a change pays',
  group: 'do',
  compose: (input, facts) => {
    const purse = purseOf(input, facts)
    const start = ownStartOf(input)
    if (start) return [startMoneyPage(input, facts, start, 'Money, 1 of 2'), startBridgePage(input, facts, start, purse)]
    return [moneyPage(purse, 'Money, 1 of 2'), purse.base.from === 'none' ? firstPayPage(purse) : bridgePage(purse)]
  },
}

function bridgePage(purse: Purse): PageContent {
  const { input, base, roads } = purse
  const reserve = reserveOf(input)
  const rows = monthRows(purse)
  return {
    id: 'money-bridge',
    title: 'Money: the bridge',
    group: 'do',
    kicker: 'Money, 2 of 2',
    headline: bridgeHeadline(purse, reserve),
    standfirst: bridgeStandfirst(purse, reserve),
    blocks: [
      ...(rows.length > 0
        ? [
            figure('A month before tax: now, at the least you could take, and at a low start', monthChart(purse, rows), {
              note: `Gray: middle half of pay in the new work${
                payState(input)
                  ? `: ${payPlace(
                      input,
                      roads.map(({ occupation }) => occupation),
                    )}`
                  : ''
              }.{^W} {sym:you} ${base.from === 'you' ? 'your pay now{^Y}' : 'stand-in for your pay{^W}'}${purse.floor === undefined ? '' : ' {sym:people} the least that you could take{^Y}'} {sym:target} a low first pay{^W}.`,
            }),
          ]
        : []),
      ...(counted(roads).length > 0 ? [leanTable(purse, reserve)] : []),
      columns(
        'halves',
        [heading('What this means for you'), points('plus', bridgeItems(purse, reserve), { size: 'small' })],
        [heading('What could break it'), points('minus', breakItems(purse), { size: 'small' })],
      ),
      {
        kind: 'table',
        columns: [
          { head: 'Per month', width: 27 },
          { head: 'Now' },
          { head: 'While I learn' },
          { head: 'First year' },
          { head: 'Later' },
        ],
        rows: ['Pay, all of us', 'Rent, food, loans', 'Health and travel', 'What is left'].map((name, index) => ({
          cells: [name, EMPTY, EMPTY, EMPTY, EMPTY],
          ...(index === 2 ? { drop: 2 } : {}),
        })),
        style: 'worksheet',
      },
      small(shorterWords(purse), { drop: 1 }),
    ],
  }
}

const CARRIES: Readonly<Record<Carries, Text>> = {
  holds: 'carries it',
  tight: 'tight: at best it just lasts',
  short: 'too short',
}

function leanTable(purse: Purse, reserve: Reserve | undefined): TableBlock {
  const need = needOf(purse)
  const month = dollarsOf(purse, 'need', need)
  const thinOnes = counted(purse.roads).some((road) => leanOf(purse, road).thin > 0)
  return {
    kind: 'table',
    caption: 'Months with too little pay, against your reserve',
    note: `At the hard end, times ${month} a month: ${purse.floor === undefined ? 'the pay we count with' : 'the least that you said you could take'}.{^${lettersOf(purse.base)}} ${reserve ? `You could live ${reserve.words} without pay.{^Y}` : 'You did not say how long you could live without pay: write it here. ______ months'}`,
    columns: [
      { head: 'Direction', width: 28 },
      { head: 'Without pay', width: thinOnes ? 19 : 34 },
      ...(thinOnes ? [{ head: 'In training, under your need', width: 20 }] : []),
      { head: 'Needed', align: 'right' as const, width: 13 },
      { head: 'Your reserve' },
    ],
    rows: counted(purse.roads).map((road) => {
      const { unpaid, thin, cost } = leanOf(purse, road)
      const code = road.occupation.code
      return {
        cells: [
          capital(road.name),
          road.way.school[1] > 0
            ? `Up to ${timeRange(unpaid, unpaid)}: school and search`
            : `Up to ${unpaid} months, if you leave first`,
          ...(thinOnes ? [thin > 0 ? `Up to ${timeRange(thin, thin)}` : 'None'] : []),
          dollarsOf(purse, `lean.${code}`, cost),
          reserve ? CARRIES[carries(cost, reserve, need)] : '______',
        ],
      }
    }),
    style: 'dense',
  }
}
