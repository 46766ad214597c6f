import { ratedOn, saidOf } from '../facts/answered.ts'
import { jobId } from '../facts/build-facts.ts'
import type { FactTable } from '../facts/fact-table.ts'
import { directions, lower, occupationOf, VALUE_WORDS, VALUES, valueScores } from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { plain, type Text } from '../facts/rich-text.ts'
import { type ChartRow, rowChart } from '../figures/row-chart.ts'
import type { Block } from './blocks.ts'
import { columns, figure, heading, points, small, text } from './parts.ts'
import type { Section } from './section.ts'

/** Under half a point two values are even. */
const EVEN = 0.5

/** Page 8: what is asked for, beside what the present job and the three directions give. */
export const values: Section = {
  id: 'values',
  pages: 1,
  title: 'Values',
  group: 'you',
  compose(input, facts) {
    const scores = valueScores(input)
    const order = [...scores].sort((a, b) => b.score - a.score)
    return [
      {
        id: 'values',
        title: 'Values',
        group: 'you',
        kicker: 'Values',
        headline: headlineFor(input),
        standfirst: standfirstFor(input, facts),
        blocks: [
          figure(
            'What you ask for, and what the jobs give',
            chartOf(
              input,
              order.map((score) => score.value),
            ),
            {
              note: `{sym:you} you${input.present ? ' {sym:job} your job' : ''} {sym:candidate} the three directions. Pale yellow line: you ask for more than your job gives. Green line: you get more.{^YO}`,
            },
          ),
          columns(
            'side',
            [
              columns(
                'halves',
                [heading('Where it clashes'), points('minus', clashes(input, facts))],
                [heading('What you already have'), points('plus', spare(input, facts))],
              ),
              ...ownRatings(input, facts),
              heading('So what follows'),
              ...follows(input, facts),
              {
                kind: 'table',
                caption: 'Ask before you sign',
                columns: [{ head: 'Value', width: 26 }, { head: 'A question that shows it' }],
                rows: order
                  .slice(0, 3)
                  .map((score) => ({ cells: [VALUE_WORDS[score.value].name, VALUE_WORDS[score.value].ask] })),
                style: 'dense',
                reserve: true,
              },
            ],
            [
              heading('How the six come about'),
              text(
                'Your ratings and your order of values are mapped to six scales. Security, pay and hours sit together in Working conditions. Learning counts as Achievement, autonomy as Independence.',
              ),
              heading('Handle with care'),
              text(
                'Most of the job scores date from 2008. Analysts gave them, not the people in the job.{^O} Working from home has changed a lot since. Use this page to find questions, not answers.',
              ),
            ],
          ),
        ],
      },
    ]
  },
}

/** What the person says the job gives, and what they would not do without: their own scale, not the analysts'. */
function ownRatings(input: ReportInput, facts: FactTable): Block[] {
  const given = ratedOn(input, 'value.present')
  const weighed = ratedOn(input, 'value.weight')[0]
  const parts: Text[] = []
  if (given.length > 1) {
    const [most, least] = [given[0]!, given.at(-1)!]
    parts.push(
      `Your job gives you most of “${plain(lower(most.label))}” (${saidOf(facts, 'value.present', most)} of 10) and least of “${plain(lower(least.label))}” (${saidOf(facts, 'value.present', least)}).`,
    )
  }
  if (weighed) parts.push(`What counts most: “${plain(lower(weighed.label))}” (${saidOf(facts, 'value.weight', weighed)} of 10).`)
  return parts.length > 0 ? [small(`**You say.** ${parts.join(' ')}`, { drop: 2 })] : []
}

interface Gap {
  value: (typeof VALUES)[number]
  asked: number
  given: number
}

/** Asked minus given in the present job, or in the first direction where there is no job. */
function gapsOf(input: ReportInput): Gap[] {
  const job = input.present ?? occupationOf(directions(input)[0]!)
  return valueScores(input)
    .map((score) => ({ value: score.value, asked: score.score, given: job.values[VALUES.indexOf(score.value)] ?? 0 }))
    .filter((gap) => gap.given > 0)
}

function headlineFor(input: ReportInput): Text {
  const answered = valueScores(input).filter((score) => score.answered)
  if (answered.length === 0) return 'You set no order, so all six values weigh the same'
  const widest = [...gapsOf(input)].sort((a, b) => b.asked - b.given - (a.asked - a.given))[0]
  if (!widest || widest.asked - widest.given < 1) return 'Your job gives most of what you ask for'
  const index = VALUES.indexOf(widest.value)
  const best = Math.max(...directions(input).map((ranked) => occupationOf(ranked).values[index] ?? 0))
  const name = VALUE_WORDS[widest.value].name.toLowerCase()
  if (best < widest.asked - 1) return `${VALUE_WORDS[widest.value].name}: you ask for more than any of these jobs gives`
  return `What your job lacks is ${name}. One direction gives more.`
}

