import assert from 'node:assert/strict'
import { createHash, generateKeyPairSync } from 'node:crypto'
import { ServerResponse } from 'node:http'
import { test } from 'node:test'
import { jwtVerify } from 'jose'
import type { Session } from '../../plugins/waymark/exchange.ts'
import { createIdentityClient } from '../../plugins/waymark/identity-client.ts'
import { signIdentityToken } from '../../plugins/waymark/identity-token.ts'
import { createSessionResolver, type SessionResolver } from '../../plugins/waymark/session.ts'
import { forgetAfterChange, sessionCheck } from '../../plugins/waymark/session-check.ts'
import { createThrottle } from '../../plugins/waymark/throttle/throttle.ts'
import type { Rate } from '../../src/throttle-config.ts'
import { exchangeOf, jobs, requestOf } from '../support/exchange.ts'
import { startIdentity } from '../support/identity.ts'
import { until } from '../support/ports.ts'
import { rulesOf } from '../support/rules.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const session: Session = { userId: 'u1', sessionId: 's1', tier: 'premium', emailVerified: true }
const token = 'a-token-of-sufficient-length'

test('The token says who is calling, for a minute, in whole seconds', async () => {
  const now = Math.floor(Date.now() / 1_000) * 1_000
  const signed = signIdentityToken(privateKey, session, now + 999)
  const { payload, protectedHeader } = await jwtVerify(signed, publicKey)
  assert.deepEqual(protectedHeader, { alg: 'EdDSA', typ: 'JWT' })
  const times = { iat: now / 1_000, exp: now / 1_000 + 60 }
  assert.deepEqual(payload, {
    ...{ iss: 'waymark-gateway', aud: 'waymark', sub: 'u1', sid: 's1' },
    ...{ tier: 'premium', ev: true, ...times },
  })
})

/** A resolver with a clock, and the questions that it asked; each is answered when the test says so. */
function resolverAt(cacheMs = 5_000) {
  const clock = { now: 1_000_000 }
  const sessions = new Map<string, Session>([[token, session]])
  const asked: string[] = []
  let held: Promise<void> | undefined
  const ask = async (of: string, requestId: string) => {
    asked.push(`${of} ${requestId}`)
    await held
    return sessions.get(of)
  }
  const resolver = createSessionResolver({ ask, key: privateKey, cacheMs, now: () => clock.now })
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    held = promise
    return () => {
      held = undefined
      resolve()
    }
  }
  return { clock, sessions, asked, resolver, hold }
}

test('A session is remembered for the time of the cache and then asked about again', async () => {
  const { clock, asked, resolver } = resolverAt()
  assert.equal(resolver.peek(token), undefined)
  assert.equal(resolver.isFamiliar(token), false)
  const found = await resolver.resolve(token, 'r1')
  assert.equal(found.state, 'found')
  assert.deepEqual(found.state === 'found' && found.session, session)
  assert.deepEqual(asked, [`${token} r1`])
  clock.now += 4_999
  assert.deepEqual(resolver.peek(token), found)
  clock.now += 1
  assert.equal(resolver.peek(token), undefined)
  assert.equal(resolver.isFamiliar(token), true)
  await resolver.resolve(token, 'r2')
  clock.now += 4_999
  assert.equal(resolver.peek(token)?.state, 'found', 'remembered anew')
})

test('That nobody is behind a token is remembered too, but makes it no familiar one', async () => {
  const { clock, sessions, resolver } = resolverAt()
  const unknown = 'unknown-token-000000'
  assert.deepEqual(await resolver.resolve(unknown, 'r'), { state: 'none' })
  clock.now += 4_999
  assert.deepEqual(resolver.peek(unknown), { state: 'none' })
  assert.equal(resolver.isFamiliar(unknown), false)
  clock.now += 1
  assert.equal(resolver.peek(unknown), undefined)
  sessions.set(unknown, session)
  await resolver.resolve(unknown, 'r')
  assert.equal(resolver.peek(unknown)?.state, 'found')
  sessions.delete(unknown)
  await resolver.resolve(unknown, 'r')
  assert.equal(resolver.peek(unknown)?.state, 'none')
})

