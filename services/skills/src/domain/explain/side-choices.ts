import type { OccupationFigures } from '../catalogue/figures.ts'
import { minorGroup } from '../catalogue/soc.ts'
import type { Engine } from '../matching/engine.ts'
import type { Ranking } from '../matching/rank.ts'

/**
 * The wild card: work that interests alone would choose, growing and paid at least as well, of another field than the first
 * three, which only its time of study or the distance keeps from the list.
 */
export function findWildCard(engine: Engine, ranking: Ranking): number | undefined {
  const { person, standing, selection, percent } = ranking
  const groups = new Set(ranking.ranked.slice(0, 3).map((index) => minorGroup(engine.base.occupations[index]!.code)))
  return best(engine, ranking.fit, ({ index, code, ranked, zone, wages, outlook, exposure }) => {
    const refusal = selection.refusals.get(index)
    const outside = ranked && refusal !== undefined && WILD.has(refusal.rule) && !groups.has(minorGroup(code))
    const growing = outlook !== undefined && outlook.growthPercent >= 5 && outlook.openings >= 4000
    const near = zone <= (person.present?.zone ?? 4) + 1 && standing.entries[index]!.studyMonths[0] <= WILD_MONTHS
    return outside && growing && near && !exposure.modernHigh && (wages?.p50 ?? 0) >= standing.reference && percent[index]! >= 55
  })
}

/**
 * The safe harbour: within the rules and outside the list, near to what the person does now, not shrinking, with many openings,
 * and less exposed than most.
 */
export function findSafeHarbour(engine: Engine, ranking: Ranking): number | undefined {
  const { person, standing, selection, percent } = ranking
  const listed = new Set(ranking.ranked)
  const eligible = new Set(selection.eligible)
  const score = percent.map((value, index) => value + 20 * standing.transfer[index]!)
  const exposed = person.present?.exposure.middle ?? 50
  const calm = (limit: number): number | undefined =>
    best(engine, score, ({ index, exposure, outlook }) => {
      const safe = exposure.middle >= 0 && exposure.middle <= limit && !exposure.modernHigh
      const open = outlook !== undefined && outlook.openings >= 10_000 && outlook.growthPercent >= 0
      return eligible.has(index) && !listed.has(index) && safe && open && percent[index]! >= 55
    })
  return calm(50) ?? calm(Math.max(65, exposed - 20)) ?? calm(80)
}

function best(engine: Engine, score: Float64Array, keep: (occupation: OccupationFigures) => boolean): number | undefined {
  let found: number | undefined
  for (const occupation of engine.base.occupations) {
    if (!keep(occupation)) continue
    if (found === undefined || score[occupation.index]! > score[found]!) found = occupation.index
  }
  return found
}

/** Rules that a curious person may look behind: time, and that nothing carries over. */
const WILD = new Set(['usual_time', 'carried'])
const WILD_MONTHS = 36
