import assert from 'node:assert/strict'
import { test } from 'node:test'
import { check } from '@waymark/kit/decode'
import { linkKeysOf, otherSecrets } from '../../src/data/links/link-keys.ts'
import { linkToken, readLinkToken } from '../../src/data/links/link-token.ts'
import { backoffMs } from '../../src/domain/backoff.ts'
import { linkPage } from '../../src/http/link-page.ts'
import { composeMail } from '../../src/tasks/mail/compose-mail.ts'

const keys = { current: 'k2', secrets: { k1: 'old secret', k2: 'new secret' } }
const id = '0199a1b2-c3d4-7e5f-8a6b-123456789abc'

test('a link opens only with the token that we made', () => {
  const token = linkToken(id, 'k2', keys)
  assert.equal(readLinkToken(token, keys), id)
  assert.equal(readLinkToken(linkToken(id, 'k1', keys), keys), id, 'an older key still opens its links')
  const other = id.replace('abc', 'abd')
  for (const bad of [
    '',
    'k2',
    `k2.${id}`,
    `k2.${id}.`,
    `k2.${other}.${token.split('.')[2]}`,
    `k1.${id}.${token.split('.')[2]}`,
    `${token}.x`,
    `k3.${id}.abc`,
    `${token}A`,
  ]) {
    assert.equal(readLinkToken(bad, keys), undefined, bad)
  }
  assert.ok(Buffer.from(token.split('.')[2] ?? '', 'base64url').length * 8 >= 256)
})

const base = {
  config: {
    PUBLIC_URL: 'https://waymark.example',
    LINK_DAYS: 7,
    GUEST_DAYS: 30,
    LINK_KEY_ID: 'k2',
    MAIL_FROM: 'Waymark <mail@waymark.example>',
    ABUSE_CONTACT: undefined,
  },
  keys,
  report: {
    id,
    reportType: 'ai_transition',
    pages: 29,
    createdAt: new Date('2026-11-21T10:00:00Z'),
    failureCode: null,
    userId: null,
  },
  recipient: 'guest@example.com',
  stopKey: 'the-key',
  pdf: new Uint8Array([1]),
}

test("a guest's mail holds link, attachment, reason and the way to erase, in text and HTML", () => {
  const mail = composeMail({ ...base, mail: { kind: 'report_ready', messageId: '<m@x>', linkId: id } })
  assert.equal(mail.subject, 'Your AI Transition report is ready')
  assert.equal(mail.attachment?.filename, 'waymark-ai-transition.pdf')
  const link = `https://waymark.example/api/r/${linkToken(id, 'k2', keys)}`
  for (const body of [mail.text, mail.html.replaceAll('&#x3D;', '=')]) {
    assert.ok(body.includes(link))
    assert.match(body, /29 pages/)
    assert.match(body, /You get this mail because this address was given/)
    assert.match(body, /erase your answers and the report after 30 days/)
    assert.match(body, /works for 7 days/)
    assert.ok(body.includes('https://waymark.example/api/mail/the-key'))
    assert.match(body, /report misuse of this address:.*mail@waymark\.example/)
  }
  assert.equal(/<img|<script/.test(mail.html), false, 'no tracking')
})

test("a member's mail leads to the page and holds no file", () => {
  const mail = composeMail({
    ...base,
    report: { ...base.report, userId: 'u' },
    pdf: undefined,
    mail: { kind: 'report_ready', messageId: '<m@x>', linkId: null },
  })
  assert.equal(mail.attachment, undefined)
  assert.ok(mail.text.includes(`https://waymark.example/reports/${id}`))
})

test('a failure mail says what is safe and why', () => {
  const mail = composeMail({
    ...base,
    report: { ...base.report, failureCode: 'render' },
    mail: { kind: 'report_failed', messageId: '<m@x>', linkId: null },
  })
  assert.match(mail.text, /Your answers are safe/)
})

test('link pages escape what they show and hold no script', () => {
  const report = {
    id,
    title: '<img src=x onerror=alert(1)>',
    reportType: 'career_change',
    status: 'delivered',
    paid: false,
    createdAt: '2026-11-21T10:00:00Z',
  } as const
  for (const kind of ['open', 'over', 'sent', 'enough', 'confirm', 'erased', 'stopped'] as const) {
    const page = linkPage(kind, { token: '"><script>', report, until: new Date() })
    assert.equal(/<script|<img/.test(page), false, kind)
  }
})

test('waits double up to two minutes', () => {
  assert.deepEqual(
    [0, 1, 2, 7, 30].map((n) => backoffMs(n, 0)),
    [1000, 2000, 4000, 120_000, 120_000],
  )
  assert.equal(backoffMs(0, 1), 1250)
})

test('keys of links are named: the current one signs, the others open what they signed', () => {
  const next = { LINK_KEY_ID: 'k2', LINK_SECRET: 'the secret of now', LINK_OTHER_SECRETS: { k1: 'the secret before' } }
  const before = { current: 'k1', secrets: { k1: 'the secret before' } }
  assert.equal(readLinkToken(linkToken(id, 'k1', before), linkKeysOf(next)), id)
  assert.equal(readLinkToken(linkToken(id, 'k2', linkKeysOf(next)), before), undefined)
  assert.deepEqual(check(otherSecrets, 'k1:0123456789abcdef, k0:fedcba9876543210'), {
    ok: true,
    value: { k1: '0123456789abcdef', k0: 'fedcba9876543210' },
  })
  for (const bad of ['k1', 'k1:short', 'k.1:0123456789abcdef', 'k1:0123456789abcdef,'])
    assert.equal(check(otherSecrets, bad).ok, false, bad)
})
