import type { ReportInput } from '../model/report-input.ts'
import { isAboutLeading, leavesManaging } from './leaves-managing.ts'
import { tasksOf, type Week, type WeekTask } from './week.ts'

/**
 * How much paper AI deserves in this report. `unknown`: no present job is known, so there is nothing to measure. `brief`: both
 * measures of our days put the present job in the less exposed half of all jobs, or its tasks are not listed. `full`: all others.
 */
export type AiView = 'full' | 'brief' | 'unknown'

export function aiView({ present }: ReportInput): AiView {
  if (!present) return 'unknown'
  if (present.activities.length === 0) return 'brief'
  const modern = present.exposures.filter(({ lens }) => MODERN.has(lens))
  return modern.length > 0 && modern.every(({ percentile }) => Math.round(percentile) <= MIDDLE) ? 'brief' : 'full'
}

export const hasFullAi = (input: ReportInput): boolean => aiView(input) === 'full'

/** The page that shows the week of the present job, for pages that point at it. */
export const weekPage = (input: ReportInput): 'tasks' | 'lenses' => (hasFullAi(input) ? 'tasks' : 'lenses')

/** A task of which a tool can begin something that stands on a screen. */
export type DraftTask = WeekTask & { readonly draft: string }

/**
 * What tools can aid, first where all readings say so, the longest first: only tasks of which something can be drafted, and nothing
 * that the goal or the reader's own "a person should always do this" names.
 */
export function handedOver(input: ReportInput, week: Week): DraftTask[] {
  return [...tasksOf(week, 'aided'), ...tasksOf(week, 'leaning')]
    .filter((task): task is DraftTask => task.draft !== undefined)
    .filter((task) => !isWanted(input, task))
}

/**
 * What all readings leave to people and one may ask for more of, the longest first, less what the reader wants to leave. Mixed work
 * never counts: part of it is what tools take next.
 */
export function keptHuman(input: ReportInput, week: Week): WeekTask[] {
  return wantedOf(input, tasksOf(week, 'human')).filter(({ more }) => more)
}

/** Tasks without those of leading people, for who wrote that they want to lead nobody any more. */
export function wantedOf(input: ReportInput, tasks: WeekTask[]): WeekTask[] {
  return leavesManaging(input) ? tasks.filter(({ label }) => !isAboutLeading(label)) : tasks
}

/** Whether the reader's own words name the work: in their goals, as what should stay with people, or as what makes them proud. */
export function isWanted(input: ReportInput, { label }: WeekTask): boolean {
  const own = [input.careerGoals, ...input.answers.filter(({ topic }) => OWN_TOPICS.has(topic)).map(({ text }) => text)]
  const wanted = new Set(own.flatMap(stemsOf))
  return stemsOf(label).some((stem) => wanted.has(stem))
}

/** Words of five letters and more by their first ones: "recipes" names "creating recipes", "reporting" names "report". */
export function stemsOf(words: string): string[] {
  return (words.toLowerCase().match(/\p{L}{5,}/gu) ?? []).filter((word) => !EMPTY_WORDS.has(word)).map((word) => word.slice(0, 5))
}

const MODERN = new Set(['A', 'B'])
const MIDDLE = 50
const OWN_TOPICS = new Set<string>(['ai.keep_human', 'change.keep', 'change.idea'])
/** Words of labels that say nothing of the work. */
const EMPTY_WORDS = new Set([
  'about',
  'business',
  'company',
  'others',
  'people',
  'things',
  'their',
  'there',
  'which',
  'where',
  'would',
  'doing',
  'making',
  'keeping',
  'using',
  'working',
  'getting',
  'setting',
  'running',
  'helping',
])
