import type { OccupationFigures } from '../../catalogue/figures.ts'
import type { Engine } from '../../matching/engine.ts'
import type { Ranking } from '../../matching/rank.ts'
import { NAMED } from '../goals.ts'

/** The places of a list, and behind them what the person named first of all and the list does not hold: that is answered for too. */
export function placesAsked({ base }: Pick<Engine, 'base'>, { ranked, goals }: Ranking): OccupationFigures[] {
  const named = goals.wanted.flatMap(({ codes }) => {
    const [first] = codes
    return first && first.weight >= NAMED ? (base.indexOf.get(first.code) ?? []) : []
  })
  return [...new Set([...ranked, ...named])].map((index) => base.occupations[index]!)
}
