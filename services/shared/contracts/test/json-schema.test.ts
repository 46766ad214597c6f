import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import * as t from 'io-ts'
import { toJsonSchema } from '../src/codec/json-schema.ts'
import { object } from '../src/codec/object.ts'
import { partDate } from '../src/codec/part-date.ts'
import {
  email,
  instant,
  integerBetween,
  integerParam,
  listOf,
  mapOf,
  nothing,
  numberBetween,
  oneOf,
  optional,
  text,
  uuid,
} from '../src/codec/primitives.ts'
import { webAddress, webLink } from '../src/codec/web-link.ts'

describe('the JSON Schema of a field', () => {
  const schemas: [t.Mixed, object][] = [
    [t.string, { type: 'string' }],
    [t.number, { type: 'number' }],
    [t.boolean, { type: 'boolean' }],
    [t.null, { type: 'null' }],
    [t.unknown, {}],
    [t.literal('a'), { const: 'a' }],
    [t.array(t.number), { type: 'array', items: { type: 'number' } }],
    [t.record(t.string, t.number), { type: 'object', additionalProperties: { type: 'number' } }],
    [t.union([t.string, t.null]), { anyOf: [{ type: 'string' }, { type: 'null' }] }],
    [
      t.intersection([t.type({ a: t.string }), t.partial({ b: t.number })]),
      {
        allOf: [
          { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] },
          { type: 'object', properties: { b: { type: 'number' } } },
        ],
      },
    ],
    [
      object({ a: t.string, b: optional(t.number) }),
      { type: 'object', properties: { a: { type: 'string' }, b: { type: 'number' } }, required: ['a'] },
    ],
    [object({ b: optional(t.number) }), { type: 'object', properties: { b: { type: 'number' } } }],
    [text({ max: 5 }), { type: 'string', maxLength: 5 }],
    [text({ min: 1, max: 5 }), { type: 'string', minLength: 1, maxLength: 5 }],
    [oneOf(['a', 'b']), { type: 'string', enum: ['a', 'b'] }],
    [numberBetween(0, 5), { type: 'number', minimum: 0, maximum: 5 }],
    [integerBetween(0, 5), { type: 'integer', minimum: 0, maximum: 5 }],
    [integerParam({ min: 1, max: 5, fallback: 2 }), { type: 'integer', minimum: 1, maximum: 5, default: 2 }],
    [listOf(t.string, { max: 5 }), { type: 'array', items: { type: 'string' }, minItems: 0, maxItems: 5 }],
    [listOf(t.string, { min: 1, max: 5 }), { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 5 }],
    [mapOf(t.string, 5), { type: 'object', additionalProperties: { type: 'string' }, maxProperties: 5 }],
    [uuid, { type: 'string', format: 'uuid' }],
    [email, { type: 'string', format: 'email', maxLength: 254 }],
    [instant, { type: 'string', format: 'date-time' }],
    [partDate, { type: 'string', maxLength: 10 }],
    [webLink, { anyOf: [{ const: '' }, { type: 'string', format: 'uri', maxLength: 500 }] }],
    [webAddress, { type: 'string', format: 'uri', minLength: 1, maxLength: 500 }],
    [nothing, {}],
  ]
  for (const [codec, schema] of schemas) it(`says what ${codec.name} takes`, () => assert.deepEqual(toJsonSchema(codec), schema))

  it('is never left out silently', () => {
    assert.throws(() => toJsonSchema(t.bigint), /^Error: No JSON Schema for codec bigint$/)
  })
})
