import { keysOn, ratedOn, saidOf, textOn } from '../facts/answered.ts'
import type { FactTable } from '../facts/fact-table.ts'
import { directions, lower, occupationOf, shorten, withArticle } from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { plain, type Text } from '../facts/rich-text.ts'
import { spanChart } from '../figures/span-chart.ts'
import type { Block } from './blocks.ts'
import { box, columns, figure, heading, points, small } from './parts.ts'
import type { Section } from './section.ts'

/** executive_transition, page 28: the first hundred days in a new role. */
export const hundredDays: Section = {
  id: 'hundred',
  pages: 1,
  title: 'The first hundred days',
  group: 'do',
  compose(input, facts) {
    const own = textOn(input, 'leadership.hundred_days', 190)
    return [
      {
        id: 'hundred',
        title: 'The first hundred days',
        group: 'do',
        kicker: 'The first hundred days',
        headline: 'A hundred days: hear, choose, show one thing that holds',
        standfirst: standfirstFor(input, facts),
        blocks: [
          ...(own
            ? [
                {
                  kind: 'quote' as const,
                  text: `“${plain(own)}”`,
                  by: 'What your first hundred days should show, in your words{^Y}',
                },
              ]
            : []),
          figure('Where the hundred days go', chart(), {
            note: 'Circles: stop and report, in two pages, to the person who hired you. The order is our advice.{^E}',
          }),
          table(input, facts),
          columns(
            'halves',
            [heading('What could undo it'), points('minus', risks(input), { size: 'small' })],
            [heading('What you bring'), points('plus', brings(input, facts), { size: 'small' })],
          ),
          columns(
            'halves',
            [
              box('Before you sign', [
                small(
                  'Ask for three things in writing: what you may decide alone, who can overrule you, and what the last person in the chair would say today.',
                ),
              ]),
            ],
            [
              {
                kind: 'lines',
                label: own ? 'By day 100, this figure will have moved' : 'My first hundred days should show',
                count: 3,
              },
            ],
          ),
          small(
            '**If it is a board or an interim seat,** divide by two: hear for two weeks, choose in the third, show by day 50.',
            { drop: 1 },
          ),
        ],
      },
    ]
  },
}

function standfirstFor(input: ReportInput, facts: FactTable): Text {
  const first = occupationOf(directions(input)[0]!)
  const asked = first.skills.find((skill) => skill.id === '2.A.1.b')
  const level = asked ? facts.put({ id: `asked.${first.code}.2.A.1.b`, value: asked.level, unit: 'level', source: 'O' }) : ''
  const words = level ? ` Listening is asked at level ${level} of 7 there.` : ''
  return `This is for the role, not for the search: say, as ${plain(withArticle(first.shortTitle))}.${words} Most new leaders act too early on what they knew before.{^E}`
}

function chart() {
  return spanChart({
    from: 0,
    to: 100,
    ticks: [0, 20, 40, 60, 80, 100].map((at) => ({ at, label: at === 0 ? 'day 1' : String(at) })),
    labelWidth: 128,
    rowHeight: 20,
    spans: [
      { label: 'Hear', from: 0, to: 40, words: 'thirty talks, the same five questions' },
      { label: 'Read', from: 5, to: 35, words: 'accounts, risks, promises', tone: 'pale' },
      { label: 'Choose', from: 30, to: 60, words: 'three aims, and what stops' },
      { label: 'Show', from: 50, to: 95, words: 'one early result', tone: 'pale' },
      { label: 'Report', from: 0, to: 100, words: '', tone: 'quiet' },
    ],
    stops: [30, 60, 100],
    intro: 'Days 1 to 100:',
  })
}

