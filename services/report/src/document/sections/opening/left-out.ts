import type { ReportInput } from '../../model/report-input.ts'
import { composeSection } from '../compose-report.ts'
import { proofread } from '../proofread.ts'
import type { Section, SectionContent } from '../section.ts'

/** What stands in the place of a section that could not be made. */
export const LEFT_OUT = 'This page could not be made from your answers; we have been told.'

/** What the product promises a report to hold at least; page 3 is the answer on one page. */
const LEAST_PAGES = 25
const NEEDED = 'answer'

export type Composed = { content: SectionContent; fault?: unknown }

/** One faulty section never takes the whole report: it is left out with a line in its place, and its fault is handed on. */
export function composeOrLeaveOut(section: Section, input: ReportInput): Composed {
  try {
    const content = composeSection(section, input)
    proofread(content)
    return { content }
  } catch (fault) {
    return { content: leftOutSection(section), fault }
  }
}

export function leftOutSection({ id, title, group }: Section): SectionContent {
  const page = { id, title, group, kicker: title, headline: title, standfirst: LEFT_OUT, blocks: [] }
  return { sectionId: id, pages: [page], facts: [], leftOut: true }
}

/** A report with too little in it is a failed one: throws where fewer pages are made than promised, or not page 3. */
export function checkComplete(sections: readonly SectionContent[]): void {
  const missing = sections.filter((section) => section.leftOut).map((section) => section.sectionId)
  if (missing.length === 0) return
  const made = sections.filter((section) => !section.leftOut).reduce((pages, section) => pages + section.pages.length, 0)
  if (made < LEAST_PAGES || missing.includes(NEEDED))
    throw new Error(`Only ${made} pages could be made, without ${missing.join(', ')}`)
}
