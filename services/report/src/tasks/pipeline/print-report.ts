import { storable } from '@waymark/kit/storable'
import { inSpan } from '@waymark/kit/tracing'
import type { WorkerContext } from '../../context.ts'
import type { Claim } from '../../data/claims/claim-report.ts'
import { replaceSection } from '../../data/claims/claimed-report.ts'
import type { ReportInput } from '../../document/model/report-input.ts'
import { UnprintablePages } from '../../document/print/fit-pages.ts'
import { type RenderedReport, renderReport } from '../../document/print/render-report.ts'
import { assembleReport } from '../../document/sections/compose-report.ts'
import { checkComplete, composeOrLeaveOut, leftOutSection } from '../../document/sections/opening/left-out.ts'
import { ORDER } from '../../document/sections/order.ts'
import type { ReportContents, Section, SectionContent } from '../../document/sections/section.ts'

/**
 * Prints the report. A page that cannot be printed is printed in our own words where a model wrote it; where that is no help it is left
 * out with its section, and the others are printed without it. Answers what was printed, too.
 */
export async function printReport(
  context: WorkerContext,
  claim: Claim,
  { input, sections, lost }: { input: ReportInput; sections: SectionContent[]; lost: AbortSignal },
): Promise<RenderedReport & { contents: ReportContents }> {
  for (let left = sections; ; ) {
    const contents = assembleReport(input, left)
    try {
      return { ...(await inSpan({ name: 'print' }, () => renderReport(contents, context.browser, lost))), contents }
    } catch (error) {
      if (!(error instanceof UnprintablePages)) throw error
      const faulty = left.filter((section) => !section.leftOut && section.pages.some(({ id }) => error.pageIds.has(id)))
      if (faulty.length === 0) throw error
      lost.throwIfAborted()
      const worded = await wordedByModel(context, claim)
      left = left.map((section) => {
        if (!faulty.includes(section)) return section
        const ours = worded.has(section.sectionId) ? inOurWords(input, section) : undefined
        if (!ours) tellLeftOut(context, claim, section.sectionId, error)
        return ours ?? leftOutSection(sectionOf(input, section.sectionId))
      })
      checkComplete(left)
      for (const section of left.filter(({ sectionId }) => faulty.some((one) => one.sectionId === sectionId)))
        await storePrinted(context, claim, section)
    }
  }
}

/** Ids of the sections that a model worded, as they are stored. */
async function wordedByModel({ prisma }: WorkerContext, { reportId }: Claim): Promise<ReadonlySet<string>> {
  const rows = await prisma.reportSection.findMany({ where: { reportId, aiGenerated: true }, select: { sectionId: true } })
  return new Set(rows.map(({ sectionId }) => sectionId))
}

function inOurWords(input: ReportInput, { sectionId }: SectionContent): SectionContent {
  return storable(composeOrLeaveOut(sectionOf(input, sectionId), input).content)
}

function sectionOf(input: ReportInput, id: string): Section {
  const found = ORDER[input.reportType].find((section) => section.id === id)
  if (!found) throw new Error(`no section ${id} in ${input.reportType}`)
  return found
}

/** What is read online is what was printed. */
async function storePrinted({ prisma }: WorkerContext, claim: Claim, content: SectionContent): Promise<void> {
  const { sectionId, leftOut = false } = content
  await replaceSection(prisma, claim, { sectionId, json: JSON.stringify(content), leftOut })
}

/** A page that somebody did not get: logged and counted with the section's name, and an alert watches the count. */
export function tellLeftOut({ log, metrics }: WorkerContext, { reportId }: Claim, section: string, err: unknown): void {
  metrics.leftOut.inc({ section })
  log.error({ err, reportId, section }, 'section left out')
}
