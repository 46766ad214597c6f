import type { BankItem, GroupQuestion } from '../../../domain/bank-types.ts'

const groups = {
  business: 'Business and service',
  making: 'Making and building',
  science: 'Science, health and computers',
  society: 'People, language and media',
  order: 'Law, safety and transport',
} as const

/** The 33 O*NET knowledge areas; near neighbours share an item. */
export const knowledgeAreas: GroupQuestion = {
  id: 'knowledge_areas',
  type: 'scale_group',
  question: 'How much do you know about these fields?',
  description: 'From school, work or life. Only the fields where you know something need an answer.',
  instruction:
    '1 is nothing, 5 is enough to work with, 10 is enough to teach it. What you leave out is treated as not known to us.',
  lowLabel: 'Nothing',
  highLabel: 'Enough to teach it',
  list: 'areas',
  items: [
    area('management', 'business', 'Management', 'Running a business or a team', ['2.C.1.a', 1]),
    area('office', 'business', 'Office work', 'Office work and records', ['2.C.1.b', 1]),
    area('finance', 'business', 'Finance', 'Accounting, banking, economics', ['2.C.1.c', 1]),
    area('sales', 'business', 'Sales', 'Sales and marketing', ['2.C.1.d', 1]),
    area('service', 'business', 'Service', 'Serving customers and clients', ['2.C.1.e', 1]),
    area('personnel', 'business', 'Staff', 'Hiring, pay and training of staff', ['2.C.1.f', 1]),
    area('production', 'making', 'Production', 'Making goods in quantity', ['2.C.2.a', 1]),
    area('food', 'making', 'Food', 'Growing or preparing food', ['2.C.2.b', 1]),
    area('computers', 'science', 'Computers', 'Computers, software and networks', ['2.C.3.a', 1], ['2.C.9.a', 0.5]),
    area('engineering', 'making', 'Engineering', 'Engineering and physics', ['2.C.3.b', 1], ['2.C.4.b', 1]),
    area('design', 'making', 'Plans', 'Drawings, plans and models', ['2.C.3.c', 1]),
    area('building', 'making', 'Building', 'Building and construction', ['2.C.3.d', 1]),
    area('mechanical', 'making', 'Machines', 'Machines and tools', ['2.C.3.e', 1]),
    area('mathematics', 'science', 'Mathematics', 'Mathematics', ['2.C.4.a', 1]),
    area('life_science', 'science', 'Chemistry, biology', 'Chemistry and biology', ['2.C.4.c', 1], ['2.C.4.d', 1]),
    area('medicine', 'science', 'Medicine', 'Medicine and nursing', ['2.C.5.a', 1]),
    area('mind', 'science', 'How people think', 'How people think, feel and heal', ['2.C.4.e', 1], ['2.C.5.b', 1]),
    area('society', 'society', 'Society', 'Society, history and beliefs', ['2.C.4.f', 1], ['2.C.7.d', 1], ['2.C.7.e', 1]),
    area('education', 'society', 'Teaching', 'Teaching and training', ['2.C.6', 1]),
    area('english', 'society', 'English', 'English grammar and writing', ['2.C.7.a', 1]),
    area('languages', 'society', 'Languages', 'Another language', ['2.C.7.b', 1]),
    area('arts', 'society', 'Arts', 'Music, art, theater', ['2.C.7.c', 1]),
    area('media', 'society', 'Media', 'Media: print, film, web', ['2.C.9.b', 1]),
    area('safety', 'order', 'Safety', 'Safety and security', ['2.C.8.a', 1]),
    area('law', 'order', 'Law', 'Law and government', ['2.C.8.b', 1]),
    area('transport', 'order', 'Transport', 'Moving people or goods', ['2.C.10', 1], ['2.C.4.g', 0.5]),
  ],
  reads: { report: 'knowledge.areas' },
}

function area(
  slug: string,
  group: keyof typeof groups,
  short: string,
  name: string,
  ...elements: readonly (readonly [string, number])[]
): BankItem {
  const engine = elements.map(([element, weight]) => ({ scale: `knowledge.${element}`, weight }))
  return { slug, name, group: groups[group], short, engine }
}
