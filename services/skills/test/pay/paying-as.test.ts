import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { OccupationFigures, StateWages } from '../../src/domain/catalogue/figures.ts'
import type { Engine } from '../../src/domain/matching/engine.ts'
import { inState, middlePay, payingAs } from '../../src/domain/reach/state-pay.ts'
import { shippedCareers } from '../support/careers.ts'

const wages = (more: object = {}) => ({ p50: 60_000, p90: 90_000, ...more })
const jobs = [
  { index: 0, wages: wages() },
  { index: 1, wages: wages() },
  { index: 2, wages: undefined },
] as unknown as OccupationFigures[]
/** Ohio publishes the first and, though nobody could compare it, the third. */
const published = {
  find: (state: string, index: number) => (state === 'OH' && index !== 1 ? { p50: 50_000, state } : undefined),
} as unknown as StateWages
const engine = { count: 3, base: { edition: 'one', occupations: jobs } } as unknown as Engine

describe('an engine with the pay of a state', () => {
  it('has the figures that the state publishes, and otherwise those of the nation', () => {
    const paying = payingAs(engine, published, 'OH')
    assert.deepEqual(
      paying.base.occupations.map((occupation) => occupation.wages),
      [wages({ p50: 50_000, state: 'OH' }), wages(), undefined],
    )
    assert.deepEqual([paying.count, paying.base.edition, paying.base.occupations[1]], [3, 'one', jobs[1]])
    assert.deepEqual([jobs[0]!.wages?.p50, inState(jobs[0]!, published, 'CA')], [60_000, jobs[0]])
  })

  it('is the same engine where no state is named', () => {
    assert.deepEqual([payingAs(engine, published, undefined), payingAs(engine, published, '')], [engine, engine])
    assert.equal(payingAs(engine, published, ''), engine)
  })

  it('says whose pay it is', () => {
    const said = (occupation: OccupationFigures, state?: string) => middlePay(occupation, state)
    assert.equal(said(inState(jobs[0]!, published, 'OH'), 'OH'), 'The middle pay in Ohio')
    assert.equal(said(jobs[1]!, 'OH'), 'The national middle pay (none is published for Ohio)')
    assert.deepEqual([said(jobs[1]!), said(jobs[2]!)], ['The middle pay', 'The middle pay'])
  })

  it('is the nation’s where that of the state counts people in training, or rests on a handful of posts', () => {
    const { stateWages, engine: shipped } = shippedCareers()
    const { occupations, indexOf } = shipped.base
    const at = (code: string, state: string) => inState(occupations[indexOf.get(code)!]!, stateWages, state)
    const internist = at('29-1216.00', 'WV')
    assert.equal(internist.wages?.p50, 236_350)
    assert.equal(
      middlePay(internist, 'WV'),
      'The national middle pay (the one published for West Virginia counts people in training)',
    )
    assert.equal(at('29-1216.00', 'OH').wages?.state, 'OH')
    assert.equal(
      middlePay(at('29-2036.00', 'WV'), 'WV'),
      'The national middle pay (the one published for West Virginia rests on too few people)',
    )
    // Low pay of many is low pay, and all pay is lower in the territories.
    assert.deepEqual([at('31-1121.00', 'LA').wages?.p50, at('29-1216.00', 'PR').wages?.state], [22_520, 'PR'])
    const lowest = stateWages.states
      .filter((state) => !['PR', 'GU', 'VI'].includes(state))
      .flatMap((state) => occupations.map(({ code, wages: { p25 = 0 } = {} }) => ({ p25, found: at(code, state).wages })))
      .filter(({ p25, found }) => found?.state && found.p50 < p25 / 2)
    assert.deepEqual(lowest, [])
  })
})
