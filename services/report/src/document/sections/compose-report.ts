import { buildFacts } from '../model/build-facts.ts'
import { createFactTable, type Fact, type FactTable } from '../model/fact-table.ts'
import { prepareInput } from '../model/prepare-input.ts'
import type { ReportInput } from '../model/report-input.ts'
import { factsIn } from '../model/rich-text.ts'
import { ORDER } from './order.ts'
import type { PageContent, ReportContents, Section, SectionContent } from './section.ts'
import { withoutEmpty } from './without-empty.ts'

/** The whole report from data alone. The pipeline may instead compose and store one section at a time. */
export function composeReport(input: ReportInput): ReportContents {
  const sections = ORDER[input.reportType].map((section) => composeSection(section, input))
  return assembleReport(input, sections)
}

export function assembleReport(input: ReportInput, sections: SectionContent[]): ReportContents {
  const { reportId, reportType, createdAt, personName } = prepareInput(input)
  return { reportId, reportType, createdAt, personName, sections }
}

/** One section with the facts that it names: complete in itself, ready to be stored. No pages where the report does without it. */
export function composeSection(section: Section, input: ReportInput): SectionContent {
  const named = prepareInput(input)
  if (section.isFor && !section.isFor(named)) return { sectionId: section.id, pages: [], facts: [] }
  const facts = createFactTable(buildFacts(named))
  const pages = section.compose(named, facts).map((page) => ({ ...page, blocks: withoutEmpty(page.blocks) }))
  const { least, most } = typeof section.pages === 'number' ? { least: section.pages, most: section.pages } : section.pages
  if (pages.length < least || pages.length > most)
    throw new Error(
      `Section ${section.id} made ${pages.length} pages, promised ${least === most ? least : `${least} to ${most}`}`,
    )
  return { sectionId: section.id, pages, facts: usedFacts(pages, facts) }
}

function usedFacts(pages: PageContent[], facts: FactTable): Fact[] {
  const ids = new Set<string>()
  collectStrings(pages, (text) => {
    for (const id of factsIn(text)) ids.add(id)
  })
  return facts.all().filter((fact) => ids.has(fact.id))
}

/** Visits every string of a JSON value except drawings, which hold finished pictures. */
export function collectStrings(value: unknown, visit: (text: string) => void): void {
  if (typeof value === 'string') {
    visit(value)
    return
  }
  if (Array.isArray(value)) {
    for (const item of value) collectStrings(item, visit)
    return
  }
  if (value === null || typeof value !== 'object') return
  for (const [key, item] of Object.entries(value)) {
    if (key !== 'drawing') collectStrings(item, visit)
  }
}
