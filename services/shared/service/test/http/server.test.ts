import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createHttp } from '@waymark/service/http/server'
import { call } from '@waymark/testing/http'
import { asUser, createSample, options, routes, state } from '../support/sample-http.ts'

const http = createSample()
after(() => http.close())

test('health, readiness and metrics', async () => {
  assert.equal((await http.app.inject('/healthz')).statusCode, 200)
  assert.equal((await http.app.inject('/readyz')).statusCode, 200)
  state.healthy = false
  const away = await http.app.inject('/readyz')
  assert.deepEqual([away.statusCode, away.json().checks.stone], [503, 'the stone is away'])
  assert.equal((await http.app.inject('/healthz')).statusCode, 200, 'an outage elsewhere must not restart us')
  state.healthy = true
  await call(http.app, routes.write, { params: { id: 'a' }, body: { title: 'T', tags: [] }, headers: await asUser() })
  assert.match(
    (await http.app.inject('/metrics')).payload,
    /http_request_duration_seconds_count{[^}]*route="\/api\/papers\/:id"[^}]*status="201"[^}]*} 1/,
  )
})

test('a service whose routes are not all served, or served twice, does not start', async () => {
  const other = createHttp(options())
  other.route(routes.open, () => ({ body: { who: '', guest: '' } }))
  assert.throws(() => other.route(routes.open, () => ({ body: { who: '', guest: '' } })), /two handlers/)
  assert.throws(() => other.route({ ...routes.leave, id: 'foreign' }, () => ({ redirect: '/' })), /not one of this service/)
  await assert.rejects(
    other.listen({ host: '127.0.0.1', port: 0 }),
    /routes without a handler: write, fail, page, bytes, file, leave, events/,
  )
})
