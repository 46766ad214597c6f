import type { BankItem, GroupQuestion } from '../types.ts'

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
    area('management', 'Running a business or a team', ['2.C.1.a', 1]),
    area('office', 'Office work and records', ['2.C.1.b', 1]),
    area('finance', 'Accounting, banking, economics', ['2.C.1.c', 1]),
    area('sales', 'Sales and marketing', ['2.C.1.d', 1]),
    area('service', 'Serving customers and clients', ['2.C.1.e', 1]),
    area('personnel', 'Hiring, pay and training of staff', ['2.C.1.f', 1]),
    area('production', 'Making goods in quantity', ['2.C.2.a', 1]),
    area('food', 'Growing or preparing food', ['2.C.2.b', 1]),
    area('computers', 'Computers, software and networks', ['2.C.3.a', 1], ['2.C.9.a', 0.5]),
    area('engineering', 'Engineering and physics', ['2.C.3.b', 1], ['2.C.4.b', 1]),
    area('design', 'Drawings, plans and models', ['2.C.3.c', 1]),
    area('building', 'Building and construction', ['2.C.3.d', 1]),
    area('mechanical', 'Machines and tools', ['2.C.3.e', 1]),
    area('mathematics', 'Mathematics', ['2.C.4.a', 1]),
    area('life_science', 'Chemistry and biology', ['2.C.4.c', 1], ['2.C.4.d', 1]),
    area('medicine', 'Medicine and nursing', ['2.C.5.a', 1]),
    area('mind', 'How people think, feel and heal', ['2.C.4.e', 1], ['2.C.5.b', 1]),
    area('society', 'Society, history and beliefs', ['2.C.4.f', 1], ['2.C.7.d', 1], ['2.C.7.e', 1]),
    area('education', 'Teaching and training', ['2.C.6', 1]),
    area('english', 'English grammar and writing', ['2.C.7.a', 1]),
    area('languages', 'Another language', ['2.C.7.b', 1]),
    area('arts', 'Music, art, theatre', ['2.C.7.c', 1]),
    area('media', 'Media: print, film, web', ['2.C.9.b', 1]),
    area('safety', 'Safety and security', ['2.C.8.a', 1]),
    area('law', 'Law and government', ['2.C.8.b', 1]),
    area('transport', 'Moving people or goods', ['2.C.10', 1], ['2.C.4.g', 0.5]),
  ],
  reads: { report: 'knowledge.areas' },
}

function area(slug: string, name: string, ...elements: readonly (readonly [string, number])[]): BankItem {
  return { slug, name, engine: elements.map(([element, weight]) => ({ scale: `knowledge.${element}`, weight })) }
}
