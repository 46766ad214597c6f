import { itemsOn, keyOn, keysOn, ratedOn, textOn } from '../facts/answered.ts'
import type { FactTable } from '../facts/fact-table.ts'
import { capital, directions, occupationOf, shorten, withArticle } from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { plain, type Text } from '../facts/rich-text.ts'
import { spanChart } from '../figures/span-chart.ts'
import type { Block } from './blocks.ts'
import { box, columns, figure, heading, jobTokens, points, small, wayInWords } from './parts.ts'
import type { Section } from './section.ts'

/** Page 31: thirty, sixty, ninety days, each with a proof and a way out. */
export const first90: Section = {
  id: 'first90',
  pages: 1,
  title: '30, 60, 90 days',
  group: 'do',
  compose(input, facts) {
    const first = occupationOf(directions(input)[0]!)
    const second = occupationOf(directions(input)[1] ?? directions(input)[0]!)
    const job = jobTokens(facts, first.code)
    const openings = job.has('openings') ? `: ${job.ref('openings')} places a year fall open` : ''
    return [
      {
        id: 'first90',
        title: '30, 60, 90 days',
        group: 'do',
        kicker: '30, 60, 90 days',
        headline: 'Ninety days: look, try, then ask for something',
        standfirst: `One direction at a time. Start with ${plain(first.shortTitle)}${openings}. If day 30 says no, ${plain(second.shortTitle)} takes its place, and nothing is lost.`,
        blocks: [
          figure('Where the ninety days go', daysFigure(), {
            note: `Days from today. About ${facts.ref('you.hours').replace('}', '!}')} a week is enough.{^${(input.profile.reach?.learningHours ?? 0) > 0 ? 'Y' : 'E'}} The order is our advice.{^E}`,
          }),
          columns(
            'thirds',
            [
              heading('By day 30: look'),
              points(
                'box',
                [
                  `Talk to three people, one of them ${plain(withArticle(first.shortTitle))}.`,
                  'Read ten job ads. List the five words that come back.',
                  'Do the two-hour test on page {page:deep-1-ways}.',
                  toldHome(input),
                ],
                { size: 'small' },
              ),
            ],
            [
              heading('By day 60: try'),
              points(
                'box',
                [
                  'Finish one small piece of real work, and show it.',
                  'Close half of the first gap on page {page:deep-1-ways}, or drop it.',
                  'Rewrite four résumé lines with figures.',
                  'Do the money sum on page {page:money} with your own numbers.',
                ],
                { size: 'small' },
              ),
            ],
            [
              heading('By day 90: ask'),
              points(
                'box',
                [
                  'Ask where you work now for two hours a week of it.',
                  'Send two applications that you would accept.',
                  'Fill in the matrix on page {page:worksheet} a second time.',
                  'Decide: go on, turn, or rest for a quarter.',
                ],
                { size: 'small' },
              ),
            ],
          ),
          ...wants(input, facts),
          signs(input),
          columns(
            'halves',
            [
              heading('If it comes, then I will'),
              small(ifThen(input), { slot: 'first90.stop' }),
              { kind: 'lines', label: 'If …, then I will …', count: 2 },
            ],
            [
              box('Smallest version', [
                small('A bad month? Keep three things: one talk, one page, one date. The rest may wait, and nothing breaks.'),
              ]),
            ],
          ),
          {
            kind: 'columns',
            layout: 'halves',
            columns: [
              [{ kind: 'lines', label: 'Today is day 0. Day 30 is', count: 1 }],
              [{ kind: 'lines', label: 'Day 60 is; day 90 is', count: 1 }],
            ],
            drop: 3,
          },
        ],
      },
    ]
  },
}

export function daysFigure() {
  return spanChart({
    from: 0,
    to: 90,
    ticks: [0, 15, 30, 45, 60, 75, 90].map((at) => ({ at, label: at === 0 ? 'today' : String(at) })),
    labelWidth: 128,
    rowHeight: 20,
    spans: [
      { label: 'Talks', from: 0, to: 45, words: 'three, then two more' },
      { label: 'Small experiments', from: 10, to: 60, words: 'two hours, then two weeks', tone: 'pale' },
      { label: 'A piece to show', from: 25, to: 75, words: 'made, read, improved' },
      { label: 'Asking', from: 55, to: 90, words: 'inside, then outside', tone: 'pale' },
      { label: 'Look and decide', from: 0, to: 90, words: '', tone: 'quiet' },
    ],
    stops: [30, 60, 90],
    intro: 'Ninety days:',
  })
}

function toldHome(input: ReportInput): Text {
  const tried = keysOn(input, 'history.tried')
  if (tried.includes('look_talked')) return 'Go back to the person you talked to.{^Y} Ask what they would do next.'
  if (tried.length > 0 && !tried.some((key) => key.startsWith('look_t') || key === 'look_shadowed'))
    return 'You have read and applied, but not talked yet.{^Y} So talk first.'
  return 'Tell one person at home what you are doing.'
}

