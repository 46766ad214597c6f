import type { Engine } from './engine.ts'
import type { Ranking } from './rank.ts'
import { referencePay, zoneRange } from './reach.ts'
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
  return best(engine, fit, ({ index, code, ranked, zone, wages, outlook }) => {
    const outside = ranked && !inside.has(index) && !groups.has(minorGroup(code)) && code !== person.present?.code
    const growing = outlook !== undefined && outlook.growthPercent >= 5 && outlook.openings >= 4000
    return outside && growing && zone <= high + 1 && (wages?.p50 ?? 0) >= pay && percent[index]! >= 55
  })
}

/**
 * The safe harbour: near to what the person does now (likeness to their skills and knowledge), not shrinking, with many
 * openings, and not among the more exposed half. Without a reading of skills, the best fit that is all of these.
 */
export function findSafeHarbour(engine: Engine, ranking: Ranking): number | undefined {
  const { person, fit, reading } = ranking
  const firstThree = new Set(ranking.ranked.slice(0, 3))
  const pay = referencePay(person)
  const { low, high } = zoneRange(person)
  const calm = (limit: number) =>
    best(engine, reading.likeness ?? fit, ({ index, code, ranked, zone, wages, outlook, exposure }) => {
      const near = ranked && code !== person.present?.code && !firstThree.has(index) && zone >= low && zone <= high
      const stable = outlook !== undefined && outlook.growthPercent >= 0 && outlook.openings >= 10_000
      const safe = exposure.middle >= 0 && exposure.middle <= limit && !exposure.modernHigh
      return near && stable && safe && (wages?.p50 ?? 0) >= 0.75 * pay && ranking.percent[index]! >= 50
    })
  return calm(50) ?? calm(65)
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
