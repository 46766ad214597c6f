import type { ReportInput } from '../facts/report-input.ts'
import type { SectionContent } from '../sections/section.ts'

/** Turns the data-driven text of a section into the text that is printed. */
export type Writer = {
  write(
    section: SectionContent,
    run: { input: ReportInput; signal: AbortSignal },
  ): Promise<{ content: SectionContent; aiGenerated: boolean }>
}

/** Without a model the data-driven text is the text: complete, and the same for the same answers. */
export const plainWriter: Writer = {
  write: async (content) => ({ content, aiGenerated: false }),
}

export function createWriter(_config: unknown, _log: unknown): Writer {
  return plainWriter
}