function table(input: ReportInput, facts: FactTable): Block {
  const listening = ratedOn(input, 'leadership.strengths').find((item) => item.key === 'listening')
  const hear =
    listening && listening.value <= 5
      ? `You rate hearing bad news early ${saidOf(facts, 'leadership.strengths', listening)} of 10. So ask each: what would nobody tell me?`
      : 'Ask all the same: what must stay, what must stop, what would nobody tell me?'
  return {
    kind: 'table',
    columns: [
      { head: 'Days', width: 10 },
      { head: 'What you do' },
      { head: 'What they see', width: 25 },
      { head: 'A sign to slow down', width: 25 },
    ],
    rows: [
      {
        cells: [
          '1–15',
          `Ten talks up, down and sideways. ${hear}`,
          'You write down, you promise nothing',
          'You have explained your last firm three times',
        ],
      },
      {
        cells: [
          '16–30',
          'Read the accounts and the five largest promises. Meet two customers alone.',
          'Two pages: what I heard',
          'All talks were with people who report to you',
        ],
      },
      {
        cells: [
          '31–60',
          'Choose three aims. Name what ends. Decide on one person question that has waited.',
          'Three aims on one page, with a figure each',
          'Nobody has said no to you yet',
        ],
      },
      {
        cells: [
          '61–90',
          'One early result that helps those who do the work. Let them present it.',
          'A thing that works',
          'The result needs you in the room',
        ],
      },
      {
        cells: [
          '91–100',
          'Report: what I found, what I changed, what I was wrong about.',
          'A plan for the year',
          'The third list is empty',
        ],
      },
    ],
    style: 'dense',
  }
}

const REASON_RISKS: Record<string, { lead: Text; text: Text }> = {
  ceiling: {
    lead: 'The old ceiling.{^Y}',
    text: 'You left because there was no way up. Do not measure the new place by titles in the first year.',
  },
  sale: {
    lead: 'The last sale.{^Y}',
    text: 'Your firm was sold or reshaped. You may expect it again; ask who owns the plan, and until when.',
  },
  boss: { lead: 'The last boss.{^Y}', text: 'A change above you made you look. Agree early how you two will disagree.' },
  done: { lead: 'The finished task.{^Y}', text: 'You come from something that worked. It is not the recipe here.' },
  legacy: {
    lead: 'The long aim.{^Y}',
    text: 'You want to build what lasts. Show something small by day 90, or nobody waits for the rest.',
  },
  health: {
    lead: 'The price at home.{^Y}',
    text: 'You named it. Put two evenings a week in the calendar before day 1, or they are gone by day 20.',
  },
  offer: { lead: 'The call.{^Y}', text: 'Someone approached you. Ask who else was asked, and why they said no.' },
}

function risks(input: ReportInput): { lead: Text; text: Text }[] {
  const own = keysOn(input, 'leadership.reason').flatMap((key) => REASON_RISKS[key] ?? [])
  const fear = textOn(input, 'fear.main', 90)
  const items = [...own.slice(0, 2)]
  if (fear) items.push({ lead: 'What you fear.{^Y}', text: `“${plain(fear)}” Tell one person in the new house by day 30.` })
  items.push({
    lead: 'Your old answers.',
    text: 'The first month rewards those who know. The third one rewards those who asked.',
  })
  return items.slice(0, 3)
}

function brings(input: ReportInput, facts: FactTable): { lead: Text; text: Text }[] {
  const top = ratedOn(input, 'leadership.strengths').slice(0, 2)
  const circle = ratedOn(input, 'people.network')[0]
  const items = top.map((item) => ({
    lead: `${plain(item.label)}, ${saidOf(facts, 'leadership.strengths', item)} of 10.`,
    text: 'Use it in the second month. In the first, watch who already does it well.',
  }))
  if (circle)
    items.push({
      lead: 'Someone to call.{^Y}',
      text: `You rate ${plain(lower(shorten(circle.label, 40)))} ${saidOf(facts, 'people.network', circle)} of 10. Take one of them as a sounding board, outside the house.`,
    })
  return items.length > 0
    ? items
    : [
        {
          lead: 'Not told yet.',
          text: 'Write down the two tasks of a leader that people come to you for. Use them in the second month, not in the first.',
        },
      ]
}
