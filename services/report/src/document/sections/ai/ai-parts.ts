import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import { type ChartRow, rowChart } from '../../charts/row-chart.ts'
import { type TaskGroup, taskRows } from '../../charts/task-rows.ts'
import type { DraftTask } from '../../facts/ai-view.ts'
import { ratedOn } from '../../facts/answered.ts'
import { capital, lower } from '../../facts/reading.ts'
import { meanReading, tasksOf, WEEK_HOURS, type Week, type WeekFacts, type WeekTask } from '../../facts/week.ts'
import type { FactTable } from '../../model/fact-table.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { Block, TableBlock } from '../blocks.ts'
import { figure, jobTokens } from '../parts.ts'

/** Parts that the pages on AI share: the four measures and the week of one occupation. */

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

/** Where one occupation sits among all on each measure; a measure that does not rate it says so. */
export function lensFigure(focus: Occupation, rowHeight = 34): Block {
  const rows: ChartRow[] = Object.entries(LENSES).map(([lens, { name, about }]) => {
    const at = focus.exposures.find((exposure) => exposure.lens === lens)?.percentile
    return {
      label: `${lens}. ${name}`,
      sub: about,
      band: { from: 25, to: 75, middle: 50 },
      marks: at === undefined ? [] : [{ kind: 'you', at }],
      right: at === undefined ? 'not rated' : String(Math.round(at)),
      rightStrong: true,
    }
  })
  const drawing = rowChart({
    labelWidth: 138,
    rightWidth: 52,
    rightHead: 'of 100 lower',
    from: 0,
    to: 100,
    ticks: [0, 25, 50, 75, 100].map((at) => ({ at, label: String(at) })),
    rowHeight,
    unit: 'Place among all jobs; gray = middle half',
    rows,
    names: { you: 'your job' },
    digits: 0,
  })
  return figure('Where your job sits among all jobs', drawing, {
    note: '0 = least exposed of all jobs, 100 = most.{^ABCDK} {sym:you} your job.',
  })
}

/** What each measure is made from. The same for everybody, and so a table. */
export function lensTable(facts: FactTable, focus: Occupation): TableBlock {
  const job = jobTokens(facts, focus.code)
  return {
    kind: 'table',
    caption: 'What each of them sees, and cannot see',
    note: 'A job that both A and B put above 90 is never called safer here, whatever the others say.{^K}',
    columns: [
      { head: 'Measure', width: 19 },
      { head: 'It sees', width: 33 },
      { head: 'It cannot see', width: 30 },
      { head: 'For your job', align: 'right' },
    ],
    rows: focus.exposures.map(({ lens, name, value }) => ({
      cells: [
        `${lens}. ${LENSES[lens]?.name ?? plain(name)}`,
        LENSES[lens]?.sees ?? '',
        LENSES[lens]?.misses ?? '',
        { text: job.bare(`lens.${lens}`), sub: rawFact(facts, focus, { lens, value }) },
      ],
    })),
    style: 'dense',
  }
}

function rawFact(facts: FactTable, focus: Occupation, { lens, value }: { lens: string; value: number }): string {
  const unit = LENSES[lens]?.unit ?? 'value'
  return `${facts.put({ id: `raw.${focus.code}.${lens}`, value, unit: 'ratio', source: lens }).replace('}', '!}')} ${unit}`
}

/** The week as rows, at most `most` of them by length, the others added up under each head. */
export function weekRows(week: Week, most: number, rowHeight?: number): Block {
  const shown = new Set([...week.tasks].sort((a, b) => b.hours - a.hours).slice(0, most))
  const groups = [
    groupOf('Likely aided', tasksOf(week, 'aided', 'leaning'), shown),
    groupOf('Mixed', tasksOf(week, 'mixed'), shown),
    groupOf('Human', tasksOf(week, 'human'), shown),
  ]
  return figure('A week in your job, task by task', taskRows(groups, 499, rowHeight), {
    note: `${marksKey(shown)}Hours of a ${WEEK_HOURS}-hour week, shared out by how much each task weighs; they add up to ${WEEK_HOURS}.{^OK} ${shownWords(shown.size, week.tasks.length)} The wider a line, the less the readings agree.`,
  })
}

