import { keyOn, keysOn, labelsOn } from '../facts/answered.ts'
import type { FactTable } from '../facts/fact-table.ts'
import { payPlace, payState } from '../facts/pay-place.ts'
import { capital, directions, lower, occupationOf } from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { plain, type Text } from '../facts/rich-text.ts'
import { type ChartRow, rowChart } from '../figures/row-chart.ts'
import type { Block } from './blocks.ts'
import { type Base, moneyPage, payBase, type Reckoning, reckonings } from './money.ts'
import { columns, figure, heading, points, small } from './parts.ts'
import type { PageContent, Section } from './section.ts'

const EMPTY = '\u00a0'

/** career_change: the money page, and a second one about the bridge between two pays. */
export const moneyAndBridge: Section = {
  id: 'money',
  pages: 2,
  title: 'Money: when a change pays',
  group: 'do',
  compose: (input, facts) => [moneyPage(input, facts, 'Money, 1 of 2'), bridgePage(input, facts)],
}

function bridgePage(input: ReportInput, facts: FactTable): PageContent {
  const base = payBase(input, facts)
  const list = reckonings(input, base)
  return {
    id: 'money-bridge',
    title: 'Money: the bridge',
    group: 'do',
    kicker: 'Money, 2 of 2',
    headline: headlineFor(input, list, base),
    standfirst:
      'A change fails on the months between two pays more often than on the new pay. So count the months without pay first, and the gain later.',
    blocks: [
      figure('A month before tax: now, at the lowest you could take, and at first', monthChart(input, base), {
        note: `Gray: middle half of pay in the new work${payState(input) ? `: ${payPlace(input, directions(input).map(occupationOf))}` : ''}.{^W} {sym:you} ${base.from === 'you' ? 'your pay now{^Y}' : 'stand-in for your pay{^W}'} {sym:people} the least that you could take${floorShare(input) > 0 ? '{^Y}' : '{^E}'} {sym:target} a low first pay{^W}.`,
      }),
      bridgeTable(input, facts, list, base),
      columns(
        'halves',
        [heading('What you told us'), points('plus', toldItems(input), { size: 'small' })],
        [heading('What breaks a bridge'), points('minus', breaks(input), { size: 'small' })],
      ),
      {
        kind: 'table',
        caption: 'Your household, in four columns',
        note: 'Ten minutes with the last three bank statements. Round to the nearest fifty.',
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
      small(
        '**Three ways to make it shorter.** Learn before you leave. Ask for a start date eight weeks away, and save those weeks. Take a first step that pays while it teaches, as on page {page:stones}.',
        { drop: 1 },
      ),
    ],
  }
}

const floorShare = (input: ReportInput) => input.profile.reach?.payFloorShare ?? 0

/** Months of runway by option; undefined when not asked. */
const RUNWAY: Record<string, { months: number; words: string }> = {
  runway_0: { months: 0.5, words: 'less than a month' },
  runway_3: { months: 3, words: 'one to three months' },
  runway_6: { months: 6, words: 'four to six months' },
  runway_12: { months: 12, words: 'up to a year' },
  runway_24: { months: 24, words: 'more than a year' },
}

/** What the months without pay cost on the long way in, at the present pay: the reserve has to cover these, and no more. */
const unpaidCost = (one: Reckoning, base: Base) => (one.way.unpaid[1] * base.pay) / 12

function headlineFor(input: ReportInput, list: Reckoning[], base: Base): Text {
  const runway = RUNWAY[keyOn(input, 'money.runway')]
  if (list.length === 0) return 'Pay or the way in is not known here, so build the bridge from job ads'
  if (!runway) return 'Know the months without pay before you step on the bridge'
  const reserve = (base.pay / 12) * runway.months
  const held = list.filter((one) => unpaidCost(one, base) <= reserve)
  if (held.length === list.length) return 'Your reserve would carry you over all three'
  if (held.length === 0) return 'Your reserve ends before the first new pay. So do not leave first.'
  return `Your reserve carries you to ${plain(occupationOf(held[0]!.ranked).shortTitle)}, if you start slowly`
}

function monthChart(input: ReportInput, base: Base) {
  const share = floorShare(input)
  const floor = (base.pay * (share > 0 ? share : 0.9)) / 12
  const you = base.pay / 12
  const rows: ChartRow[] = directions(input).flatMap((ranked) => {
    const occupation = occupationOf(ranked)
    const wages = occupation.wages
    if (!wages || wages.median <= 0) return []
    const low = (wages.p25 > 0 ? wages.p25 : wages.median * 0.8) / 12
    const difference = Math.round((low - you) / 10) * 10
    return [
      {
        label: capital(occupation.shortTitle),
        band: { from: low, to: (wages.p75 > 0 ? wages.p75 : wages.median * 1.2) / 12, middle: wages.median / 12 },
        marks: [
          { kind: 'people' as const, at: floor },
          { kind: 'target' as const, at: low },
          { kind: 'you' as const, at: you },
        ],
        right: `${difference < 0 ? '−' : '+'}$${Math.abs(difference).toLocaleString('en-US')}`,
        rightStrong: low < floor,
      },
    ]
  })
  const values = rows.flatMap((row) => [row.band!.from, row.band!.to, floor, you])
  const from = Math.floor(Math.min(...values, you) / 1000) * 1000
  const to = Math.ceil(Math.max(...values, you) / 1000) * 1000
  const step = to - from > 6000 ? 2000 : 1000
  const ticks = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_tick, index) => ({
    at: from + index * step,
    label: `$${(from + index * step).toLocaleString('en-US')}`,
  }))
  return rowChart({
    labelWidth: 132,
    rightWidth: 54,
    rightHead: 'change',
    from,
    to,
    ticks,
    rowHeight: 26,
    rows,
    digits: 0,
    names: { you: 'your pay', people: 'your floor', target: 'a low first pay' },
  })
}

