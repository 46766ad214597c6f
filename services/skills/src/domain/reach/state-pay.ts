import { stateName } from '@waymark/contracts/models/us-states'
import type { OccupationFigures, StateWages } from '../catalogue/figures.ts'
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
  const found = occupation.wages && stateWages.find(state, occupation.index)
  return found ? { ...occupation, wages: { ...occupation.wages!, ...found } } : occupation
}

/**
 * "The middle pay in Ohio", or that it is the nation's though the person named a state; of a specialty without figures of its own, that
 * it is the pay of the wider group.
 */
export function middlePay({ wages, ownWages }: OccupationFigures, state: string | undefined): string {
  const group = ownWages === false ? ' of the wider group' : ''
  if (wages?.state) return `The middle pay${group} in ${stateName(wages.state)}`
  return state ? `The national middle pay${group} (none is published for ${stateName(state)})` : `The middle pay${group}`
}
