import { keysOn, ratedOn, ratingOn, saidRating, textOn } from '../facts/answered.ts'
import type { FactTable } from '../facts/fact-table.ts'
import { directions } from '../facts/lead.ts'
import { capital, entryShort, lensSpan, occupationOf, VALUE_WORDS, VALUES, valueScores } from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { plain, type Text } from '../facts/rich-text.ts'
import type { Block, Cell, TableBlock } from './blocks.ts'
import { box, columns, heading, jobTokens, note, small } from './parts.ts'
import type { Section } from './section.ts'

const EMPTY = '\u00a0'

/** Page 29: decision matrix with the known cells filled, pre-mortem, sentences to finish. */
export const worksheet: Section = {
  id: 'worksheet',
  pages: 1,
  title: 'Worksheet: decide on paper',
  group: 'do',
  compose(input, facts) {
    return [
      {
        id: 'worksheet',
        title: 'Worksheet: decide on paper',
        group: 'do',
        kicker: 'Worksheet',
        headline: 'Decide on paper before you decide in your head',
        standfirst:
          'Take a pen. Give each line a weight from 0 to 5, then score each choice from 1 to 5. Multiply and add. Notice which result disappoints you: that is information too.',
        blocks: [
          {
            kind: 'table',
            caption: 'Decision matrix',
            columns: headsOf(input),
            rows: matrixRows(input, facts),
            style: 'worksheet',
          },
          note(
            `Gray: what this report knows. Values: what the job gives, of 7.{^O} Growth by 2034.{^P} Pay: the middle half.{^W} AI: lowest to highest measure.{^ABCDK}${input.present ? '' : ' You chose no listed job, so the last column is yours.'} “Ask” marks what no data set can tell.`,
          ),
          columns(
            'halves',
            [premortem(input)],
            [
              heading('Three sentences to finish'),
              { kind: 'lines', label: successLabel(input), count: 2 },
              { kind: 'lines', label: 'I will turn back if', count: 1 },
              { kind: 'lines', label: 'The person I will tell this week is', count: 1 },
              stayBox(input, facts),
            ],
          ),
        ],
      },
    ]
  },
}

function headsOf(input: ReportInput): TableBlock['columns'] {
  const names = directions(input).map((ranked) => plain(capital(occupationOf(ranked).shortTitle)))
  return [
    { head: 'What counts', width: 19 },
    { head: 'Weight', width: 8 },
    ...names.map((head) => ({ head })),
    { head: 'Stay as it is' },
  ]
}

function matrixRows(input: ReportInput, facts: FactTable): TableBlock['rows'] {
  const three = directions(input).map(occupationOf)
  const all = input.present ? [...three, input.present] : three
  const muted = (text: Text): Cell => ({ text, muted: true })
  const row = (name: Text, cell: (code: string, index: number) => Text, own: Text, drop?: number) => ({
    cells: [name, EMPTY, ...all.map((one, index) => muted(cell(one.code, index))), ...(input.present ? [] : [muted(own)])],
    ...(drop ? { drop } : {}),
  })
  const job = (code: string) => jobTokens(facts, code)
  const scores = valueScores(input)
  const top = [...scores]
    .filter((score) => score.answered)
    .sort((a, b) => b.score - a.score)
    .slice(0, 3)
  const rows: TableBlock['rows'] = top.map(({ value }, index) => {
    const place = VALUES.indexOf(value)
    return row(
      VALUE_WORDS[value].name,
      (code, at) => ((all[at]?.values[place] ?? 0) > 0 ? `${job(code).bare(`value.${value}`)} of 7` : 'ask'),
      'you know',
      index === 2 ? 1 : undefined,
    )
  })
  rows.push(
    row('Room for jobs', (code) => job(code).bareOr('growth', 'ask'), 'you know'),
    row(
      'Pay',
      (code, index) =>
        index === 3 && facts.has('you.pay')
          ? `${facts.ref('you.pay').slice(0, -1)}!}, yours`
          : job(code).has('p25') && job(code).has('p75')
            ? `${job(code).bare('p25')} to ${job(code).bare('p75')}`
            : 'ask',
      facts.has('you.pay') ? `${facts.ref('you.pay').slice(0, -1)}!}` : 'you know',
    ),
    row(
      'Less exposed to AI',
      (code, index) =>
        job(code).has('lens.low')
          ? `${job(code).bare('lens.low')} to ${job(code).bare('lens.high')}, ${lensSpan(all[index]!.exposures).word}`
          : 'ask',
      'you know',
    ),
    row('Way in', (_code, index) => (index === 3 ? 'you are in' : entryShort(all[index]!.entryEducation) || 'ask'), 'none', 2),
    row('People, hours, place', (_code, index) => (index === 3 ? 'you know' : 'ask'), 'you know', 3),
  )
  const blank = (name: string) => ({ cells: [name, ...Array.from({ length: three.length + 2 }, () => EMPTY)] })
  return [...rows, blank('Your own line'), blank('Sum')]
}

