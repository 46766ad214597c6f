import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { leadOf } from '../facts/lead.ts'
import type { ReportInput } from '../facts/report-input.ts'

/** What the talks, the interview, the search kit and plan A are about: the direction that leads. */
export function aimOf(input: ReportInput): RankedOccupation {
  return leadOf(input).ranked
}
