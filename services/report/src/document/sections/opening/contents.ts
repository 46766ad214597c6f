import { exampleRange } from '../../charts/mini.ts'
import { fitAnchors } from '../../charts/parts/anchors.ts'
import { columns, figure, small, text } from '../parts.ts'
import type { Section } from '../section.ts'
import { optionsPlan } from '../ways/options-plan.ts'

export const contents: Section = {
  id: 'contents',
  pages: 1,
  title: 'Contents',
  group: 'start',
  compose(input, facts) {
    const first = optionsPlan(input).dives.length > 0 ? 'deep-1' : 'shortlist'
    const performance = facts.put({ id: 'research.performance', value: 0.32, unit: 'ratio', year: 2017, source: 'R' })
    const low = facts.put({ id: 'research.satisfaction.low', value: 0.11, unit: 'ratio', year: 2020, source: 'R' })
    const high = facts.put({ id: 'research.satisfaction.high', value: 0.24, unit: 'ratio', year: 2020, source: 'R' })
    return [
      {
        id: 'contents',
        title: 'Contents',
        group: 'start',
        kicker: 'Contents',
        headline: 'What is here, and how to read it',
        standfirst: 'You can read page {page:answer} alone. The rest shows why, and what would change it.',
        blocks: [
          columns(
            'halves',
            [{ kind: 'contents' }],
            [
              {
                kind: 'box',
                tone: 'ruled',
                title: 'You are the yellow bar',
                blocks: [
                  small(
                    'In every chart {sym:you} marks you and nothing else. {sym:job} is your job now. {sym:target} is a job you could move to. Gray is everybody else.',
                  ),
                ],
              },
              figure('Ranges, not points', exampleRange(), {
                foot: 'Your answers could have come out a little differently on another day. We redrew them 200 times.{^K} The bar holds the middle 80 % of the results.',
              }),
              figure('Fit is a likeness, not a chance', fitAnchors(), {
                foot: `50 is a middling match. 95 is what people get for the work they would choose again.{^K} It does not say how likely you are to be hired or to be happy. In research, interest fit goes with performance at about r = ${performance}, with satisfaction at ${low} to ${high}. That is real, and small.`,
              }),
              {
                kind: 'box',
                tone: 'ruled',
                title: 'Letters lead to sources',
                blocks: [
                  small(
                    'A small letter behind a figure names its source, once on each page. K means that we worked it out. E means our own estimate, with no data behind it. Page {page:method} lists them all.',
                  ),
                ],
              },
              {
                kind: 'box',
                tone: 'ruled',
                title: 'When AI measures disagree',
                blocks: [
                  small(
                    'We show four, never one. Within 25 points of each other they *agree*; within 50, *agree in part*; beyond that they are *split*. For many jobs they are split.',
                  ),
                ],
              },
            ],
          ),
          columns(
            'thirds',
            [
              {
                kind: 'box',
                tone: 'you',
                title: 'You have five minutes',
                blocks: [small('Read page {page:answer}. Do the one thing under “This week”. Put the report away.')],
              },
            ],
            [
              {
                kind: 'box',
                tone: 'quiet',
                title: 'You have half an hour',
                blocks: [
                  small(
                    'Read pages {page:shortlist} and {page:sure}: the jobs on your list, and how firm the list is. Cross out what you know is wrong.',
                  ),
                ],
              },
            ],
            [
              {
                kind: 'box',
                tone: 'quiet',
                title: 'You have an evening',
                blocks: [
                  small(
                    `Read from page {page:${first}} on with a pen, best with someone who knows you at work. Fill in the worksheet last.`,
                  ),
                ],
              },
            ],
          ),
          text(
            'This report will not tell you what to do. It shows what public data and your own answers say, and what speaks against each idea. Where you know better, trust that first.',
            { drop: 1 },
          ),
        ],
      },
    ]
  },
}