test('What cannot be a token is nobody without a question', () => {
  const { resolver } = resolverAt()
  for (const wrong of ['', 'x'.repeat(15), 'x'.repeat(257), `${token} `, ` ${token}`, `${token}!`])
    assert.deepEqual(resolver.peek(wrong), { state: 'none' }, wrong)
  for (const right of ['x'.repeat(16), 'x'.repeat(256), 'Az09_-Az09_-Az09_-']) assert.equal(resolver.peek(right), undefined)
})

test('Requests that come at once share one question, and a token that is being asked about is familiar', async () => {
  const { asked, resolver, hold } = resolverAt()
  const answer = hold()
  const both = [resolver.resolve(token, 'r1'), resolver.resolve(token, 'r2')]
  assert.equal(resolver.isFamiliar(token), true)
  answer()
  const [one, other] = await Promise.all(both)
  assert.deepEqual(one, other)
  assert.deepEqual(asked, [`${token} r1`])
  await resolver.resolve(token, 'r3')
  assert.equal(asked.length, 2, 'the question is over')
})

test('An error is told and not remembered', async () => {
  const error = new Error('away')
  const resolver = createSessionResolver({ ask: () => Promise.reject(error), key: privateKey, cacheMs: 5_000 })
  assert.deepEqual(await resolver.resolve(token, 'r'), { state: 'away', error })
  assert.equal(resolver.peek(token), undefined)
  assert.equal(resolver.isFamiliar(token), false)
})

const hashOf = (of: string) => createHash('sha256').update(of).digest('hex')
const ways: Record<string, (resolver: SessionResolver) => void> = {
  'by its token': (resolver) => resolver.forget(token),
  'by its hash': (resolver) => resolver.forgetHashes([hashOf('another'), hashOf(token)]),
  'with all others': (resolver) => resolver.forgetAll(),
}

test('Who was signed in is asked about again after a gap, and stays familiar; who signed out does not', async () => {
  const { asked, resolver } = resolverAt()
  await resolver.resolve(token, 'r')
  resolver.forgetAll()
  assert.deepEqual([resolver.peek(token), resolver.isFamiliar(token)], [undefined, true])
  const before = asked.length
  assert.equal((await resolver.resolve(token, 'r')).state, 'found')
  assert.equal(asked.length, before + 1)
  resolver.forget(token)
  assert.equal(resolver.isFamiliar(token), false)
})

for (const [way, forget] of Object.entries(ways)) {
  test(`A session is forgotten ${way}, also one that is being asked about`, async () => {
    const { asked, sessions, resolver, hold } = resolverAt()
    await resolver.resolve(token, 'r')
    forget(resolver)
    assert.equal(resolver.peek(token), undefined)
    sessions.delete(token)
    await resolver.resolve(token, 'r')
    assert.equal(resolver.peek(token)?.state, 'none')
    forget(resolver)
    assert.equal(resolver.peek(token), undefined, 'that nobody is behind it is forgotten too')
    sessions.set(token, session)
    const answer = hold()
    const early = resolver.resolve(token, 'early')
    forget(resolver)
    assert.equal(resolver.isFamiliar(token), false)
    const late = resolver.resolve(token, 'late')
    assert.equal(asked.length, 4, 'the later request asks again')
    answer()
    assert.equal((await early).state, 'found')
    await late
    assert.equal(resolver.peek(token)?.state, 'found', 'what was asked afterwards counts')
  })
}

test('An answer to a question from before a change is given, not remembered', async () => {
  const { sessions, resolver, hold } = resolverAt()
  const answer = hold()
  const found = resolver.resolve(token, 'r')
  resolver.forget(token)
  answer()
  const resolved = await found
  assert.equal(resolved.state === 'found' && resolved.session.userId, 'u1')
  assert.ok(resolved.state === 'found' && resolved.identityToken.split('.').length === 3)
  assert.equal(resolver.peek(token), undefined)
  sessions.delete(token)
  const again = hold()
  const nobody = resolver.resolve(token, 'r')
  resolver.forget(token)
  again()
  assert.deepEqual([await nobody, resolver.peek(token)], [{ state: 'none' }, undefined])
})

