import type { FactTable } from '../facts/fact-table.ts'
import { capital, directions, lensSpan, occupationOf, VALUE_WORDS, valueScores } from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { plain, type Text } from '../facts/rich-text.ts'
import { box, columns, heading, jobTokens, note, small } from './parts.ts'
import type { Section } from './section.ts'

/** Page 29: decision matrix with the known cells filled, pre-mortem, three sentences to finish. */
export const worksheet: Section = {
  id: 'worksheet',
  pages: 1,
  compose(input, facts) {
    const year = new Date(input.createdAt).getUTCFullYear() + 2
    return [
      {
        id: 'worksheet',
        title: 'Worksheet',
        group: 'do',
        kicker: 'Worksheet',
        headline: 'Decide on paper before you decide in your head',
        standfirst:
          'Take a pen. Give each line a weight from 0 to 5, then score each choice from 1 to 5. Multiply, add, and notice which result disappoints you. That is information too.',
        blocks: [
          {
            kind: 'table',
            caption: 'Decision matrix',
            columns: headsOf(input),
            rows: matrixRows(input, facts),
            style: 'worksheet',
          },
          note(
            'Filled in: what this report knows (middle half of pay, change in jobs by 2034, lowest to highest AI measure).{^WPABCDK} “Ask” marks what no data set can tell you.',
          ),
          columns(
            'halves',
            [
              {
                kind: 'table',
                caption: 'Before it goes wrong',
                note: `It is ${MONTHS[new Date(input.createdAt).getUTCMonth()]} ${year}. You took the step, and it failed. Write down why.`,
                columns: [{ head: 'It failed because…', width: 52 }, { head: 'So now I will…' }],
                rows: [...failures(input).map((words) => ({ cells: [words, ''] })), { cells: ['', ''] }],
                style: 'worksheet',
              },
            ],
            [
              heading('Three sentences to finish'),
              { kind: 'lines', label: 'I will know that this was right if, in one year,', count: 2 },
              { kind: 'lines', label: 'I will turn back if', count: 2 },
              { kind: 'lines', label: 'The person I will tell this week is', count: 1 },
              stayBox(input, facts),
            ],
          ),
        ],
      },
    ]
  },
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

function headsOf(input: ReportInput) {
  const names = directions(input).map((ranked) => plain(capital(occupationOf(ranked).shortTitle)))
  return [
    { head: 'What counts', width: 18 },
    { head: 'Weight', width: 9 },
    ...names.map((head) => ({ head })),
    { head: 'Stay as it is' },
  ]
}

function matrixRows(input: ReportInput, facts: FactTable) {
  const three = directions(input).map(occupationOf)
  const job = (code: string) => jobTokens(facts, code)
  const muted = (text: Text) => ({ text, muted: true })
  const present = input.present
  const lens = (code: string, exposures: Parameters<typeof lensSpan>[0]) =>
    job(code).has('lens.low')
      ? `${job(code).bare('lens.low')} to ${job(code).bare('lens.high')}, ${lensSpan(exposures).word}`
      : 'ask'
  const pay = (code: string) => (job(code).has('p25') ? `${job(code).bare('p25')} to ${job(code).bare('p75')}` : 'ask')
  const top = [...valueScores(input)]
    .filter((score) => score.answered)
    .sort((a, b) => b.score - a.score)
    .slice(0, 2)
  const values = top.length > 0 ? top.map((score) => VALUE_WORDS[score.value].name) : ['What I would miss']
  return [
    {
      cells: [
        'Room for jobs',
        '',
        ...three.map((one) => muted(job(one.code).bareOr('growth', 'ask'))),
        muted(present ? job(present.code).bareOr('growth', 'you know') : 'you know'),
      ],
    },
    {
      cells: [
        'Pay',
        '',
        ...three.map((one) => muted(pay(one.code))),
        muted(facts.has('you.pay') ? facts.ref('you.pay').replace('}', '!}') : 'you know'),
      ],
    },
    {
      cells: [
        'Less exposed to AI',
        '',
        ...three.map((one) => muted(lens(one.code, one.exposures))),
        muted(present ? lens(present.code, present.exposures) : 'you know'),
      ],
    },
    ...values.map((name) => ({ cells: [name, '', ...three.map(() => muted('ask')), muted('you know')] })),
    { cells: ['Hours and place', '', ...three.map(() => muted('ask')), muted('you know')], drop: 2 },
    { cells: ['My own line', '', '', '', '', ''].slice(0, three.length + 3) },
    { cells: ['Sum', '', '', '', '', ''].slice(0, three.length + 3) },
  ]
}

function failures(input: ReportInput): Text[] {
  const first = occupationOf(directions(input)[0]!)
  const degree = /Bachelor|Master|Doctoral/.test(first.entryEducation)
  return [
    'I could not live on the first pay',
    degree ? 'Nobody hired me without the degree' : 'It was the same work under a new name',
  ]
}

function stayBox(input: ReportInput, facts: FactTable) {
  if (!input.present)
    return box('And if you wait?', [
      small('Waiting is a choice too. Give it a date, and one thing that must have happened by then.'),
    ])
  const job = jobTokens(facts, input.present.code)
  const openings = job.has('openings') ? `, with ${job.ref('openings')} openings a year behind it` : ''
  return box('And if you stay?', [
    small(
      `Staying is a choice too${openings}. It is the better one if your employer trades the aided hours for the ones that grow, and says so in writing.`,
    ),
  ])
}
