import { withArticle } from '@waymark/contracts/text/article'
import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { type Span, spanChart } from '../../charts/span-chart.ts'
import { entryWay } from '../../facts/entry-way.ts'
import { ownStartOf } from '../../facts/own-start.ts'
import { ownTurn } from '../../facts/own-turn.ts'
import { listing, occupationOf } from '../../facts/reading.ts'
import { HOURS_OF_A_MONTH } from '../../facts/school-hours.ts'
import { hardSides } from '../../facts/work/hard-sides.ts'
import { learningHours } from '../../model/build-facts.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { countWords } from '../../model/words.ts'
import type { Block } from '../blocks.ts'
import { aimOf } from '../opening/aim.ts'
import { closedIn } from '../opening/goals/closed-goal.ts'
import { needsPage } from '../own-business/needs-page.ts'
import { columns, figure, heading, note, points, small } from '../parts.ts'
import type { Section } from '../section.ts'
import { type Hours, type LearningStep, learningSteps, stillMissing } from './learning-steps.ts'
import { failText, waysText, whatCounts, whereToLearn } from './learning-words.ts'
import { dayAfter } from './plan-words.ts'

/**
 * What there is to learn for the first aim: tasks to see or try, tools, papers, each with hours and the day it ends at the reader's
 * pace. When to turn stands in the plans alone. Whoever starts a business of their own reads what that needs first.
 */
export const plan: Section = {
  id: 'plan',
  pages: 1,
  title: 'What to learn',
  group: 'do',
  compose(input, facts) {
    const start = ownStartOf(input)
    if (start) return [needsPage(input, facts, start)]
    const aim = aimOf(input)
    const pace = paced(input, learningSteps(input, aim))
    return [
      {
        id: 'plan',
        title: 'What to learn',
        group: 'do',
        kicker: 'What to learn',
        headline: headlineFor(pace, aim),
        standfirst: standfirstFor(input, pace),
        blocks: [
          figure(`Learning for work as ${plain(withArticle(occupationOf(aim).shortTitle))}, week by week`, chart(pace), {
            note: `Weeks from the day of this report, at ${paceWords(pace.weekly)} a week. Cheapest first, so that you can stop before you pay.{^E}`,
          }),
          table(input, pace),
          ...closedBlocks(input),
          columns(
            'halves',
            [heading('What your years already count for'), small(whatCounts(input, aim))],
            [heading('Made for how you learn'), small(waysText(input, aim, pace.steps), { slot: 'plan.ways' })],
          ),
          columns(
            'halves',
            [
              heading('Where it is taught, and who decides'),
              points('plus', withDrops(whereToLearn(input, aim)), { size: 'small' }),
            ],
            [heading('Stop before you pay, if'), points('minus', withDrops(stops(input, aim, pace)), { size: 'small' })],
          ),
          columns(
            'halves',
            [heading('If a week fails'), small(failText(input, facts, pace.weekly), { slot: 'plan.fails' })],
            [{ kind: 'lines', label: 'The week in which this has no place, and why', count: 2 }],
          ),
          note(
            `A month of full-time school is counted as ${Math.round(HOURS_OF_A_MONTH)} hours: thirty credits a year, 45 hours each.{^K} Prices are not in our data.`,
            { reserve: true },
          ),
        ],
      },
    ]
  },
}

/** From the third point on each may go, the last one first. */
const withDrops = (items: readonly Text[]) => items.map((text, at) => (at < 2 ? { text } : { text, drop: at }))

function closedBlocks(input: ReportInput): Block[] {
  const words = closedIn(input, 'learn').trim()
  return words ? [small(words)] : []
}

/** A step with the weeks at the reader's pace. */
type Paced = LearningStep & { from: number; to: number; beyond: boolean }
type Pace = { weekly: number; steps: Paced[]; tries: number }

function paced(input: ReportInput, steps: readonly LearningStep[]): Pace {
  const weekly = learningHours(input)
  let at = 0
  const rows = steps
    .filter(({ kind }) => weekly >= 1 || kind === 'task')
    .map((step) => {
      const from = at
      const length = (step.hours?.[1] ?? 0) / weekly
      // A paper takes its own time, from where the rest ends.
      const beyond = step.kind === 'paper'
      if (!beyond) at += length
      return { ...step, from, to: from + length, beyond }
    })
  const tries = rows.filter(({ kind }) => kind === 'task').reduce((sum, { hours }) => sum + (hours?.[1] ?? 0), 0)
  return { weekly, steps: rows, tries }
}

/** What no course beside a job replaces. */
const DEGREE = /\b(?:bachelor|master|associate|doctor|degree)/i

function headlineFor({ weekly, steps, tries }: Pace, aim: RankedOccupation): Text {
  const { study, known } = entryWay(aim)
  const job = plain(occupationOf(aim).shortTitle)
  if (weekly < 1) return 'Half an hour a week: see the work, and buy no course'
  if (known && study[1] >= SCHOOL) return `Before a program of ${range(study)} months: ${tries} hours that test it`
  const count = (kind: LearningStep['kind']): number => steps.filter((step) => step.kind === kind).length
  const parts = [counted(count('tool'), 'tool'), counted(count('paper'), 'paper')].filter(Boolean)
  if (parts.length === 0 && DEGREE.test(stillMissing(aim).program))
    return 'Ask first whether your years stand in for the usual degree'
  return parts.length > 0
    ? `${capitalized(listing(parts))} to learn for ${plain(withArticle(job))}`
    : `Nothing on paper is missing for work as ${plain(withArticle(job))}: show that you can do it`
}

