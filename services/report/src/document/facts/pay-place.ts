import { stateName } from '@waymark/contracts/models/skills/us-states'
import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import type { ReportInput } from '../model/report-input.ts'
import { plain, type Text } from '../model/rich-text.ts'
import { capital, listing, yearlyWages } from './reading.ts'

/** The state that the person named, in words; undefined where the whole country counts. */
export function payState(input: ReportInput): string | undefined {
  const state = input.profile.reach?.state
  return state && stateName(state)
}

/** " in Ohio" behind pay that is the state's; nothing behind pay that is the nation's. */
export function inItsState({ wages }: Occupation): string {
  return wages?.state ? ` in ${stateName(wages.state)}` : ''
}

/** Where and when the pay of some jobs was surveyed, and which of them have only the nation's although a state was named. */
export function payPlace(input: ReportInput, occupations: readonly Occupation[]): Text {
  const state = payState(input)
  const paid = [...new Map(occupations.filter((one) => yearlyWages(one)).map((one) => [one.code, one])).values()]
  const own = paid.find(({ wages }) => wages?.state)
  const national = paid.filter(({ wages }) => !wages?.state)
  const nation = `United States, May ${national[0]?.wages?.year ?? 2024}`
  if (!state) return nation
  if (!own) return `${nation}; for ${plain(state)} none is published`
  const here = `${plain(capital(state))}, May ${own.wages!.year}`
  if (national.length === 0) return here
  const names = plain(listing(national.map(({ shortTitle }) => shortTitle)))
  return `${here}; not published there, so ${nation}: ${names}`
}