function standfirstFor(input: ReportInput, facts: FactTable): Text {
  const widest = [...gapsOf(input)].sort((a, b) => b.asked - b.given - (a.asked - a.given))[0]
  if (!widest || !input.present)
    return 'A value is what you would miss on a good day. The chart shows what kinds of work give, in general.'
  const given = facts.has(`${jobId(input.present.code)}.value.${widest.value}`)
    ? facts.ref(`${jobId(input.present.code)}.value.${widest.value}`)
    : ''
  return `The widest gap is ${VALUE_WORDS[widest.value].name}: ${VALUE_WORDS[widest.value].about}. You ask for ${facts.ref(`you.value.${widest.value}`)} of 7. Your job gives ${given}.`
}

function chartOf(input: ReportInput, order: readonly (typeof VALUES)[number][]) {
  const scores = new Map(valueScores(input).map((score) => [score.value, score.score]))
  const three = directions(input).map(occupationOf)
  const rows: ChartRow[] = order.map((value) => {
    const index = VALUES.indexOf(value)
    const asked = scores.get(value) ?? 4
    const job = input.present?.values[index]
    return {
      label: VALUE_WORDS[value].name,
      sub: VALUE_WORDS[value].about,
      ...(job
        ? {
            link: {
              from: Math.min(asked, job),
              to: Math.max(asked, job),
              tone: asked > job ? ('short' as const) : ('spare' as const),
            },
          }
        : {}),
      marks: [
        ...three.flatMap((occupation) =>
          occupation.values[index] ? [{ kind: 'candidate' as const, at: occupation.values[index]! }] : [],
        ),
        ...(job ? [{ kind: 'job' as const, at: job }] : []),
        { kind: 'you' as const, at: asked },
      ],
    }
  })
  return rowChart({
    labelWidth: 140,
    from: 1,
    to: 7,
    ticks: [1, 2, 3, 4, 5, 6, 7].map((at) => ({ at, label: String(at) })),
    rowHeight: 29,
    unit: 'Scale 1 to 7',
    rows,
    names: { you: 'you', job: 'your job', candidate: 'a direction' },
  })
}

function clashes(input: ReportInput, facts: FactTable) {
  const wide = gapsOf(input)
    .filter((gap) => gap.asked - gap.given > EVEN)
    .sort((a, b) => b.asked - b.given - (a.asked - a.given))
  if (wide.length === 0) return [{ lead: 'Nowhere by more than half a point.', text: 'Then the reason to move lies elsewhere.' }]
  return wide.slice(0, 2).map((gap) => {
    const size = facts.put({ id: `present.value.${gap.value}`, value: gap.asked - gap.given, unit: 'decimal', source: 'YOK' })
    return { lead: `${VALUE_WORDS[gap.value].name}, ${size} short.`, text: SHORT[gap.value] }
  })
}

function spare(input: ReportInput, facts: FactTable) {
  const more = gapsOf(input).sort((a, b) => a.asked - a.given - (b.asked - b.given))
  return more.slice(0, 2).map((gap) => {
    const difference = gap.given - gap.asked
    if (difference <= EVEN)
      return {
        lead: `${VALUE_WORDS[gap.value].name}, about even.`,
        text: 'You get what you ask for. It is easy to lose and hard to see.',
      }
    const size = facts.put({ id: `present.value.${gap.value}`, value: difference, unit: 'decimal', source: 'YOK' })
    return { lead: `${VALUE_WORDS[gap.value].name}, ${size} to spare.`, text: SPARE[gap.value] }
  })
}

const SHORT: Record<(typeof VALUES)[number], Text> = {
  achievement: 'You want to be stretched, and to see a result that is yours.',
  independence: 'You want to decide how, not only what.',
  recognition: 'You want your work to be seen and to lead somewhere.',
  relationships: 'You want people who are kind, and work that helps somebody.',
  support: 'You want bosses who stand behind you and teach.',
  working_conditions: 'You want steady work, fair pay and hours that hold.',
}

const SPARE: Record<(typeof VALUES)[number], Text> = {
  achievement: 'Your work uses what you are good at. Many people leave that behind and miss it.',
  independence: 'You decide a lot by yourself. Larger firms may take that away.',
  recognition: 'You are seen. A new place starts from nothing.',
  relationships: 'People are good to each other there. That cannot be written into a contract.',
  support: 'Clear rules, fair treatment, training. Its worth shows after it is gone.',
  working_conditions: 'The hours and the pay hold. Check both before any move.',
}

function follows(input: ReportInput, facts: FactTable) {
  const top = [...valueScores(input)].sort((a, b) => b.score - a.score)[0]!
  const index = VALUES.indexOf(top.value)
  const three = directions(input)
    .map(occupationOf)
    .filter((occupation) => occupation.values[index])
  const best = [...three].sort((a, b) => (b.values[index] ?? 0) - (a.values[index] ?? 0))[0]
  const shown =
    best && facts.has(`${jobId(best.code)}.value.${top.value}`) ? facts.ref(`${jobId(best.code)}.value.${top.value}`) : ''
  return [
    text(
      `A job title brings no value by itself. The *employer* does. Two offices with the same title can differ by more than two titles do. So take your first value, ${VALUE_WORDS[top.value].name.toLowerCase()}, and ask about it by name.`,
    ),
    ...(best
      ? [
          text(
            `Of the three directions, ${best.shortTitle} gives most of it: ${shown} of 7. That is the title. The rest is the place.`,
          ),
        ]
      : []),
  ]
}
