import { ASKED } from '../../goals/goals.ts'
import type { Person } from '../../person/person.ts'
import { leads } from '../../reach/ranks.ts'
import type { Engine } from '../engine.ts'
import { isAskedRung } from '../next-rungs.ts'
import type { PartScores } from '../part-scores.ts'
import type { Standing } from '../standing.ts'

/** How far a place lies from where the person stands. */
export const BANDS = ['next_step', 'next_door', 'real_change'] as const
export type Band = (typeof BANDS)[number]

/**
 * Next step: the own work elsewhere; the own field, and better paid, more demanding or leading. Next door: the own field, or work to which people like
 * this one often move. A real change: the rest. Without a present job every place is a next step.
 */
export function createBands(engine: Engine, person: Person, standing: Standing): (index: number) => Band {
  const { present } = person
  if (!present) return () => 'next_step'
  const own = present.wages?.p50 ?? 0
  const reference = Math.max(standing.reference, 1)
  return (index) => {
    const occupation = engine.base.occupations[index]!
    if (occupation.code.slice(0, 7) === present.code.slice(0, 7) || standing.rungs?.rows.includes(index)) return 'next_step'
    const median = occupation.wages?.p50 ?? 0
    const { how } = standing.entries[index]!
    const leading = leads(occupation)
    if (standing.field[index]) {
      const higher = occupation.zone > present.zone || (leading && occupation.zone >= present.zone)
      if (median >= 1.06 * reference || (higher && median >= 0.95 * own)) return 'next_step'
    }
    const upward = leading && how !== 'outside' && standing.pay[index]! >= 1.03 * reference && standing.place[index]! >= 0.9
    if (upward && (how === 'same' || occupation.code.slice(0, 2) === present.code.slice(0, 2))) return 'next_step'
    if (standing.field[index] || standing.transfer[index]! >= NEAR) return 'next_door'
    return standing.asked[index]! >= ASKED && standing.place[index]! >= 0.8 ? 'next_door' : 'real_change'
  }
}

/** Whether a place far from the own field is carried by interests and not wholly alien, and a near one not against them. */
export function isCarried(
  input: { readonly person: Person; readonly standing: Standing; readonly parts: PartScores },
  index: number,
  band: Band,
): boolean {
  const { person, standing, parts } = input
  if (standing.asked[index]! >= ASKED || !person.present) return true
  if (isAskedRung(standing, index)) return true
  if (standing.called?.get(index)?.eases || index === person.present.index) return true
  const liked = parts.interests?.[index]
  if (standing.named && standing.named[index]! > 0) return liked === undefined || liked >= LEAST_LIKED
  if (band !== 'real_change') return liked === undefined || liked >= (standing.field[index] ? LEAST_LIKED : 0)
  const { gate, how } = standing.entries[index]!
  const rank = gate?.kind === 'rank' && how !== 'same'
  return !rank && liked !== undefined && liked >= MUCH_LIKED && standing.place[index]! >= 0.55 + 0.2 * standing.evidence
}

const NEAR = 1.45
const LEAST_LIKED = -0.6
const MUCH_LIKED = 0.6