const FAILURES: Record<string, Text> = {
  money_meantime: 'The money ran out before the first pay',
  money_training: 'The course cost more than it brought',
  time_retrain: 'There was never a free evening',
  time_place: 'The way to work was too long',
  time_health: 'My health did not hold',
  know_options: 'I chose the first thing I saw',
  know_degree: 'Nobody hired me without the paper',
  know_outdated: 'Everyone else knew the tools',
  know_apply: 'I wrote letters that nobody answered',
  people_family: 'My family needed me, and I stopped',
  people_contacts: 'I knew nobody, and stayed alone with it',
  people_against: 'Those close to me said no again',
  people_loyal: 'I could not leave my team',
  self_junior: 'I hated being the beginner',
  self_doubt: 'I stopped when the doubts came',
  self_comfort: 'It was never bad enough to move',
  self_tired: 'I was too tired to go on',
}

function premortem(input: ReportInput): Block {
  const date = new Date(input.createdAt)
  const named = keysOn(input, 'constraint.obstacles').flatMap((key) => FAILURES[key] ?? [])
  const fear = textOn(input, 'fear.main', 64).replace(/[.!?\u2026]+$/, '')
  const first = occupationOf(directions(input)[0]!)
  const common = [
    'I could not live on the first pay',
    /Bachelor|Master|Doctoral/.test(first.entryEducation)
      ? 'Nobody hired me without the degree'
      : 'It was the same work under a new name',
    'I never sent the first message',
  ]
  const own = [...(fear ? [`“${plain(fear)}”{^Y}`] : []), ...named.map((words) => `${words}{^Y}`)].slice(0, 3)
  const rows = (own.length > 0 ? own : common).concat(EMPTY)
  return {
    kind: 'table',
    caption: 'Before it goes wrong',
    note: `It is ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear() + 2}. You took the step, and it failed. ${own.length > 0 ? 'Your own worries are filled in.' : 'Write down why.'}`,
    columns: [{ head: 'It failed because', width: 54 }, { head: 'So now I will' }],
    rows: rows.map((words, index) => ({ cells: [words, EMPTY], ...(index === 2 ? { drop: 4 } : {}) })),
    style: 'worksheet',
  }
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

function successLabel(input: ReportInput): Text {
  const measure = ratedOn(input, 'success.metrics')[0]
  if (measure) return `In a year I can say: “${plain(measure.label)}”.{^Y} I will see it by`
  return 'I will know that this was right if, in one year,'
}

function stayBox(input: ReportInput, facts: FactTable): Block {
  const satisfied = ratingOn(input, 'present.satisfaction')
  const rated =
    satisfied === undefined ? '' : ` You rate your work ${saidRating(facts, 'present.satisfaction', satisfied)} of 10 today.`
  if (!input.present)
    return box('And if you wait?', [
      small(`Waiting is a choice too.${rated} Give it a date, and name one thing that must have happened by then.`),
    ])
  const job = jobTokens(facts, input.present.code)
  const openings = job.has('openings') ? `, with ${job.ref('openings')} openings a year behind it` : ''
  return box('And if you stay?', [
    small(
      `Staying is a choice too${openings}.${rated} It is the better one if your employer trades the aided hours for others, and says so in writing.`,
    ),
  ])
}
