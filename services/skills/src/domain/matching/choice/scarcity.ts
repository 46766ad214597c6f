import { FEW_OPENINGS } from '../../catalogue/figures.ts'
import { ASKED, type Goals } from '../../goals/goals.ts'
import { commonness, FEW_NEAR, staysNear } from '../../reach/near-people.ts'
import type { Engine } from '../engine.ts'
import type { Standing } from '../standing.ts'

/**
 * How far ideas of ours stand back for few openings a year in the whole country, as a part of their score: others that fit as well come
 * first. Who stays where they are asks for work that is found there. Nothing for what was asked for.
 */
export function scarcity({ base }: Pick<Engine, 'base'>, { standing, goals }: Asking) {
  const near = goals && staysNear(goals) ? commonness(base.occupations) : undefined
  return (index: number): number => {
    const occupation = base.occupations[index]!
    const openings = occupation.outlook?.openings
    if (near && standing.asked[index]! < ASKED && (near.share(occupation) ?? FEW_NEAR) < FEW_NEAR) return FAR_BACK
    if (standing.asked[index]! >= ASKED || openings === undefined || openings >= FEW_OPENINGS) return 0
    return openings < HARDLY_ANY ? FAR_BACK : BACK
  }
}

type Asking = { readonly standing: Pick<Standing, 'asked'>; readonly goals?: Pick<Goals, 'wishes'> }

const HARDLY_ANY = 3_000
const BACK = 0.15
const FAR_BACK = 0.4
