import type { EntrySection, ResumeDocument, ResumeEntry, ResumeOrigin } from '@waymark/contracts/models/resume/resume'
import { sectionShapes } from '@waymark/contracts/models/resume/resume-sections'

/** What stands under each fact. */
export const originWords: Record<ResumeOrigin, string> = {
  you: 'You wrote this',
  profile: 'From your profile',
  assessment: 'From your assessment',
  skills: 'From your skills inventory',
  quiz: 'Quiz verified',
  portfolio: 'From your portfolio',
  import: 'From the file you imported',
}

const groups: Partial<Record<ResumeOrigin, string>> = {
  skills: 'from your inventory',
  quiz: 'from your inventory',
  portfolio: 'from your portfolio',
  assessment: 'from your assessment',
  import: 'from your file',
}

/** "2 positions", "14, from your inventory", "empty". */
export function countWords(section: EntrySection, document: ResumeDocument): string {
  const entries = document[section]
  if (entries.length === 0) return 'empty'
  const from = new Set(entries.map(({ origin }) => groups[origin] ?? ''))
  const [group = ''] = from
  const { one, many } = sectionShapes[section]
  if (from.size === 1 && group) return `${entries.length}, ${group}`
  return `${entries.length} ${entries.length === 1 ? one : many}`
}

export function wordCount(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}

let made = 0
/** Unlike any id that this page or another one made before. */
export function newEntryId(): string {
  made += 1
  return `own-${Date.now().toString(36)}-${made}-${Math.floor(Math.random() * 1e6).toString(36)}`
}

/** Changed by hand: from now on it is the person's own word. */
export function edited(entry: ResumeEntry, part: Partial<ResumeEntry>): ResumeEntry {
  return { ...entry, ...part, origin: 'you' }
}
