import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { breakingChanges } from '../../src/openapi-breaking.ts'

describe('a change that breaks a client', () => {
  const field = { type: 'string' }
  const api = (parts: { body?: object; answers?: Record<string, object> }, method = 'post') => ({
    paths: {
      '/api/x': {
        [method]: {
          ...(parts.body && { requestBody: { content: { 'application/json': { schema: parts.body } } } }),
          ...(parts.answers && {
            responses: Object.fromEntries(
              Object.entries(parts.answers).map(([status, schema]) => [status, { content: { 'application/json': { schema } } }]),
            ),
          }),
        },
      },
    },
  })
  const shape = (properties: object, required: string[] = []) => ({ type: 'object', properties, required })

  it('is a call that is gone, by path or by method', () => {
    assert.deepEqual(breakingChanges(api({}), {}), ['POST /api/x is gone'])
    assert.deepEqual(breakingChanges(api({}), api({}, 'get')), ['POST /api/x is gone'])
    assert.deepEqual(breakingChanges({}, api({})), [])
  })

  it('is more to be sent, however deep, or a value no longer taken', () => {
    const before = api({ body: shape({ a: shape({ b: field }), kind: { enum: ['x', 'y'] } }, ['a']) })
    const after = api({
      body: shape({ a: shape({ b: field, c: field }, ['b', 'c']), kind: { enum: ['x', 'z'] }, d: shape({}, ['e']) }, [
        'a',
        'kind',
      ]),
    })
    assert.deepEqual(breakingChanges(before, after), [
      'POST /api/x: request field kind is now required',
      'POST /api/x: request field a.b is now required',
      'POST /api/x: request field a.c is now required',
      'POST /api/x: request value y of kind is gone',
    ])
    assert.deepEqual(breakingChanges(api({ body: { enum: [1, 2] } }), api({ body: { enum: [2] } })), [
      'POST /api/x: request value 1 of body is gone',
    ])
    assert.deepEqual(breakingChanges(api({ body: { enum: [1, 2] } }), api({ body: { type: 'number' } })), [])
    assert.deepEqual(
      breakingChanges(api({ body: shape({ a: field }) }), api({ body: shape({ a: { enum: ['x'] }, b: { enum: ['y'] } }) })),
      ['POST /api/x: request field a takes a few values only'],
    )
    assert.deepEqual(breakingChanges(api({}), api({ body: shape({}, ['a']) })), ['POST /api/x: request field a is now required'])
  })

  it('is an answer that is gone, or a field of it, however deep', () => {
    const before = api({
      answers: {
        200: shape({ id: field, rows: { type: 'array', items: shape({ a: field, b: shape({ c: field }) }) } }),
        404: shape({ x: field }),
      },
    })
    const after = api({ answers: { 200: shape({ rows: { type: 'array', items: shape({ b: shape({}) }) }, more: field }) } })
    assert.deepEqual(breakingChanges(before, after), [
      'POST /api/x: answer field id is gone',
      'POST /api/x: answer field rows.[].a is gone',
      'POST /api/x: answer field rows.[].b.c is gone',
    ])
    assert.deepEqual(breakingChanges(before, api({ answers: { 404: {} } })), ['POST /api/x: answer 200 is gone'])
    assert.deepEqual(breakingChanges(before, api({})), ['POST /api/x: answer 200 is gone'])
    assert.deepEqual(breakingChanges(api({ answers: { 200: shape({ a: field }) } }), api({ answers: { 200: field } })), [
      'POST /api/x: answer field a is gone',
    ])
    assert.deepEqual(breakingChanges(api({}), before), [])
    assert.deepEqual(
      breakingChanges(api({ answers: { 200: { items: shape({ a: field }) } } }), api({ answers: { 200: field } })),
      [],
    )
  })
})
