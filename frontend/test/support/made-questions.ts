import type { DetailedQuestion } from '@waymark/contracts/models/assessment/question'

export const group = (id: string, count: number, more: Partial<DetailedQuestion> = {}): DetailedQuestion => ({
  id,
  type: 'scale_group',
  question: id,
  skills: Array.from({ length: count }, (_, index) => ({ name: `${id} ${index}` })),
  ...more,
})

export const one = (id: string, type: string, more: Partial<DetailedQuestion> = {}): DetailedQuestion => ({
  id,
  type,
  question: id,
  ...more,
})

/** A group whose items have levels to be filled in: each with its heading and the ids of its elements. */
export const levelled = (id: string, items: [group: string, element: string][], more: Partial<DetailedQuestion> = {}) =>
  group(id, 0, {
    skills: items.map(([heading, element], index) => ({
      name: `${id} ${index}`,
      short: `${id}${index}`,
      group: heading,
      elements: element === '' ? [] : element.split(' '),
    })),
    ...more,
  })
