import type { OccupationFigures } from '../../catalogue/figures.ts'
import { OFTEN_SELF_EMPLOYED } from '../wish-values.ts'

/** What to settle first where hardly anybody does the own work in a firm of their own; '' where many do. */
export function seldomOwn({ code }: Pick<OccupationFigures, 'code'>, share: number): string {
  return share < SELDOM ? ` ${OF_OFFICES.test(code) ? FOR_CLIENTS : NAME_IT}` : ''
}

/** Share of its own 25 % under which hardly anybody does the present work for themselves. */
const SELDOM = 0.1
const NAME_IT =
  'So the shop may be in something else: name what customers would pay you for (flowers, repairs, sewing, dogs, signs), and we answer for that work by name.'

/** Work that is sold by the hour or the month: management, finance, computers, engineering, science and law. */
const OF_OFFICES = /^(?:1[1-9]|23)-/
const FOR_CLIENTS =
  'Such work is sold by the hour or the month to several firms: name the first two that would buy it before you give notice.'

/** How many of those who do the work have a firm, by the share of 25 %. */
export function selfEmployed(share: number): string {
  const percent = Math.round(share * OFTEN_SELF_EMPLOYED)
  if (share >= 1) return ' A quarter or more of those who do it work for themselves.'
  const few = percent < 1 ? 'Fewer than 1' : `About ${percent}`
  return ` ${few} of 100 who do it work for themselves: find the first customers before you give up a wage.`
}
