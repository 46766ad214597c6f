import type { WorkerContext } from '../context.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { UnprintablePages } from '../pdf/fit-pages.ts'
import { type RenderedReport, renderReport } from '../pdf/render-report.ts'
import { assembleReport } from '../sections/compose-report.ts'
import { checkComplete, leftOutSection } from '../sections/left-out.ts'
import { ORDER } from '../sections/order.ts'
import type { Section, SectionContent } from '../sections/section.ts'
import { advanceAndInsert, type Claim } from './claim-report.ts'

/** Prints the report; a page that cannot be printed is left out with its section, and the others are printed without it. */
export async function printReport(
  context: WorkerContext,
  claim: Claim,
  { input, sections, lost }: { input: ReportInput; sections: SectionContent[]; lost: AbortSignal },
): Promise<RenderedReport> {
  for (let left = sections; ; ) {
    try {
      return await renderReport(assembleReport(input, left), context.browser, lost)
    } catch (error) {
      if (!(error instanceof UnprintablePages)) throw error
      const faulty = left.filter((section) => !section.leftOut && section.pages.some(({ id }) => error.pageIds.has(id)))
      if (faulty.length === 0) throw error
      lost.throwIfAborted()
      for (const { sectionId } of faulty) tellLeftOut(context, claim, sectionId, error)
      left = left.map((section) => (faulty.includes(section) ? leftOutSection(sectionOf(input, section.sectionId)) : section))
      checkComplete(left)
      for (const section of left.filter(({ leftOut }) => leftOut)) await storeLeftOut(context, claim, section)
    }
  }
}

function sectionOf(input: ReportInput, id: string): Section {
  const found = ORDER[input.reportType].find((section) => section.id === id)
  if (!found) throw new Error(`no section ${id} in ${input.reportType}`)
  return found
}

/** What is read online is what was printed. */
async function storeLeftOut(context: WorkerContext, claim: Claim, content: SectionContent): Promise<void> {
  await advanceAndInsert(
    context.prisma,
    claim,
    {
      set: 'status = status',
      insert: `update report_section set content = $4::jsonb, note = '' from held
               where report_section.report_id = held.id and report_section.section_id = $3`,
    },
    content.sectionId,
    JSON.stringify(content),
  )
}

/** A page that somebody did not get: logged and counted with the section's name, and an alert watches the count. */
export function tellLeftOut({ log, metrics }: WorkerContext, { reportId }: Claim, section: string, err: unknown): void {
  metrics.leftOut.inc({ section })
  log.error({ err, reportId, section }, 'section left out')
}