function groupOf(name: string, tasks: WeekTask[], shown: ReadonlySet<WeekTask>): TaskGroup {
  const left = tasks.filter((task) => !shown.has(task))
  const rows = tasks.filter((task) => shown.has(task)).map((task) => ({ ...task, label: capital(task.label) }))
  const rest = { count: left.length, hours: left.reduce((sum, { hours }) => sum + hours, 0) }
  // A group of which nothing is long enough to be shown still has its line.
  if (rows.length === 0 && left[0]) {
    const [first, ...others] = left
    const hours = others.reduce((sum, task) => sum + task.hours, 0)
    return { name, rows: [{ ...first, label: capital(first.label) }], rest: { count: others.length, hours } }
  }
  return { name, rows, rest }
}

/** The key names only marks that the chart draws. */
function marksKey(tasks: ReadonlySet<WeekTask>): Text {
  const drawn = (kind: 'people' | 'model' | 'observed') => [...tasks].some((task) => task[kind] >= 0)
  const marks = [
    ...(drawn('people') ? ['{sym:people} people’s label{^A}'] : []),
    ...(drawn('model') ? ['{sym:model} a model’s label{^A}'] : []),
    ...(drawn('observed') ? ['{sym:observed} seen in use{^B}'] : []),
  ]
  return marks.length > 0 ? `${marks.join(', ')}. ` : ''
}

function shownWords(shown: number, all: number): Text {
  return shown >= all
    ? `All ${all} groups of tasks are shown.`
    : `${shown} of ${all} groups of tasks are shown, the longest; the others are added up below them.`
}

/** The three sums of a week, which are those of the rows. */
export function weekSums(week: Week, { low, high }: WeekFacts): Block {
  const bare = (token: string) => token.replace('}', '!}')
  const range = week.leaning === 0 ? bare(high) : week.aided === 0 ? `up to ${bare(high)}` : `${bare(low)}–${bare(high)}`
  const aided = week.aided + week.leaning === 0 ? 'none' : `${range} h`
  const hours = (value: number) => (value === 0 ? 'none' : `${value} h`)
  return {
    kind: 'keyfigures',
    items: [
      {
        value: aided,
        label: `of ${WEEK_HOURS}: likely aided.${week.leaning > 0 && week.aided > 0 ? ' Low: all readings see help. High: their mean does.' : ''}{^OABK}`,
      },
      { value: hours(week.mixed), label: 'mixed: the readings differ, or see a little' },
      { value: hours(week.human), label: 'human: hardly any help seen' },
    ],
  }
}

/** The task over which people, model and use differ most, if they differ at all. */
export function mostDisputed(week: Week): WeekTask | undefined {
  const spread = ({ people, model, observed }: WeekTask) => {
    const known = [people, model, observed].filter((value) => value >= 0)
    return known.length < 2 ? 0 : Math.max(...known) - Math.min(...known)
  }
  const [first] = [...week.tasks].sort((a, b) => spread(b) - spread(a) || b.hours - a.hours)
  return first && spread(first) >= 0.3 ? first : undefined
}

/** The longest tasks that tools are seen to help with most. */
export function mostHelped(week: Week): WeekTask[] {
  return tasksOf(week, 'aided', 'leaning').sort((a, b) => b.hours * meanReading(b) - a.hours * meanReading(a))
}

export const named = (task: WeekTask): Text => plain(lower(task.label))

/** What a tool can begin in the task. */
export const drafted = ({ draft }: DraftTask): Text => plain(draft)

/** Skills that the reader named, best first, quoted as they wrote them; none that would not fit in a sentence. */
export function ownSkills(input: ReportInput): Text[] {
  const rated = ratedOn(input, 'skill.named').map(({ label }) => label)
  const all = rated.length > 0 ? rated : [...input.profile.skills].sort((a, b) => b.rating - a.rating).map(({ name }) => name)
  return all.filter((name) => name.length <= LONGEST_SKILL).map((name) => `“${plain(name)}”`)
}

const LONGEST_SKILL = 40
