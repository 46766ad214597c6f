import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { type Span, spanChart } from '../../charts/span-chart.ts'
import { entryWay, type Months } from '../../facts/entry-way.ts'
import { directions } from '../../facts/lead.ts'
import { capital, entryShort, occupationOf, yearlyWages } from '../../facts/reading.ts'
import { cannotStay } from '../../facts/told/leaving.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { ideaBlocks, industryText, keepTable, leaving } from '../ai/what-to-keep.ts'
import type { Block, TableBlock } from '../blocks.ts'
import { columns, figure, heading, points, small } from '../parts.ts'
import { stillMissing } from '../plan/learning-steps.ts'
import type { Section } from '../section.ts'

/**
 * career_change: the way to each direction by what its gate asks, the next rung of the reader's own field beside it, and what they
 * want to take along or leave. A likeness of two jobs is no way from one to the other, so none is drawn.
 */
export const steppingStones: Section = {
  id: 'stones',
  pages: 1,
  title: 'Stepping stones, and what to keep',
  group: 'options',
  compose(input, facts) {
    return [
      {
        id: 'stones',
        title: 'Stepping stones, and what to keep',
        group: 'options',
        kicker: 'Stepping stones, and what to keep',
        headline: headlineFor(input),
        standfirst: standfirstFor(input),
        blocks: [
          figure('How far it is from where you stand', chart(input), {
            note: 'Months of study, paid training and related work together, full time.{^E} At your own hours a program takes longer: page {page:plan}.',
          }),
          stonesTable(input),
          ...ownRung(input),
          keepTable(input, facts),
          columns(
            'halves',
            [heading('What you want to leave'), points('ask', leaving(input, facts), { size: 'small' })],
            [heading('The idea that comes back'), ...ideaBlocks(input)],
          ),
          small(industryText(input, facts), { drop: 1 }),
          { kind: 'lines', label: 'What I would not give up for any of them', count: 2, reserve: true },
        ],
      },
    ]
  },
}

const nameOf = (ranked: RankedOccupation): string => capital(occupationOf(ranked).shortTitle)

/** Directions by how far they are, the nearest first; those that nobody could tell of come last. */
function byDistance(input: ReportInput): RankedOccupation[] {
  const far = (ranked: RankedOccupation): number => (entryWay(ranked).known ? entryWay(ranked).total[1] : 1e6)
  return [...directions(input)].sort((a, b) => far(a) - far(b))
}

function headlineFor(input: ReportInput): Text {
  const ordered = byDistance(input)
  const [near, far] = [ordered[0]!, ordered.at(-1)!]
  const months = entryWay(near)
  if (!months.known) return 'How far each direction is, as far as anybody says'
  if (months.total[1] === 0)
    return entryWay(far).total[1] > 0
      ? `${plain(nameOf(near))} asks nothing more on paper, ${plain(occupationOf(far).shortTitle)} does`
      : directions(input).length > 1
        ? 'None of them asks for another paper'
        : `${plain(nameOf(near))} asks for no other paper`
  return `${plain(nameOf(near))} is nearest: ${monthsWords(months.total)}`
}

function standfirstFor({ ranking, profile }: ReportInput): Text {
  const [rung] = ranking.sameWork?.rungs ?? []
  const limit = profile.reach?.monthsAvailable ?? 0
  const time = limit > 0 ? `You gave yourself ${limit} months.{^Y} ` : ''
  if (rung)
    return `${time}Beside them stands a rung of your own field: ${plain(rung.name.charAt(0).toLowerCase() + rung.name.slice(1))}.`
  return `${time}Here is what each asks in turn, and what you said must come along.`
}

