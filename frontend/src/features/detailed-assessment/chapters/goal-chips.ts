import { besideQuestions, type ReadGoals, wishIds } from '@waymark/contracts/models/advice/goal'
import type { Answers } from '../../../entities/question/answer-values.ts'

/** One thing that was read in the goals, to be confirmed or removed. */
export type GoalChip = {
  /** What is sent when it is removed: the phrase, or the id of a wish. */
  key: string
  phrase: string
  reading: string
}

export type ChipRow = { title: string; chips: GoalChip[]; help?: string; kept?: true }

const shownOccupations = 2

/** What was read, in rows by kind, without what the person removed. Rows with nothing in them are left out. */
export function chipRows(read: ReadGoals, removed: readonly string[]): ChipRow[] {
  const rows: ChipRow[] = [
    {
      title: 'Jobs you name',
      chips: read.goals.map(({ phrase, inside, occupations }) => ({
        key: phrase,
        phrase,
        reading: jobReading(inside, occupations),
      })),
    },
    {
      title: 'Wishes and limits',
      chips: read.wishes.map(({ id, label, phrase, beside }) => ({
        key: beside ? phrase : id,
        phrase: phrase || label,
        reading: label,
      })),
    },
    {
      title: 'What you leave',
      chips: read.left.map(({ phrase, label }) => ({
        key: phrase,
        phrase,
        reading: label ? `No ${label}` : 'Not counted as a wish',
      })),
    },
    {
      title: 'Your own words',
      chips: read.unresolved.map((phrase) => ({ key: phrase, phrase, reading: 'Kept as you wrote it' })),
      help: 'We have no figure for this, so it moves nothing up or down.',
      kept: true,
    },
  ]
  return rows
    .map((row) => ({ ...row, chips: row.chips.filter(({ key }, at, all) => isShown(key, at, all, removed)) }))
    .filter(({ chips }) => chips.length > 0)
}

/** The chips of an answer beside the goals: the limits that were read there, and nothing of the goals. */
export function besideRead({ wishes }: ReadGoals): ReadGoals {
  return { goals: [], wishes: wishes.filter(({ beside }) => beside), left: [], unresolved: [] }
}

/** The answers that are read for limits beside the goals, of those that were given. */
export function besideAnswers(answers: Answers): string[] {
  return besideQuestions.flatMap((id) => {
    const answer = answers[id]
    return typeof answer === 'string' && answer.trim() !== '' ? [answer.trim()] : []
  })
}

/**
 * Of what was removed, what the goals, and the answers beside them, still hold: a phrase that was written out of them needs no
 * removing.
 */
export function keptRemovals(removed: readonly string[] | undefined, goals: string, beside: readonly string[] = []): string[] {
  const ids: readonly string[] = wishIds
  // Phrases are read from the text in this form.
  const text = [goals, ...beside].join('\n').normalize('NFKC').replace(/\s+/g, ' ').toLowerCase()
  return (removed ?? []).filter((key) => ids.includes(key) || text.includes(key.toLowerCase()))
}

function isShown(key: string, at: number, all: readonly GoalChip[], removed: readonly string[]): boolean {
  return !removed.includes(key) && all.findIndex((chip) => chip.key === key) === at
}

function jobReading(inside: boolean, occupations: readonly { title: string }[]): string {
  const titles = occupations.slice(0, shownOccupations).map(({ title }) => title)
  const named = titles.join(' or ')
  if (inside) return named ? `${named}, another setting` : 'Your own work, another setting'
  return named || 'No occupation found for it'
}