function standfirstFor(input: ReportInput, { weekly, steps }: Pace): Text {
  const given = (input.profile.reach?.learningHours ?? 0) > 0
  const last = (kind: LearningStep['kind']): Paced | undefined => steps.findLast((step) => step.kind === kind)
  const tried = last('task')
  const tool = last('tool')
  const until = tried ? ` What there is to see and try ends by ${dayAfter(input, tried.to * 7)}` : ''
  const tools = tool ? `, the tools by ${dayAfter(input, tool.to * 7)}.` : '.'
  if (given && weekly < 1)
    return `You said: no hours for now.{^Y}${until}${until ? tools : ''} Anything longer would be a promise you cannot keep.`
  const pace = given ? `You gave ${paceWords(weekly)} a week.{^Y}` : `You gave no hours, so we took ${paceWords(weekly)} a week.`
  return `${pace}${until}${until ? tools : ''}`
}

const paceWords = (weekly: number): string => (weekly < 1 ? 'half an hour' : weekly === 1 ? 'one hour' : `${weekly} hours`)

function chart({ steps }: Pace) {
  const ends = steps.filter(({ beyond }) => !beyond).map(({ to }) => to)
  const last = Math.max(4, ...ends)
  const end = Math.ceil((steps.some(({ beyond }) => beyond) ? last * 1.5 : last) / 4) * 4
  const step = end > 40 ? 8 : end > 20 ? 4 : end > 8 ? 2 : 1
  const spans: Span[] = steps.map((row) => ({
    label: row.beyond ? `${row.short}: ${paperWords(row.hours)}` : row.short,
    from: row.from,
    to: row.beyond ? end : row.to,
    words: row.beyond ? '' : `${hoursWords(row.hours)} h`,
    tone: row.kind === 'task' ? 'main' : row.kind === 'tool' ? 'pale' : 'quiet',
  }))
  return spanChart({
    from: 0,
    to: end,
    ticks: Array.from({ length: Math.floor(end / step) }, (_tick, at) => ({
      at: (at + 1) * step,
      label: String((at + 1) * step),
    })),
    labelWidth: 170,
    rowHeight: 20,
    unit: 'Up to the end of week',
    intro: 'What there is to learn, one row each.',
    spans,
  })
}

/** How long a paper takes in full-time school. */
function paperWords(hours: Hours | undefined): string {
  if (!hours) return 'ask how long'
  const months = hours.map((one) => Math.round(one / HOURS_OF_A_MONTH)) as [number, number]
  return `${range(months)} months`
}

function table(input: ReportInput, { steps, weekly }: Pace): Block {
  return {
    kind: 'table',
    columns: [
      { head: 'Step', width: 19 },
      { head: 'What you do{^O}' },
      { head: 'What you have then', width: 24 },
      { head: 'Hours{^E}', align: 'right', width: 11 },
      { head: 'At your pace', align: 'right', width: 15 },
    ],
    rows: steps.map((row) => ({
      cells: [plain(row.short), row.what, row.inHand, hoursWords(row.hours), doneBy(input, row, weekly)],
    })),
    style: 'dense',
  }
}

function doneBy(input: ReportInput, row: Paced, weekly: number): Text {
  if (!row.hours) return 'ask'
  if (!row.beyond) return `by ${dayAfter(input, row.to * 7)}`
  const years: Hours = [row.hours[0] / weekly / 52, row.hours[1] / weekly / 52]
  if (years[1] > MOST_YEARS) return 'not beside work'
  return years[1] < 1.5
    ? `${range([Math.ceil(years[0] * 12), Math.ceil(years[1] * 12)])} months`
    : `${range([Math.floor(years[0]), Math.ceil(years[1])])} years`
}

function stops(input: ReportInput, aim: RankedOccupation, { steps }: Pace): Text[] {
  const { note: written, shortTitle } = occupationOf(aim)
  const sides = hardSides(written)
  const hard = sides[ownTurn(input) % Math.max(1, sides.length)]
  const tool = steps.find(({ kind }) => kind === 'tool')
  return [
    hard
      ? `you have heard this from two people, and it stays with you at night: “${plain(hard.text)}”{^${hard.source}}`
      : `two people who work as ${plain(withArticle(shortTitle))} would not do it again`,
    tool ? `three job ads in a row do not name ${plain(tool.name)}` : 'nobody you ask would miss what you learned',
    ...(entryWay(aim).study[1] > 0 ? ['a school cannot tell you in writing what it costs to the last credit'] : []),
  ]
}

function hoursWords(hours: Hours | undefined): string {
  if (!hours) return 'ask'
  const rounded = hours.map((one) => (one >= 100 ? Math.round(one / 10) * 10 : Math.round(one))) as [number, number]
  return range(rounded.map((one) => one.toLocaleString('en-US')) as [string, string])
}

function range([low, high]: readonly [string | number, string | number]): string {
  return low === high || low === 0 || low === '0' ? (low === high ? `${high}` : `up to ${high}`) : `${low} to ${high}`
}

const counted = (count: number, noun: string): string =>
  count === 0 ? '' : `${countWords(count)} ${noun}${count > 1 ? 's' : ''}`
const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** Months of study from which a school decides. */
const SCHOOL = 9
/** Years of study beside work that nobody should be advised to begin. */
const MOST_YEARS = 7
