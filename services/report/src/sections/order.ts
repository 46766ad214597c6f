import type { ReportType } from '../facts/report-type.ts'
import { answer } from './answer.ts'
import { contents } from './contents.ts'
import { cover } from './cover.ts'
import { interests } from './interests.ts'
import { sure } from './sure.ts'
import { told } from './told.ts'
import type { Section } from './section.ts'

/** The sections of each type in printing order. Contents and page numbers follow from this list alone. */
export const ORDER: Record<ReportType, readonly Section[]> = {
  career_deep_dive: [cover, contents, answer, told, sure, interests],
  career_change: [],
  ai_transition: [],
  executive_transition: [],
}
