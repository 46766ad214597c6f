import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import { capital } from '../../facts/reading.ts'
import { likedTask, meetsSkill, workTasks } from '../../facts/work/own-evidence.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { Block } from '../blocks.ts'
import { ownFacts } from '../person/own-facts.ts'

/**
 * Where the skills that the reader named serve in one work: each beside a task of its own. A skill that meets no task of ours is left
 * out, since five tasks are not the whole of a week; nothing where none meets one.
 */
export function skillsLaidOn(input: ReportInput, occupation: Occupation): Block[] {
  const tasks = workTasks(occupation)
  const taken = new Set<string>()
  const rows = ownFacts(input).skills.flatMap(({ name, rating }) => {
    const task = tasks.find((one) => !taken.has(one) && meetsSkill(name, one))
    if (task === undefined) return []
    taken.add(task)
    return [{ cells: [`${plain(capital(name))}${rating > 0 ? `, ${rating} of 10` : ''}{^Y}`, `${plain(capital(task))}.`] }]
  })
  if (rows.length === 0) return []
  return [
    {
      kind: 'table',
      caption: 'Of what you named, this serves here',
      columns: [{ head: 'Your skill', width: 34 }, { head: 'The task in which it counts' }],
      rows: rows.slice(0, MOST),
      style: 'dense',
      drop: 3,
    },
  ]
}

/** The reader's own reason to look, beside the task that holds it: the first thing to watch for. */
export function watchFor(input: ReportInput, occupation: Occupation): Text | undefined {
  const { motivation } = ownFacts(input)
  const task = likedTask(motivation, workTasks(occupation))
  if (task === undefined || motivation.length + task.length > LONGEST) return undefined
  return `You wrote: “${plain(motivation)}.” Here that could be this: ${plain(task)}.`
}

const MOST = 4
/** Characters of two lines under a headline. */
const LONGEST = 150
