import strict from 'node:assert/strict'
import { describe, it } from 'node:test'
import assert from '../../src/warm/assert.ts'

describe('assertions without a picture of the difference', () => {
  const pairs: [string, unknown, unknown][] = [
    ['a number and itself', 1, 1],
    ['not a number', Number.NaN, Number.NaN],
    ['the two noughts', 0, -0],
    ['a number and its text', 1, '1'],
    ['lists that are alike', [{ a: 1 }], [{ a: 1 }]],
    ['a list and one with a hole', [undefined], new Array(1)],
    ['objects of two kinds', { a: 1 }, Object.assign(Object.create(null), { a: 1 })],
    ['dates that are alike', new Date(7), new Date(7)],
    ['nothing and false', undefined, false],
  ]
  const fails = (act: () => void): string => {
    try {
      act()
      return ''
    } catch (error) {
      return (error as Error).name
    }
  }

  for (const [name, one, other] of pairs) {
    it(`judge ${name} as Node does`, () => {
      strict.equal(
        fails(() => assert.equal(one, other)),
        fails(() => strict.equal(one, other)),
      )
      strict.equal(
        fails(() => assert.deepEqual(one, other)),
        fails(() => strict.deepEqual(one, other)),
      )
      strict.equal(
        fails(() => assert.ok(other)),
        fails(() => strict.ok(other)),
      )
    })
  }

  it('say what the test says, and throw its own error', () => {
    strict.throws(() => assert(false, 'the sum is wrong'), /the sum is wrong/)
    strict.throws(() => assert.equal(1, 2, new TypeError('mine')), { name: 'TypeError', message: 'mine' })
    strict.throws(() => assert.match('a', /b/), { name: 'AssertionError' })
  })
})
