import assert from 'node:assert/strict'
import { createHash, generateKeyPairSync } from 'node:crypto'
import { test } from 'node:test'
import { jwtVerify } from 'jose'
import type { Session } from '../../plugins/waymark/exchange.ts'
import { signIdentityToken } from '../../plugins/waymark/session/identity-token.ts'
import { type Asker, createSessionResolver, type SessionResolver } from '../../plugins/waymark/session/session.ts'
import { by, session, token } from '../support/session.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')

test('The token says who is calling, for a minute, in whole seconds', async () => {
  const now = Math.floor(Date.now() / 1_000) * 1_000
  const signed = signIdentityToken(privateKey, session, { service: 'jobs', nowMs: now + 999 })
  const { payload, protectedHeader } = await jwtVerify(signed, publicKey)
  assert.deepEqual(protectedHeader, { alg: 'EdDSA', typ: 'JWT' })
  const times = { iat: now / 1_000, exp: now / 1_000 + 60 }
  assert.deepEqual(payload, {
    ...{ iss: 'waymark-gateway', aud: 'jobs', sub: 'u1', sid: 's1' },
    ...{ tier: 'premium', ev: true, ...times },
  })
})

/** A resolver with a clock, and the questions that it asked; each is answered when the test says so. */
function resolverAt(cacheMs = 5_000) {
  const clock = { now: 1_000_000 }
  const sessions = new Map<string, Session>([[token, session]])
  const asked: string[] = []
  let held: Promise<void> | undefined
  const ask = async (of: string, { requestId }: Asker) => {
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
  const found = await resolver.resolve(token, by('r1'))
  assert.equal(found.state, 'found')
  assert.deepEqual(found.state === 'found' && found.session, session)
  assert.deepEqual(asked, [`${token} r1`])
  clock.now += 4_999
  assert.deepEqual(resolver.peek(token), found)
  clock.now += 1
  assert.equal(resolver.peek(token), undefined)
  assert.equal(resolver.isFamiliar(token), true)
  await resolver.resolve(token, by('r2'))
  clock.now += 4_999
  assert.equal(resolver.peek(token)?.state, 'found', 'remembered anew')
})

test('That nobody is behind a token is remembered too, but makes it no familiar one', async () => {
  const { clock, sessions, resolver } = resolverAt()
  const unknown = 'unknown-token-000000'
  assert.deepEqual(await resolver.resolve(unknown, by('r')), { state: 'none' })
  clock.now += 4_999
  assert.deepEqual(resolver.peek(unknown), { state: 'none' })
  assert.equal(resolver.isFamiliar(unknown), false)
  clock.now += 1
  assert.equal(resolver.peek(unknown), undefined)
  sessions.set(unknown, session)
  await resolver.resolve(unknown, by('r'))
  assert.equal(resolver.peek(unknown)?.state, 'found')
  sessions.delete(unknown)
  await resolver.resolve(unknown, by('r'))
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
  const both = [resolver.resolve(token, by('r1')), resolver.resolve(token, by('r2'))]
  assert.equal(resolver.isFamiliar(token), true)
  answer()
  const [one, other] = await Promise.all(both)
  assert.deepEqual(one, other)
  assert.deepEqual(asked, [`${token} r1`])
  await resolver.resolve(token, by('r3'))
  assert.equal(asked.length, 2, 'the question is over')
})

test('An error is told and not remembered', async () => {
  const error = new Error('away')
  const resolver = createSessionResolver({ ask: () => Promise.reject(error), key: privateKey, cacheMs: 5_000 })
  assert.deepEqual(await resolver.resolve(token, by('r')), { state: 'away', error })
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
  await resolver.resolve(token, by('r'))
  resolver.forgetAll()
  assert.deepEqual([resolver.peek(token), resolver.isFamiliar(token)], [undefined, true])
  const before = asked.length
  assert.equal((await resolver.resolve(token, by('r'))).state, 'found')
  assert.equal(asked.length, before + 1)
  resolver.forget(token)
  assert.equal(resolver.isFamiliar(token), false)
})

