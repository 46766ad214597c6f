import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { explain } from '../src/codec/errors.ts'
import { object } from '../src/codec/object.ts'
import { oneOf, text } from '../src/codec/primitives.ts'

function faults(codec: t.Mixed, value: unknown): Record<string, string> {
  const result = codec.decode(value)
  assert.ok(isLeft(result))
  return Object.fromEntries(explain(result.left).map(({ path, message }) => [path, message]))
}

describe('a wrong input', () => {
  it('is told by the path of each wrong field, in dots, in the order found', () => {
    const codec = object({ name: text({ min: 1, max: 5 }), rows: t.array(object({ kind: oneOf(['a']) })) })
    const given = faults(codec, { name: '', rows: [{ kind: 'a' }, { kind: 'b' }] })
    assert.deepEqual(Object.entries(given), [
      ['name', 'Please fill in this field'],
      ['rows.1.kind', 'Please choose one of: a'],
    ])
  })

  it('is told in plain words where a field has no sentence of its own', () => {
    const codec = object({ text: t.string, number: t.number, flag: t.boolean, map: t.UnknownRecord, only: t.literal(5) })
    assert.deepEqual(faults(codec, { text: 5, number: 'x', flag: 'x', map: 'x', only: 6 }), {
      text: 'Please give a text',
      number: 'Please give a number',
      flag: 'Please give true or false',
      map: 'Please give an object',
      only: 'Please give a valid value',
    })
    const missing = faults(codec, {})
    assert.deepEqual([...new Set(Object.values(missing))], ['Please fill in this field'])
    assert.deepEqual(Object.keys(missing), ['text', 'number', 'flag', 'map', 'only'])
    assert.deepEqual(faults(codec, 'x'), { '': 'Please give a valid value' })
  })

  it('has one sentence a field, the first, and no branches of a union or an intersection in its path', () => {
    const union = object({ value: t.union([t.string, object({ deep: t.string })]) })
    assert.deepEqual(faults(union, { value: 5 }), { value: 'Please give a text' })
    assert.deepEqual(faults(union, { value: { deep: 5 } }), { value: 'Please give a text', 'value.deep': 'Please give a text' })
    const both = t.intersection([t.type({ a: t.string }), t.type({ b: t.number })])
    assert.deepEqual(faults(object({ both }), { both: { a: 1, b: 'x' } }), {
      'both.a': 'Please give a text',
      'both.b': 'Please give a number',
    })
  })
})
