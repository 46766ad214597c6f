import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { directions } from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { shownGoals } from './answer-goals.ts'

/** What the talks, the interview and plan A are about: the first thing asked for that is not closed, or the first direction. */
export function aimOf(input: ReportInput): RankedOccupation {
  const asked = shownGoals(input).find(({ answer }) => answer === 'yes' || answer === 'not_yet')?.place
  const listed = input.ranking.ranked.find(({ occupation }) => occupation && occupation.code === asked?.occupation?.code)
  if (listed) return listed
  // A goal comes in brief; its work, titles and notes are among the occupations.
  const whole = asked?.occupation && input.occupations[asked.occupation.code]
  return asked ? { ...asked, occupation: whole ?? asked.occupation } : directions(input)[0]!
}
