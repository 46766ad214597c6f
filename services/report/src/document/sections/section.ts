import type { Fact, FactTable } from '../model/fact-table.ts'
import type { ReportInput } from '../model/report-input.ts'
import type { ReportType } from '../model/report-type.ts'
import type { Text } from '../model/rich-text.ts'
import type { Block, CoverContent } from './blocks.ts'

/**
 * One section of a report, one file each. `compose` is pure: the same input gives the same content.
 * The content is plain JSON: it is stored as a checkpoint, printed, and shown online.
 */
export interface Section {
  id: string
  /** Pages it fills, always or as the answers have it; `usual` is what the progress page counts with. */
  pages: number | { least: number; usual: number; most: number }
  /** Whether this report holds it at all; without the function every report does. */
  isFor?(input: ReportInput): boolean
  /** Its line in the contents, and the group it stands in, where it had to be left out. */
  title: string
  group: Group
  compose(input: ReportInput, facts: FactTable): PageContent[]
}

export type Group = 'start' | 'you' | 'work' | 'options' | 'do' | 'behind'

export const GROUP_LABELS: Record<Group, string> = {
  start: 'Start here',
  you: 'You',
  work: 'Your work now',
  options: 'Where you could go',
  do: 'What to do',
  behind: 'Behind it',
}

/** One A4 page, one idea. */
export interface PageContent {
  /** Stable: {page:id} points at it, and so do the contents and the online view. */
  id: string
  /** Its line in the contents. */
  title: string
  group: Group
  /** The small line above the headline, such as "AI and your job, 1 of 2". */
  kicker: string
  /** States the finding. Slot "headline". */
  headline: Text
  /** The "so what". Slot "standfirst". */
  standfirst: Text
  blocks: Block[]
  cover?: CoverContent
}

/** What is stored of one finished section. */
export interface SectionContent {
  sectionId: string
  pages: PageContent[]
  /** Every fact that its text names. */
  facts: Fact[]
  /** The section could not be made: its one page says so. */
  leftOut?: true
}

/** What is stored of a whole report; the renderer and the online view need nothing else. */
export interface ReportContents {
  reportId: string
  reportType: ReportType
  createdAt: string
  personName: string
  sections: SectionContent[]
}
