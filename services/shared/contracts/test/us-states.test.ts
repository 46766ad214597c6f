import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isLeft, isRight } from 'fp-ts/lib/Either.js'
import { explain } from '../src/codec/errors.ts'
import { onlyNational, stateName, usState, usStates } from '../src/models/skills/us-states.ts'

describe('the states', () => {
  it('are fifty, the capital and three territories, each once, by name', () => {
    assert.equal(usStates.length, 54)
    assert.equal(new Set(usStates.map(([code]) => code)).size, 54)
    const names = usStates.map(([, name]) => name)
    assert.deepEqual([...names].sort(), names)
    for (const [code] of usStates) assert.match(code, /^[A-Z]{2}$/)
  })

  it('are known by their postal codes alone', () => {
    for (const [code] of usStates) assert.ok(isRight(usState.decode(code)), code)
    for (const wrong of ['oh', 'Ohio', 'US', 'AS', '', 39, null]) {
      const read = usState.decode(wrong)
      assert.ok(isLeft(read), String(wrong))
      assert.equal(explain(read.left)[0]?.message, 'Please give the state by its two-letter postal code, such as OH')
    }
  })

  it('are named as a sentence carries them', () => {
    assert.deepEqual(['OH', 'DC', 'VI', 'WA', 'PR', 'US'].map(stateName), [
      'Ohio',
      'the District of Columbia',
      'the Virgin Islands',
      'Washington State',
      'Puerto Rico',
      'US',
    ])
    assert.equal(onlyNational('DC'), 'For the District of Columbia no figure is published; this is the national one.')
  })
})
