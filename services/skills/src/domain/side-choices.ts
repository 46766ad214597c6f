import type { Engine } from './engine.ts'
import type { Ranking } from './rank.ts'
import { referencePay, zoneRange } from './reach.ts'
import { rulesFor, type Strictness } from './rules.ts'
import { minorGroup } from './soc.ts'

/**
 * The wild card: the best fit outside the usual reach (another field than the first three, growing, paying at least as
 * much) with at most one zone more than the reach.
 */
export function findWildCard(engine: Engine, ranking: Ranking): number | undefined {
  const { person, fit, percent } = ranking
  const inside = new Set([...ranking.selection.eligible])
  const groups = new Set(ranking.ranked.slice(0, 3).map((index) => minorGroup(engine.base.occupations[index]!.code)))
  const pay = referencePay(person)
  const { high } = zoneRange(person)
  return best(engine, fit, ({ index, code, ranked, zone, wages, outlook, exposure }) => {
    const outside =
      ranked && !exposure.modernHigh && !inside.has(index) && !groups.has(minorGroup(code)) && code !== person.present?.code
    const growing = outlook !== undefined && outlook.growthPercent >= 5 && outlook.openings >= 4000
    return outside && growing && zone <= high + 1 && (wages?.p50 ?? 0) >= pay && percent[index]! >= 55
  })
}

/**
 * The safe harbour: within reach, near to what the person does now (likeness of skills and knowledge beside the fit), not
 * shrinking, with many openings, and less exposed than most. Without a reading of skills the fit alone decides.
 */
export function findSafeHarbour(engine: Engine, ranking: Ranking): number | undefined {
  const { person, reading, percent, options } = ranking
  const firstThree = new Set(ranking.ranked.slice(0, 3))
  const rules = rulesFor({
    person,
    purpose: options.purpose === 'executive_transition' ? 'executive_transition' : 'career_deep_dive',
    strictness: HARBOUR,
    reading,
  })
  const score = percent.map((value, index) => value + 40 * (reading.likeness?.[index] ?? 0))
  const exposed = person.present?.exposure.middle ?? 50
  const calm = (limit: number): number | undefined =>
    best(engine, score, (occupation) => {
      const { index, exposure, outlook } = occupation
      const safe = exposure.middle >= 0 && exposure.middle <= limit && !exposure.modernHigh
      const open = (outlook?.openings ?? 0) >= HARBOUR.openings
      return safe && open && !firstThree.has(index) && percent[index]! >= 60 && rules.every(({ keep }) => keep(occupation))
    })
  return calm(50) ?? calm(Math.max(65, exposed - 20)) ?? calm(80)
}

function best(
  engine: Engine,
  score: Float64Array,
  keep: (occupation: Engine['base']['occupations'][number]) => boolean,
): number | undefined {
  let found: number | undefined
  for (const occupation of engine.base.occupations) {
    if (!keep(occupation)) continue
    if (found === undefined || score[occupation.index]! > score[found]!) found = occupation.index
  }
  return found
}

const HARBOUR: Strictness = {
  payShare: 0.75,
  openings: 10_000,
  growth: 0,
  distance: Number.POSITIVE_INFINITY,
  industry: 'any',
  zone: true,
  scope: 'lead',
  related: true,
}
