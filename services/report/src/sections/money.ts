import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import type { FactTable } from '../facts/fact-table.ts'
import { capital, directions, occupationOf, shorten } from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { plain, type Text } from '../facts/rich-text.ts'
import { type Span, spanChart } from '../figures/span-chart.ts'

import { columns, figure, heading, jobTokens, points, small } from './parts.ts'
import type { PageContent, Section } from './section.ts'

/** Page 26: when a change has paid for itself, as a range. */
export const money: Section = {
  id: 'money',
  pages: 1,
  compose: (input, facts) => [moneyPage(input, facts, 'Money')],
}

export interface BreakEven {
  ranked: RankedOccupation
  /** Months until the sums meet; Infinity when the pay never rises above the present one. */
  low: number
  high: number
  cost: number
}

/** What a change costs where nobody has told us: part of a course, and a lean first weeks (our estimate). */
const COURSE = { low: 500, high: 4000 }
const UNPAID_MONTHS = { low: 0, high: 1 }

/** Months to earn back: (course + lost pay) over the monthly raise; likely middle pay against the lower quarter. */
export function breakEven(ranked: RankedOccupation, pay: number): BreakEven {
  const wages = occupationOf(ranked).wages
  const month = pay / 12
  const months = (raise: number, cost: number) =>
    raise > 0 ? Math.max(1, Math.round(cost / (raise / 12))) : Number.POSITIVE_INFINITY
  const low = months((wages?.median ?? 0) - pay, COURSE.low + UNPAID_MONTHS.low * month)
  const high = months((wages?.p25 ?? 0) - pay, COURSE.high + UNPAID_MONTHS.high * month)
  return { ranked, low, high, cost: COURSE.high + UNPAID_MONTHS.high * month }
}

export function moneyPage(input: ReportInput, facts: FactTable, kicker: string): PageContent {
  const pay = input.profile.reach?.salaryCurrent ?? 0
  const base = pay > 0 ? pay : (input.present?.wages?.median ?? 0)
  const list = directions(input)
    .filter((ranked) => (occupationOf(ranked).wages?.median ?? 0) > 0)
    .map((ranked) => breakEven(ranked, base))
  return {
    id: 'money',
    title: 'Money: when a change pays',
    group: 'do',
    kicker,
    headline: headlineFor(list, base),
    standfirst:
      base > 0
        ? `We set the raise against a course and a lean month. The short end takes the middle pay; the long end takes the lower quarter and the higher cost.${pay > 0 ? '' : ' You gave no pay, so we took the median of your job.'}`
        : 'Without your pay there is nothing to set a raise against. The table gives what each direction pays; the sum is yours to do.',
    blocks: [
      ...(base > 0 && list.length > 0
        ? [
            figure('Months until a change has paid for itself', breakEvenFigure(list), {
              note: 'From the first day in the new job. Pay{^W}, your pay{^Y}, costs{^E}, sum{^K}. A bar that runs off the chart: not within five years.',
            }),
          ]
        : []),
      {
        kind: 'table',
        caption: 'The first year and the later ones',
        columns: [
          { head: 'Direction', width: 24 },
          { head: 'First pay may be near{^W}', align: 'right', width: 19 },
          { head: 'Middle pay{^W}', align: 'right', width: 16 },
          { head: 'Highest quarter from{^W}', align: 'right', width: 19 },
          { head: 'Against yours{^WYK}', align: 'right' },
        ],
        rows: directions(input).map((ranked) => payRow(facts, ranked, base)),
      },
      columns(
        'halves',
        [
          heading('Before you count'),
          points('box', [
            'Health cover: what would change, from which day?',
            'Pension or matched savings: what do you leave behind?',
            'Travel: minutes and dollars a week.',
            'Two months of rent that you could reach without asking.',
          ]),
        ],
        [heading('What speaks against the sum'), points('minus', against(input, facts, list, base))],
      ),
      {
        kind: 'table',
        caption: 'Your own figures',
        note: 'Write in what you know. These lines decide more than any median.',
        columns: [{ head: 'Per month', width: 34 }, { head: 'Now' }, { head: 'In the first year' }, { head: 'Later' }],
        rows: ['What comes in', 'What must go out', 'What is left', 'The change, once'].map((name, index) => ({
          cells: [name, '', '', ''],
          ...(index === 1 ? {} : {}),
        })),
        style: 'worksheet',
      },
      columns(
        'halves',
        [
          heading('Ways to make the change cheaper'),
          small(
            'Ask your employer to pay for the course that they would profit from too. Ask the new one whether they train. An American Job Center knows which funds exist where you live; it is free.',
          ),
        ],
        [
          heading('What we leave out'),
          small(
            'Taxes, debts and prices of courses. We hold no data on them. A free credit counsellor does this sum with you in an hour.',
          ),
        ],
      ),
    ],
  }
}

