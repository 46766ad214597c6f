import { type DetailedQuestion, groupItems, type QuestionItem } from '@waymark/contracts/models/assessment/question'
import type { Answers } from '../../../entities/question/answer-values.ts'
import { entryOf } from '../../../entities/question/entry-of.ts'
import { numberWord } from '../../../lib/number-words.ts'
import type { FilledLevels } from './filled-levels.ts'
import type { Part } from './screens.ts'

/** One item whose level was filled in, with what the person set. */
export type FilledItem = {
  id: string
  question: DetailedQuestion
  index: number
  item: QuestionItem
  /** Absent where the occupation's level is not known. */
  filled: number | undefined
  own: number | undefined
}

export type FilledGroup = { heading: string; items: readonly FilledItem[] }

/** The items of a filled-in screen under their headings; the heading whose levels are highest is first, for it counts most there. */
export function filledGroups(parts: readonly Part[], filled: FilledLevels, answers: Answers): FilledGroup[] {
  const groups = new Map<string, FilledItem[]>()
  for (const { question } of parts) {
    for (const [index, item] of groupItems(question).entries()) {
      const id = `${question.id}_${index}`
      const own = entryOf(answers[question.id], String(index))
      const one = { id, question, index, item, filled: filled[id], own: typeof own === 'number' ? own : undefined }
      const heading = item.group ?? ''
      const known = groups.get(heading)
      if (known) known.push(one)
      else groups.set(heading, [one])
    }
  }
  const all = [...groups].map(([heading, items]) => ({ heading, items }))
  const first = all.reduce((best, group) => (meanOf(group) > meanOf(best) ? group : best), all[0] ?? { heading: '', items: [] })
  return [first, ...all.filter((group) => group !== first)]
}

/** Items that were filled in and that the person has neither changed nor confirmed. */
export function openItems(items: readonly FilledItem[]): FilledItem[] {
  return items.filter(({ filled, own }) => filled !== undefined && own === undefined)
}

export function isChanged({ filled, own }: FilledItem): boolean {
  return own !== undefined && own !== filled
}

/** "6 skills", "1 field". */
export function countedItems(items: readonly FilledItem[]): string {
  const noun = items.every(({ question }) => question.areas !== undefined) ? 'field' : 'skill'
  return `${items.length} ${noun}${items.length === 1 ? '' : 's'}`
}

/** What the button says that confirms the open ones of some levels. */
export function confirmWords(open: number, all: number): string {
  if (open === 0) return 'You said: looks right'
  if (open === all) return `All ${numberWord(all)} look right`
  return open === 1 ? 'The other one looks right' : `The other ${numberWord(open)} look right`
}

/** A line for a closed heading: the levels by name, the highest first, the rest as one range. */
export function levelsLine(items: readonly FilledItem[]): {
  named: { name: string; level: number }[]
  rest?: { count: number; low: number; high: number }
} {
  const known = items
    .flatMap(({ item, filled, own }) => {
      const level = own ?? filled
      return level === undefined ? [] : [{ name: item.short ?? item.name, level }]
    })
    .sort((a, b) => b.level - a.level)
  if (known.length <= MOST_NAMED + 2) return { named: known }
  const rest = known.slice(MOST_NAMED).map(({ level }) => level)
  return { named: known.slice(0, MOST_NAMED), rest: { count: rest.length, low: Math.min(...rest), high: Math.max(...rest) } }
}

const MOST_NAMED = 4

function meanOf({ items }: FilledGroup): number {
  const levels = items.flatMap(({ filled }) => filled ?? [])
  return levels.length === 0 ? 0 : levels.reduce((sum, level) => sum + level, 0) / levels.length
}
