import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { departures, type Schema } from '../../../../infra/e2e/support/json-schema.ts'
import { type ApiDocument, operationsOf, requestsFor, surprises } from './support/api-document.ts'
import { fitting, unfitting } from './support/made-requests.ts'

const skill: Schema = {
  type: 'object',
  properties: {
    id: { type: 'string', format: 'uuid' },
    level: { type: 'integer', minimum: 1, maximum: 5 },
    tags: { type: 'array', items: { type: 'string', maxLength: 3 }, maxItems: 2, uniqueItems: true },
    kind: { anyOf: [{ const: 'own' }, { enum: ['met', null] }] },
    counts: { type: 'object', additionalProperties: { type: 'number' }, maxProperties: 1 },
  },
  required: ['id', 'level'],
}
const whole = { id: '01939c00-0000-7000-8000-000000000000', level: 3, tags: ['a', 'b'], kind: null, counts: { x: 0.5 } }
const document: ApiDocument = {
  paths: {
    '/api/skills/{id}': {
      put: {
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        requestBody: { content: { 'application/json': { schema: skill } } },
        responses: {
          200: { content: { 'application/json': { schema: skill } } },
          400: { content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } } },
        },
      },
    },
  },
  components: { schemas: { Problem: { type: 'object', properties: { title: { type: 'string' } }, required: ['title'] } } },
}

describe('the check by the API’s own document', () => {
  test('sees where a value departs from its schema', () => {
    assert.deepEqual(departures(whole, skill, {}), [])
    const wrong: [RegExp, object][] = [
      [/^\$ must have required property 'level'$/, { id: whole.id }],
      [/^\$\/id must match format "uuid"$/, { ...whole, id: 'x' }],
      [/^\$\/level must be integer$/, { ...whole, level: 1.5 }],
      [/^\$\/level must be <= 5$/, { ...whole, level: 6 }],
      [/^\$\/tags must NOT have more than 2 items$/, { ...whole, tags: ['a', 'b', 'c'] }],
      [/^\$\/tags must NOT have duplicate items/, { ...whole, tags: ['a', 'a'] }],
      [/^\$\/tags\/0 must NOT have more than 3 characters$/, { ...whole, tags: ['abcd'] }],
      [/^\$\/kind must match a schema in anyOf$/, { ...whole, kind: 'else' }],
      [/^\$\/counts must NOT have more than 1 properties$/, { ...whole, counts: { x: 1, y: 2 } }],
      [/^\$\/counts\/x must be number$/, { ...whole, counts: { x: '1' } }],
      [/^\$\/secret is not documented$/, { ...whole, secret: 1 }],
    ]
    for (const [told, value] of wrong) assert.match(departures(value, skill, {}).at(-1) ?? '', told)
    assert.throws(() => departures('x', { patern: 'x' } as Schema, {}), /unknown keyword: "patern"/)
    assert.throws(() => departures('x', { $ref: '#/components/schemas/Gone' }, {}), /can't resolve reference/)
  })

  test('makes values that fit, and values that do not', () => {
    assert.deepEqual(departures(fitting(skill), skill, {}), [])
    const spoiled = unfitting(skill)
    assert.ok(spoiled.length >= 10, `${spoiled.length} values`)
    for (const value of spoiled) assert.notDeepEqual(departures(value, skill, {}), [], JSON.stringify(value))
  })

  test('is surprised by a 5xx, a status, a type and a shape that are not documented, and by a wrong request that is taken', () => {
    const [operation] = operationsOf(document)
    assert.ok(operation)
    const requests = requestsFor(operation, { 'skills.id': 'real' })
    const [right] = requests
    const wrong = requests.find(({ fits }) => !fits)
    assert.ok(right && wrong)
    assert.equal(right.address, '/api/skills/real')
    const json = (status: number, value: unknown, type = 'application/json') => ({ status, type, text: JSON.stringify(value) })
    assert.deepEqual(surprises(right, json(200, whole), document), [])
    assert.deepEqual(surprises(wrong, json(400, { title: 'No' }, 'application/problem+json'), document), [])
    assert.deepEqual(surprises(right, json(503, {}), document), ['answered 503'])
    assert.deepEqual(surprises(right, json(404, {}), document), ['answered 404, which is not documented'])
    assert.deepEqual(surprises(right, json(400, {}), document), ['answered 400 as application/json, which is not documented'])
    assert.deepEqual(surprises(right, json(200, {}), document), [
      "$ must have required property 'id'",
      "$ must have required property 'level'",
    ])
    assert.deepEqual(surprises(wrong, json(200, whole), document), ['took what the document forbids, with 200'])
  })
})
