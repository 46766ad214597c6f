import type { GoalAnswer } from '@waymark/proto/waymark/skills/v1/skills'
import { goalName } from '../../../facts/goal-name.ts'
import { rungOf } from '../../../facts/lead.ts'
import { lower, occupationOf } from '../../../facts/reading.ts'
import type { ReportInput } from '../../../model/report-input.ts'
import { plain, type Text } from '../../../model/rich-text.ts'
import { paperWords } from '../../directions/asked-words.ts'
import { startGate } from '../../own-business/opening.ts'
import { ownerNeedsPapers } from '../wish-rows.ts'

/** What stands before the work that a goal names, and under which name the tables count it. */
export function gateWords(input: ReportInput, goal: GoalAnswer): Text {
  const { answer, phrase, place } = goal
  const counted = occupationOf(place!).shortTitle
  const as = goalName(input, goal).toLowerCase().includes(counted.toLowerCase()) ? '' : `Counted as ${plain(counted)}. `
  const own = answer === 'no' ? undefined : startGate(goal)
  if (own) return own
  if (answer === 'inside' && ownerNeedsPapers(input))
    return `${as}**Gate.** None for the work, which you are in. What a business of your own needs first stands on the next page.`
  const rung = answer === 'inside' ? rungOf(input.ranking, phrase) : undefined
  if (rung) return `${as}**Gate.** No license. What opens it: ${plain(lower(rung.opens))}{^E}`
  if (answer === 'inside') return `${as}**Gate.** None: it is the work you are in.`
  return `${as}**Gate.** ${paperWords(input, place!, 2)}`
}
