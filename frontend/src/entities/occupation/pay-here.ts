import { stateName } from '@waymark/contracts/models/skills/us-states'
import type { OccupationFigures } from '../../api/occupations.ts'

type Figure = OccupationFigures['wages'][string]

/** The pay that counts for this person: their state's where it publishes one, else the nation's. */
export type PayHere = {
  median?: Figure
  /** Median of all jobs in the same place. */
  all?: number
  /** "Ohio"; absent where the figures are the nation's. */
  place?: string
  /** The state that was asked for and publishes no figure. */
  unpublished?: string
}

export function payHere({ wages, stateWages, national }: Pick<OccupationFigures, 'wages' | 'stateWages' | 'national'>): PayHere {
  const ofNation = { median: wages.median, all: national?.medianPay }
  if (!stateWages) return ofNation
  const place = stateName(stateWages.state)
  const { median } = stateWages.wages
  return median ? { median, all: stateWages.allMedian, place } : { ...ofNation, unpublished: place }
}

/** Behind a figure that is the nation's though others beside it are the state's. */
export function payStar(state: string | undefined, { medianPay, payState }: { medianPay?: number; payState?: string }): string {
  return state && medianPay !== undefined && payState !== state ? '*' : ''
}

/** Whose pay a list tells: the nation's, or the state's with a star where it is the nation's. */
export function payNote(state: string | undefined, list: readonly { medianPay?: number; payState?: string }[]): string {
  if (!state) return 'Median pay: BLS, May 2024, US national.'
  const starred = list.some((one) => payStar(state, one) !== '')
  const star = starred ? ` *For these no figure is published there; it is the national one of May 2024.` : ''
  return `Median pay in ${stateName(state)}: BLS, May 2025.${star}`
}
