import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request } from 'node:http'
import { Readable } from 'node:stream'
import { after, before, test } from 'node:test'
import { integerParam, listOf, signedBytes, text } from '@waymark/contracts/codec/primitives'
import { defineRoute } from '@waymark/contracts/route'
import { guestKeyOf } from '@waymark/kit/auth'
import { AppError } from '@waymark/kit/errors'
import { createHttp, type Http } from '@waymark/kit/http/server'
import { streamEvents } from '@waymark/kit/http/sse'
import { createLog } from '@waymark/kit/log'
import { createMetrics } from '@waymark/kit/metrics'
import { call, testIdentity } from '@waymark/kit/testing/http'
import * as t from 'io-ts'
import { opensPages } from '../src/http/failure.ts'
import { until } from './support/wait.ts'

const base = { service: 'game', summary: 'A sample.' } as const
const paper = t.type({ title: text({ min: 1, max: 20 }), tags: listOf(text({ max: 5 }), { max: 3 }) })
const routes = {
  write: defineRoute({
    ...base,
    id: 'write',
    method: 'POST',
    path: '/api/papers/{id}',
    params: t.type({ id: text({ max: 4 }) }),
    query: t.type({ page: integerParam({ min: 1, max: 9, fallback: 1 }) }),
    body: paper,
    response: t.strict({ by: t.string, page: t.number, title: t.string }),
    status: 201,
  }),
  open: defineRoute({
    ...base,
    id: 'open',
    method: 'GET',
    path: '/api/open',
    access: 'any',
    response: t.strict({ who: t.string, guest: t.string }),
  }),
  fail: defineRoute({
    ...base,
    id: 'fail',
    method: 'GET',
    path: '/api/fail/{how}',
    access: 'public',
    params: t.type({ how: t.string }),
    response: t.strict({ n: t.number }),
  }),
  page: defineRoute({
    ...base,
    id: 'page',
    method: 'POST',
    path: '/api/page',
    access: 'public',
    kind: 'page',
    accepts: 'form',
    body: t.type({ name: t.string }),
  }),
  bytes: defineRoute({
    ...base,
    id: 'bytes',
    method: 'POST',
    path: '/api/bytes',
    access: 'public',
    accepts: 'raw',
    body: signedBytes,
    response: t.strict({ hex: t.string }),
  }),
  file: defineRoute({ ...base, id: 'file', method: 'GET', path: '/api/file', access: 'public', kind: 'file' }),
  leave: defineRoute({ ...base, id: 'leave', method: 'POST', path: '/api/leave', access: 'any', kind: 'redirect' }),
  events: defineRoute({
    ...base,
    id: 'events',
    method: 'GET',
    path: '/api/stream',
    access: 'public',
    kind: 'sse',
    throttle: 'stream',
  }),
}
const list = Object.values(routes)

const lines: { level: string; requestId?: string; traceId?: string; err?: { message: string } }[] = []
const log = createLog({ service: 'test', level: 'info', destination: { write: (line) => void lines.push(JSON.parse(line)) } })
const keys = testIdentity('test')
let healthy = true
let streamEnded: Promise<unknown> = Promise.resolve()
let signalOfStream: AbortSignal | undefined
const http = build()
let port = 0
before(async () => {
  port = (await http.listen({ host: '127.0.0.1', port: 0 })).port
})
after(() => http.close())

