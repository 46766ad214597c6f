import { learningHours } from '../facts/build-facts.ts'
import type { FactTable } from '../facts/fact-table.ts'
import { capital, choicesOn, directions, lower, occupationOf, shorten, withArticle, wordsOn } from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { plain, type Text } from '../facts/rich-text.ts'
import { spanChart } from '../figures/span-chart.ts'
import { box, columns, figure, heading, points, small, text } from './parts.ts'
import type { Section } from './section.ts'

/** Page 31: thirty, sixty, ninety days, each with a proof and a way out. */
export const first90: Section = {
  id: 'first90',
  pages: 1,
  compose(input, facts) {
    const first = occupationOf(directions(input)[0]!)
    const second = occupationOf(directions(input)[1] ?? directions(input)[0]!)
    return [
      {
        id: 'first90',
        title: '30, 60, 90 days',
        group: 'do',
        kicker: '30, 60, 90 days',
        headline: 'Ninety days: look, try, then ask for something',
        standfirst: `One direction at a time. Start with ${plain(first.shortTitle)}; if day 30 says no, ${plain(second.shortTitle)} takes its place and nothing is lost.`,
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
                  'Read ten adverts; list the five words that come back.',
                  'Do the two-hour experiment on page {page:deep-1-ways}.',
                  'Tell one person at home what you are doing.',
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
                  'Close half of the first gap, or drop it.',
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
          {
            kind: 'table',
            caption: 'How you will know',
            columns: [{ head: 'Day', width: 9 }, { head: 'A good sign', width: 44 }, { head: 'A sign to turn' }],
            rows: [
              { cells: ['30', 'You lost track of time in one of the talks', 'You put off the second talk twice'] },
              { cells: ['60', 'Someone who knows the work asked you a real question', 'The piece bored you while you made it'] },
              {
                cells: ['90', 'One person would pay you for it, or said when', 'You like the idea more than any of its Mondays'],
              },
            ],
          },
          columns(
            'halves',
            [heading('What you said you want'), text(wantWords(input))],
            [heading('What could stop you'), text(stopWords(input, facts))],
          ),
          box('Smallest version', [
            small(
              'A bad month? Keep three things: one talk, one page, one date. Everything else on this page may wait, and nothing breaks.',
            ),
          ]),
          columns(
            'halves',
            [
              { kind: 'lines', label: 'Today is the start. Day 30 is', count: 1 },
              { kind: 'lines', label: 'Day 60 is', count: 1 },
            ],
            [
              { kind: 'lines', label: 'Day 90 is', count: 1 },
              { kind: 'lines', label: 'On day 91 I will', count: 1 },
            ],
          ),
        ],
      },
    ]
  },
}

function daysFigure() {
  return spanChart({
    from: 0,
    to: 90,
    ticks: [0, 15, 30, 45, 60, 75, 90].map((at) => ({ at, label: at === 0 ? 'today' : String(at) })),
    labelWidth: 128,
    rowHeight: 21,
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

function wantWords(input: ReportInput): Text {
  const words = wordsOn(input, ['timeline', 'goals', 'motivation'], 170)
  if (!words)
    return 'You left this open. Write one sentence here before day 30: “In a year I would like to …”. A plan without it is a list.'
  return `“${plain(words)}”{^Y} Hold each step against this sentence. If a step does not serve it, strike the step.`
}

function stopWords(input: ReportInput, facts: FactTable): Text {
  const words = wordsOn(input, ['obstacle', 'challenge', 'fear'], 120)
  if (words) return `“${plain(words)}”{^Y} Decide today what you will do when it comes, in one line that starts with “if”.`
  const support = choicesOn(input, ['support'], 1)[0]
  return support
    ? `Time, mostly. ${plain(capital(shorten(lower(support), 60)))}{^Y} may take one evening a week off you. Ask before day 7.`
    : `Time, mostly: about ${learningHours(input)} hours a week have to come from somewhere. Write down which evening, and what will not happen on it.${facts.has('you.hours') ? '' : ''}`
}
