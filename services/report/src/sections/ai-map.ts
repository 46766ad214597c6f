import type { FactTable } from '../facts/fact-table.ts'
import { capital, directions, lensSpan, listing, occupationOf } from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { plain, type Text } from '../facts/rich-text.ts'
import { kickerFor } from './lenses.ts'
import { columns, figure, heading, jobTokens, small, text } from './parts.ts'
import type { Section } from './section.ts'
import { mapFigure } from './wild-card.ts'

/** ai_transition, third AI page: all jobs by exposure and growth, and how far the directions move. */
export const aiMap: Section = {
  id: 'ai-map',
  pages: 1,
  title: 'AI and your job: the whole map',
  group: 'work',
  compose(input, facts) {
    return [
      {
        id: 'ai-map',
        title: 'AI and your job: the whole map',
        group: 'work',
        kicker: kickerFor(input, 3),
        headline: headlineFor(input),
        standfirst:
          'Each dot is one job. Up: more exposed to AI, as the mean of the measures sees it. Right: more jobs in 2034 than in 2024.',
        blocks: [
          figure('Exposure and growth of all jobs', mapFigure(input, 226), {
            note: `Up: mean place on the AI measures, 0 to 100. Across: change in jobs 2024–34.{^ABCDPK} Dot size: workers.{^W} ${input.present ? '{sym:you} your job ' : ''}{sym:target} three directions {sym:candidate} the rest of your list.`,
          }),
          {
            kind: 'table',
            caption: 'How far each direction moves you',
            columns: [
              { head: 'Direction', width: 26 },
              { head: 'Exposure, mean of measures{^ABCDK}', align: 'right', width: 20 },
              { head: 'Measures', width: 18 },
              { head: 'Jobs by 2034{^P}', align: 'right', width: 16 },
              { head: 'So' },
            ],
            rows: [
              ...(input.present ? [presentRow(input, facts)] : []),
              ...directions(input).map((ranked) => moveRow(input, facts, occupationOf(ranked).code)),
            ],
          },
          columns(
            'side',
            [
              heading('A hard truth in this picture'),
              text(truth(input)),
              text(
                'Low on the map are jobs with hands, patients or machines. If you would not enjoy them, the list has to be a compromise. Read the third column of the table before you trust the second.',
              ),
            ],
            [
              heading('“Safer” is not safe'),
              text(
                'It means: less exposed than your job now. A job that measures A and B both put above 90 is never called safer here.{^K}',
              ),
              heading('Not on the chart'),
              text('Jobs that shrink by more than 20 % or grow by more than 30 % lie outside the frame.'),
            ],
          ),
          {
            kind: 'columns',
            layout: 'halves',
            drop: 3,
            columns: [
              [
                heading('If safety counts most'),
                small(
                  'Take the lowest of your list on the map and read it twice. Then ask what a Monday is like. Safety in work that you dislike lasts as long as you do.',
                ),
              ],
              [
                heading('If liking counts most'),
                small(
                  'Stay high on the map with open eyes. Become the one who checks what the tools make: somebody signs for it.',
                ),
              ],
            ],
          },
        ],
      },
    ]
  },
}

function exposureOf(input: ReportInput, code: string): number | undefined {
  return input.norms.points.find((point) => point.code === code)?.exposure
}

function exposureFact(input: ReportInput, facts: FactTable, code: string): Text {
  const value = exposureOf(input, code)
  return value === undefined
    ? '–'
    : facts.put({ id: `exposure.${code}`, value, unit: 'score', source: 'ABCDK' }).replace('}', '!}')
}

function presentRow(input: ReportInput, facts: FactTable) {
  const present = input.present!
  return {
    cells: [
      'Your job now',
      exposureFact(input, facts, present.code),
      lensSpan(present.exposures).word,
      jobTokens(facts, present.code).bareOr('growth', '–'),
      'where you start',
    ],
  }
}

function moveRow(input: ReportInput, facts: FactTable, code: string) {
  const occupation = directions(input)
    .map(occupationOf)
    .find((one) => one.code === code)!
  const here = input.present ? exposureOf(input, input.present.code) : undefined
  const there = exposureOf(input, code)
  const step = here === undefined || there === undefined ? undefined : here - there
  const words =
    step === undefined
      ? 'compare the tasks'
      : step > 20
        ? 'a clear step down'
        : step > 5
          ? 'a small step down'
          : step > -5
            ? 'about the same height'
            : 'higher than today'
  return {
    cells: [
      plain(capital(occupation.shortTitle)),
      exposureFact(input, facts, code),
      lensSpan(occupation.exposures).word,
      jobTokens(facts, code).bareOr('growth', '–'),
      words,
    ],
  }
}

function headlineFor(input: ReportInput): Text {
  const point = input.norms.points.find((one) => one.code === input.present?.code)
  if (!point) return 'The map of all jobs, and where your directions lie'
  if (point.exposure > 70 && point.growthPercent < 0) return 'You start in the crowded corner: high exposure, shrinking'
  if (point.exposure > 70) return 'You start high on the map, in work that still grows'
  if (point.exposure < 35) return 'You start low on the map: little of your work can be aided'
  return 'You start in the middle of the map, so direction matters more than speed'
}

function truth(input: ReportInput): Text {
  const here = input.present ? exposureOf(input, input.present.code) : undefined
  const lower = directions(input)
    .map(occupationOf)
    .filter((occupation) => here !== undefined && (exposureOf(input, occupation.code) ?? 100) < here - 5)
  if (here === undefined)
    return 'Without your present job there is no start on this map. Compare the three with each other instead.'
  if (lower.length === 0)
    return 'None of your three directions lies clearly lower than your job. They may still be better: other tasks, other growth, another place. But they are no shelter.'
  const names = plain(listing(lower.map((occupation) => occupation.shortTitle)))
  return `${capital(names)} ${lower.length === 1 ? 'lies' : 'lie'} clearly lower than your job.${lower.length < 3 ? ' The rest of the three do not: they fit you better than they shelter you.' : ''} Each step down costs something, mostly time at school or a lower first pay.`
}
