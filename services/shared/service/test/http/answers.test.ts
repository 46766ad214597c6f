import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { call } from '@waymark/testing/http'
import { createSample, lines, routes } from '../support/sample-http.ts'

const http = createSample()
after(() => http.close())

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
