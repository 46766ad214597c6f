import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { entryWay } from '../../../facts/entry-way.ts'
import { monthsLimit, payFloor } from '../../../facts/limits.ts'
import { fullOf, namesWhatIsOpen, occupationOf, yearlyWages } from '../../../facts/reading.ts'
import { namesWords } from '../../../model/grammar.ts'
import type { ReportInput } from '../../../model/report-input.ts'

/**
 * What passes every rule beside the work that the reader named, the likest first: two to look at, which have no pages of their own.
 * Work that pays less than they need or have today is none, nor is the work that they are in.
 */
export function nearIdeas(input: ReportInput, told: ReadonlySet<string>): RankedOccupation[] {
  if (!namesWhatIsOpen(input.ranking)) return []
  const least = Math.max(payFloor(input), input.profile.reach?.salaryCurrent ?? 0)
  return input.ranking.next
    .filter((ranked) => {
      const { occupation, step } = ranked
      if (!occupation || !NEAR.has(step) || occupation.code === input.present?.code || told.has(occupation.code)) return false
      return (
        (yearlyWages(occupation)?.median ?? 0) >= Math.max(least, 1) &&
        !namesWords(input.profile.currentRole, occupation.shortTitle)
      )
    })
    .slice(0, MOST)
    .map((ranked) => fullOf(input, ranked))
    .filter((ranked) => occupationOf(ranked).note !== undefined && inReach(input, ranked))
}

/** Open within their months, and in no field that loses one job in twenty. */
function inReach(input: ReportInput, ranked: RankedOccupation): boolean {
  const { known, total } = entryWay(ranked)
  const limit = monthsLimit(input)
  return known && (limit === 0 || total[1] <= limit) && (occupationOf(ranked).outlook?.growthPercent ?? 0) > SHRINKING
}

/** Codes of what may stand there, so that they come with their tasks. */
export const nearCodes = ({ next }: Pick<ReportInput['ranking'], 'next'>): string[] =>
  next.slice(0, LOOKED_AT).flatMap(({ occupation }) => occupation?.code ?? [])

/** How far a place lies from where they stand. */
const NEAR: ReadonlySet<string> = new Set(['next_step', 'next_door'])
/** Percent in ten years. */
const SHRINKING = -5
const MOST = 4
const LOOKED_AT = 6
