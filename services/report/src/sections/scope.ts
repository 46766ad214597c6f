import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import { keyOn, labelsOn, ratedOn, saidOf } from '../facts/answered.ts'
import type { FactTable } from '../facts/fact-table.ts'
import { capital, directions, listing, lower, occupationOf, shorten } from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { plain, type Text } from '../facts/rich-text.ts'
import { type Bar, barChart } from '../figures/bars.ts'
import type { Block } from './blocks.ts'
import { columns, figure, heading, jobTokens, points, small } from './parts.ts'
import type { Section } from './section.ts'

/** From this rating on a field counts as carried, and a task of a leader as a strength. */
const CARRIED = 7

/** executive_transition, page 25: what the person has answered for, beside what such roles ask. */
export const scope: Section = {
  id: 'scope',
  pages: 1,
  title: 'Scope: what you have carried',
  group: 'do',
  compose(input, facts) {
    return [
      {
        id: 'scope',
        title: 'Scope: what you have carried',
        group: 'do',
        kicker: 'Scope',
        headline: headlineFor(input),
        standfirst:
          'Those who hire for senior roles read scope before titles: people, money, and what was at stake. Say yours in figures, and say what you have not carried.',
        blocks: [
          {
            kind: 'keyfigures',
            items: [
              { value: sized(input, 'leadership.people'), label: 'people, in your largest role{^Y}' },
              { value: sized(input, 'leadership.budget'), label: 'a year, costs or sales{^Y}' },
              {
                value: facts.has('you.years') ? facts.ref('you.years').replace('}', '!}') : 'not told',
                label: 'of work so far{^Y}',
              },
            ],
          },
          columns('halves', [scopeFigure(input)], [strengthFigure(input)]),
          rolesTable(input, facts),
          columns(
            'halves',
            [heading('What speaks for you'), points('plus', strong(input, facts), { size: 'small' })],
            [heading('What they will ask about'), points('minus', thin(input, facts), { size: 'small' })],
          ),
          columns(
            'halves',
            [
              heading('Say it in one line'),
              small('Three figures: what it was when you came, what you were free to decide, what it was when you left.', {
                slot: 'scope.line',
              }),
              { kind: 'lines', label: 'When I came …, I could decide …, when I left …', count: 2 },
            ],
            [heading('Why now'), small(reasonText(input))],
          ),
        ],
      },
    ]
  },
}

const SIZES: Record<string, string> = {
  people_0: 'under 10',
  people_10: '10 to 49',
  people_50: '50 to 249',
  people_250: '250 to 999',
  people_1000: '1,000+',
  budget_0: 'under $1m',
  budget_1: '$1m–10m',
  budget_10: '$10m–50m',
  budget_50: '$50m–250m',
  budget_250: '$250m+',
}

function sized(input: ReportInput, topic: 'leadership.people' | 'leadership.budget'): Text {
  return SIZES[keyOn(input, topic)] ?? 'not told'
}

function headlineFor(input: ReportInput): Text {
  const carried = ratedOn(input, 'leadership.scope').filter((item) => item.value >= CARRIED)
  const rated = ratedOn(input, 'leadership.scope').length
  if (rated === 0) return 'Your scope is not told yet: four figures would do it'
  if (carried.length === 0) return 'You have shared much and carried little alone. Choose one field to own.'
  const names = carried.slice(0, 2).map((item) => lower(plain(shorten(item.label.split(':')[0]!, 30))))
  return `You have carried ${names.join(', ')}${carried.length > 2 ? ', and more' : ''}. Lead with that.`
}

function bars(items: { label: string; value: number }[]): Bar[] {
  return items.map((item) => ({
    label: item.label.split(':')[0]!,
    value: item.value,
    shown: String(item.value),
    tone: item.value >= CARRIED ? ('main' as const) : ('pale' as const),
  }))
}

const TICKS = [0, 5, 10].map((at) => ({ at, label: String(at) }))

function scopeFigure(input: ReportInput): Block {
  const rated = ratedOn(input, 'leadership.scope')
  if (rated.length === 0)
    return blankList('Fields to rate, 1 to 10', [
      'Profit and loss',
      'Growth',
      'Operations',
      'People and culture',
      'Turnaround or crisis',
    ])
  return figure(
    'How much of each field you carried',
    barChart({
      width: 236,
      labelWidth: 118,
      from: 0,
      to: 10,
      ticks: TICKS,
      bars: bars(rated),
      rowHeight: 15,
      intro: 'Fields carried, 1 to 10:',
    }),
    { note: '1 to 10, as you rated it.{^Y} Dark: 7 or more.' },
  )
}

