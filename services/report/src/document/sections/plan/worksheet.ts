import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { keysOn, ratedOn, ratingOn, saidRating, textOn } from '../../facts/answered.ts'
import { entryWay } from '../../facts/entry-way.ts'
import { goalName } from '../../facts/goal-name.ts'
import { directions, leadOf } from '../../facts/lead.ts'
import { isOwnBoss } from '../../facts/own-boss.ts'
import { ownStartOf } from '../../facts/own-start.ts'
import { capital, fullOf, lensSpan, lower, occupationOf, VALUE_WORDS, VALUES, valueScores } from '../../facts/reading.ts'
import { cannotStay } from '../../facts/told/leaving.ts'
import { hasNoWork } from '../../facts/told/no-work.ts'
import type { FactTable } from '../../model/fact-table.ts'
import { countOf, monthsSpan } from '../../model/grammar.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { Block, Cell, TableBlock } from '../blocks.ts'
import { shownGoals } from '../opening/goals/answer-goals.ts'
import { box, columns, heading, jobTokens, note, small } from '../parts.ts'
import type { Section } from '../section.ts'
import { limitRows } from './limit-rows.ts'

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
        headline: headlineFor(input),
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
              { kind: 'lines', label: `${choicesOf(input)[0]!.name}: I will turn back if`, count: 1 },
              { kind: 'lines', label: 'The person I will tell this week is', count: 1 },
              stayBox(input, facts),
            ],
          ),
        ],
      },
    ]
  },
}

/** What the reader chooses between: what they named themselves, by their own words for it, then the directions. */
function choicesOf(input: ReportInput): Choice[] {
  const goals = shownGoals(input).flatMap((goal) =>
    goal.place && goal.answer !== 'inside' ? [{ name: goalName(input, goal), ranked: fullOf(input, goal.place) }] : [],
  )
  const lead = leadOf(input)
  const inside = shownGoals(input).find(({ answer }) => answer === 'inside')
  const own =
    input.present && inside ? [{ name: goalName(input, inside), ranked: { ...lead.ranked, occupation: input.present } }] : []
  const all = [
    ...(lead.kind === 'own_work' ? own : []),
    ...goals,
    ...(lead.kind === 'own_work' ? [] : own),
    ...directions(input).map((ranked) => ({ name: '', ranked })),
  ]
  const seen = new Set<string>()
  return all
    .filter(({ ranked }) => {
      const { code } = occupationOf(ranked)
      const fresh = !seen.has(code)
      seen.add(code)
      return fresh
    })
    .slice(0, Math.max(3, directions(input).length))
    .map(({ name, ranked }) => ({ name: plain(capital(name || occupationOf(ranked).shortTitle)), ranked }))
}

interface Choice {
  name: Text
  ranked: RankedOccupation
}

function headlineFor(input: ReportInput): Text {
  const [first, second] = choicesOf(input).map(({ name }) => name)
  const rest = !input.present ? 'or neither' : cannotStay(input) ? 'or your own work elsewhere' : 'or staying'
  const words = second ? `${first}, ${lower(second)} ${rest}? Decide on paper first` : `${first} ${rest}? Decide on paper first`
  return words.length <= LONGEST_HEADLINE ? words : `${first}: decide on paper before you decide in your head`
}

function headsOf(input: ReportInput): TableBlock['columns'] {
  const names = choicesOf(input).map(({ name }) => name)
  return [
    { head: 'What counts', width: 19 },
    { head: 'Weight', width: 8 },
    ...names.map((head) => ({ head })),
    { head: lastChoice(input) },
  ]
}

/** What the choices are held against: staying, or where nobody can stay the same work with another employer. */
function lastChoice(input: ReportInput): Text {
  if (!input.present && hasNoWork(input)) return 'Another idea of mine'
  return cannotStay(input) ? 'The same work elsewhere' : 'Stay as it is'
}

