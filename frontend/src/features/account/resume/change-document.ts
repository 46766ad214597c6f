import type {
  EntrySection,
  ResumeBasics,
  ResumeDocument,
  ResumeEntry,
  ResumeSection,
} from '@waymark/contracts/models/resume/resume'
import { orderOf } from '@waymark/contracts/models/resume/resume-sheet'

/** Changes of a document as plain functions. */
export function withBasics(document: ResumeDocument, part: Partial<ResumeBasics>): ResumeDocument {
  const { ...from } = document.basicsFrom
  for (const key of Object.keys(part)) from[key] = 'you'
  return { ...document, basics: { ...document.basics, ...part }, basicsFrom: from }
}

export function withEntry(
  document: ResumeDocument,
  at: { section: EntrySection; id: string },
  update: (entry: ResumeEntry) => ResumeEntry,
): ResumeDocument {
  return { ...document, [at.section]: document[at.section].map((entry) => (entry.id === at.id ? update(entry) : entry)) }
}

export function withNewEntry(document: ResumeDocument, section: EntrySection, entry: ResumeEntry): ResumeDocument {
  return { ...document, [section]: [...document[section], entry] }
}

export function withoutEntry(document: ResumeDocument, { section, id }: { section: EntrySection; id: string }): ResumeDocument {
  return { ...document, [section]: document[section].filter((entry) => entry.id !== id) }
}

export function withEntryMoved(
  document: ResumeDocument,
  { section, id }: { section: EntrySection; id: string },
  by: number,
): ResumeDocument {
  const from = document[section].findIndex((entry) => entry.id === id)
  return { ...document, [section]: moved(document[section], from, from + by) }
}

export function withSectionMoved(document: ResumeDocument, section: ResumeSection, by: number): ResumeDocument {
  const order = orderOf(document)
  const from = order.findIndex((one) => one.section === section)
  return { ...document, sections: moved(order, from, from + by) }
}

export function withSectionHidden(document: ResumeDocument, section: ResumeSection, hidden: boolean): ResumeDocument {
  return { ...document, sections: orderOf(document).map((one) => (one.section === section ? { section, hidden } : one)) }
}

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, item)
}
