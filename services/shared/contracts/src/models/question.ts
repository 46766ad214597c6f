import * as t from 'io-ts'
import { object } from '../codec/object.ts'
import { oneOf, optional } from '../codec/primitives.ts'

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

const option = t.union([t.string, object({ value: t.string, label: t.string, description: optional(t.string) })])
const item = object({ name: t.string, description: optional(t.string) })
const items = optional(t.array(item))

/** A question as it travels. `type` may be a kind this client does not know: show a text field then. */
export const detailedQuestion = object({
  id: t.string,
  type: t.string,
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
export function groupItems(question: DetailedQuestion): readonly { name: string; description?: string | undefined }[] {
  const name = itemListNames.find((list) => question[list] !== undefined)
  return name ? (question[name] ?? []) : []
}
