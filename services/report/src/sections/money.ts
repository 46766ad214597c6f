import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { keyOn, keysOn, ratingOn, saidRating } from '../facts/answered.ts'
import { breakEvenWords, type MoneyWay, moneyWay } from '../facts/break-even.ts'
import { ALL_JOBS_MEDIAN } from '../facts/build-facts.ts'
import { entryWay } from '../facts/entry-way.ts'
import type { FactTable } from '../facts/fact-table.ts'
import { payPlace, payState } from '../facts/pay-place.ts'
import { capital, directions, listing, occupationOf } from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { plain, type Text } from '../facts/rich-text.ts'
import { moneyPanels } from '../figures/money-panels.ts'
import type { Block } from './blocks.ts'
import { columns, figure, heading, jobTokens, points, small } from './parts.ts'
import type { PageContent, Section } from './section.ts'

/** Page 26: when a change has paid for itself, as a range of months. */
export const money: Section = {
  id: 'money',
  pages: 1,
  title: 'Money: when a change pays',
  group: 'do',
  compose: (input, facts) => [moneyPage(input, facts, 'Money')],
}

export interface Base {
  /** Yearly pay against which we count, and its token. */
  pay: number
  token: Text
  /** Whose figure it is. */
  from: 'you' | 'job' | 'all'
}

/** The person's pay; else the median of their job; else of all jobs. */
export function payBase(input: ReportInput, facts: FactTable): Base {
  if (facts.has('you.pay')) return { pay: Number(facts.get('you.pay')!.value), token: facts.ref('you.pay'), from: 'you' }
  const median = input.present?.wages?.median ?? 0
  if (input.present && median > 0) return { pay: median, token: jobTokens(facts, input.present.code).ref('median'), from: 'job' }
  return { pay: ALL_JOBS_MEDIAN, token: facts.ref('all.median'), from: 'all' }
}

export interface Reckoning {
  ranked: RankedOccupation
  way: MoneyWay
}

/** Directions whose pay is published and whose way in is known, with their sums. */
export function reckonings(input: ReportInput, base: Base): Reckoning[] {
  return directions(input).flatMap((ranked) => {
    const wages = occupationOf(ranked).wages
    const entry = entryWay(ranked)
    return wages && wages.median > 0 && entry.known ? [{ ranked, way: moneyWay(wages, base.pay, entry) }] : []
  })
}

export function moneyPage(input: ReportInput, facts: FactTable, kicker: string): PageContent {
  const base = payBase(input, facts)
  const list = reckonings(input, base)
  const letters = base.from === 'you' ? 'WYEK' : 'WEK'
  return {
    id: 'money',
    title: 'Money: when a change pays',
    group: 'do',
    kicker,
    headline: headlineFor(list, facts, letters),
    standfirst: standfirstFor(base),
    blocks: [
      ...(list.length > 0
        ? [
            figure('What a change brings against staying, added up', moneyPanels(list.map(panelOf)), {
              note: `Dollars before tax, over ten years, school without pay and pay in training counted, fees not. Upper line: the short way in, a quick start. Dashed: the long way in, a low first pay. Circles: even again.{^${letters}}${placeWords(input)}`,
            }),
          ]
        : []),
      payTable(input, facts, list, letters),
      columns(
        'halves',
        [heading('What you told us'), points('plus', toldItems(input, facts, base), { size: 'small' })],
        [heading('What speaks against the sum'), points('minus', againstItems(input, facts, list, base), { size: 'small' })],
      ),
      columns(
        'halves',
        [
          heading('Before you count'),
          points(
            'box',
            [
              'Health cover: what changes, and from which day?',
              'Pension or matched savings: what do you leave behind?',
              'Travel: minutes and dollars a week.',
              'Two months of rent that you could reach without asking.',
            ],
            { size: 'small' },
          ),
        ],
        [
          heading('Make it cheaper'),
          small(
            'Ask your employer to pay for a course that they would use too. Ask the new one if they train. An American Job Center knows which funds exist near you, and it is free.',
          ),
          heading('What we leave out'),
          small('Taxes, debts, and fees of schools and courses: we hold no data on them. Write in two quotes before you pay.'),
        ],
      ),
      ownFigures(),
    ],
  }
}

