import type { Clients } from '../../src/data/clients.ts'
import { createFactTable } from '../../src/document/model/fact-table.ts'
import { formatFact } from '../../src/document/model/format-fact.ts'
import type { ReportInput } from '../../src/document/model/report-input.ts'
import { assembleReport } from '../../src/document/sections/compose-report.ts'
import { checkComplete, composeOrLeaveOut } from '../../src/document/sections/opening/left-out.ts'
import { ORDER } from '../../src/document/sections/order.ts'
import type { ReportContents, Section, SectionContent } from '../../src/document/sections/section.ts'
import { inputOf } from '../paper/support/persona-input.ts'
import type { drawPerson } from './draw-person.ts'

export const kinds = ['failure', 'left out', 'two values', 'not storable', 'odd text'] as const
export type Finding = { kind: (typeof kinds)[number]; person: number; what: string }
type Person = ReturnType<typeof drawPerson>
export type Outcome = { findings: Finding[]; pages: number; contents?: ReportContents; input?: ReportInput }

/** Escapes in JSON that no jsonb column takes: NUL, and halves of surrogate pairs. */
const REFUSED = /.{0,40}(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i
/** What a program writes where it has nothing to say. */
const ODD = /.{0,40}(?:\bundefined\b|\bNaN\b|\[object|\bInfinity\b).{0,40}/

/** One person's report from the real engine and the real composer, and everything that is wrong with it. */
export async function composePerson(person: Person, skills: Clients['skills']): Promise<Outcome> {
  const findings: Finding[] = []
  const find = (kind: Finding['kind'], what: unknown) =>
    findings.push({ kind, person: person.index, what: what instanceof Error ? `${what.name}: ${what.message}` : String(what) })
  try {
    const input = await inputOf(person.payload, person.personName, skills)
    const sections = composeSections(ORDER[input.reportType], input, find)
    checkComplete(sections)
    const contents = assembleReport(input, sections)
    checkFigures(contents, find)
    return { findings, pages: sections.flatMap((section) => section.pages).length, contents, input }
  } catch (error) {
    find('failure', error)
    return { findings, pages: 0 }
  }
}

type Find = (kind: Finding['kind'], what: unknown) => void

/** As a worker composes and stores them, one by one. */
export function composeSections(sections: readonly Section[], input: ReportInput, find: Find): SectionContent[] {
  return sections.map((section) => {
    const { content, fault } = composeOrLeaveOut(section, input)
    if (fault !== undefined) find('left out', `${section.id}: ${fault}`)
    const json = JSON.stringify(content)
    const refused = REFUSED.exec(json)
    if (refused) find('not storable', `${section.id}: ${refused[0]}`)
    const odd = ODD.exec(json) ?? ODD.exec(content.facts.map(({ value, unit }) => formatFact(value, unit)).join(' '))
    if (odd) find('odd text', `${section.id}: ${odd[0]}`)
    return JSON.parse(json) as SectionContent
  })
}

/** The same id must mean the same figure on every page. */
function checkFigures({ sections }: ReportContents, find: Find): void {
  const table = createFactTable()
  for (const section of sections)
    for (const fact of section.facts) {
      try {
        table.put(fact)
      } catch (error) {
        find('two values', `${section.sectionId}: ${error}`)
      }
    }
}
