import { withArticle } from '@waymark/contracts/text/article'
import type { AnswerItem } from '@waymark/proto/waymark/assessment/v1/assessment'
import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import { type ChartRow, rowChart } from '../../charts/row-chart.ts'
import { aSaid, ratedOn, saidOf } from '../../facts/answered.ts'
import { directions } from '../../facts/lead.ts'
import { lower, occupationOf } from '../../facts/reading.ts'
import type { FactTable } from '../../model/fact-table.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { Block, PointsBlock } from '../blocks.ts'
import { figure } from '../parts.ts'
import { STYLES, type StyleWords } from './style-words.ts'

/** A way of working as the reader rated it, beside what jobs ask of it (1-5). */
type Habit = StyleWords & {
  readonly item: AnswerItem
  readonly you: number
  readonly job: number | undefined
  readonly three: number[]
}

/** The habits that the reader rated, most like them first. */
function habitsOf(input: ReportInput): Habit[] {
  const three = directions(input).map(occupationOf)
  return ratedOn(input, 'style.self').flatMap((item) => {
    const words = STYLES[item.key]
    if (!words) return []
    return {
      ...words,
      item,
      you: 1 + ((item.value - 1) / 9) * 4,
      job: importanceOf(input.present, words.element),
      three: three.flatMap((occupation) => importanceOf(occupation, words.element) ?? []),
    }
  })
}

function importanceOf(occupation: Occupation | undefined, element: string): number | undefined {
  return occupation?.styles.find(({ id }) => id === element)?.importance
}

/** The reader's habits at both ends, beside what the jobs ask. */
export function styleFigure(input: ReportInput): Block[] {
  const habits = habitsOf(input)
  if (habits.length < 7) return []
  const rows: ChartRow[] = [...habits.slice(0, 4), ...habits.slice(-3)].map((habit) => ({
    label: habit.short,
    marks: [
      ...habit.three.map((at) => ({ kind: 'candidate' as const, at })),
      ...(habit.job === undefined ? [] : [{ kind: 'job' as const, at: habit.job }]),
      { kind: 'you' as const, at: habit.you },
    ],
  }))
  const drawing = rowChart({
    width: 236,
    labelWidth: 104,
    from: 1,
    to: 5,
    ticks: [1, 2, 3, 4, 5].map((at) => ({ at, label: String(at) })),
    rowHeight: 22.3,
    unit: 'Scale 1 to 5',
    labelSize: 7.8,
    rows,
    names: { you: 'you', job: 'your job', candidate: 'a direction' },
  })
  return [
    figure('How you work, and what the work asks', drawing, { note: 'Your four strongest habits and your three weakest.{^YO}' }),
  ]
}

/** What to lean on: the strongest habit, and the direction that needs it most. */
export function styleStrengths(input: ReportInput, facts: FactTable): PointsBlock['items'] {
  const habits = habitsOf(input)
  const [first, second] = habits
  if (!first) return []
  const asks = mostAsking(input, first)
  const rest = asks ? `, and ${withArticle(plain(asks.shortTitle))} needs it${directions(input).length > 1 ? ' most' : ''}` : ''
  const items: PointsBlock['items'] = [
    { lead: `“${plain(first.item.label)}”`, text: `is ${aSaid(facts, 'style.self', first.item)} of 10${rest}.` },
  ]
  if (second) items.push({ lead: `“${plain(second.item.label)}”`, text: `comes next. ${second.strong}`, drop: 3 })
  return items
}

/** What costs the reader something: the weakest habit that the directions ask for, with a question to oneself. */
export function styleCosts(input: ReportInput, facts: FactTable): PointsBlock['items'] {
  const weak = weakestHabit(input)
  if (!weak) return []
  const asks = mostAsking(input, weak)
  const where = asks ? ` ${plain(capitalArticle(asks.shortTitle))} meets that often.` : ''
  return [
    {
      lead: `“${plain(weak.item.label)}”`,
      text: `got ${saidOf(facts, 'style.self', weak.item)}, your lowest mark.${where} ${weak.weak}`,
    },
  ]
}

/** What to ask an employer because of the weakest habit. */
export function styleAsk(input: ReportInput): { because: Text; ask: Text } | undefined {
  const weak = weakestHabit(input)
  return weak && { because: `Low mark: ${plain(lower(weak.item.label))}`, ask: weak.ask }
}

/** Of equal marks the one that the directions ask for most. */
function weakestHabit(input: ReportInput): Habit | undefined {
  const habits = habitsOf(input)
  const least = habits.at(-1)
  if (!least || least.item.value === habits[0]!.item.value) return undefined
  return habits.filter(({ item }) => item.value === least.item.value).sort((a, b) => mean(b.three) - mean(a.three))[0]
}

function mostAsking(input: ReportInput, { element }: StyleWords): Occupation | undefined {
  return directions(input)
    .map(occupationOf)
    .filter((occupation) => importanceOf(occupation, element) !== undefined)
    .sort((a, b) => importanceOf(b, element)! - importanceOf(a, element)!)[0]
}

const capitalArticle = (title: string): string => {
  const words = withArticle(title)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