/** Whose pay the sums take, where the person named a state. */
function placeWords(input: ReportInput): Text {
  const counted = [...(input.present ? [input.present] : []), ...directions(input).map(occupationOf)]
  return payState(input) ? ` Pay: ${payPlace(input, counted)}.{^W}` : ''
}

function panelOf({ ranked, way }: Reckoning) {
  return { label: capital(occupationOf(ranked).shortTitle), words: breakEvenWords(way), way }
}

function headlineFor(list: Reckoning[], facts: FactTable, source: string): Text {
  const months = (id: string, value: number, unit: 'months' | 'score') =>
    facts.put({ id: `money.even.${id}`, value, unit, source }).replace('}', '!}')
  if (list.length === 0) return 'Pay or the way in is not known for these three, so ask before you count'
  const possible = list.filter(({ way }) => way.quickMonth !== undefined)
  if (possible.length === 0) return 'None of the three pays for itself by pay alone within ten years'
  const sure = possible.filter(({ way }) => way.slowMonth !== undefined).sort((a, b) => a.way.slowMonth! - b.way.slowMonth!)[0]
  if (!sure) {
    const name = occupationOf(possible[0]!.ranked).shortTitle
    return `${plain(capital(name))} can pay for itself, but only with a quick start`
  }
  const name = plain(capital(occupationOf(sure.ranked).shortTitle))
  if (sure.way.slowMonth === 0) return `${name} pays more from the first month on`
  return sure.way.quickMonth === 0
    ? `${name} has paid for itself after ${months('slow', sure.way.slowMonth!, 'months')} at most`
    : `${name} has paid for itself after ${months('quick', sure.way.quickMonth!, 'score')} to ${months('slow', sure.way.slowMonth!, 'months')}`
}

function standfirstFor(base: Base): Text {
  const range = 'A first pay is rarely the middle pay, so each direction gets a quick and a slow way.'
  if (base.from === 'you') return `We set the new pay against your ${base.token}. ${range}`
  if (base.from === 'job') return `You gave no pay, so we took the median of your job, ${base.token}. ${range}`
  return `You gave no pay. We took the median of all jobs, ${base.token}, in its place. Put in your own figure below, and the sum may turn.`
}

function payTable(input: ReportInput, facts: FactTable, list: Reckoning[], letters: string): Block {
  return {
    kind: 'table',
    caption: 'First pay, later pay, and the month in which you are even',
    columns: [
      { head: 'Direction', width: 20 },
      { head: `Even after{^${letters}}`, width: 20 },
      { head: '$1,000 of course adds{^WEK}', width: 16 },
      { head: 'Lowest quarter under{^W}', align: 'right', width: 14 },
      { head: 'Median{^W}', align: 'right', width: 15 },
      { head: 'Highest quarter from{^W}', align: 'right' },
    ],
    rows: directions(input).map((ranked) => {
      const occupation = occupationOf(ranked)
      const job = jobTokens(facts, occupation.code)
      const found = list.find((one) => one.ranked === ranked)
      return {
        cells: [
          plain(capital(occupation.shortTitle)),
          found ? breakEvenWords(found.way) : 'not known',
          courseMonths(occupation.wages?.median ?? 0, payBase(input, facts).pay),
          job.bareOr('p25', 'not published'),
          job.bareOr('median', 'not published'),
          job.bareOr('p75', 'not published'),
        ],
      }
    }),
    style: 'dense',
  }
}

/** Months of the later raise that a thousand dollars take. */
function courseMonths(median: number, pay: number): Text {
  const raise = (median - pay) / 12
  if (median === 0 || raise < 20) return 'no raise to pay it'
  const months = Math.max(1, Math.round(1000 / raise))
  return months === 1 ? 'about a month' : `about ${months} months`
}

const OBSTACLES: Record<string, Text> = {
  money_meantime: 'Money in the meantime worries you. So plan the slow way, and treat the quick one as luck.',
  money_training: 'The cost of training holds you back. So look first for a step where someone pays you to learn.',
  people_family: 'Your family depends on you. So the first number to know is the least that you all can live on.',
}

