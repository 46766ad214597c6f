import { type DetailedQuestion, groupItems } from '@waymark/contracts/models/assessment/question'
import type { Chapter } from '../../../entities/question/chapters.ts'
import type { FilledLevels } from './filled-levels.ts'

/** A question, or the items of a long list that one screen asks (their places in the list). */
export type Part = { question: DetailedQuestion; items?: readonly number[] }

export type Screen = {
  /** Place of the chapter, from 0. */
  chapter: number
  parts: readonly Part[]
  /** Its levels are filled in from the present occupation, to be corrected. */
  filled: boolean
}

/** So many rows, or what takes as much room, stand on one screen. */
const MOST_ROWS = 10

/** The screens of all chapters in order: few rows a screen, long lists in even parts, filled-in levels of one kind together. */
export function screensOf(chapters: readonly Chapter[], levels: FilledLevels): Screen[] {
  return chapters.flatMap(({ questions }, chapter) => screensOfOne(questions, levels).map((screen) => ({ ...screen, chapter })))
}

/** How much room a question takes on a phone, in rows of ratings: two lines of a choice, or of a ranking, are one row. */
export function rowsOf({ question, items }: Part): number {
  switch (question.type) {
    case 'scale_group':
      return items?.length ?? groupItems(question).length
    case 'ranking':
      return Math.ceil((question.options?.length ?? 1) / 2)
    case 'skills_rating':
      return 6
    case 'categorized_multi_select':
      return 5
    case 'multi_select':
    case 'timeline':
      return 3
    default:
      return 2
  }
}

type Asked = Omit<Screen, 'chapter'>

function screensOfOne(questions: readonly DetailedQuestion[], levels: FilledLevels): Asked[] {
  const screens: Asked[] = []
  for (const question of questions) {
    if (isFilled(question, levels)) {
      addFilled(screens, question)
      continue
    }
    for (const part of partsOf(question)) addPart(screens, part)
  }
  return screens
}

function addFilled(screens: Asked[], question: DetailedQuestion): void {
  const last = screens.at(-1)
  if (last?.filled && last.parts.some((part) => shareHeading(part.question, question)))
    screens[screens.length - 1] = { ...last, parts: [...last.parts, { question }] }
  else screens.push({ parts: [{ question }], filled: true })
}

function addPart(screens: Asked[], part: Part): void {
  const last = screens.at(-1)
  const rows = last ? last.parts.reduce((sum, one) => sum + rowsOf(one), 0) : 0
  if (last && !last.filled && !part.items && !last.parts.some(({ items }) => items) && rows + rowsOf(part) <= MOST_ROWS)
    screens[screens.length - 1] = { ...last, parts: [...last.parts, part] }
  else screens.push({ parts: [part], filled: false })
}

/** A list that is too long for one screen, in parts whose lengths differ by one at most. */
function partsOf(question: DetailedQuestion): Part[] {
  const count = question.type === 'scale_group' ? groupItems(question).length : 0
  if (count <= MOST_ROWS) return [{ question }]
  const screens = Math.ceil(count / MOST_ROWS)
  const start = (screen: number) => Math.ceil((screen * count) / screens)
  return Array.from({ length: screens }, (_, screen) => ({
    question,
    items: Array.from({ length: start(screen + 1) - start(screen) }, (_item, index) => start(screen) + index),
  }))
}

function isFilled(question: DetailedQuestion, levels: FilledLevels): boolean {
  return groupItems(question).some((_item, index) => levels[`${question.id}_${index}`] !== undefined)
}

function shareHeading(one: DetailedQuestion, other: DetailedQuestion): boolean {
  const headings = new Set(groupItems(one).map(({ group }) => group))
  return groupItems(other).some(({ group }) => headings.has(group))
}