function strengthFigure(input: ReportInput): Block {
  const rated = ratedOn(input, 'leadership.strengths')
  if (rated.length === 0)
    return blankList('Tasks of a leader to rate, 1 to 10', [
      'Setting a direction',
      'Choosing leaders',
      'Hard calls in time',
      'Winning allies',
      'Hearing bad news early',
    ])
  return figure(
    'How strong in the tasks of a leader',
    barChart({
      width: 236,
      labelWidth: 142,
      from: 0,
      to: 10,
      ticks: TICKS,
      bars: bars(rated),
      rowHeight: 15,
      intro: 'Tasks of a leader, 1 to 10:',
    }),
    { note: 'As those who report to you would say it.{^Y}' },
  )
}

function blankList(title: Text, rows: string[]): Block {
  return {
    kind: 'table',
    caption: title,
    columns: [{ head: 'What', width: 66 }, { head: 'My rating' }],
    rows: rows.map((name) => ({ cells: [name, '\u00a0'] })),
  }
}

const level = (occupation: Occupation, id: string) => occupation.skills.find((skill) => skill.id === id)?.level

function rolesTable(input: ReportInput, facts: FactTable): Block {
  return {
    kind: 'table',
    caption: 'What the three directions ask of a leader',
    note: 'Levels run from 0 to 7; 4 fits the head of a crew, 6 the head of a large staff.{^O} National figures; top pay is often not published.{^W}',
    columns: [
      { head: 'Direction', width: 30 },
      { head: 'Leading people{^O}', align: 'right', width: 13 },
      { head: 'Managing money{^O}', align: 'right', width: 14 },
      { head: 'Median{^W}', align: 'right', width: 14 },
      { head: 'Highest quarter from{^W}', align: 'right' },
      { head: 'Openings a year{^P}', align: 'right' },
    ],
    rows: directions(input).map((ranked) => {
      const occupation = occupationOf(ranked)
      const job = jobTokens(facts, occupation.code)
      const shown = (id: string, name: string) => {
        const value = level(occupation, id)
        return value === undefined
          ? 'not rated'
          : facts.put({ id: `scope.${name}.${occupation.code}`, value, unit: 'level', source: 'O' }).replace('}', '!}')
      }
      return {
        cells: [
          plain(capital(occupation.shortTitle)),
          shown('2.B.5.d', 'people'),
          shown('2.B.5.b', 'money'),
          job.bareOr('median', 'not published'),
          job.bareOr('p75', 'not published'),
          job.bareOr('openings', 'not published'),
        ],
      }
    }),
    style: 'dense',
  }
}

function strong(input: ReportInput, facts: FactTable): { lead: Text; text: Text }[] {
  const tasks = ratedOn(input, 'leadership.strengths').filter((item) => item.value >= CARRIED)
  const fields = ratedOn(input, 'leadership.scope').filter((item) => item.value >= CARRIED)
  const items = [
    ...tasks.slice(0, 2).map((item) => ({
      lead: `${plain(item.label)}, ${saidOf(facts, 'leadership.strengths', item)} of 10.`,
      text: 'Name the one decision that shows it, and who would confirm it.',
    })),
    ...fields.slice(0, 1).map((item) => ({
      lead: `${plain(item.label)}, ${saidOf(facts, 'leadership.scope', item)} of 10.`,
      text: 'State the figure before you, and the figure after.',
    })),
  ]
  return items.length > 0
    ? items
    : [
        {
          lead: 'No field or task stands at 7 or more.',
          text: 'Honest ratings are worth more than high ones. Ask two people who reported to you.',
        },
      ]
}

function thin(input: ReportInput, facts: FactTable): { lead: Text; text: Text }[] {
  const low = [...ratedOn(input, 'leadership.scope')]
    .reverse()
    .filter((item) => item.value <= 3)
    .slice(0, 2)
  const weak = [...ratedOn(input, 'leadership.strengths')].reverse().find((item) => item.value <= 4)
  const items = low.map((item) => ({
    lead: `${plain(item.label)}, ${saidOf(facts, 'leadership.scope', item)} of 10.`,
    text: 'Say who did it beside you, and what you would read first.',
  }))
  if (weak)
    items.push({
      lead: `${plain(weak.label)}, ${saidOf(facts, 'leadership.strengths', weak)} of 10.`,
      text: 'Bring a name: the person you would hire for it.',
    })
  return items.length > 0
    ? items
    : [
        {
          lead: 'No field stands low.',
          text: 'Then they will ask what you did yourself, and what your people did. Split the two before the talk.',
        },
      ]
}

function reasonText(input: ReportInput): Text {
  const reasons = labelsOn(input, 'leadership.reason', 2).map(lower)
  if (reasons.length === 0)
    return 'You gave no reason. Have one that fits in a sentence and blames nobody. It is the first question of every first talk.'
  return `You say: ${plain(listing(reasons))}.{^Y} Put it in one sentence that blames nobody. It is the first question of every first talk.`
}
