import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { leadOf } from '../../facts/lead.ts'
import { occupationOf } from '../../facts/reading.ts'
import type { ReportInput } from '../../model/report-input.ts'

/** What the talks, the interview, the search kit and plan A are about: the direction that leads. */
export function aimOf(input: ReportInput): RankedOccupation {
  return leadOf(input).ranked
}

/**
 * The same as employers fill it: who would work for themselves or in another place still searches, and is asked, under the name of
 * the work.
 */
export function hiredAim(input: ReportInput): RankedOccupation {
  const aim = aimOf(input)
  const occupation = occupationOf(aim)
  return {
    ...aim,
    occupation: { ...occupation, shortTitle: occupation.shortTitle.replace(/^self-employed | in another place$/g, '') },
  }
}
