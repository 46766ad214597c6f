import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import type { FactTable } from '../facts/fact-table.ts'
import { capital, directions, lensSpan, occupationOf } from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { plain, type Text } from '../facts/rich-text.ts'
import { type ChartRow, rowChart } from '../figures/row-chart.ts'
import { columns, figure, heading, jobTokens, note, points, text } from './parts.ts'
import type { Section } from './section.ts'

export const LENSES: Record<string, { name: string; about: string; unit: string; sees: Text; misses: Text }> = {
  A: {
    name: 'What could be sped up',
    about: 'task labels, 2023',
    unit: 'of tasks',
    sees: 'People and a model read each task and said whether AI could halve its time.',
    misses: 'Whether anyone uses it, or pays for it.',
  },
  B: {
    name: 'What people use it for',
    about: 'chats seen, 2025',
    unit: 'score',
    sees: 'Which kinds of work turn up in real chats, and how often it went well.',
    misses: 'Work inside special software, and other firms’ users.',
  },
  C: {
    name: 'What machines can learn',
    about: 'expert scoring, 2021',
    unit: 'of 5',
    sees: 'How well the tasks suit machine learning, as experts scored it.',
    misses: 'Chat models: it was made before them.',
  },
  D: {
    name: 'What was forecast',
    about: 'computerization, 2013',
    unit: 'stated chance',
    sees: 'What experts held for computers in 2013.',
    misses: 'Everything that language models can do.',
  },
}

/** Page 13: four measures side by side, never one. */
export const lenses: Section = {
  id: 'lenses',
  pages: 1,
  title: 'AI and your job: four ways to look',
  group: 'work',
  compose(input, facts) {
    const focus = input.present ?? occupationOf(directions(input)[0]!)
    const span = lensSpan(focus.exposures)
    const job = jobTokens(facts, focus.code)
    const own = input.present ? 'your job' : plain(focus.shortTitle)
    return [
      {
        id: 'lenses',
        title: 'AI and your job: four ways to look',
        group: 'work',
        kicker: kickerFor(input, 1),
        headline: headlineFor(span.word, span, input),
        standfirst: standfirstFor(span.word),
        blocks: [
          figure(`Where ${own} and the three directions sit among all jobs`, chartOf(input, focus), {
            note: `0 = least exposed of all jobs, 100 = most.{^ABCDK} {sym:${input.present ? 'you' : 'target'}} ${own} {sym:candidate} the three directions.`,
          }),
          {
            kind: 'table',
            caption: 'What each of the four sees, and cannot see',
            columns: [
              { head: 'Measure', width: 19 },
              { head: 'It sees', width: 33 },
              { head: 'It cannot see', width: 30 },
              { head: `For ${own}`, align: 'right' },
            ],
            rows: focus.exposures.map((exposure) => ({
              cells: [
                `${exposure.lens}. ${LENSES[exposure.lens]?.name ?? plain(exposure.name)}`,
                LENSES[exposure.lens]?.sees ?? '',
                LENSES[exposure.lens]?.misses ?? '',
                { text: job.bare(`lens.${exposure.lens}`), sub: rawFact(facts, focus, exposure.lens, exposure.value) },
              ],
            })),
            style: 'dense',
          },
          columns(
            'halves',
            [heading(`Agreement: ${span.word}`), ...agreement(input, facts, focus)],
            [
              heading('What no measure can see'),
              points('minus', [
                { lead: 'Tasks, not people.', text: 'That someone asks for you by name is in none of them.' },
                {
                  lead: '“Could” is not “will”.',
                  text: 'Cost, law and habit slow things down. In 2013 high chances were named for jobs that are still large today.{^D}',
                },
                { lead: 'Your employer.', text: 'Two firms with the same software can do the opposite with the time it saves.' },
              ]),
            ],
          ),
          note(
            'A job that the two modern measures, A and B, both put above 90 is never called safer in this report, whatever the other two say.{^K}',
            { drop: 1 },
          ),
        ],
      },
    ]
  },
}

export function kickerFor(input: ReportInput, part: number): string {
  return `AI and your job, ${part} of ${input.reportType === 'ai_transition' ? 4 : 2}`
}

function rawFact(facts: FactTable, focus: Occupation, lens: string, value: number): string {
  const unit = LENSES[lens]?.unit ?? 'value'
  return `${facts.put({ id: `raw.${focus.code}.${lens}`, value, unit: 'ratio', source: lens }).replace('}', '!}')} ${unit}`
}

