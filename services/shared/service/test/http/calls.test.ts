import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { guestKeyOf } from '@waymark/service/auth'
import { call, testIdentity } from '@waymark/testing/http'
import { asUser, createSample, routes } from '../support/sample-http.ts'

const http = createSample()
after(() => http.close())

const good = { params: { id: 'a' }, body: { title: 'T', tags: [] } }

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