function build(): Http {
  const http = createHttp({
    service: 'test',
    routes: list,
    publicKeys: [keys.publicKey],
    log,
    metrics: createMetrics({ service: 'test', processMetrics: false }),
    checks: {
      stone: async () => {
        if (!healthy) throw new Error('the stone is away')
      },
    },
    errorPage: (problem, { route }) => (opensPages(route) ? { html: `<h1>${problem.title}</h1>` } : undefined),
  })
  http.route(routes.write, ({ user, query, body }) => ({
    body: { by: user.userId, page: query.page, title: body.title, secret: 'not in the contract' },
  }))
  http.route(routes.open, ({ identity, guestKey }) => ({ body: { who: identity?.userId ?? 'nobody', guest: guestKey ?? '' } }))
  http.route(routes.fail, ({ params }) => failures[params.how]?.() ?? { body: { n: 1 } })
  http.route(routes.page, ({ body }) => ({
    html: `<p>${body.name}</p>`,
    cookies: [{ name: 'seen', value: '1', maxAge: 60, secure: true }],
  }))
  http.route(routes.bytes, ({ body }) => ({ body: { hex: Buffer.from(body).toString('hex') } }))
  http.route(routes.file, () => ({
    file: Readable.from(['one ', 'two']),
    type: 'text/plain',
    headers: { 'cache-control': 'private' },
  }))
  http.route(routes.leave, () => ({ redirect: '/after' }))
  http.route(routes.events, (ctx) => {
    signalOfStream = ctx.signal
    streamEnded = ctx.signal.aborted ? Promise.resolve() : once(ctx.signal, 'abort')
    return streamEvents(ctx, async (sse) => {
      await sse.send({ id: '7', event: 'step', data: { after: sse.lastEventId, text: 'a\nb' } })
      await streamEnded
    })
  })
  return http
}

const failures: Record<string, () => { body: { n: number } }> = {
  known: () => {
    throw new AppError('conflict', 'That is taken.', { headers: { 'retry-after': '3' } })
  },
  unknown: () => {
    throw new Error('the inner secret')
  },
  contract: () => ({ body: JSON.parse('{"n":"one"}') }),
  away: () => {
    throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  },
}

const good = { params: { id: 'a' }, body: { title: 'T', tags: [] } }
const asUser = () => keys.headersFor({ userId: 'u1' })

test('a good call is decoded, answered with the status of the route, and stripped to the contract', async () => {
  const answer = await call(http.app, routes.write, {
    ...good,
    query: { page: '3' },
    headers: { ...(await asUser()), 'x-request-id': 'request-12345' },
  })
  assert.equal(answer.status, 201)
  assert.deepEqual(answer.json, { by: 'u1', page: 3, title: 'T' })
  assert.equal(answer.headers['x-request-id'], 'request-12345')
  assert.equal(answer.headers['cache-control'], 'no-store')
})

test('a bad call is 400 with every wrong place of path, query and body', async () => {
  const answer = await call(http.app, routes.write, {
    // Longer than what the router takes by default, which would answer in its own words.
    params: { id: 'x'.repeat(500) },
    query: { page: '0' },
    body: { title: '', tags: ['ok', 'too long'] },
    headers: await asUser(),
  })
  assert.equal(answer.status, 400)
  assert.match(String(answer.headers['content-type']), /^application\/problem\+json/)
  assert.deepEqual(
    answer.json.errors.map(({ path }: { path: string }) => path),
    ['id', 'page', 'title', 'tags.1'],
  )
  for (const { message } of answer.json.errors) assert.match(message, /^Please /)
  assert.equal(answer.json.requestId, answer.headers['x-request-id'])
})

test('without a sign-in a user route is 401 before anything is decoded, and says Unauthorized', async () => {
  const answer = await call(http.app, routes.write, { params: { id: 'x' }, body: { title: 5 } })
  assert.deepEqual([answer.status, answer.json.title, answer.json.errors], [401, 'Unauthorized', undefined])
})

