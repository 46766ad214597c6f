import type { FactTable } from '../facts/fact-table.ts'
import { capital, directions, entryWords, listing, lower, occupationOf, withArticle } from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { plain, type Text } from '../facts/rich-text.ts'
import { weekOf } from '../facts/week.ts'
import type { Block } from './blocks.ts'
import { columns, heading, jobTokens, note, points, small, text } from './parts.ts'
import type { Section } from './section.ts'

const NAMES = ['Ana', 'Marcus', 'Priya']

/** Page 27: three made-up people, put together from the data, each with what went wrong. */
export const people: Section = {
  id: 'people',
  pages: 1,
  compose(input, facts) {
    const three = directions(input)
    return [
      {
        id: 'people',
        title: 'People like you',
        group: 'do',
        kicker: 'People like you (composites)',
        headline: 'Three people who are not real, and what their week would be',
        standfirst:
          'Nobody here exists. Each person is put together from the figures of one direction, so that you can try it on like a coat.',
        blocks: [
          columns('thirds', ...three.map((ranked, index) => story(input, facts, index, occupationOf(ranked).code))),
          {
            kind: 'table',
            caption: 'The same three, in figures',
            note: 'What each would likely earn and do; the middle of national data.',
            columns: [
              { head: 'Composite', width: 26 },
              { head: 'Middle half earn{^W}', align: 'right', width: 24 },
              { head: 'Hours likely aided, of 40{^OABCK}', align: 'right', width: 22 },
              { head: 'Usual way in{^P}' },
            ],
            rows: three.map((ranked, index) => {
              const occupation = occupationOf(ranked)
              const job = jobTokens(facts, occupation.code)
              const week = weekOf(occupation)
              return {
                cells: [
                  `${NAMES[index]}, ${plain(occupation.shortTitle)}`,
                  job.has('p25') ? `${job.bare('p25')} to ${job.bare('p75')}` : 'not published',
                  week.tasks.length > 0
                    ? `${Math.round(week.aided)} to ${Math.round(week.aided + week.leaning)}`
                    : 'no task list',
                  plain(capital(entryWords(occupation.entryEducation))),
                ],
              }
            }),
          },
          columns(
            'halves',
            [
              heading('Which one would you be on a Monday?'),
              text(
                'Read the three again and note where you felt relief and where you felt dread. Relief counts double: it is rarer.',
              ),
              { kind: 'lines', label: 'I could live in the week of … because …', count: 3 },
              { kind: 'lines', label: 'I could not stand …', count: 2 },
            ],
            [
              heading('Where such stories mislead'),
              points('minus', [
                { lead: 'They are smooth.', text: 'Real people change plans, fall ill and move for love.' },
                { lead: 'They are averages.', text: 'The middle of a job is a week that hardly anyone has.' },
                { lead: 'They leave out luck.', text: 'Who was in the room matters, and no data set holds it.' },
              ]),
            ],
          ),
          note('Composite: made from national figures and your answers. No interview, no testimonial, no real name.{^E}'),
          text(
            'To replace a composite with a person, use the twenty-minute question on page {page:answer}. One real conversation outweighs this page.',
            { drop: 1 },
          ),
        ],
      },
    ]
  },
}

function story(input: ReportInput, facts: FactTable, index: number, code: string): Block[] {
  const occupation = occupationOf(directions(input)[index]!)
  const job = jobTokens(facts, code)
  const tasks = [...weekOf(occupation).tasks]
    .sort((a, b) => b.hours - a.hours)
    .slice(0, 2)
    .map((task) => plain(lower(task.label)))
  const gap = [...(input.gaps[code] ?? [])].sort((a, b) => b.size - a.size)[0]
  const from = input.present ? `worked as ${plain(withArticle(input.present.shortTitle))}` : 'did several jobs'
  const name = NAMES[index]!
  const paragraphs: Text[] = [
    `${name} ${from} before. Today ${name} is ${plain(withArticle(occupation.shortTitle))}${job.has('median') ? ` and earns near ${job.ref('median')}` : ''}.`,
    tasks.length > 0 ? `Most hours go to two things: ${listing(tasks)}.{^O}` : 'The week has no fixed shape.',
    `**What was hard:** ${gap ? `${plain(gap.name.toLowerCase())}. It took ${HARD[index]} before it felt normal.{^E}` : `the first months as the one who asks.`}`,
    `**What ${name} misses:** ${MISSES[index]}`,
  ]
  return [heading(`${name}, ${plain(occupation.shortTitle)}`), ...paragraphs.map((words) => small(words))]
}

const HARD = ['half a year', 'three months', 'most of a year']
const MISSES: Text[] = [
  'being the one who knew every answer.',
  'the old team at lunch.',
  'going home without thinking about tomorrow.',
]