function headlineFor(list: BreakEven[], base: number): Text {
  if (base <= 0) return 'What each direction pays, and the sum only you can do'
  const possible = list.filter((one) => Number.isFinite(one.low))
  if (possible.length === 0) return 'None of the three pays more at once. Move for other reasons, or not yet.'
  const best = [...possible].sort((a, b) => a.low - b.low)[0]!
  const name = occupationOf(best.ranked).shortTitle
  if (!Number.isFinite(best.high)) return `${plain(capital(name))} can pay for itself. A low first pay may undo it.`
  return `${plain(capital(name))} pays for itself in ${best.low} to ${best.high} months`
}

const YEARS_SHOWN = 60

function breakEvenFigure(list: BreakEven[]) {
  const finite = list.flatMap((one) => [one.low, one.high]).filter((value) => Number.isFinite(value) && value <= YEARS_SHOWN)
  const most = Math.max(12, ...finite)
  const endless = list.some((one) => !Number.isFinite(one.high) || one.high > YEARS_SHOWN)
  const to = endless ? YEARS_SHOWN : Math.ceil(most / 6) * 6
  const step = to > 36 ? 12 : 6
  const spans: Span[] = list.map((one) => {
    const never = !Number.isFinite(one.low) || one.low > YEARS_SHOWN
    const open = !Number.isFinite(one.high) || one.high > YEARS_SHOWN
    return {
      label: capital(shorten(occupationOf(one.ranked).shortTitle, 34)),
      from: never ? 0 : Math.min(one.low, to - 1),
      to: open ? to : Math.max(one.high, one.low + 1),
      words: never
        ? 'not by pay alone'
        : open
          ? `${one.low} months, or not within five years`
          : `${one.low} to ${one.high} months`,
      tone: never ? 'rust' : open ? 'pale' : 'main',
    }
  })
  const ticks = Array.from({ length: Math.floor(to / step) + 1 }, (_t, index) => ({
    at: index * step,
    label: index === 0 ? 'first day' : String(index * step),
  }))
  return spanChart({
    from: 0,
    to,
    ticks,
    spans,
    labelWidth: 150,
    rowHeight: 24,
    intro: 'Months until a change has paid for itself:',
  })
}

function payRow(facts: FactTable, ranked: RankedOccupation, base: number) {
  const occupation = occupationOf(ranked)
  const job = jobTokens(facts, occupation.code)
  const median = occupation.wages?.median ?? 0
  const change =
    base > 0 && median > 0
      ? facts
          .put({ id: `money.change.${occupation.code}`, value: ((median - base) / base) * 100, unit: 'change', source: 'WYK' })
          .replace('}', '!}')
      : '–'
  return {
    cells: [
      plain(capital(occupation.shortTitle)),
      job.bareOr('p25', 'not published'),
      job.bareOr('median', 'not published'),
      job.bareOr('p75', 'not published'),
      change,
    ],
  }
}

function against(input: ReportInput, facts: FactTable, list: BreakEven[], base: number): { lead: Text; text: Text }[] {
  const items: { lead: Text; text: Text }[] = []
  const falls = list.filter((one) => (occupationOf(one.ranked).wages?.p25 ?? 0) < base)
  if (base > 0 && falls.length > 0) {
    const count = facts.put({ id: 'money.falls', value: falls.length, unit: 'score', source: 'WYK' })
    items.push({
      lead: 'The first pay may be lower.',
      text: `For ${count} of ${list.length}, a quarter earn less than you do now.`,
    })
  }
  const floor = input.profile.reach?.payFloorShare ?? 0
  if (floor > 0 && floor < 1 && base > 0) {
    const least = facts.put({ id: 'money.floor', value: base * floor, unit: 'usd', source: 'YK' })
    items.push({
      lead: 'You set a floor.',
      text: `Below ${least} a year you would not go. Say that number to yourself before any talk.`,
    })
  }
  items.push({ lead: 'Medians hide place.', text: 'The same title can pay a third more or less one state over.{^W}' })
  return items.slice(0, 3)
}
