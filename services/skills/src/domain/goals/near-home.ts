import type { OccupationFigures } from '../catalogue/figures.ts'
import { listWords } from '../explain/money-words.ts'
import type { Engine } from '../matching/engine.ts'
import type { Ranking } from '../matching/rank.ts'
import { commonness, FEW_NEAR, staysNear } from '../reach/near-people.ts'
import type { WishAnswer } from './answer-wishes.ts'
import type { Wish } from './goals.ts'
import { whatHelps } from './unheld-wishes.ts'

/** How common the places of a list are where somebody stays; how far they lie is in no table, and the answer says where to look. */
export function nearHome({ base }: Engine, { ranked, goals }: Ranking, wish: Wish): WishAnswer {
  const { id, label = '', phrase } = wish
  const help = whatHelps(wish) ?? ''
  const { share, inWords } = commonness(base.occupations)
  const isKnown = (place: OccupationFigures): boolean => share(place) !== undefined
  const places = staysNear(goals) ? ranked.map((index) => base.occupations[index]!).filter(isKnown) : []
  if (places.length === 0) return { id, label, phrase, answer: 'unknown', why: help, source: '' }
  const few = places.filter((place) => share(place)! < FEW_NEAR)
  const common = places.filter((place) => share(place)! >= COMMON).map(({ title }) => title)
  const larger = places.filter((place) => share(place)! >= FEW_NEAR && share(place)! < COMMON).map(({ title }) => title)
  const why = [
    common.length > 0 ? `${listWords(common)} are found in most places.` : '',
    larger.length > 0 ? `${listWords(larger)} are found in larger places more than in small ones.` : '',
    ...few.map((place) => `${place.title}: only ${inWords(place)}, so look first whether there is a post near you.`),
    help,
  ]
  return {
    ...{ id, label, phrase, source: EMPLOYMENT },
    answer: common.length + larger.length > 0 ? 'partly' : 'no',
    why: why.filter(Boolean).join(' '),
  }
}

/** People of a thousand from which there are ten posts in a town of several thousand jobs. */
const COMMON = 1.5
const EMPLOYMENT = 'BLS Occupational Employment and Wage Statistics'
