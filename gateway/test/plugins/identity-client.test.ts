import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createIdentityClient } from '../../plugins/waymark/session/identity-client.ts'
import { startIdentity } from '../support/identity.ts'
import { longPatienceMs, until } from '../support/ports.ts'
import { by, session, token, traceparent } from '../support/session.ts'

test('Identity is asked with the id of the request, and said no, yes, late or not at all', async () => {
  const identity = await startIdentity()
  const changes: string[] = []
  const client = createIdentityClient({
    address: identity.address,
    timeoutMs: 1_500,
    breaker: { timeouts: 1, pauseMs: 200, onChange: (state) => changes.push(state) },
  })
  identity.sessions.set(token, { userId: 'u1', sessionId: 's1', subscriptionTier: 'premium', emailVerified: true })
  identity.sessions.set('strange', { userId: 'u2', sessionId: 's2', subscriptionTier: 'gold' })
  assert.deepEqual(await client.resolve(token, by('r1')), session)
  assert.deepEqual(await client.resolve('strange', by('r2')), {
    userId: 'u2',
    sessionId: 's2',
    tier: 'free',
    emailVerified: false,
  })
  assert.equal(await client.resolve('unknown', by('r3')), undefined)
  assert.deepEqual(identity.requestIds, ['r1', 'r2', 'r3'])
  assert.deepEqual(identity.traceparents, [traceparent, traceparent, traceparent])
  identity.delayMs = 3_000
  await assert.rejects(client.resolve(token, by('r4')), /DEADLINE_EXCEEDED/)
  assert.deepEqual(changes, ['open'])
  await assert.rejects(client.resolve(token, by('r5')), new Error('Identity did not answer a moment ago.'))
  identity.delayMs = 0
  await until(async () => (await client.resolve(token, by('r6')).catch(() => undefined)) !== undefined, 'it is asked again')
  assert.deepEqual(changes, ['open', 'closed'])
  identity.stop()
  await assert.rejects(client.resolve(token, by('r7')))
  assert.deepEqual(changes, ['open', 'closed'], 'who refuses a connection costs no time')
  await identity.start()
  await until(
    async () => (await client.resolve(token, by('r8')).catch(() => undefined)) !== undefined,
    'it is found again',
    longPatienceMs,
  )
  client.close()
  await assert.rejects(client.resolve(token, by('r9')))
  identity.stop()
})
