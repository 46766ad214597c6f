import type { ReportType } from '../facts/report-type.ts'
import type { Section } from './section.ts'

/** The sections of each type in printing order. Contents and page numbers follow from this list alone. */
export const ORDER: Record<ReportType, readonly Section[]> = {
  career_deep_dive: [],
  career_change: [],
  ai_transition: [],
  executive_transition: [],
}