test('A token is signed once in half its life, and anew when anything about the session changed', async () => {
  const { clock, sessions, resolver } = resolverAt(60_000)
  const signed = async (ask = true) => {
    const resolved = ask ? await resolver.resolve(token, 'r') : resolver.peek(token)
    return resolved?.state === 'found' ? resolved.identityToken : ''
  }
  const first = await signed()
  clock.now += 29_999
  assert.deepEqual([await signed(false), await signed()], [first, first])
  clock.now += 1
  const second = await signed(false)
  assert.notEqual(second, first)
  clock.now += 29_999
  assert.equal(await signed(), second, 'half a life from the last signature on')
  clock.now -= 29_999
  let before = second
  const changes: Partial<Session>[] = [{ userId: 'u2' }, { sessionId: 's2' }, { tier: 'free' }, { emailVerified: false }]
  for (const change of changes) {
    sessions.set(token, { ...sessions.get(token)!, ...change })
    const after = await signed()
    assert.notEqual(after, before, JSON.stringify(change))
    assert.equal(await signed(), after)
    before = after
  }
})

test('A question that was forgotten ends without ending the one after it', async () => {
  const { resolver, hold } = resolverAt()
  const answerEarly = hold()
  const early = resolver.resolve(token, 'early')
  resolver.forget(token)
  const answerLate = hold()
  const late = resolver.resolve(token, 'late')
  answerEarly()
  await early
  assert.equal(resolver.isFamiliar(token), true, 'the later one is still being asked')
  answerLate()
  await late
})

test('Memory is bounded: who was asked about longest ago goes, and made-up tokens have a small one of their own', async () => {
  const ask = async (of: string) => (of.startsWith('made-up') ? undefined : session)
  const resolver = createSessionResolver({ ask, key: privateKey, cacheMs: 60_000, maxEntries: 2 })
  const state = (of: string) => resolver.peek(of)?.state
  const [one, two, three] = ['session-token-number-1', 'session-token-number-2', 'session-token-number-3']
  for (const each of [one, two, one, three]) await resolver.resolve(each, 'r')
  assert.deepEqual([one, two, three].map(state), ['found', undefined, 'found'])
  const madeUp = (at: number) => `made-up-token-number-${at}`
  for (const at of [0, 1, 0]) await resolver.resolve(madeUp(at), 'r')
  for (let at = 2; at <= 5_000; at++) await resolver.resolve(madeUp(at), 'r')
  assert.deepEqual(
    [0, 1, 2].map((at) => state(madeUp(at))),
    ['none', undefined, 'none'],
  )
  assert.deepEqual([one, three].map(state), ['found', 'found'])
})

const admitted = { state: 'found', session, identityToken: 'signed' } as const

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
    assert.deepEqual(await ask(access, cookie), { refusal: undefined, user: 'u1', token: 'signed' })
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
  assert.deepEqual(await client.resolve(token, 'r1'), session)
  assert.deepEqual(await client.resolve('strange', 'r2'), { userId: 'u2', sessionId: 's2', tier: 'free', emailVerified: false })
  assert.equal(await client.resolve('unknown', 'r3'), undefined)
  assert.deepEqual(identity.requestIds, ['r1', 'r2', 'r3'])
  identity.delayMs = 3_000
  await assert.rejects(client.resolve(token, 'r4'), /DEADLINE_EXCEEDED/)
  assert.deepEqual(changes, ['open'])
  await assert.rejects(client.resolve(token, 'r5'), new Error('Identity did not answer a moment ago.'))
  identity.delayMs = 0
  await until(async () => (await client.resolve(token, 'r6').catch(() => undefined)) !== undefined, 'it is asked again')
  assert.deepEqual(changes, ['open', 'closed'])
  identity.stop()
  await assert.rejects(client.resolve(token, 'r7'))
  assert.deepEqual(changes, ['open', 'closed'], 'who refuses a connection costs no time')
  await identity.start()
  await until(async () => (await client.resolve(token, 'r8').catch(() => undefined)) !== undefined, 'it is found again')
  client.close()
  await assert.rejects(client.resolve(token, 'r9'))
  identity.stop()
})
