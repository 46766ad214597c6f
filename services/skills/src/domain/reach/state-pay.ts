import { stateName } from '@waymark/contracts/models/skills/us-states'
import type { OccupationFigures, StateFigures, StateWages, WageFigures } from '../catalogue/figures.ts'
import type { Engine } from '../matching/engine.ts'

/**
 * The engine with the pay of a state: where the state publishes none of a year, the nation's stays. Whatever does not speak of pay
 * is shared, so this costs some hundred small objects and is not kept.
 */
export function payingAs(engine: Engine, stateWages: StateWages, state: string | undefined): Engine {
  if (!state) return engine
  const occupations = engine.base.occupations.map((occupation) => inState(occupation, stateWages, state))
  return { ...engine, base: { ...engine.base, occupations } }
}

/** Earlier editions stay those of the nation: by state only one is held. */
export function inState(occupation: OccupationFigures, stateWages: StateWages, state: string): OccupationFigures {
  const { wages } = occupation
  const found = wages && stateWages.find(state, occupation.index)
  if (!found) return occupation
  const setAside = whyNotTold(occupation, found, state)
  return { ...occupation, wages: setAside ? { ...wages, setAside } : { ...wages, ...found } }
}

/**
 * Why the figures of a state are not told, though they are published; undefined where they are.
 *
 * `training`: the survey counts residents in their specialty (OEWS, SOC 2018: physicians and dentists in training are coded as what they
 * train for). In a small state one teaching hospital then makes the middle: a median under the lowest quarter of the nation (psychiatrists
 * in West Virginia $63,320, in the nation $141,290 to $239,200) is the pay of residents. `few`: elsewhere a median under half of that
 * quarter rests on a handful of posts (medical dosimetrists in West Virginia, 60 people: $45,350 against $125,600). All pay is lower in
 * the territories, so theirs stay.
 */
export function whyNotTold(
  { code, wages }: Pick<OccupationFigures, 'code' | 'wages'>,
  { p50 }: Pick<StateFigures, 'p50'>,
  state: string,
): WageFigures['setAside'] {
  if (!wages || TERRITORIES.has(state)) return undefined
  if (LEARNED_IN_RESIDENCY.test(code)) return p50 < wages.p25 ? 'training' : undefined
  return p50 < LEAST_OF_QUARTER * wages.p25 ? 'few' : undefined
}

/** Specialties of dentists and physicians. */
const LEARNED_IN_RESIDENCY = /^29-(?:102[2-9]|12[1-4])/
const LEAST_OF_QUARTER = 0.5
const TERRITORIES: ReadonlySet<string> = new Set(['PR', 'GU', 'VI'])

/**
 * "The middle pay in Ohio", or that it is the nation's though the person named a state, and why; of a specialty without figures of its own, that
 * it is the pay of the wider group.
 */
export function middlePay({ wages, ownWages }: OccupationFigures, state: string | undefined): string {
  const group = ownWages === false ? ' of the wider group' : ''
  if (wages?.state) return `The middle pay${group} in ${stateName(wages.state)}`
  if (state && wages?.setAside) {
    const why = wages.setAside === 'training' ? 'counts people in training' : 'rests on too few people'
    return `The national middle pay${group} (the one published for ${stateName(state)} ${why})`
  }
  return state ? `The national middle pay${group} (none is published for ${stateName(state)})` : `The middle pay${group}`
}
