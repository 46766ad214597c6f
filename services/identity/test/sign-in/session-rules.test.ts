import assert from 'node:assert/strict'
import type { IncomingHttpHeaders } from 'node:http'
import { describe, it } from 'node:test'
import { safeReturnTo } from '../../src/domain/return-to.ts'
import { askedFrom, isPrefetch } from '../../src/domain/same-site.ts'
import { hashToken, looksLikeToken, newToken } from '../../src/domain/secret-token.ts'
import { absoluteEnd, idleSince, isLive, needsTouch } from '../../src/domain/session-lifetime.ts'
import { confirmBy, dayBefore, remindUntil } from '../../src/domain/unconfirmed.ts'

const DAY = 86_400_000
const now = new Date('2026-11-22T10:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)

describe('a session', () => {
  const session = (seen: number, ends = 30 * DAY) => ({ lastSeenAt: later(-seen), expiresAt: later(ends) })

  it('lives seven days from when it was seen, and thirty in all', () => {
    assert.equal(isLive(session(7 * DAY - 1), now), true)
    assert.equal(isLive(session(7 * DAY), now), false)
    assert.equal(isLive(session(0, 1), now), true)
    assert.equal(isLive(session(0, 0), now), false)
    assert.deepEqual(absoluteEnd(now), later(30 * DAY))
    assert.deepEqual(idleSince(now), later(-7 * DAY))
  })

  it('is written down as seen once a minute', () => {
    assert.equal(needsTouch(session(59_999), now), false)
    assert.equal(needsTouch(session(60_000), now), true)
  })

  it('is known by a token of 256 bits, of which only the hash is kept', () => {
    const token = newToken()
    assert.equal(Buffer.from(token, 'base64url').length, 32)
    assert.notEqual(newToken(), token)
    assert.equal(looksLikeToken(token), true)
    for (const other of [undefined, '', `${token}x`, token.slice(1), `${token.slice(1)}.`, ` ${token}`])
      assert.equal(looksLikeToken(other), false)
    // printf abc | sha256sum
    assert.equal(hashToken('abc'), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })
})

describe('an unconfirmed account', () => {
  it('has seven days, and a reminder two days before', () => {
    assert.deepEqual(confirmBy(now), later(7 * DAY))
    assert.deepEqual(remindUntil(now), later(2 * DAY))
    assert.deepEqual(dayBefore(now), later(-DAY))
  })
})

describe('a request', () => {
  const site = 'https://waymark.example'
  const asked: [IncomingHttpHeaders, string][] = [
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, 'own-site'],
    [{ 'sec-fetch-site': 'none' }, 'own-site'],
    [{ 'sec-fetch-site': 'same-site', origin: site }, 'elsewhere'],
    [{ 'sec-fetch-site': 'cross-site' }, 'elsewhere'],
    [{ origin: site }, 'own-site'],
    [{ origin: 'https://evil.example', referer: `${site}/` }, 'elsewhere'],
    [{ referer: `${site}/skills` }, 'own-site'],
    [{ referer: 'nonsense' }, 'elsewhere'],
    [{ origin: 'null' }, 'elsewhere'],
    [{}, 'unknown'],
  ]
  for (const [headers, from] of asked)
    it(`with ${JSON.stringify(headers)} comes from ${from}`, () => assert.equal(askedFrom(headers, `${site}/`), from))

  it('that only fetches ahead is known by any of three headers', () => {
    for (const headers of [
      { 'sec-purpose': 'prefetch;prerender' },
      { purpose: 'Prefetch' },
      { 'x-moz': 'prefetch' },
      { 'sec-purpose': 'prerender' },
    ])
      assert.equal(isPrefetch(headers), true, JSON.stringify(headers))
    for (const headers of [{}, { purpose: 'navigate' }]) assert.equal(isPrefetch(headers), false)
  })
})

describe('the way back after signing in', () => {
  it('is a path of this site with its query and fragment', () => {
    for (const path of ['/', '/skills?tab=add#top', '/apiary', '/docs/api', '/%E0%A4%A', `/${'a'.repeat(1999)}`])
      assert.equal(safeReturnTo(path), path)
  })

  it('is the start for everything else', () => {
    const others = [
      undefined,
      '',
      'skills',
      '//evil.example',
      '//evil.example/jobs',
      '/\\evil.example',
      '/.//evil.example',
      'https://evil.example/',
      '/a\nb',
      '/a\u007fb',
    ]
    const api = ['/api', '/api/', '/api/logout', '/API/logout', '/%61pi/logout', '/api/%E0%A4%A', `/${'a'.repeat(2000)}`]
    for (const path of [...others, ...api]) assert.equal(safeReturnTo(path), '/', path)
  })
})
