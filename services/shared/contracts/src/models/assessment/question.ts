import * as t from 'io-ts'
import { object } from '../../codec/object.ts'
import { oneOf, optional } from '../../codec/primitives.ts'

export const questionTypes = [
  'scale',
  'scale_group',
  'ranking',
  'categorized_multi_select',
  'timeline',
  'skills_rating',
  'multi_select',
  'single_select',
  'text',
] as const
export type QuestionType = (typeof questionTypes)[number]

/** Names under which a group of scales may bring its items. */
export const itemListNames = [
  'aspects',
  'areas',
  'skills',
  'metrics',
  'networks',
  'activities',
  'environments',
  'dimensions',
  'competencies',
] as const
export type ItemListName = (typeof itemListNames)[number]

/** The parts that a questionnaire is asked in; the questions of one stand together. */
export const questionChapters = ['today', 'ai', 'leading', 'matters', 'likes', 'can', 'works', 'way'] as const
export type QuestionChapter = (typeof questionChapters)[number]

const option = t.union([t.string, object({ value: t.string, label: t.string, description: optional(t.string) })])
const item = object({
  name: t.string,
  description: optional(t.string),
  /** Items that belong together stand under this heading when their levels can be filled in. */
  group: optional(t.string),
  /** A word or two for a line that names many items. */
  short: optional(t.string),
  /** O*NET element ids of the skills or fields of knowledge that the item asks about: where a level may be filled in from. */
  elements: optional(t.array(t.string)),
})
export type QuestionItem = t.TypeOf<typeof item>
const items = optional(t.array(item))

/** A question as it travels. `type` may be a kind this client does not know: show a text field then. */
export const detailedQuestion = object({
  id: t.string,
  type: t.string,
  /** One of `questionChapters`; a client that does not know it asks the question all the same. */
  chapter: optional(t.string),
  question: t.string,
  description: optional(t.string),
  instruction: optional(t.string),
  /** Words at the two ends of a scale. */
  lowLabel: optional(t.string),
  highLabel: optional(t.string),
  options: optional(t.array(option)),
  categories: optional(t.array(object({ category: t.string, options: t.array(option) }))),
  timelines: optional(t.array(t.string)),
  /** Where a free text goes on the wire. */
  storeIn: optional(oneOf(['motivations', 'challenges'] as const)),
  /** How many options may be chosen at most. */
  maxChoices: optional(t.number),
  aspects: items,
  areas: items,
  skills: items,
  metrics: items,
  networks: items,
  activities: items,
  environments: items,
  dimensions: items,
  competencies: items,
})
export type DetailedQuestion = t.TypeOf<typeof detailedQuestion>

/** The items of a group of scales, whatever name they came under. */
export function groupItems(question: DetailedQuestion): readonly QuestionItem[] {
  return itemListNames.map((name) => question[name]).find((list) => list !== undefined) ?? []
}
