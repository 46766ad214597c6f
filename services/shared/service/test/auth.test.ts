import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Identity, identityVerifier, readPublicKeys, verifyIdentity } from '@waymark/service/auth'
import { readPrivateKey, signIdentity, testIdentity } from '@waymark/testing/http'
import { SignJWT } from 'jose'

const keys = testIdentity('jobs')
const by = { keys: [keys.publicKey], audience: 'jobs' }
const signing = { key: readPrivateKey(keys.privateKeyPem), audience: 'jobs' }
const who: Identity = { userId: 'u', sessionId: 's', tier: 'premium', emailVerified: false }
const at = new Date('2026-01-01T00:00:00Z')
const later = (seconds: number) => new Date(at.getTime() + seconds * 1000)

test('a signed identity comes back whole, and ends after a minute', async () => {
  const token = await signIdentity(who, { ...signing, now: at })
  assert.deepEqual(await verifyIdentity(token, { ...by, now: later(50) }), who)
  assert.equal(await verifyIdentity(token, { ...by, now: later(70) }), undefined)
})

test('what is remembered ends with the token, and nobody else gets it', async () => {
  const verify = identityVerifier(by)
  const token = await signIdentity(who, { ...signing, now: at })
  assert.deepEqual(await verify(token, at), who)
  assert.deepEqual(await verify(token, later(30)), who)
  assert.equal(await verify(token, later(70)), undefined)
  assert.equal(await verify(`${token.slice(0, -4)}AAAA`, at), undefined)
})

test('a token made for one service is refused by another', async () => {
  const token = await signIdentity(who, { ...signing, audience: 'report' })
  assert.deepEqual(await verifyIdentity(token, { ...by, audience: 'report' }), who)
  for (const audience of ['jobs', 'report-worker', 'Report', ''])
    assert.equal(await identityVerifier({ ...by, audience })(token), undefined, audience)
})

test('another key, audience, life span or set of claims is refused', async () => {
  const other = testIdentity('jobs')
  const verify = (token: string, trusted = by) => verifyIdentity(token, { ...trusted, now: at })
  const signed = await signIdentity(who, { ...signing, now: at })
  assert.equal(await verify(signed, { ...by, keys: [other.publicKey] }), undefined)
  const sign = (claims: Record<string, unknown>, audience: string, seconds: number) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'EdDSA' })
      .setSubject('u')
      .setAudience(audience)
      .setExpirationTime(at.getTime() / 1000 + seconds)
      .sign(signing.key)
  const claims = { sid: 's', tier: 'free', ev: true }
  assert.ok(await verify(await sign(claims, 'jobs', 60)))
  assert.equal(await verify(await sign(claims, 'elsewhere', 60)), undefined)
  assert.equal(await verify(await sign(claims, 'jobs', 3_600)), undefined)
  assert.equal(await verify(await sign({ ...claims, tier: 'root' }, 'jobs', 60)), undefined)
})

test('the key may be PEM or one line of base64url', () => {
  const der = keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64url')
  assert.deepEqual(readPublicKeys(der)[0]?.export({ type: 'spki', format: 'pem' }), keys.publicKeyPem)
  assert.deepEqual(readPublicKeys(keys.publicKeyPem)[0]?.export({ type: 'spki', format: 'pem' }), keys.publicKeyPem)
})

test('while keys are being changed, a token of either key is good, and one of neither is not', async () => {
  const next = testIdentity('jobs')
  const der = next.publicKey.export({ type: 'spki', format: 'der' }).toString('base64url')
  const before = keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64url')
  const stranger = testIdentity('jobs')
  for (const both of [readPublicKeys(`${before}, ${der}`), readPublicKeys(`${keys.publicKeyPem}${next.publicKeyPem}`)]) {
    assert.equal(both.length, 2)
    for (const [signer, good] of [
      [keys, true],
      [next, true],
      [stranger, false],
    ] as const) {
      const token = (await signer.headersFor(who))['x-waymark-identity'] ?? ''
      assert.equal((await verifyIdentity(token, { ...by, keys: both })) !== undefined, good)
      assert.equal((await identityVerifier({ ...by, keys: both })(token)) !== undefined, good)
    }
  }
})
