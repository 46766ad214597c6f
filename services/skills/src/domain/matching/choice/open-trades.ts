import type { KnowledgeBase } from '../../catalogue/figures.ts'
import { FIRM, type Goals, NAMED, type Wanted } from '../../goals/goals.ts'
import type { Standing } from '../standing.ts'
import type { Basket } from './basket.ts'

type Tables = Pick<KnowledgeBase, 'occupations' | 'indexOf' | 'gates'>

/**
 * Goals in which words that mean the trades as such ("learn a trade") stand for every trade with a registered apprenticeship, all of
 * them as much as the first: which of them comes first is a matter of the person, not of the words.
 */
export function withOpenTrades(base: Tables, goals: Goals): Goals {
  if (!goals.wanted.some((wanted) => meansTrades(base, wanted))) return goals
  const apprenticeships = base.occupations.map(({ code }) => code).filter((code) => isApprenticed(base, code))
  const wanted = goals.wanted.map((one) => {
    if (!meansTrades(base, one)) return one
    const weight = Math.max(...one.codes.map((meaning) => meaning.weight))
    const others = one.codes.filter(({ code }) => !apprenticeships.includes(code))
    const first = one.codes.filter(({ code }) => apprenticeships.includes(code)).map(({ code }) => code)
    const trades = [...new Set([...first, ...apprenticeships])].map((code) => ({ code, weight }))
    return { ...one, codes: [...trades, ...others] }
  })
  return { ...goals, wanted }
}

/** Whether some words name no occupation first of all, and mean trades that are learned as an apprentice by more than half. */
export function meansTrades(base: Pick<Tables, 'gates'>, { codes, inside }: Wanted): boolean {
  const named = codes.filter(({ weight }) => weight >= NAMED)
  if (inside || named.length < LEAST_TRADES || named.some(({ weight }) => weight >= FIRM)) return false
  return 2 * named.filter(({ code }) => isApprenticed(base, code)).length > named.length
}

type Taking = { readonly chief: number; readonly standing: Standing; readonly basket: Basket; readonly most: number }

/** Of the places of such words several, best first: who wants a trade applies for more than one apprenticeship. */
export function takeTrades(
  places: readonly { readonly index: number; readonly weight: number; readonly value: number }[],
  { chief, standing, basket, most }: Taking,
): void {
  const trades = places.filter(
    ({ index, weight }) => weight === chief && weight < FIRM && standing.entries[index]!.gate?.kind === 'apprenticeship',
  )
  if (trades.length < LEAST_TRADES) return
  let taken = trades.filter(({ index }) => basket.has(index)).length
  for (const { index } of trades.sort((a, b) => b.value - a.value)) {
    if (taken >= MOST_TRADES || basket.chosen.length >= most) return
    if (!basket.can(index)) continue
    basket.take(index)
    taken += 1
  }
}

const isApprenticed = ({ gates }: Pick<Tables, 'gates'>, code: string): boolean => gates.get(code)?.kind === 'apprenticeship'

/** Meanings from which words speak of the trades and not of one of two. */
const LEAST_TRADES = 3
const MOST_TRADES = 4