function chart(input: ReportInput) {
  const limit = input.profile.reach?.monthsAvailable ?? 0
  const ways = directions(input).map((ranked) => ({ name: nameOf(ranked), ...entryWay(ranked) }))
  const most = Math.max(6, limit, ...ways.map(({ total }) => total[1]))
  const step = most > 72 ? 24 : most > 36 ? 12 : most > 16 ? 6 : 3
  const end = Math.ceil(most / step) * step
  const spans: Span[] = ways.map(({ name, known, total, study }) => ({
    label: name,
    sub: !known
      ? 'nobody publishes it'
      : study[1] > 0
        ? 'school is part of it'
        : total[1] > 0
          ? 'paid while you learn'
          : 'an opening is enough',
    from: 0,
    to: known ? total[1] : 0,
    words: !known ? 'not known' : total[1] === 0 ? 'at once' : monthsWords(total),
    tone: study[1] > 0 ? 'main' : 'pale',
  }))
  if (limit > 0) spans.push({ label: 'The time you gave', from: 0, to: limit, words: `${limit} months`, tone: 'quiet' })
  return spanChart({
    from: 0,
    to: end,
    ticks: Array.from({ length: end / step }, (_tick, at) => ({ at: (at + 1) * step, label: String((at + 1) * step) })),
    labelWidth: 190,
    rowHeight: 25,
    unit: 'Months',
    intro: 'Months to a first post in each direction.',
    spans,
  })
}

function stonesTable(input: ReportInput): TableBlock {
  return {
    kind: 'table',
    caption: 'The stones, in the order in which you step on them',
    columns: [
      { head: 'Direction', width: 20 },
      { head: 'First stone' },
      { head: 'Second stone' },
      { head: 'What you live on meanwhile{^E}', width: 23 },
    ],
    rows: directions(input).map((ranked) => {
      const [first, second] = stones(ranked)
      return { cells: [plain(nameOf(ranked)), first, second, meanwhile(ranked)] }
    }),
    style: 'dense',
  }
}

/** Two stones at most: paper that is missing, related work, then the post itself. */
function stones(ranked: RankedOccupation): [Text, Text] {
  const { study, paid, experience, known } = entryWay(ranked)
  const { program, exam, license } = stillMissing(ranked)
  const entry = entryShort(occupationOf(ranked).entryEducation)
  const trained = `${monthsWords(paid)} of paid training`
  const stones = [
    ...(study[1] > 0 && program ? [/^program\b/i.test(program) ? plain(capital(program)) : `Program: ${plain(program)}`] : []),
    ...(experience > 0 ? [`${experience} months of related work`] : []),
    ...(paid[1] >= YEAR ? [trained] : []),
    ...(exam ? [`Exam: ${plain(exam)}`] : []),
    ...(license && !exam ? [`License: ${plain(license)}`] : []),
    ...(paid[1] > 0 && paid[1] < YEAR ? [trained] : []),
  ]
  if (!known && stones.length === 0)
    return [`Ask two who do it how they got in`, entry ? `Usual entry: ${plain(entry)}{^P}` : 'Not published']
  return [stones[0] ?? 'An opening, and proof of what you do today', stones[1] ?? (stones.length > 0 ? 'A first post' : 'None')]
}

function meanwhile(ranked: RankedOccupation): Text {
  const { known, study, paid, experience, payPercent } = entryWay(ranked)
  if (!known) return 'not known'
  if (study[1] >= SCHOOL) return 'savings, or your job beside a slower program'
  if (study[1] > 0) return 'your job, with classes beside it'
  if (paid[1] > 0 && payPercent) return `${payPercent[0]} to ${payPercent[1]} % of full pay`
  if (paid[1] > 0) return 'a learner’s wage'
  if (experience > 0) return 'your pay, or that of the related work'
  return yearlyWages(occupationOf(ranked)) ? 'the new pay from the first month' : 'the new pay, which nobody publishes'
}

/** What needs no change of field at all. */
function ownRung(input: ReportInput): Block[] {
  const { ranking } = input
  const [rung] = ranking.sameWork?.rungs ?? []
  const [setting] = ranking.sameWork?.settings ?? []
  if (!rung && cannotStay(input)) return []
  if (!rung)
    return [
      small('**Without a change of field:** ask who was promoted last where you work, and what they had done the year before.', {
        drop: 3,
      }),
    ]
  return [
    small(
      `**Without a change of field:** ${plain(rung.name)}. ${plain(rung.opens)}${setting ? ` Or the same work elsewhere: ${plain(setting.name)}.` : ''}{^E} More on page {page:own-field}.`,
    ),
  ]
}

function monthsWords([low, high]: Months): string {
  const unit = high === 1 ? 'month' : 'months'
  if (low === high) return `${high} ${unit}`
  return low === 0 ? `up to ${high} ${unit}` : `${low} to ${high} ${unit}`
}

/** Months of training on the job behind which an exam asks for the years in it. */
const YEAR = 12
/** Months of study from which a school decides. */
const SCHOOL = 9
