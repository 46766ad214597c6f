import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isLeft } from 'fp-ts/lib/Either.js'
import { explain } from '../../src/codec/errors.ts'
import { toJsonSchema } from '../../src/codec/json-schema.ts'
import type { AnyRoute } from '../../src/route.ts'
import { allRoutes } from '../../src/routes/all.ts'

type Schema = {
  type?: string
  properties?: Record<string, Schema>
  items?: Schema
  additionalProperties?: Schema
  anyOf?: Schema[]
  [key: string]: unknown
}

/** Every place of a shape with its path. */
function placesOf(schema: Schema, at: string): [string, Schema][] {
  const inner = [
    ...Object.entries(schema.properties ?? {}).map(([name, each]) => [name, each] as const),
    ...(schema.items ? [['0', schema.items] as const] : []),
    ...(schema.additionalProperties ? [['*', schema.additionalProperties] as const] : []),
    ...(schema.anyOf ?? []).map((each) => ['|', each] as const),
  ]
  return [[at, schema], ...inner.flatMap(([name, each]) => placesOf(each, `${at}.${name}`))]
}

const inputsOf = (route: AnyRoute) => [route.params, route.query, route.body]

/** Whether a shape limits what can be sent: nobody may fill a database or a loop through it. */
function isBounded(schema: Schema): boolean {
  if (schema.enum || 'const' in schema || schema.anyOf || schema.type === 'boolean') return true
  if (schema.type === 'string')
    return Number.isInteger(schema.maxLength) || schema.format === 'uuid' || schema.format === 'date-time'
  if (schema.type === 'integer' || schema.type === 'number')
    return Number.isFinite(schema.minimum) && Number.isFinite(schema.maximum)
  if (schema.type === 'array') return Number.isInteger(schema.maxItems)
  return schema.type === 'object' && (schema.additionalProperties ? Number.isInteger(schema.maxProperties) : !!schema.properties)
}

/** What is sent wrong on purpose: every field of the wrong type, empty, or far too long; lists with one such item, or with none. */
function wrongly(schema: Schema, how: 'type' | 'empty' | 'none' | 'long'): unknown {
  const { properties, items, additionalProperties: values } = schema
  if (properties) return Object.fromEntries(Object.entries(properties).map(([key, each]) => [key, wrongly(each, how)]))
  if (items && how === 'long') return Array.from({ length: 2000 }, () => 'x')
  if (items) return how === 'none' ? [] : [wrongly(items, how)]
  if (values) return how === 'empty' ? { '': wrongly(values, how) } : 'x'
  if (how === 'long') return 'x'.repeat(50_000)
  if (how !== 'type') return ''
  return schema.type === 'string' ? 5 : 'nonsense'
}

describe('what is sent', () => {
  for (const route of allRoutes) {
    const inputs = inputsOf(route).filter((codec) => Object.keys(toJsonSchema(codec)).length > 0)
    if (inputs.length === 0) continue
    it(`to ${route.id} is bounded, and told in a sentence when it is wrong`, () => {
      for (const codec of inputs) {
        const schema = toJsonSchema(codec) as Schema
        for (const [at, each] of placesOf(schema, route.id)) assert.ok(isBounded(each), `${at} ${JSON.stringify(each)}`)
        for (const how of ['type', 'empty', 'none', 'long'] as const) {
          const result = codec.decode(wrongly(schema, how))
          const faults = isLeft(result) ? explain(result.left) : []
          for (const { path, message } of faults) assert.match(message, /^[A-Z].+ .+[^.]$/, `${path} ${how}`)
        }
        const long = codec.decode(wrongly(schema, 'long'))
        assert.equal(isLeft(long), true, 'far too long')
      }
    })
  }
})

describe('what comes back', () => {
  const answers = allRoutes.filter(({ kind }) => kind === 'json' || kind === 'sse')
  const places = answers.flatMap((route) => placesOf(toJsonSchema(route.response) as Schema, route.id))

  it('has a shape to its last field', () => {
    const open = places.filter(([, schema]) => {
      const untold = !schema.type && !schema.anyOf && !schema.enum && !('const' in schema)
      return untold || (schema.properties && Object.keys(schema.properties).length === 0)
    })
    const nothing = [
      'changeEmail',
      'changePassword',
      'deleteAccount',
      'deleteReport',
      'reportVitals',
      'resendVerification',
      'stripeWebhook',
    ]
    assert.deepEqual(open.map(([at]) => at).sort(), nothing)
  })

  it('names the values that a field may have, and no bound is forgotten', () => {
    for (const [at, schema] of places) {
      for (const [key, value] of Object.entries(schema)) assert.notEqual(value, undefined, `${at} ${key}`)
      if (!schema.enum) continue
      assert.ok(Array.isArray(schema.enum) && schema.enum.length > 0, at)
      for (const value of schema.enum) assert.match(String(value), /^[\w-]+$/, at)
    }
  })
})
