import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { toJsonSchema } from '../../src/codec/json-schema.ts'
import { object } from '../../src/codec/object.ts'
import { nothing, optional, uuid } from '../../src/codec/primitives.ts'
import { openApi } from '../../src/openapi.ts'
import type { AnyRoute } from '../../src/route.ts'
import { changePet, listPets, petPage, petRoutes } from './support/pets.ts'

type Media = Record<string, { schema?: object }>
type Operation = {
  parameters: object[]
  responses: Record<string, { description: string; content: Media }>
  requestBody?: { required: boolean; content: Media }
} & Record<string, unknown>

describe('the OpenAPI document', () => {
  const document = openApi(petRoutes, { title: 'Pets', version: '2' }) as Record<string, unknown> & {
    paths: Record<string, Record<string, Operation>>
  }
  const at = (path: string, method: string) => document.paths[path]?.[method] as Operation

  it('is OpenAPI 3.1 with the cookie of a session and the shape of a problem', () => {
    assert.equal(document.openapi, '3.1.0')
    assert.deepEqual(document.info, { title: 'Pets', version: '2' })
    assert.deepEqual(Object.keys(document.paths), ['/api/pets', '/api/pets/{id}'])
    assert.deepEqual(Object.keys(document.paths['/api/pets'] ?? {}), ['get', 'post'])
    const { schemas, securitySchemes } = document.components as { schemas: { Problem: object }; securitySchemes: object }
    assert.deepEqual(securitySchemes, { session: { type: 'apiKey', in: 'cookie', name: 'wm_session' } })
    const string = { type: 'string' }
    const errors = {
      type: 'array',
      items: { type: 'object', properties: { path: string, message: string }, required: ['path', 'message'] },
    }
    assert.deepEqual(schemas.Problem, {
      type: 'object',
      properties: { type: string, title: string, status: { type: 'number' }, detail: string, requestId: string, errors },
      required: ['type', 'title', 'status', 'detail', 'requestId'],
    })
  })

  it('tells of a call what it is, who may make it and what goes in', () => {
    const { responses: _, ...get } = at('/api/pets', 'get')
    assert.deepEqual(get, {
      operationId: 'listPets',
      tags: ['jobs'],
      summary: 'Pets & their <owners>',
      parameters: [
        { name: 'page', in: 'query', required: false, schema: { type: 'integer', minimum: 1, maximum: 9, default: 1 } },
        { name: 'name', in: 'query', required: true, schema: { type: 'string', minLength: 1, maxLength: 20 } },
        { name: 'kind', in: 'query', required: false, schema: { type: 'string', enum: ['cat', 'dog'] } },
      ],
    })
    const put = at('/api/pets/{id}', 'put')
    assert.deepEqual(put.security, [{ session: [] }])
    assert.deepEqual(put.parameters, [{ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }])
    assert.deepEqual(put.requestBody, {
      required: true,
      content: { 'application/json': { schema: toJsonSchema(changePet.body) } },
    })
    const post = at('/api/pets', 'post')
    assert.equal('security' in post, false)
    assert.equal(post.requestBody?.required, false)
    assert.deepEqual(Object.keys(post.requestBody?.content ?? {}), ['application/x-www-form-urlencoded'])
    const bare = openApi([{ ...petPage, body: nothing }], { title: '', version: '' }) as typeof document
    assert.equal('requestBody' in (bare.paths['/api/pets']?.post ?? {}), false)
    const odd = { ...changePet, method: 'GET' as const, params: object({ id: optional(uuid) }) }
    const get2 = (openApi([odd], { title: '', version: '' }) as typeof document).paths['/api/pets/{id}']?.get
    assert.equal('requestBody' in (get2 ?? {}), false)
    assert.deepEqual(get2?.parameters, put.parameters, 'a place in a path is never left out')
  })

  it('tells what comes back, and every failure once', () => {
    const { responses } = at('/api/pets/{id}', 'put')
    const failures = ['400', '401', '403', '404', '409', '413', '415', '429', '431', '500', '502', '503', '504']
    assert.deepEqual(Object.keys(responses), ['201', ...failures])
    assert.deepEqual(responses['201'], {
      description: 'Change a pet',
      content: { 'application/json': { schema: toJsonSchema(changePet.response) } },
    })
    const problem = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }
    for (const status of failures)
      assert.deepEqual(responses[status], { description: 'Problem details (RFC 9457)', content: problem }, status)
    const open = failures.filter((status) => !['401', '404', '409'].includes(status))
    assert.deepEqual(Object.keys(at('/api/pets', 'get').responses), ['200', ...open])

    const page = at('/api/pets', 'post').responses
    assert.deepEqual(page['200'], { description: 'A page about pets', content: { 'text/html': {} } })
    assert.deepEqual(page['302'], { description: 'There is nothing to do here' })
    assert.deepEqual(page['303'], { description: 'On to the next page' })
    assert.equal('302' in responses || '303' in responses, false)
    assert.deepEqual(page['403'], {
      description: 'What went wrong, as a page or as problem details (RFC 9457)',
      content: { ...problem, 'text/html': {} },
    })
  })

  it('names the content of each kind of answer', () => {
    const contentOf = (part: Partial<AnyRoute>) => {
      const api = openApi([{ ...listPets, ...part } as AnyRoute], { title: '', version: '' }) as typeof document
      return api.paths['/api/pets']?.get?.responses['200']?.content
    }
    const schema = toJsonSchema(listPets.response)
    assert.deepEqual(contentOf({}), { 'application/json': { schema } })
    assert.deepEqual(contentOf({ kind: 'sse' }), { 'text/event-stream': { schema } })
    assert.deepEqual(contentOf({ kind: 'redirect' }), { 'text/html': {} })
    assert.deepEqual(contentOf({ kind: 'file' }), { 'application/octet-stream': {} })
    assert.deepEqual(contentOf({ kind: 'file', produces: 'application/pdf' }), { 'application/pdf': {} })
  })
})
