import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readGoal } from '../../src/domain/goals/read-goal.ts'
import { drawn } from '../support/advise.ts'
import { shippedCareers } from '../support/careers.ts'

const { goals, engine } = shippedCareers()
const firstOf = (text: string, presentCode: string) =>
  readGoal(goals, { text, presentCode }).wanted.flatMap(({ codes }) => codes.slice(0, 1).map(({ code }) => code))

/** Goals as people type them, and what they mean first of all. */
const TYPED: readonly (readonly [text: string, code: string])[] = [
  ['property mgmt', '11-9141.00'],
  ['office mgmt or property mgmt', '11-9141.00'],
  ['get my MSW', '21-1021.00'],
  ['MSW', '21-1021.00'],
  ['flight dispatcher', '53-2022.00'],
  ['aircraft dispatcher', '53-2022.00'],
  ['quality improvement in a hospital', '11-9111.00'],
  ['hospital quality', '11-9111.00'],
  ['LPN to RN bridge', '29-1141.00'],
  ['cna to lpn', '29-2061.00'],
]

describe('short forms', () => {
  it('mean the same whatever work somebody does now', () => {
    const people = drawn(
      engine.base.occupations.filter(({ ranked, code }) => ranked && !/^(?:11-9|13-1|21-|25-1|29-|53-2)/.test(code)),
      20,
      'short forms',
    )
    for (const { code } of people)
      for (const [text, means] of TYPED)
        assert.ok(firstOf(text, code).includes(means), `${code} “${text}”: ${firstOf(text, code)}`)
  })

  it('of a bridge from the present license ask for the next one, and not for the present', () => {
    assert.deepEqual(firstOf('LPN to RN bridge', '29-2061.00'), ['29-1141.00'])
    assert.deepEqual(firstOf('CNA to LPN', '31-1131.00'), ['29-2061.00'])
  })

  it('leave emergency work where "no ER" is written, and no nurse for a nurse', () => {
    for (const text of ['no ER please, something calmer', 'out of the ER', 'no more ambulance'])
      assert.deepEqual(
        readGoal(goals, { text, presentCode: '29-1141.00' }).left.map(({ label }) => label),
        ['emergency work'],
        text,
      )
  })
})