test('only a token that the gateway signed, for us and for now, is an identity', async () => {
  const stranger = await testIdentity('test').headersFor({ userId: 'u1' })
  assert.equal((await call(http.app, routes.write, { ...good, headers: stranger })).status, 401)
  assert.equal((await call(http.app, routes.write, { ...good, headers: { 'x-waymark-identity': 'u1' } })).status, 401)
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${(await asUser())['x-waymark-identity']?.split('.')[1]}.`
  assert.equal((await call(http.app, routes.write, { ...good, headers: { 'x-waymark-identity': unsigned } })).status, 401)
  const answer = await call(http.app, routes.open, { headers: await asUser() })
  assert.equal(answer.json.who, 'u1')
})

test('a guest is known by the digest of the cookie', async () => {
  const answer = await call(http.app, routes.open, { cookies: { wm_guest: 'abc', other: '1' } })
  assert.deepEqual(answer.json, { who: 'nobody', guest: guestKeyOf('abc') })
  // The name that only this host can set goes before the one that a neighbour may have planted.
  const both = await call(http.app, routes.open, { cookies: { wm_guest: 'planted', '__Host-wm_guest': 'ours' } })
  assert.equal(both.json.guest, guestKeyOf('ours'))
})

test('content that cannot be read has its own status', async () => {
  const raw = (payload: string, type?: string) =>
    http.app.inject({ method: 'POST', url: '/api/papers/a', payload, headers: type ? { 'content-type': type } : {} })
  assert.equal((await raw('{"title":', 'application/json')).statusCode, 400)
  assert.equal((await raw('{"__proto__":{}}', 'application/json')).statusCode, 400)
  assert.equal((await raw('title=T', 'application/x-www-form-urlencoded')).statusCode, 415)
  assert.equal((await raw('<a/>', 'application/xml')).statusCode, 415)
  const big = await raw(JSON.stringify({ title: 'x'.repeat(1024 * 1024) }), 'application/json')
  assert.equal(big.statusCode, 413)
  assert.deepEqual([big.json().title, big.json().status, typeof big.json().requestId], ['Payload Too Large', 413, 'string'])
})

test('a route that takes signed JSON is given its very bytes, and nothing else', async () => {
  const raw = (payload: string, type: string) =>
    http.app.inject({ method: 'POST', url: '/api/bytes', payload, headers: { 'content-type': type } })
  for (const payload of ['{ "a" :1}', '{"a":\u00e9', ' ']) {
    const answer = await raw(payload, 'application/json')
    assert.deepEqual(answer.json(), { hex: Buffer.from(payload).toString('hex') })
  }
  assert.equal((await raw('a=1', 'application/x-www-form-urlencoded')).statusCode, 415)
  assert.equal((await raw('x'.repeat(257 * 1024), 'application/json')).statusCode, 413)
  assert.equal((await http.app.inject({ method: 'POST', url: '/api/bytes' })).statusCode, 400)
})

test('a known failure keeps its status and headers; an unknown one is 500, tells nothing and is logged once', async () => {
  const known = await call(http.app, routes.fail, { params: { how: 'known' } })
  assert.deepEqual([known.status, known.json.detail, known.headers['retry-after']], [409, 'That is taken.', '3'])
  const before = lines.length
  const unknown = await call(http.app, routes.fail, { params: { how: 'unknown' } })
  assert.equal(unknown.status, 500)
  assert.doesNotMatch(unknown.text, /secret/)
  const logged = lines.slice(before).filter(({ level }) => level === 'error')
  assert.deepEqual(
    logged.map(({ err }) => err?.message),
    ['the inner secret'],
  )
  const own = lines.filter(({ requestId }) => requestId === unknown.json.requestId)
  assert.equal(own.length, 2, 'the failure and the request')
  assert.match(own[0]?.traceId ?? '', /^[0-9a-f]{32}$/)
  assert.equal(own[0]?.traceId, own[1]?.traceId)
})

test('an answer that breaks the contract is our failure, and the log says where', async () => {
  const answer = await call(http.app, routes.fail, { params: { how: 'contract' } })
  assert.equal(answer.status, 500)
  assert.match(lines.findLast(({ level }) => level === 'error')?.err?.message ?? '', /fail does not fit its contract: n: /)
})

test('a dependency that is away is 503', async () => {
  const answer = await call(http.app, routes.fail, { params: { how: 'away' } })
  assert.deepEqual([answer.status, answer.headers['retry-after']], [503, '2'])
})

test('an unknown address is 404 as a problem', async () => {
  const answer = await http.app.inject('/api/nowhere')
  assert.deepEqual([answer.statusCode, answer.json().title], [404, 'Not Found'])
})

test('pages take forms, set cookies and show their errors to people', async () => {
  const post = (payload: string) =>
    http.app.inject({
      method: 'POST',
      url: '/api/page',
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const answer = await post('name=Ada+L')
  assert.deepEqual([answer.payload, answer.headers['content-type']], ['<p>Ada L</p>', 'text/html; charset=utf-8'])
  assert.deepEqual(answer.headers['set-cookie'], ['seen=1; Path=/; SameSite=Lax; Max-Age=60; HttpOnly; Secure'])
  const bad = await post('nothing=1')
  assert.deepEqual([bad.statusCode, bad.payload], [400, '<h1>Bad Request</h1>'])
})

test('files are streamed, redirects after a form use GET', async () => {
  const file = await call(http.app, routes.file)
  assert.deepEqual([file.text, file.headers['content-type'], file.headers['cache-control']], ['one two', 'text/plain', 'private'])
  const leave = await call(http.app, routes.leave)
  assert.deepEqual([leave.status, leave.headers.location], [303, '/after'])
})

test('a stream resumes after the last event, and ends when the client goes', async () => {
  const asked = request({ port, host: '127.0.0.1', path: '/api/stream', headers: { 'last-event-id': '6' } }).end()
  const [response] = await once(asked, 'response')
  assert.match(response.headers['content-type'], /^text\/event-stream/)
  let received = ''
  response.on('data', (chunk: Buffer) => {
    received += chunk.toString()
  })
  await until('the event', () => received.includes('data:'))
  assert.match(received, /id: 7\nevent: step\ndata: {"after":"6","text":"a\\nb"}\n\n/)
  asked.destroy()
  await streamEnded
})

test('a client that left before its stream began is not streamed to', async (context) => {
  const other = build()
  context.after(() => other.close())
  let arrived = () => {}
  const waiting = new Promise<void>((resolve) => {
    arrived = resolve
  })
  const left = new Promise<void>((resolve) => {
    // Stands for whatever a request waits for before its handler, such as its identity.
    other.app.addHook('preHandler', async (request, reply) => {
      if (request.url !== '/api/stream') return
      arrived()
      await once(reply.raw, 'close')
      resolve()
    })
  })
  const at = await other.listen({ host: '127.0.0.1', port: 0 })
  signalOfStream = undefined
  const asked = request({ port: at.port, host: '127.0.0.1', path: '/api/stream' }).end()
  asked.on('error', () => undefined)
  await waiting
  asked.destroy()
  await left
  await until('the signal of the stream', () => signalOfStream?.aborted ?? false, 5_000)
})

test('health, readiness and metrics', async () => {
  assert.equal((await http.app.inject('/healthz')).statusCode, 200)
  assert.equal((await http.app.inject('/readyz')).statusCode, 200)
  healthy = false
  const away = await http.app.inject('/readyz')
  assert.deepEqual([away.statusCode, away.json().checks.stone], [503, 'the stone is away'])
  assert.equal((await http.app.inject('/healthz')).statusCode, 200, 'an outage elsewhere must not restart us')
  healthy = true
  assert.match(
    (await http.app.inject('/metrics')).payload,
    /http_request_duration_seconds_count{[^}]*route="\/api\/papers\/:id"[^}]*status="201"[^}]*} 1/,
  )
})

test('a service whose routes are not all served, or served twice, does not start', async () => {
  const options = {
    service: 'test',
    routes: list,
    publicKeys: [keys.publicKey],
    log,
    metrics: createMetrics({ service: 'test', processMetrics: false }),
  }
  const other = createHttp(options)
  other.route(routes.open, () => ({ body: { who: '', guest: '' } }))
  assert.throws(() => other.route(routes.open, () => ({ body: { who: '', guest: '' } })), /two handlers/)
  assert.throws(() => other.route({ ...routes.leave, id: 'foreign' }, () => ({ redirect: '/' })), /not one of this service/)
  await assert.rejects(
    other.listen({ host: '127.0.0.1', port: 0 }),
    /routes without a handler: write, fail, page, bytes, file, leave, events/,
  )
})

test('closing ends open streams instead of waiting for them', async () => {
  const other = build()
  const at = await other.listen({ host: '127.0.0.1', port: 0 })
  const asked = request({ port: at.port, host: '127.0.0.1', path: '/api/stream' }).end()
  const [response] = await once(asked, 'response')
  response.resume()
  await Promise.all([once(response, 'end'), other.close()])
})