function matrixRows(input: ReportInput, facts: FactTable): TableBlock['rows'] {
  const choices = choicesOf(input)
  const three = choices.map(({ ranked }) => occupationOf(ranked))
  const all = input.present ? [...three, input.present] : three
  const muted = (text: Text): Cell => ({ text, muted: true })
  const row = (name: Text, cell: (code: string, index: number) => Text, own: Text, drop?: number) => ({
    cells: [name, EMPTY, ...all.map((one, index) => muted(cell(one.code, index))), ...(input.present ? [] : [muted(own)])],
    ...(drop ? { drop } : {}),
  })
  const job = (code: string) => jobTokens(facts, code)
  const started = ownStartOf(input)?.occupation.code
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
    row('Room for jobs', (code) => job(code).bareOr('growth', 'ask'), 'you know', 2),
    row(
      'Pay',
      (code, index) =>
        index === three.length && facts.has('you.pay')
          ? `${facts.ref('you.pay').slice(0, -1)}!}, yours`
          : code === started && index < three.length
            ? 'not published'
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
    row(
      'Way in',
      (code, index) => {
        if (index === three.length) return 'you are in'
        if (code === ownStartOf(input)?.occupation.code) return 'beside your job'
        return wayWords(choices[index]!.ranked, input.present?.code)
      },
      'none',
      2,
    ),
    row('People, hours, place', (_code, index) => (index === three.length ? 'you know' : 'ask'), 'you know', 3),
  )
  // What they cannot give up is no row that may go.
  for (const { name, cell, own } of limitRows(input, facts))
    rows.push(row(name, (_code, index) => (index === three.length ? own : cell(choices[index]!.ranked)), own))
  const wish = statementOf(input)
  if (wish) rows.push(row(`“${plain(wish)}”{^Y}`, (_code, index) => (index === three.length ? 'you know' : 'ask'), 'you know', 5))
  const blank = (name: string) => ({ cells: [name, ...Array.from({ length: three.length + 2 }, () => EMPTY)] })
  return [...rows, blank('Your own line'), blank('Sum')]
}

/** From where the reader stands, and not the usual schooling: part of it may be behind them. */
function wayWords(ranked: RankedOccupation, present: string | undefined): Text {
  if (occupationOf(ranked).code === present) return 'open on paper'
  const { known, total } = entryWay(ranked)
  if (!known) return 'ask'
  if (total[1] === 0) return 'open on paper'
  return total[0] === 0 ? `now, or up to ${countOf(total[1], 'month')}{^E}` : `${monthsSpan(total)}{^E}`
}

/** What they weighed highest of all that may count, in its own words. */
function statementOf(input: ReportInput): string | undefined {
  const [most] = ratedOn(input, 'value.weight')
  return most && most.label.length <= LONGEST_WISH ? most.label : undefined
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
  const first = choicesOf(input)[0]!.ranked
  const common = [
    'I could not live on the first pay',
    entryWay(first).study[1] > 0 ? 'Nobody hired me without the paper' : 'It was the same work under a new name',
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
  return `${choicesOf(input)[0]!.name}: I will know that it was right if, in one year,`
}

function stayBox(input: ReportInput, facts: FactTable): Block {
  const satisfied = ratingOn(input, 'present.satisfaction')
  const rated =
    satisfied === undefined || hasNoWork(input)
      ? ''
      : ` You rate your work ${saidRating(facts, 'present.satisfaction', satisfied)} of 10 today.`
  if (!input.present)
    return box('And if you wait?', [
      small(`Waiting is a choice too.${rated} Give it a date, and name one thing that must have happened by then.`),
    ])
  const job = jobTokens(facts, input.present.code)
  const openings = job.has('openings') ? `, with ${job.ref('openings')} openings a year behind it` : ''
  if (cannotStay(input))
    return box('And the same work elsewhere?', [
      small(
        `You cannot stay, but you can go on${openings}. Your own work with a new employer is the better choice if the new place holds what the last one lacked, and says for how long the post is paid for.`,
      ),
    ])
  return box('And if you stay?', [
    small(
      `Staying is a choice too${openings}.${rated} It is the better one if ${isOwnBoss(input) ? 'somebody else can take the hours that wear you out, and the books still balance' : 'your employer trades the aided hours for others, and says so in writing'}.`,
    ),
  ])
}

const LONGEST_HEADLINE = 76
/** Letters that fit the first column in two lines. */
const LONGEST_WISH = 44
