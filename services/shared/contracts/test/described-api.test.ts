import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import * as t from 'io-ts'
import { apiPage } from '../src/api-page.ts'
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
import { described } from '../src/codec/schema.ts'
import { webAddress, webLink } from '../src/codec/web-link.ts'
import { openApi } from '../src/openapi.ts'
import { breakingChanges } from '../src/openapi-breaking.ts'
import { type AnyRoute, defineRoute, pathOf, servedRoutes } from '../src/route.ts'

const listPets = defineRoute({
  id: 'listPets',
  service: 'jobs',
  method: 'GET',
  path: '/api/pets',
  summary: 'Pets & their <owners>',
  access: 'public',
  query: object({
    page: integerParam({ min: 1, max: 9, fallback: 1 }),
    name: text({ min: 1, max: 20 }),
    kind: optional(oneOf(['cat', 'dog'])),
  }),
  response: t.array(object({ name: t.string, owner: optional(t.union([t.string, t.null])) })),
})
const changePet = defineRoute({
  id: 'changePet',
  service: 'jobs',
  method: 'PUT',
  path: '/api/pets/{id}',
  summary: 'Change a pet',
  params: object({ id: uuid }),
  body: object({ age: numberBetween(0, 30), tags: listOf(oneOf(['a', 'b']), { max: 3 }), more: mapOf(t.boolean, 2) }),
  response: object({ id: uuid }),
  status: 201,
  problems: [409, 404, 400],
})
const petPage = defineRoute({
  id: 'petPage',
  service: 'game',
  method: 'POST',
  path: '/api/pets',
  summary: 'A page about pets',
  access: 'guest',
  kind: 'page',
  accepts: 'form',
  body: optional(object({ say: t.literal('"hi"') })),
})
const routes: AnyRoute[] = [listPets, changePet, petPage]

describe('a route', () => {
  it('is a call of a signed-in person that answers JSON unless said otherwise', () => {
    const { params, query, body, response, ...plain } = defineRoute({
      id: 'a',
      service: 'game',
      method: 'GET',
      path: '/a',
      summary: 'A',
    })
    assert.deepEqual(plain, {
      id: 'a',
      service: 'game',
      method: 'GET',
      path: '/a',
      summary: 'A',
      access: 'user',
      throttle: 'read',
      kind: 'json',
      produces: 'application/octet-stream',
      accepts: 'json',
      bodyLimit: undefined,
      status: 200,
      problems: [],
      planned: false,
    })
    for (const codec of [params, query, body, response]) assert.equal(codec, nothing)
    for (const method of ['POST', 'PUT', 'DELETE'] as const)
      assert.equal(defineRoute({ id: 'a', service: 'game', method, path: '/a', summary: 'A' }).throttle, 'write')
    assert.equal(changePet.status, 201)
  })

  it('is not served while it is only planned', () => {
    assert.deepEqual(servedRoutes({ listPets, soon: { ...listPets, planned: true }, petPage }), [listPets, petPage])
  })

  it('has its path filled with encoded values', () => {
    assert.equal(pathOf({ path: '/a/{one}/b/{two}' }, { one: 'x/y?', two: 'ä' }), '/a/x%2Fy%3F/b/%C3%A4')
    assert.equal(pathOf({ path: '/a/{one}' }), '/a/')
    assert.equal(pathOf({ path: '/a' }, { one: '1' }), '/a')
  })
})

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

type Media = Record<string, { schema?: object }>
type Operation = {
  parameters: object[]
  responses: Record<string, { description: string; content: Media }>
  requestBody?: { required: boolean; content: Media }
} & Record<string, unknown>

