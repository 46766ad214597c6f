import { FEW_OPENINGS } from '../../catalogue/figures.ts'
import { ASKED } from '../../goals/goals.ts'
import type { Engine } from '../engine.ts'
import type { Standing } from '../standing.ts'

/**
 * How far ideas of ours stand back for few openings a year in the whole country, as a part of their score: others that fit as well come
 * first. Nothing for what was asked for.
 */
export function scarcity({ base }: Pick<Engine, 'base'>, { standing }: { readonly standing: Pick<Standing, 'asked'> }) {
  return (index: number): number => {
    const openings = base.occupations[index]!.outlook?.openings
    if (standing.asked[index]! >= ASKED || openings === undefined || openings >= FEW_OPENINGS) return 0
    return openings < HARDLY_ANY ? FAR_BACK : BACK
  }
}

const HARDLY_ANY = 3_000
const BACK = 0.15
const FAR_BACK = 0.4
