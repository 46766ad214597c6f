import type { OccupationFigures } from '../catalogue/figures.ts'
import type { Standing } from '../matching/standing.ts'

/** Months of paid learning from which the first pay lies far below the middle. */
const LONG_APPRENTICESHIP = 24

/**
 * What apprentices start at, US dollars a year to the thousand: the middle pay times the share that the apprenticeships of the gate table
 * begin with. Undefined where one does not learn on pay for years.
 */
export function apprenticePay(
  { entries }: Pick<Standing, 'entries'>,
  { index, wages }: Pick<OccupationFigures, 'index' | 'wages'>,
): { readonly percent: number; readonly dollars: number } | undefined {
  const { gate, paidMonths, known } = entries[index]!
  const middle = wages?.p50 ?? 0
  const percent = gate?.pay.kind === 'paid' ? gate.pay.percent?.[0] : undefined
  if (!known || gate?.kind !== 'apprenticeship' || !percent || paidMonths[1] < LONG_APPRENTICESHIP || middle === 0)
    return undefined
  return { percent, dollars: 1000 * Math.round((middle * percent) / 100_000) }
}
