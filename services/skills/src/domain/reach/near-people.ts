import { stateName } from '@waymark/contracts/models/skills/us-states'
import type { OccupationFigures } from '../catalogue/figures.ts'
import { count } from '../explain/money-words.ts'
import type { Goals, Wish } from '../goals/goals.ts'

/** How common some work is, in the state whose pay counts where it is published, or else in the nation. */
export type Commonness = {
  /** People in it, of a thousand in all work; undefined where nothing is published of the occupation itself. */
  readonly share: (occupation: OccupationFigures) => number | undefined
  /** "about 210 people do it in all of Montana". */
  readonly inWords: (occupation: OccupationFigures) => string
}

/** The wish to work where one lives, of a person whom the figures of a whole state tell something: no large city is named. */
export function staysNear({ wishes }: Pick<Goals, 'wishes'>): Wish | undefined {
  const wish = wishes.find(({ id }) => id === 'near_home')
  return wish && !LARGE.test(wish.phrase) && !wishes.some(({ id }) => id === 'remote') ? wish : undefined
}

/** By the employment that OEWS publishes; worked out once for a table. */
export function commonness(occupations: readonly OccupationFigures[]): Commonness {
  const known = KNOWN.get(occupations)
  if (known) return known
  const totals = new Map<string | undefined, number>()
  for (const { ranked, ownWages, wages } of occupations)
    if (ranked && ownWages !== false && wages) totals.set(wages.state, (totals.get(wages.state) ?? 0) + wages.employment)
  const made: Commonness = {
    share: ({ ownWages, wages }) => {
      if (!wages || wages.employment === 0 || ownWages === false) return undefined
      // Beside the figures of a state those of the nation stand for few occupations only: their total is that of all.
      const total = wages.state ? totals.get(wages.state)! : NATION
      return (1000 * wages.employment) / total
    },
    inWords: ({ wages }) => {
      const where = wages?.state ? `all of ${stateName(wages.state)}` : 'the whole country'
      return `about ${count(wages?.employment ?? 0)} people do it in ${where}`
    },
  }
  KNOWN.set(occupations, made)
  return made
}

const KNOWN = new WeakMap<readonly OccupationFigures[], Commonness>()
/** People in all occupations of the nation with figures of their own: OEWS, May 2024. */
const NATION = 139_000_000

/** People of a thousand under which there is hardly one post in a town of ten thousand jobs, and under which there are few. */
export const HARDLY_NEAR = 0.1
export const FEW_NEAR = 0.45

/** Places large enough that most work is found in them. */
const LARGE =
  /\b(?:new york|nyc|brooklyn|queens|bronx|manhattan|los angeles|chicago|houston|phoenix|philadelphia|san (?:antonio|diego|francisco|jose)|bay area|dallas|fort worth|austin|seattle|denver|boston|atlanta|miami|minneapolis|detroit|portland|washington|d\.?c|charlotte|las vegas|baltimore|tampa|orlando|st\.? louis|sacramento|pittsburgh|cincinnati|cleveland|kansas city|columbus|indianapolis|nashville|raleigh|milwaukee|salt lake)\b/i