const MEASURES: Record<string, [good: Text, turn: Text]> = {
  pay: ['An opening you could win pays what you need', 'Only openings above your reach pay it'],
  time: ['You know the hours from two who work them', 'Both sighed when you asked about hours'],
  calm: ['You slept well after the trial day', 'You lay awake over it'],
  skill: ['You did something that you could not do in week one', 'You only watched'],
  use: ['You can say who is better off for the work', 'You could not say it in one sentence'],
  respect: ['Someone asked for your view', 'They talked, you nodded'],
  security: ['Two people have done it for over five years', 'Everyone you met is looking elsewhere'],
}

function signs(input: ReportInput): Block {
  const measure = ratedOn(input, 'success.metrics').find((item) => MEASURES[item.key])
  const own = measure ? MEASURES[measure.key]! : undefined
  return {
    kind: 'table',
    caption: 'How you will know',
    ...(measure ? { note: `Day 60 is measured by what counts most for you: “${plain(shorten(measure.label, 60))}”.{^Y}` } : {}),
    columns: [{ head: 'Day', width: 8 }, { head: 'A good sign', width: 46 }, { head: 'A sign to turn' }],
    rows: [
      { cells: ['30', 'You lost track of time in one of the talks', 'You put off the second talk twice'] },
      {
        cells: [
          '60',
          ...(own ?? ['Someone who knows the work asked you a real question', 'The piece bored you while you made it']),
        ],
      },
      { cells: ['90', 'One person would pay you for it, or said when', 'You like the idea more than any of its Mondays'] },
    ],
    style: 'dense',
  }
}

/** What the person wrote for half a year, two and five, beside what the first direction can add to it. */
function wants(input: ReportInput, facts: FactTable): Block[] {
  const lines = itemsOn(input, 'goal.timeline').filter((item) => item.text.trim() !== '')
  const first = directions(input)[0]!
  const job = jobTokens(facts, occupationOf(first).code)
  const months = keyOn(input, 'reach.months')
  const way = `${plain(capital(withArticle(occupationOf(first).shortTitle)))}: ${wayInWords(job, first)}`
  const fit = fitsTime(months, Number(job.value('months.high') ?? 0))
  const goals = shorten(input.careerGoals, 170)
  if (lines.length === 0 && goals)
    return [
      columns(
        'halves',
        [heading('What you said you want'), small(`“${plain(goals)}”{^Y} Hold each step against this sentence. ${way}${fit}`)],
        [{ kind: 'lines', label: 'In a year, that means', count: 2 }],
      ),
    ]
  if (lines.length === 0)
    return [
      columns(
        'halves',
        [
          heading('What do you want?'),
          small(`You left this open. Write one sentence before day 30. A plan without it is a list. ${way}`),
        ],
        [{ kind: 'lines', label: 'In a year I would like to', count: 2 }],
      ),
    ]
  return [
    {
      kind: 'table',
      caption: 'What you said you want',
      note: `${way}${fit} Ninety days are the start of it, not the end.`,
      columns: lines.slice(0, 3).map((item) => ({ head: `${plain(shorten(item.label, 30))}{^Y}` })),
      rows: [{ cells: lines.slice(0, 3).map((item) => `“${plain(shorten(item.text, 110))}”`) }],
      style: 'dense',
    },
  ]
}

function fitsTime(months: string, high: number): Text {
  const given = Number(months.replace('months_', ''))
  if (!given || !high) return ''
  return high <= given ? ' That fits the time you gave.{^Y}' : ' The long end is more than the time you gave.{^Y}'
}

const OBSTACLE_LINES: Record<string, Text> = {
  money_meantime: 'If money gets short, then I stop the course, not the talks.',
  money_training: 'If a course costs more than a month of pay, then I ask two employers first.',
  time_retrain: 'If a week is full, then I keep the one talk and drop the rest.',
  know_apply: 'If I do not know how to apply, then I ask the Job Center to read one letter.',
  know_options: 'If I lose the overview, then I go back to page {page:shortlist} and cross out two.',
  know_degree: 'If they ask for the degree, then I ask who was hired without it.',
  people_family: 'If my family needs me, then the plan waits a week, with a date.',
  people_contacts: 'If I know nobody, then I write to one person I have never met.',
  self_doubt: 'If the doubt comes, then I read the line I am proud of aloud.',
  self_tired: 'If I am too tired, then I do ten minutes and stop.',
}

function ifThen(input: ReportInput): Text {
  const line = keysOn(input, 'constraint.obstacles').find((key) => OBSTACLE_LINES[key])
  const fear = textOn(input, 'fear.main', 110)
  if (fear)
    return `You wrote: “${plain(fear)}”{^Y} ${line ? `One answer to start with: ${OBSTACLE_LINES[line]}` : 'Decide today what you will do when it comes.'}`
  if (line) return `You named what holds you back.{^Y} One answer to start with: ${OBSTACLE_LINES[line]}`
  return 'Most plans fail in week five, when the first talks are over and nothing has changed yet. Decide today what you will do then.{^E}'
}
