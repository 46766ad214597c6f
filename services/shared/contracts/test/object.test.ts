import assert from 'node:assert/strict'
import { it } from 'node:test'
import * as t from 'io-ts'
import { object } from '../src/codec/object.ts'
import { optional } from '../src/codec/primitives.ts'

it('an answer may leave out an optional field, and nothing else', () => {
  const codec = object({
    id: t.string,
    note: optional(t.string),
    list: optional(t.array(object({ name: t.string, text: optional(t.string) }))),
  })
  assert.ok(codec.is({ id: 'a' }))
  assert.ok(codec.is({ id: 'a', note: undefined, list: [{ name: 'x' }] }))
  assert.ok(!codec.is({}))
  assert.ok(!codec.is({ id: 'a', note: 5 }))
  assert.ok(!codec.is({ id: 'a', list: [{}] }))
  assert.ok(!codec.is(null))
  const answer = { id: 'a', list: [{ name: 'x' }] }
  assert.equal(JSON.stringify(codec.encode(answer)), JSON.stringify(answer))
})