function chartOf(input: ReportInput, focus: Occupation) {
  const three = directions(input)
    .map(occupationOf)
    .filter((occupation) => occupation.code !== focus.code)
  const rows: ChartRow[] = ['A', 'B', 'C', 'D'].map((lens) => {
    const at = (occupation: Occupation) => occupation.exposures.find((exposure) => exposure.lens === lens)?.percentile
    const own = at(focus)
    return {
      label: `${lens}. ${LENSES[lens]!.name}`,
      sub: LENSES[lens]!.about,
      band: { from: 25, to: 75, middle: 50 },
      marks: [
        ...three.flatMap((occupation) =>
          at(occupation) === undefined ? [] : [{ kind: 'candidate' as const, at: at(occupation)! }],
        ),
        ...(own === undefined ? [] : [{ kind: input.present ? ('you' as const) : ('target' as const), at: own }]),
      ],
      right: own === undefined ? 'not rated' : String(Math.round(own)),
      rightStrong: true,
    }
  })
  return rowChart({
    labelWidth: 138,
    rightWidth: 52,
    rightHead: 'of 100 lower',
    from: 0,
    to: 100,
    ticks: [0, 25, 50, 75, 100].map((at) => ({ at, label: String(at) })),
    rowHeight: 38,
    unit: 'Place among all jobs; gray = middle half',
    rows,
    names: { you: 'your job', target: focus.shortTitle, candidate: 'a direction' },
    digits: 0,
  })
}

function headlineFor(word: string, span: { low: number; high: number }, input: ReportInput): Text {
  const what = input.present ? 'your job' : 'your first direction'
  if (word === 'agree')
    return span.low > 50
      ? `Four ways to look, and for once they agree: ${what} is high on all`
      : `Four ways to look, and for once they agree: ${what} is low on all`
  if (word === 'agree in part') return `Four ways to look. They agree in part about ${what}.`
  if (word === 'split') return `Four ways to look, four answers: the measures split over ${what}`
  return `Too few measures cover ${what} to say much`
}

function standfirstFor(word: string): Text {
  if (word === 'agree')
    return 'That is unusual. It does not say that a job will go. It says how much of it a machine can speed up, and so how many people may be needed.'
  if (word === 'split')
    return 'That is the normal case. Anyone who gives you one figure has picked the measure for you. Look at the tasks on the next page instead.'
  return 'No single figure is right. Read the four as four people who watched your job from different windows.'
}

function agreement(input: ReportInput, facts: FactTable, focus: Occupation) {
  const job = jobTokens(facts, focus.code)
  const span = lensSpan(focus.exposures)
  if (span.count < 2) return [text('One measure is no agreement. We print it and leave it there.')]
  const parts = [
    text(
      `They run from ${job.ref('lens.low')} to ${job.ref('lens.high')}. We call it *agree* within 25 points, *in part* within 50, *split* beyond.`,
    ),
  ]
  const inside = insideA(facts, focus)
  if (inside) parts.push(text(inside))
  const three = directions(input).map(occupationOf)
  const calm = [...three].sort((a, b) => lensSpan(a.exposures).high - lensSpan(b.exposures).high)[0]
  if (calm && calm.code !== focus.code) {
    const tokens = jobTokens(facts, calm.code)
    if (tokens.has('lens.high'))
      parts.push(
        text(
          `Of the three directions, ${plain(capital(calm.shortTitle).toLowerCase())} has the lowest top reading: ${tokens.ref('lens.high')}.`,
        ),
      )
  }
  return parts
}

/** Lens A has two raters; they often disagree, and the mean hides it. */
function insideA(facts: FactTable, focus: Occupation): Text | undefined {
  const rated = focus.activities.filter((activity) => activity.people >= 0 && activity.model >= 0)
  const weight = rated.reduce((sum, activity) => sum + activity.share, 0)
  if (weight <= 0) return undefined
  const mean = (kind: 'people' | 'model') => rated.reduce((sum, activity) => sum + activity[kind] * activity.share, 0) / weight
  const people = mean('people')
  const model = mean('model')
  const a = facts.put({ id: `raw.${focus.code}.people`, value: people, unit: 'ratio', source: 'AK' })
  const b = facts.put({ id: `raw.${focus.code}.model`, value: model, unit: 'ratio', source: 'AK' })
  const words =
    model - people > 0.15
      ? 'Models think well of models; the truth may lie nearer the people.'
      : people - model > 0.15
        ? 'Here people see more help than the model does, which is rare.'
        : 'Here the two are close, which is rare.'
  return `**Look inside lens A.** People who judged the tasks saw help for ${a} of the work, a language model for ${b}. ${words}`
}
