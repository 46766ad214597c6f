import type { ReportType } from '@waymark/contracts/models/report/report-type'
import type { CoverTone } from './Cover.tsx'

/** Each kind of report has one cover colour, on screen and on paper. */
export const coverTones: Record<ReportType, CoverTone> = {
  career_deep_dive: 'spruce',
  career_change: 'rust',
  executive_transition: 'lake',
  ai_transition: 'umber',
}
