import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createLog } from '@waymark/kit/log'
import { connectRedis, createRedis, type Redis } from '@waymark/kit/redis'
import { eventually } from '@waymark/testing/eventually'
import { hashToken } from '../../src/domain/secret-token.ts'
import { somebody } from '../support/browser.ts'
import { type Identity, startIdentity } from '../support/start-identity.ts'

/** Gateways remember sessions for seconds; without this news an ended one would live on in them for so long. */
describe('news of ended sessions', () => {
  let identity: Identity
  const told = new Set<string>()
  let redis: Redis
  before(async () => {
    identity = await startIdentity()
    redis = createRedis({
      url: identity.infra.redisUrl,
      name: 'listener',
      log: createLog({ service: 'listener', level: 'silent' }),
    })
    await connectRedis(redis)
    await redis.subscribe('identity:sessions-changed', (message) => {
      for (const hash of message.split(',')) told.add(hash)
    })
  })
  after(async () => {
    redis.destroy()
    await identity.stop()
  })

  const isTold = (...hashes: string[]) =>
    eventually('the news go out', async () => (hashes.every((hash) => told.has(hash)) ? true : undefined))

  async function twoDevices() {
    const person = somebody()
    const [browser, other] = [identity.browser(), identity.browser()]
    await browser.signUp(person)
    await other.signIn(person.email, person.password)
    const hashOf = ({ token }: typeof browser) => hashToken(token() ?? '')
    return { person, browser, other, hash: hashOf(browser), otherHash: hashOf(other) }
  }

  it('goes out when a password is changed, for the sessions that end with it', async () => {
    const { person, browser, otherHash } = await twoDevices()
    const json = { currentPassword: person.password, newPassword: 'a new long one' }
    assert.equal((await browser.send('POST', '/api/account/password', { json })).status, 200)
    await isTold(otherHash)
  })

  it('goes out when one session is ended from another, and at sign-out', async () => {
    const { browser, otherHash, hash } = await twoDevices()
    const { sessions } = (await browser.get('/api/account/sessions')).json as { sessions: { id: string; current: boolean }[] }
    const away = sessions.find(({ current }) => !current)?.id
    assert.equal((await browser.send('DELETE', `/api/account/sessions/${away}`)).status, 200)
    await isTold(otherHash)
    assert.equal((await browser.post('/api/logout', {})).status, 303)
    await isTold(hash)
  })

  it('goes out for every session of an account that is deleted', async () => {
    const { person, browser, hash, otherHash } = await twoDevices()
    const answer = await browser.send('DELETE', '/api/account', { json: { password: person.password } })
    assert.ok(answer.status < 300, answer.text)
    await isTold(hash, otherHash)
  })
})
