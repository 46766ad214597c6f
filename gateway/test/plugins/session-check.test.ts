import assert from 'node:assert/strict'
import { ServerResponse } from 'node:http'
import { test } from 'node:test'
import type { SessionResolver } from '../../plugins/waymark/session/session.ts'
import { forgetAfterChange, sessionCheck } from '../../plugins/waymark/session/session-check.ts'
import { createThrottle } from '../../plugins/waymark/throttle/throttle.ts'
import type { Rate } from '../../src/throttle-config.ts'
import { exchangeOf, jobs, requestOf } from '../support/exchange.ts'
import { rulesOf } from '../support/rules.ts'
import { session, token } from '../support/session.ts'

const admitted = { state: 'found', session, tokenFor: (service: string) => `signed for ${service}` } as const

/** A resolver that knows nothing beforehand, and the check in front of it. */
function checkWith(own: Partial<SessionResolver> = {}, lookUps: Rate | null = null, secure = false) {
  const resolver: SessionResolver = {
    peek: () => undefined,
    isFamiliar: () => false,
    resolve: async () => admitted,
    forget: () => {},
    forgetHashes: () => {},
    forgetAll: () => {},
    ...own,
  }
  const rules = rulesOf({ 'unknown-session': { rate: lookUps } })
  const throttle = createThrottle(rules, { take: () => Promise.reject(new Error('unused')), giveBack: () => {} })
  const check = sessionCheck({ sessions: resolver, throttle, secure })
  return async (access: string, cookie?: string) => {
    const exchange = exchangeOf({ target: { ...jobs, access } })
    const refusal = await check(requestOf(cookie === undefined ? {} : { headers: { cookie } }), exchange)
    return { refusal, user: exchange.session?.userId, token: exchange.identityToken }
  }
}

const signedOut = { status: 401, detail: 'Please sign in first.' }
const identityAway = {
  status: 503,
  detail: 'We cannot look up your sign-in at the moment. Please try again shortly.',
  headers: { 'retry-after': '5' },
}
const passes = { refusal: undefined, user: undefined, token: undefined }
const cookie = `wm_session=${token}`

test('Routes for everyone alike never ask; the others know who is signed in', async () => {
  const ask = checkWith()
  assert.deepEqual(await ask('public', cookie), passes)
  for (const access of ['any', 'user'])
    assert.deepEqual(await ask(access, cookie), { refusal: undefined, user: 'u1', token: 'signed for jobs' })
  assert.deepEqual(await ask('any'), passes)
  assert.deepEqual(await ask('user'), { ...passes, refusal: signedOut })
  assert.deepEqual(await checkWith({}, null, true)('user', cookie), { ...passes, refusal: signedOut }, 'https has another cookie')
  assert.equal((await checkWith({}, null, true)('user', `__Host-${cookie}`)).user, 'u1')
})

test('What is known already is not asked about; nobody and an identity that is away are refused where a user is needed', async () => {
  const known = checkWith({ peek: () => admitted, resolve: () => Promise.reject(new Error('not to be asked')) })
  assert.equal((await known('user', cookie)).user, 'u1')
  const nobody = checkWith({ resolve: async () => ({ state: 'none' }) })
  assert.deepEqual([await nobody('user', cookie), await nobody('any', cookie)], [{ ...passes, refusal: signedOut }, passes])
  const away = checkWith({ resolve: async () => ({ state: 'away', error: new Error('x') }) })
  assert.deepEqual([await away('user', cookie), await away('any', cookie)], [{ ...passes, refusal: identityAway }, passes])
})

test('A look-up that finds nobody uses up a turn, any other gives it back, a familiar token needs none', async () => {
  const once = { limit: 1, periodMs: 60_000 }
  const statuses = async (own: Partial<SessionResolver>) => {
    const ask = checkWith(own, once)
    return [(await ask('any', cookie)).refusal?.status, (await ask('any', cookie)).refusal?.status]
  }
  assert.deepEqual(await statuses({ resolve: async () => ({ state: 'none' }) }), [undefined, 429])
  assert.deepEqual(await statuses({}), [undefined, undefined])
  assert.deepEqual(await statuses({ resolve: async () => ({ state: 'away', error: 0 }) }), [undefined, undefined])
  assert.deepEqual(await statuses({ isFamiliar: () => true, resolve: async () => ({ state: 'none' }) }), [undefined, undefined])
})

test('After a change at identity that may touch the session, the next request asks again', () => {
  const forgotten = (method: string, url: string, own: { cookie?: string; service?: string; secure?: boolean } = {}) => {
    const { cookie: header = cookie, service = 'identity', secure = false } = own
    const req = requestOf({ method, url, headers: header === '' ? {} : { cookie: header } })
    const res = new ServerResponse(req)
    const tokens: string[] = []
    const sessions = { forget: (of: string) => tokens.push(of) } as unknown as SessionResolver
    forgetAfterChange({ req, res, exchange: exchangeOf({ target: { ...jobs, service } }), sessions, secure })
    assert.deepEqual(tokens, [], 'not before the answer')
    res.emit('close')
    return tokens
  }
  assert.deepEqual(forgotten('POST', '/api/login'), [token])
  assert.deepEqual(forgotten('DELETE', '/api/account'), [token])
  assert.deepEqual(forgotten('GET', '/api/logout'), [token])
  assert.deepEqual(forgotten('POST', '/api/auth/x', { secure: true, cookie: `__Host-${cookie}` }), [token])
  assert.deepEqual(forgotten('GET', '/api/auth/user'), [])
  assert.deepEqual(forgotten('GET', '/api/account?next=/api/logout'), [])
  assert.deepEqual(forgotten('POST', '/api/notifications'), [], 'no route of sessions')
  assert.deepEqual(forgotten('POST', '/api/login', { service: 'jobs' }), [])
  assert.deepEqual(forgotten('POST', '/api/login', { cookie: '' }), [])
  assert.deepEqual(forgotten('POST', '/api/login', { secure: true }), [])
})
