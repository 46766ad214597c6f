import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import { lower } from '../reading.ts'
import { sharesStem, WIDE } from './work-match.ts'
import { WORK_THEMES } from './work-themes.ts'

/** What of the reader's answers to a piece of work, for the pages on which they speak for themselves. */

/** Whether a skill and a task speak of the same thing. */
export const meetsSkill = (skill: string, task: string): boolean => sharesStem(skill, task) || sharesTheme(skill, task)

/** Whether a sentence of theirs and a task share a theme that is narrow enough to be one thing. */
export const sharesTheme = (said: string, task: string): boolean =>
  WORK_THEMES.some((theme) => !WIDE.has(theme.key) && theme.said.test(said.toLowerCase()) && theme.work.test(task.toLowerCase()))

/** Whether they share any theme at all, for what somebody likes. */
const sharesLiking = (said: string, task: string): boolean =>
  WORK_THEMES.some((theme) => theme.said.test(said.toLowerCase()) && theme.work.test(task.toLowerCase()))

/** Our tasks of the work, else the largest groups of tasks of the tables, as a sentence may hold them. */
export function workTasks({ note, activities }: Pick<Occupation, 'note' | 'activities'>): string[] {
  if (note) return note.tasks.map(({ text }) => lower(text.replace(/[.\s]+$/, '')))
  return activities
    .toSorted((a, b) => b.share - a.share)
    .slice(0, 5)
    .map(({ label }) => lower(label))
}

/** The task in which the moment that they like would come again; undefined where none of them speaks of it. */
export function likedTask(motivation: string, tasks: readonly string[]): string | undefined {
  return motivation === '' ? undefined : tasks.find((task) => sharesLiking(motivation, task))
}
