import { capital } from '../../facts/reading.ts'
import type { Text } from '../../model/rich-text.ts'
import { dollarsOf, marked, type Purse, type Road } from './money-roads.ts'

/** What the pages on money say of the reader's own work in another post or place. */

/** Longest name that a headline has room for. */
const SHORT_NAME = 26

/** The finding of the page where the reader's own work leads: what there is to win without any school. */
export function ownHeadline(purse: Purse, road: Road): Text {
  const { p25 = 0, median = 0, p75 = 0 } = road.occupation.wages ?? {}
  const { pay } = purse.base
  if (isSelfEmployed(road)) return 'No table holds the pay of your own business: count customers'
  const name = road.name.length <= SHORT_NAME ? capital(road.name) : 'Your own work elsewhere'
  if (purse.base.from !== 'you') return `${name}: no school, no fee, and pay that you can bargain for`
  if (p75 > 0 && pay > p75) return `You are paid above three in four: ${lowerName(name)} will rarely pay more`
  if (pay >= median) return `${name}: no school, and room up to ${dollarsOf(purse, 'own.p75', p75)} a year`
  return p25 > pay
    ? `${name}: three in four earn more than you do now`
    : `${name}: half earn ${dollarsOf(purse, 'own.gain', median - pay)} a year more than you`
}

/** What the line means for the reader, by where they stand among those who do the same. */
export function ownWords(purse: Purse, road: Road): Text {
  const { median = 0, p75 = 0 } = road.occupation.wages ?? {}
  const { pay, from } = purse.base
  const put = (id: string, value: number): Text => marked(dollarsOf(purse, `own.${id}`, value))
  if (isSelfEmployed(road))
    return `The wage tables leave out those who work for themselves. To stand where half of the employed stand, you need ${put('median', median)} a year after costs, and you pay your own health plan from it.`
  if (from !== 'you')
    return `Half earn over ${put('median', median)}. Ask for that at the first talk, since no school and no fee stand before it.`
  if (p75 > 0 && pay > p75)
    return `You earn more than three in four who do this. A like post may pay less: name your pay first, and then what has to change for you.`
  if (pay >= median)
    return `You are above the middle already. A quarter get ${put('p75', p75)} or more: that is the figure to ask for, before and after a move.`
  return `Half of those who do your work earn over ${put('median', median)}, ${put('gain', median - pay)} above you. So ask where you are, then elsewhere; neither costs a month of pay.`
}

export const ownGood = (purse: Purse, { occupation }: Road): boolean => purse.base.pay <= (occupation.wages?.p75 ?? 0)

const isSelfEmployed = ({ name }: Road): boolean => name.startsWith('self-employed ')
const lowerName = (name: Text): Text => (name.startsWith('Your own') ? name.charAt(0).toLowerCase() + name.slice(1) : name)