for (const [way, forget] of Object.entries(ways)) {
  test(`A session is forgotten ${way}, also one that is being asked about`, async () => {
    const { asked, sessions, resolver, hold } = resolverAt()
    await resolver.resolve(token, by('r'))
    forget(resolver)
    assert.equal(resolver.peek(token), undefined)
    sessions.delete(token)
    await resolver.resolve(token, by('r'))
    assert.equal(resolver.peek(token)?.state, 'none')
    forget(resolver)
    assert.equal(resolver.peek(token), undefined, 'that nobody is behind it is forgotten too')
    sessions.set(token, session)
    const answer = hold()
    const early = resolver.resolve(token, by('early'))
    forget(resolver)
    assert.equal(resolver.isFamiliar(token), false)
    const late = resolver.resolve(token, by('late'))
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
  const found = resolver.resolve(token, by('r'))
  resolver.forget(token)
  answer()
  const resolved = await found
  assert.equal(resolved.state === 'found' && resolved.session.userId, 'u1')
  assert.ok(resolved.state === 'found' && resolved.tokenFor('jobs').split('.').length === 3)
  assert.equal(resolver.peek(token), undefined)
  sessions.delete(token)
  const again = hold()
  const nobody = resolver.resolve(token, by('r'))
  resolver.forget(token)
  again()
  assert.deepEqual([await nobody, resolver.peek(token)], [{ state: 'none' }, undefined])
})

test('A token is signed once in half its life, and anew when anything about the session changed', async () => {
  const { clock, sessions, resolver } = resolverAt(60_000)
  const signed = async (ask = true) => {
    const resolved = ask ? await resolver.resolve(token, by('r')) : resolver.peek(token)
    return resolved?.state === 'found' ? resolved.tokenFor('jobs') : ''
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

test('Each service gets a token of its own, signed once, and what it did not ask for lately is not kept', async () => {
  const { clock, resolver } = resolverAt(600_000)
  const found = await resolver.resolve(token, by('r'))
  assert.ok(found.state === 'found')
  const audience = async (signed: string) =>
    (await jwtVerify(signed, publicKey, { currentDate: new Date(clock.now) })).payload.aud
  const [jobs, report] = [found.tokenFor('jobs'), found.tokenFor('report')]
  assert.deepEqual([await audience(jobs), await audience(report)], ['jobs', 'report'])
  clock.now += 20_000
  assert.deepEqual([found.tokenFor('jobs'), found.tokenFor('report')], [jobs, report], 'in turns, without signing again')
  clock.now += 10_000
  const later = found.tokenFor('jobs')
  assert.notEqual(later, jobs)
  clock.now -= 1
  assert.equal(found.tokenFor('jobs'), later)
  assert.notEqual(found.tokenFor('report'), report, 'dropped when the other one was signed anew')
})

test('What was signed and remembered by a clock that ran ahead is over once the clock is set right', async () => {
  const { clock, asked, sessions, resolver } = resolverAt()
  const right = clock.now
  const stranger = 'nobody-has-this-token'
  clock.now += 3_600_000
  const ahead = await resolver.resolve(token, by('r'))
  await resolver.resolve(stranger, by('r'))
  assert.ok(ahead.state === 'found')
  const early = ahead.tokenFor('jobs')
  clock.now = right + 15_000
  const { payload } = await jwtVerify(ahead.tokenFor('jobs'), publicKey, { currentDate: new Date(clock.now) })
  assert.equal(payload.iat, Math.floor(clock.now / 1_000))
  assert.notEqual(ahead.tokenFor('jobs'), early)
  assert.deepEqual([resolver.peek(token), resolver.peek(stranger)], [undefined, undefined])
  sessions.set(token, { ...session, tier: 'free' })
  await resolver.resolve(token, by('later'))
  assert.deepEqual(asked.slice(2), [`${token} later`])
})

test('A question that was forgotten ends without ending the one after it', async () => {
  const { resolver, hold } = resolverAt()
  const answerEarly = hold()
  const early = resolver.resolve(token, by('early'))
  resolver.forget(token)
  const answerLate = hold()
  const late = resolver.resolve(token, by('late'))
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
  for (const each of [one, two, one, three]) await resolver.resolve(each, by('r'))
  assert.deepEqual([one, two, three].map(state), ['found', undefined, 'found'])
  const madeUp = (at: number) => `made-up-token-number-${at}`
  for (const at of [0, 1, 0]) await resolver.resolve(madeUp(at), by('r'))
  for (let at = 2; at <= 5_000; at++) await resolver.resolve(madeUp(at), by('r'))
  assert.deepEqual(
    [0, 1, 2].map((at) => state(madeUp(at))),
    ['none', undefined, 'none'],
  )
  assert.deepEqual([one, three].map(state), ['found', 'found'])
})
