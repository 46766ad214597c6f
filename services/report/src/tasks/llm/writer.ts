import type { ReportInput } from '../../document/model/report-input.ts'
import type { SectionContent } from '../../document/sections/section.ts'

export type Written = { content: SectionContent; aiGenerated: boolean }

/** `aiText`: the person agreed that a model is sent what it needs for its words. */
export type WriterRun = { input: ReportInput; aiText: boolean; signal: AbortSignal }

/** Turns the data-driven text of a section into the text that is printed. */
export type Writer = {
  /** Sections written at the same time. */
  parallel: number
  write(section: SectionContent, run: WriterRun): Promise<Written>
}

/** Without a model the data-driven text is the text: complete, and the same for the same answers. */
export const plainWriter: Writer = {
  parallel: 1,
  write: async (content) => ({ content, aiGenerated: false }),
}
