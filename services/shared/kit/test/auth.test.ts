import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Identity, identityVerifier, readPrivateKey, readPublicKeys, signIdentity, verifyIdentity } from '@waymark/kit/auth'
import { testIdentity } from '@waymark/kit/testing/http'
import { SignJWT } from 'jose'

const keys = testIdentity()
const privateKey = readPrivateKey(keys.privateKeyPem)
const who: Identity = { userId: 'u', sessionId: 's', tier: 'premium', emailVerified: false }
const at = new Date('2026-01-01T00:00:00Z')
const later = (seconds: number) => new Date(at.getTime() + seconds * 1000)

test('a signed identity comes back whole, and ends after a minute', async () => {
  const token = await signIdentity(who, privateKey, at)
  assert.deepEqual(await verifyIdentity(token, [keys.publicKey], later(50)), who)
  assert.equal(await verifyIdentity(token, [keys.publicKey], later(70)), undefined)
})

test('what is remembered ends with the token, and nobody else gets it', async () => {
  const verify = identityVerifier([keys.publicKey])
  const token = await signIdentity(who, privateKey, at)
  assert.deepEqual(await verify(token, at), who)
  assert.deepEqual(await verify(token, later(30)), who)
  assert.equal(await verify(token, later(70)), undefined)
  assert.equal(await verify(`${token.slice(0, -4)}AAAA`, at), undefined)
})

test('another key, audience, life span or set of claims is refused', async () => {
  const other = testIdentity()
  assert.equal(await verifyIdentity(await signIdentity(who, privateKey, at), [other.publicKey], at), undefined)
  const sign = (claims: Record<string, unknown>, audience: string, seconds: number) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'EdDSA' })
      .setSubject('u')
      .setAudience(audience)
      .setExpirationTime(at.getTime() / 1000 + seconds)
      .sign(privateKey)
  const claims = { sid: 's', tier: 'free', ev: true }
  assert.ok(await verifyIdentity(await sign(claims, 'waymark', 60), [keys.publicKey], at))
  assert.equal(await verifyIdentity(await sign(claims, 'elsewhere', 60), [keys.publicKey], at), undefined)
  assert.equal(await verifyIdentity(await sign(claims, 'waymark', 3_600), [keys.publicKey], at), undefined)
  assert.equal(await verifyIdentity(await sign({ ...claims, tier: 'root' }, 'waymark', 60), [keys.publicKey], at), undefined)
})

test('the key may be PEM or one line of base64url', () => {
  const der = keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64url')
  assert.deepEqual(readPublicKeys(der)[0]?.export({ type: 'spki', format: 'pem' }), keys.publicKeyPem)
  assert.deepEqual(readPublicKeys(keys.publicKeyPem)[0]?.export({ type: 'spki', format: 'pem' }), keys.publicKeyPem)
})

test('while keys are being changed, a token of either key is good, and one of neither is not', async () => {
  const next = testIdentity()
  const der = next.publicKey.export({ type: 'spki', format: 'der' }).toString('base64url')
  const before = keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64url')
  const stranger = testIdentity()
  for (const both of [readPublicKeys(`${before}, ${der}`), readPublicKeys(`${keys.publicKeyPem}${next.publicKeyPem}`)]) {
    assert.equal(both.length, 2)
    for (const [signer, good] of [
      [keys, true],
      [next, true],
      [stranger, false],
    ] as const) {
      const token = (await signer.headersFor(who))['x-waymark-identity'] ?? ''
      assert.equal((await verifyIdentity(token, both)) !== undefined, good)
      assert.equal((await identityVerifier(both)(token)) !== undefined, good)
    }
  }
})