function toldItems(input: ReportInput, facts: FactTable, base: Base): { lead: Text; text: Text }[] {
  const items: { lead: Text; text: Text }[] = []
  const share = input.profile.reach?.payFloorShare ?? 0
  if (share > 0) {
    const floor = facts.put({
      id: 'money.floor',
      value: base.pay * share,
      unit: 'usd',
      source: base.from === 'you' ? 'YK' : 'WYK',
    })
    items.push({
      lead: share >= 1 ? 'No drop.' : 'Your floor.',
      text:
        share >= 1
          ? `You want no less than ${floor}. Say that figure before any talk starts.`
          : `You could go down to about ${floor} for a while. Say that figure to yourself before any talk.`,
    })
  }
  const risk = ratingOn(input, 'risk.appetite')
  if (risk !== undefined)
    items.push({
      lead: `Uncertainty ${saidRating(facts, 'risk.appetite', risk)} of 10.`,
      text:
        risk <= 4
          ? 'You do not like to wait for an end. Sign the new job before you leave the old one.'
          : 'You can live with open months. That makes the quick way more likely, not the pay higher.',
    })
  const obstacle = keysOn(input, 'constraint.obstacles').find((key) => OBSTACLES[key])
  if (obstacle) items.push({ lead: 'What holds you back.{^Y}', text: OBSTACLES[obstacle]! })
  const months = keyOn(input, 'reach.months')
  if (months === 'months_3' || months === 'months_6')
    items.push({
      lead: 'Little time.{^Y}',
      text: 'You want to be there within half a year. Then the first pay counts for more than the later one.',
    })
  if (facts.has('you.goal'))
    items.push({ lead: 'Your goal.', text: `You hope for ${facts.ref('you.goal')}. ${goalWords(input, facts)}` })
  if (items.length === 0)
    items.push({
      lead: 'Nothing so far.',
      text: 'No pay, no floor, no goal. Add three figures online, and this page is worked out for you.',
    })
  return items.slice(0, 4)
}

function goalWords(input: ReportInput, facts: FactTable): Text {
  const goal = Number(facts.get('you.goal')!.value)
  const reach = directions(input).filter((ranked) => (occupationOf(ranked).wages?.median ?? 0) >= goal)
  if (reach.length === 0) return 'None of the three has it as its middle pay.{^W}'
  return `The middle pay of ${plain(listing(reach.map((ranked) => occupationOf(ranked).shortTitle)))} reaches it.{^W}`
}

function againstItems(input: ReportInput, facts: FactTable, list: Reckoning[], base: Base): { lead: Text; text: Text }[] {
  const items: { lead: Text; text: Text }[] = []
  const lower = list.filter(({ ranked }) => (occupationOf(ranked).wages?.p25 ?? 0) < base.pay)
  if (lower.length > 0) {
    const count = facts.put({ id: 'money.lower', value: lower.length, unit: 'score', source: base.from === 'you' ? 'WYK' : 'WK' })
    items.push({
      lead: 'The first pay may be lower.',
      text: `In ${count} of the three, a quarter earn less than ${base.from === 'you' ? 'you do now' : 'that'}.`,
    })
  }
  const never = list.filter(({ way }) => way.slowMonth === undefined)
  if (never.length > 0)
    items.push({
      lead: 'The slow way may not pay.',
      text: `For ${plain(listing(never.map(({ ranked }) => occupationOf(ranked).shortTitle)))} it is still behind after ten years. Go there for the work, not for the pay.{^K}`,
    })
  items.push({
    lead: 'Medians hide place.',
    text: payState(input)
      ? 'Even within one state the same title pays more or less. Check two job ads near you.{^W}'
      : 'The same title pays more or less from one state to the next. Check two job ads near you.{^W}',
  })
  items.push({
    lead: 'Staying is not free.',
    text: 'We hold your pay still. A raise where you are, or a job that shrinks, would change every line.',
  })
  return items.slice(0, input.present ? 4 : 3)
}

function ownFigures(): Block {
  const empty = '\u00a0'
  return {
    kind: 'table',
    caption: 'Your own figures',
    columns: [{ head: 'Per month', width: 30 }, { head: 'Now' }, { head: 'First year' }, { head: 'Later' }],
    rows: ['What comes in', 'What must go out', 'What is left'].map((name) => ({ cells: [name, empty, empty, empty] })),
    style: 'worksheet',
    reserve: true,
  }
}
