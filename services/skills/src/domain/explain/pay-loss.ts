import type { Engine } from '../matching/engine.ts'
import type { Ranking } from '../matching/rank.ts'
import { referencePay } from '../reach/education.ts'

/**
 * What a list says that holds work whose middle pay lies far below what the person earns, as a clause; undefined where it holds none.
 * Another post of the present work keeps its pay.
 */
export function payLoss({ base }: Engine, { person, ranked }: Pick<Ranking, 'person' | 'ranked'>): string | undefined {
  const now = referencePay(person)
  const own = person.present?.code.slice(0, 7)
  const poor = ranked.filter((index) => {
    const { code, wages } = base.occupations[index]!
    return code.slice(0, 7) !== own && wages !== undefined && wages.p50 > 0 && wages.p50 < FAR_BELOW * now
  })
  if (poor.length === 0) return undefined
  const yours = person.reach.salaryCurrent > 0 ? 'what you earn' : 'what your present job pays'
  const places = ranked.length === 1 ? 'the only place' : `${poor.length} of the ${ranked.length} places`
  return `the middle pay of ${places} is less than three quarters of ${yours}`
}

/** Share of the present pay below which a list must say that it goes there. */
const FAR_BELOW = 0.75
