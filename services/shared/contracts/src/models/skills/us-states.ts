import type * as t from 'io-ts'
import { oneOf } from '../../codec/primitives.ts'

/** The states, the District of Columbia and the territories that the wage release prints, by their postal codes. */
export const usStates = [
  ['AL', 'Alabama'],
  ['AK', 'Alaska'],
  ['AZ', 'Arizona'],
  ['AR', 'Arkansas'],
  ['CA', 'California'],
  ['CO', 'Colorado'],
  ['CT', 'Connecticut'],
  ['DE', 'Delaware'],
  ['DC', 'District of Columbia'],
  ['FL', 'Florida'],
  ['GA', 'Georgia'],
  ['GU', 'Guam'],
  ['HI', 'Hawaii'],
  ['ID', 'Idaho'],
  ['IL', 'Illinois'],
  ['IN', 'Indiana'],
  ['IA', 'Iowa'],
  ['KS', 'Kansas'],
  ['KY', 'Kentucky'],
  ['LA', 'Louisiana'],
  ['ME', 'Maine'],
  ['MD', 'Maryland'],
  ['MA', 'Massachusetts'],
  ['MI', 'Michigan'],
  ['MN', 'Minnesota'],
  ['MS', 'Mississippi'],
  ['MO', 'Missouri'],
  ['MT', 'Montana'],
  ['NE', 'Nebraska'],
  ['NV', 'Nevada'],
  ['NH', 'New Hampshire'],
  ['NJ', 'New Jersey'],
  ['NM', 'New Mexico'],
  ['NY', 'New York'],
  ['NC', 'North Carolina'],
  ['ND', 'North Dakota'],
  ['OH', 'Ohio'],
  ['OK', 'Oklahoma'],
  ['OR', 'Oregon'],
  ['PA', 'Pennsylvania'],
  ['PR', 'Puerto Rico'],
  ['RI', 'Rhode Island'],
  ['SC', 'South Carolina'],
  ['SD', 'South Dakota'],
  ['TN', 'Tennessee'],
  ['TX', 'Texas'],
  ['UT', 'Utah'],
  ['VT', 'Vermont'],
  ['VI', 'Virgin Islands'],
  ['VA', 'Virginia'],
  ['WA', 'Washington'],
  ['WV', 'West Virginia'],
  ['WI', 'Wisconsin'],
  ['WY', 'Wyoming'],
] as const

export type UsState = (typeof usStates)[number][0]

const names: ReadonlyMap<string, string> = new Map(usStates)

export const usState: t.Type<UsState> = oneOf(
  usStates.map(([code]) => code),
  'Please give the state by its two-letter postal code, such as OH',
)

/** The name as a sentence carries it: "Ohio", "the District of Columbia", "Washington State". */
export function stateName(code: string): string {
  const name = names.get(code) ?? code
  if (code === 'DC' || code === 'VI') return `the ${name}`
  // Beside a list that holds the capital too.
  return code === 'WA' ? `${name} State` : name
}

/** What stands beside a figure where the person's state publishes none. */
export function onlyNational(code: string): string {
  return `For ${stateName(code)} no figure is published; this is the national one.`
}
