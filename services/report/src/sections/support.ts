import { keysOn, labelsOn, ratedOn, ratingOn, saidRating } from '../facts/answered.ts'
import type { FactTable } from '../facts/fact-table.ts'
import { inItsState } from '../facts/pay-place.ts'
import { directions, listing, lower, occupationOf, withArticle } from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { plain, type Text } from '../facts/rich-text.ts'
import { countWords } from '../facts/words.ts'
import { type Circle, supportMap } from '../figures/support-map.ts'
import type { Block, TableBlock } from './blocks.ts'
import { box, columns, figure, heading, jobTokens, points, small } from './parts.ts'
import type { Section } from './section.ts'

/** From this rating on a circle of people counts as near. */
const NEAR = 6

/** Page 30: who could help, with what, and how to ask. */
export const support: Section = {
  id: 'support',
  pages: 1,
  title: 'Support map',
  group: 'do',
  compose(input, facts) {
    const circles = circlesOf(input)
    return [
      {
        id: 'support',
        title: 'Support map',
        group: 'do',
        kicker: 'Support map',
        headline: headlineFor(circles),
        standfirst: standfirstFor(input),
        blocks: [
          figure('People around you, by how much they could help', supportMap(circles), {
            note: circles.some((one) => one.help !== undefined)
              ? '{sym:you} you. Near and green: 6 or more of 10, as you rated them.{^Y} Thick ring: you named them as standing behind you.{^Y}'
              : '{sym:you} you. Nobody is rated yet: all stand on the outer ring. Write a name beside each.',
          }),
          askTable(input, facts, circles),
          columns(
            'halves',
            [heading('What stands in the way, and who helps'), points('ask', hurdles(input, facts), { size: 'small' })],
            [
              heading('Free help in the United States'),
              points(
                'plus',
                [
                  'American Job Centers: advice, courses, sometimes funds. Ask for the counselor.',
                  'Public libraries: practice tests, quiet rooms, often a career hour.',
                  'Community colleges: ask to sit in on one class before you pay.',
                ],
                { size: 'small' },
              ),
            ],
          ),
          columns(
            'halves',
            [{ kind: 'lines', label: 'The first person I will write to, and by which day', count: 2 }],
            [{ kind: 'lines', label: 'What I can give back', count: 2 }],
          ),
          box(
            'If you feel low',
            [
              small(
                'A person helps more than a page: a doctor, a friend, or the 988 line at any hour, by call or text. It is free.',
              ),
            ],
            { drop: 2 },
          ),
        ],
      },
    ]
  },
}

const SHORT: Record<string, string> = {
  family: 'Family, close friends',
  colleagues: 'Colleagues now',
  former_colleagues: 'Former colleagues',
  customers: 'Customers, suppliers',
  school: 'School or training',
  association: 'Union or club',
  neighbours: 'Neighbors, volunteers',
  online: 'People online',
}

const NAMED_BY: Record<string, string[]> = {
  family: ['partner', 'family', 'friend'],
  colleagues: ['boss', 'colleague'],
  former_colleagues: ['mentor'],
}

function circlesOf(input: ReportInput): Circle[] {
  const rated = new Map(ratedOn(input, 'people.network').map((item) => [item.key, item.value]))
  const behind = keysOn(input, 'people.support')
  return Object.entries(SHORT).map(([key, label]) => ({
    label,
    help: rated.get(key),
    named: (NAMED_BY[key] ?? []).some((name) => behind.includes(name)),
  }))
}

function headlineFor(circles: Circle[]): Text {
  const rated = circles.filter((one) => one.help !== undefined)
  if (rated.length === 0) return 'Nobody changes work alone. Eight circles to fill.'
  const near = rated.filter((one) => one.help! >= NEAR).sort((a, b) => b.help! - a.help!)
  if (near.length === 0) return 'No circle is near yet. One talk can change that.'
  const first = near[0]!.label
  return near.length === 1
    ? `${first}: one circle is near, and it is enough to start`
    : `${first} come first. ${near.length} of ${rated.length} circles are near.`
}

