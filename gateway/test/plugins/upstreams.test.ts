import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createUpstreams } from '../../plugins/waymark/upstream/upstreams.ts'
import { until } from '../support/ports.ts'
import { startUpstream } from '../support/upstream.ts'

test('At the end no service keeps a connection, not even for a request that it has not answered', async (t) => {
  const service = await startUpstream('service')
  t.after(service.stop)
  service.answer = () => {}
  const upstreams = createUpstreams({
    addresses: { jobs: new URL(service.url), report: new URL(service.url) },
    ...{ timeoutMs: 20_000, maxInFlight: 100, connectionTtlMs: 60_000 },
    breaker: { timeouts: 100, pauseMs: 100 },
    onCircuit: () => {},
  })
  const pools = ['jobs', 'report'].map((name) => upstreams.find(name)!.pool)
  const cutOff = pools.map((pool) => assert.rejects(pool.request({ path: '/', method: 'GET' }), { code: 'UND_ERR_DESTROYED' }))
  await until(() => service.open === 2, 'both are at the service')
  await upstreams.close()
  assert.deepEqual(
    pools.map(({ destroyed }) => destroyed),
    [true, true],
  )
  await Promise.all(cutOff)
  await until(() => service.open === 0, 'the service is told')
})
