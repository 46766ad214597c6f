import { stateName } from '@waymark/contracts/models/skills/us-states'
import type { Engine } from '../matching/engine.ts'
import type { Ranking } from '../matching/rank.ts'
import { dollars } from './money-words.ts'
import type { Reason } from './reasons.ts'

/** What would move one occupation: what its entry asks, a firmer pay goal. */
export function findWouldChange(engine: Engine, ranking: Ranking, index: number): Reason[] {
  const { person } = ranking
  const occupation = engine.base.occupations[index]!
  const reasons: Reason[] = []
  if (occupation.code === person.present?.code) return reasons
  const { known, missing, studyMonths } = ranking.standing.entries[index]!
  if (known && studyMonths[1] > 0 && missing.length > 0) {
    reasons.push({
      kind: 'entry',
      text: `Once you have ${missing.slice(0, 2).join(', and ')}, the way in is open.`,
      sources: 'PK',
      size: 0.7,
    })
  }
  const target = person.reach.salaryTarget
  const pay = occupation.wages?.p50 ?? 0
  const { state } = occupation.wages ?? {}
  const place = state ? `its middle pay in ${stateName(state)} is` : 'its middle pay is'
  if (target > 0 && pay > 0 && pay < target) {
    reasons.push({
      kind: 'pay_goal',
      text: `If your goal of ${dollars(target)} is firm, this leaves the list; ${place} ${dollars(pay)}.`,
      sources: 'WY',
      size: 0.6,
    })
  }
  return reasons
}
