import assert from 'node:assert/strict'
import { test } from 'node:test'
import { guestKeyOf } from '@waymark/service/auth'
import { guestCookie } from '../src/http/guest-cookie.ts'

const issued = 'I'.repeat(43)
const isIssued = async (key: string) => key === guestKeyOf(issued)
const under = (publicUrl: string, cookies: Record<string, string>) => guestCookie({ cookies, publicUrl, days: 30, isIssued })

test('under TLS the cookie is bound to the host, and one that a neighbour can plant is not taken on', async () => {
  const first = await under('https://waymark.test', {})
  assert.equal(first.cookie.name, '__Host-wm_guest')
  assert.equal(first.cookie.secure, true)
  assert.equal(first.guestKey, guestKeyOf(first.cookie.value))
  const kept = await under('https://waymark.test', { '__Host-wm_guest': issued })
  assert.equal(kept.cookie.value, issued)
  const planted = await under('https://waymark.test', { wm_guest: issued })
  assert.notEqual(planted.cookie.value, issued)
  assert.equal(planted.cookie.name, '__Host-wm_guest')
})

test('without TLS it has its bare name, and a value that was never given out is replaced', async () => {
  assert.equal((await under('http://localhost:8080', { wm_guest: issued })).cookie.value, issued)
  const chosen = await under('http://localhost:8080', { wm_guest: 'C'.repeat(43) })
  assert.notEqual(chosen.cookie.value, 'C'.repeat(43))
  assert.equal(chosen.cookie.name, 'wm_guest')
})