describe('the OpenAPI document', () => {
  const document = openApi(routes, { title: 'Pets', version: '2' }) as Record<string, unknown> & {
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

describe('the API as a page to read', () => {
  const page = apiPage(routes)
  const article = (id: string) => new RegExp(`<article id="${id}">(.*?)</article>`, 's').exec(page)?.[1] ?? ''
  const rows = (id: string) =>
    Object.fromEntries([...article(id).matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/gs)].map(([, name, value]) => [name, value]))

  it('lists the services with their calls, and leads to each', () => {
    assert.match(page, /^<div class="api"><header>/)
    assert.match(page, /<ul><li><a href="#jobs">jobs<\/a><\/li><li><a href="#game">game<\/a><\/li><\/ul>/)
    assert.match(
      page,
      /<section id="jobs"><h2>jobs<\/h2><article id="listPets">.*\n<article id="changePet">.*<\/section>\n<section id="game">/s,
    )
    assert.doesNotMatch(/<section id="game">.*/s.exec(page)?.[0] ?? '', /changePet/)
    assert.match(article('changePet'), /^<h3><code>PUT \/api\/pets\/\{id\}<\/code><\/h3><p>Change a pet<\/p><dl><dt>Access/)
    assert.match(page, /<\/section><\/main><\/div>$/)
  })

  it('tells of each call who may make it, what goes in, what comes back and how it fails', () => {
    assert.deepEqual(rows('listPets'), {
      Access: 'Open to everyone, may be cached',
      Query:
        '<code>{ page: integer (1 to 9); name: string (1 to 20 characters); kind?: &quot;cat&quot; | &quot;dog&quot; }</code>',
      'Answer 200': '<code>({ name: string; owner?: string | null })[]</code>',
    })
    assert.deepEqual(rows('changePet'), {
      Access: 'Signed in',
      Path: '<code>{ id: string (uuid) }</code>',
      Body: '<code>{ age: number (0 to 30); tags: (&quot;a&quot; | &quot;b&quot;)[]; more: { [key]: boolean } }</code>',
      'Answer 201': '<code>{ id: string (uuid) }</code>',
      Failures: '409, 404, 400',
    })
    assert.deepEqual(rows('petPage'), {
      Access: 'Signed in, or the guest who holds the cookie',
      Body: '<code>{ say: &quot;\\&quot;hi\\&quot;&quot; }</code>',
      'Answer 200': 'An HTML page',
    })
  })

  it('has words for every access and every kind of answer', () => {
    const rowsOf = (part: Partial<AnyRoute>) => apiPage([{ ...listPets, ...part } as AnyRoute])
    const words = { any: 'Open to everyone', link: 'Whoever holds the signed link', user: 'Signed in' } as const
    for (const [access, said] of Object.entries(words))
      assert.ok(rowsOf({ access: access as AnyRoute['access'] }).includes(`<dd>${said}</dd>`), access)
    assert.ok(rowsOf({ kind: 'file' }).includes('<dd>A file</dd>'))
    assert.ok(rowsOf({ kind: 'redirect' }).includes('<dd>A redirect</dd>'))
    assert.ok(rowsOf({ kind: 'sse' }).includes('<dd><code>({ name: string;'))
  })

  it('shows no body of a call that has none to send', () => {
    assert.doesNotMatch(apiPage([{ ...listPets, body: changePet.body }]), /<dt>Body/)
    assert.match(article('changePet'), /<\/dd><dt>Path<\/dt>.*<\/dd><\/dl>$/s)
  })

  it('escapes what a route says', () => {
    assert.ok(page.includes('<p>Pets &amp; their &lt;owners&gt;</p>'))
    const odd = apiPage([{ ...listPets, path: '/a"<b>&', problems: [404] }])
    assert.ok(odd.includes('<code>GET /a&quot;&lt;b&gt;&amp;</code>'))
  })

  it('writes every shape of a field', () => {
    const shapeOf = (codec: t.Mixed) => {
      const [, shape] = /<dt>Answer 200<\/dt><dd>(.*?)<\/dd>/s.exec(apiPage([{ ...listPets, response: codec }])) ?? []
      return shape
    }
    assert.equal(shapeOf(nothing), undefined)
    assert.equal(shapeOf(object({})), undefined)
    assert.equal(shapeOf(object({ a: t.unknown, b: object({}) })), '<code>{ a: anything; b: {} }</code>')
    assert.equal(shapeOf(text({ max: 5 })), '<code>string (0 to 5 characters)</code>')
    assert.equal(shapeOf(email), '<code>string (email, 0 to 254 characters)</code>')
    assert.equal(shapeOf(webLink), '<code>&quot;&quot; | string (uri, 0 to 500 characters)</code>')
    assert.equal(shapeOf(t.array(t.array(t.number))), '<code>number[][]</code>')
    assert.equal(shapeOf(t.record(t.string, t.array(t.null))), '<code>{ [key]: null[] }</code>')
    const least = described(
      t.refinement(t.number, (value) => value >= 3),
      { type: 'integer', minimum: 3 },
    )
    assert.equal(shapeOf(least), '<code>integer (3 to any)</code>')
    assert.equal(
      shapeOf(described(t.refinement(t.string, Boolean), { minLength: 1 })),
      '<code>anything (1 to any characters)</code>',
    )
  })
})

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