function bridgeTable(input: ReportInput, facts: FactTable, list: Reckoning[], base: Base): Block {
  const runway = RUNWAY[keyOn(input, 'money.runway')]
  const reserve = runway ? (base.pay / 12) * runway.months : 0
  return {
    kind: 'table',
    caption: 'What the months without pay cost',
    note: `The long way in: school, where there is one, and two months of search, each at your pay of today.{^WEK}${runway ? ` You could live ${runway.words} without pay.{^Y}` : ''}`,
    columns: [
      { head: 'Direction', width: 30 },
      { head: 'Your reserve', width: 26 },
      { head: 'Without pay{^WEK}', align: 'right' },
      { head: 'Months{^K}', align: 'right' },
    ],
    rows: list.map((one) => {
      const { code, shortTitle } = occupationOf(one.ranked)
      const depth = facts.put({
        id: `bridge.${code}`,
        value: Math.round(unpaidCost(one, base) / 100) * 100,
        unit: 'usd',
        source: 'WEK',
      })
      const months = facts.put({
        id: `bridge.months.${code}`,
        value: one.way.unpaid[1],
        unit: 'decimal',
        source: 'K',
      })
      const words = !runway
        ? 'not told'
        : unpaidCost(one, base) <= reserve * 0.8
          ? 'holds'
          : unpaidCost(one, base) <= reserve
            ? 'just holds'
            : 'ends before'
      return { cells: [plain(capital(shortTitle)), words, depth.replace('}', '!}'), months.replace('}', '!}')] }
    }),
    style: 'dense',
  }
}

const DEPENDANTS: Record<string, Text> = {
  nobody_else:
    'Only you live on your pay. So you may take the risk that others cannot, and you have no second pay to fall back on.',
  shared: 'You share costs about half and half. So the talk at home is part of the plan: one hour, with this page.',
  main: 'You earn most of what your home lives on. So the sum above is a limit, not a price.',
  sole: 'Everyone at home lives on your pay. So leave only with a signed offer, whatever the sums say.',
}
const PACE: Record<string, Text> = {
  quick: 'One quick move suits you. Then the first pay counts most: look at the diamonds.',
  steady: 'Step by step suits you. Then the bridge is short, because you cross it beside your job.',
  long: 'You would go a long way for something new. Then plan for the low point twice: while learning, and at the start.',
}

function toldItems(input: ReportInput): { lead: Text; text: Text }[] {
  const items: { lead: Text; text: Text }[] = []
  const dependants = DEPENDANTS[keyOn(input, 'money.dependants')]
  if (dependants) items.push({ lead: 'Who lives on it.{^Y}', text: dependants })
  const pace = PACE[keyOn(input, 'change.pace')]
  if (pace) items.push({ lead: 'Your pace.{^Y}', text: pace })
  const time = labelsOn(input, 'reach.months', 1)[0]
  if (time)
    items.push({
      lead: 'Your time.{^Y}',
      text: `You give it ${plain(lower(time))}. A bridge that needs longer is a different plan, not a failed one.`,
    })
  if (items.length === 0)
    items.push(
      {
        lead: 'Nothing so far.',
        text: 'Two answers would fill this page: how long you could live without pay, and who lives on it.',
      },
      { lead: 'Until then:', text: 'three months of rent in reach is a fair start.{^E}' },
    )
  return items
}

function breaks(input: ReportInput): { lead: Text; text: Text }[] {
  const items: { lead: Text; text: Text }[] = [
    { lead: 'A gap in health cover.', text: 'Ask both employers for the exact day. Fill the weeks between before you sign.' },
    { lead: 'A course paid twice.', text: 'Once in fees, once in hours not worked. Count both.' },
  ]
  const obstacles = keysOn(input, 'constraint.obstacles')
  if (obstacles.includes('people_family'))
    items.unshift({
      lead: 'Someone needs you.{^Y}',
      text: 'You said that family depends on you. Keep one month in hand that is not part of any plan.',
    })
  items.push({ lead: 'A raise where you are.', text: 'It would lengthen every bar. Ask for it first; a yes is an answer too.' })
  return items.slice(0, 3)
}