function standfirstFor(input: ReportInput): Text {
  const behind = labelsOn(input, 'people.support', 3).map(lower)
  const alone = keysOn(input, 'people.support').includes('nobody')
  if (alone)
    return 'You said that nobody stands behind you so far.{^Y} So the first step is small: one person who knows that you are looking.'
  if (behind.length > 0)
    return `You named ${plain(listing(behind))}.{^Y} They carry you. For news of work, look further out: those people hear what your own circle does not.`
  return 'Those who carry you and those who bring news of work are rarely the same. Fill both.'
}

const ASKS: Record<string, [gives: Text, words: Text]> = {
  'Family, close friends': ['Calm, time, a talk about money', '“Can we look at the next six months for one hour?”'],
  'Colleagues now': ['What you are good at', '“What do people come to me for?”'],
  'Former colleagues': ['A name in another firm', '“Who would you call if you were me?”'],
  'Customers, suppliers': ['How other firms work', '“Who does this well where you are?”'],
  'School or training': ['Someone who took the step', '“Who of us does that work now?”'],
  'Union or club': ['Courses, funds, rules', '“What do you offer to members who change work?”'],
  'Neighbors, volunteers': ['A first try without pay', '“May I help with that for two Saturdays?”'],
  'People online': ['Answers from inside the work', '“What did nobody tell you before you started?”'],
}

function askTable(input: ReportInput, facts: FactTable, circles: Circle[]): Block {
  const order = [...circles].sort((a, b) => (b.help ?? 0) - (a.help ?? 0)).slice(0, 4)
  const first = occupationOf(directions(input)[0]!)
  const jobs = jobTokens(facts, first.code)
  const rows: TableBlock['rows'] = order.map((one, index) => ({
    cells: [one.label, ...ASKS[one.label]!, '\u00a0'],
    ...(index === 3 ? { drop: 3 } : {}),
  }))
  rows.push({
    cells: [
      'Someone in the work',
      jobs.has('employment')
        ? `How it really is; ${jobs.bare('employment')} people do it${inItsState(first)}{^W}`
        : 'How it really is',
      `“You work as ${plain(withArticle(first.shortTitle))}. What did I get wrong about it?”`,
      '\u00a0',
    ],
  })
  return {
    kind: 'table',
    caption: 'What to ask of each',
    columns: [
      { head: 'Circle', width: 20 },
      { head: 'They can give', width: 25 },
      { head: 'Ask in these words' },
      { head: 'Name', width: 18 },
    ],
    rows,
    style: 'dense',
  }
}

const HURDLES: Record<string, [lead: Text, text: Text]> = {
  money: [
    'Money.',
    'A free credit counselor, or the person at home who keeps the books. One hour, with the sheet on page {page:money}.',
  ],
  time: ['Time.', 'The one who can take an evening a week off you. Ask for that evening by name.'],
  know: ['Knowing.', 'Someone who does the work. Twenty minutes beat ten articles.'],
  people: ['People.', 'Those who doubt. Ask what they are afraid of before you explain.'],
  self: ['Doubt.', 'A person who has seen you do something hard. Ask what they saw.'],
}

function hurdles(input: ReportInput, facts: FactTable): { lead: Text; text: Text }[] {
  const groups = [...new Set(keysOn(input, 'constraint.obstacles').map((key) => key.split('_')[0]!))].filter(
    (key) => HURDLES[key],
  )
  const energy = ratingOn(input, 'present.energy')
  const items = groups.slice(0, 3).map((key) => ({ lead: `${HURDLES[key]![0]}{^Y}`, text: HURDLES[key]![1] }))
  if (energy !== undefined && energy <= 4)
    items.push({
      lead: `Little energy (${saidRating(facts, 'present.energy', energy)} of 10).`,
      text: 'Ask for small things. Twenty minutes is small; “help me find a job” is not.',
    })
  if (items.length > 0) return items
  return [
    {
      lead: 'You named no obstacle.',
      text: `Most people name ${countWords(3)}: money, time, and not knowing whom to ask. The last one costs nothing to solve.`,
    },
    { lead: 'Small questions work.', text: 'People say yes to twenty minutes. “Help me find a job” is not small.' },
  ]
}
