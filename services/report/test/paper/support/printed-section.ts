import type { ReportInput } from '../../../src/document/model/report-input.ts'
import { plainText } from '../../../src/document/model/rich-text.ts'
import { collectStrings, composeSection } from '../../../src/document/sections/compose-report.ts'
import { ORDER } from '../../../src/document/sections/order.ts'
import type { SectionContent } from '../../../src/document/sections/section.ts'

/** A section of a report as it would be stored; throws where the report's type has none of that name. */
export function sectionOf(input: ReportInput, id: string): SectionContent {
  const section = ORDER[input.reportType].find((one) => one.id === id)
  if (!section) throw new Error(`no section ${id} in ${input.reportType}`)
  return composeSection(section, input)
}

/** Every text of a section as it is read: figures in place, without marks; page numbers are all 12. */
export function textsOf({ pages, facts }: SectionContent): string[] {
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  const texts: string[] = []
  collectStrings(
    pages.map(({ headline, standfirst, blocks }) => [headline, standfirst, blocks]),
    (text) => {
      texts.push(plainText(text, { fact: (id) => byId.get(id), page: () => 12 }))
    },
  )
  return texts
}
