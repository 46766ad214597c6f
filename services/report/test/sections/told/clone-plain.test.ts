import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clonePlain } from '../../../src/document/model/clone-plain.ts'
import { loadInput } from '../../fixtures/load-input.ts'

test('a copy equals its source, shares nothing with it, and shares within itself what was shared', () => {
  const input = loadInput('renee')
  assert.deepEqual(clonePlain(input), structuredClone(input))
  const shared = { wages: [1, 2] }
  const from = {
    one: shared,
    two: [shared],
    at: new Date(0),
    bytes: new Uint8Array([1, 2]),
    none: undefined,
    self: {} as unknown,
  }
  from.self = from
  const copy = clonePlain(from)
  assert.deepEqual(copy, structuredClone(from))
  assert.equal(copy.one, copy.two[0])
  assert.equal(copy.self, copy)
  assert.notEqual(copy.one, shared)
  copy.one.wages.push(3)
  copy.bytes[0] = 9
  assert.deepEqual([shared.wages, from.bytes[0]], [[1, 2], 1])
})
