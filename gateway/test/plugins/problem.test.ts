import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import type { Refusal } from '../../plugins/waymark/exchange.ts'
import { sendProblem } from '../../plugins/waymark/problem.ts'
import { until } from '../support/ports.ts'
import { serve } from '../support/served.ts'

test('Who asks for the head and sends a body is answered at once, and may finish sending for a moment', async (t) => {
  const refusal = { status: 400, detail: 'A request that only reads has no body.', close: true }
  const server = createServer((req, res) => sendProblem(req, res, refusal, false)).listen(0, '127.0.0.1')
  await until(() => server.listening, 'the server listens')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  t.after(() => {
    socket.destroy()
    server.close()
  })
  let text = ''
  let ended = false
  socket.on('data', (bytes) => (text += bytes))
  socket.on('end', () => (ended = true))
  socket.write('HEAD / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n')
  await until(() => text.includes('\r\n\r\n'), 'the head has come')
  await wait(100)
  assert.match(text, /^HTTP\/1\.1 400 /)
  assert.equal(ended, false)
  socket.write('0\r\n\r\n')
  await until(() => ended, 'the connection ends with the body')
  assert.match(text, /\r\n\r\n$/)
})

test('Only who still has a body to send to a refusal that closes is left time for it', async (t) => {
  const closing: Refusal = { status: 413, detail: 'No.', close: true }
  const staying: Refusal = { status: 413, detail: 'No.' }
  const endedAtOnce: Record<string, boolean> = {}
  const served = await serve(async (req, res) => {
    if (req.url === '/read') for await (const _part of req);
    sendProblem(req, res, req.url === '/stays' ? staying : closing, false)
    endedAtOnce[req.url!] = res.writableEnded
    req.resume()
  })
  t.after(served.stop)
  for (const path of ['/read', '/unread', '/stays'])
    assert.equal((await fetch(`${served.url}${path}`, { method: 'POST', body: 'a' })).status, 413, path)
  assert.deepEqual(endedAtOnce, { '/read': true, '/unread': false, '/stays': true })
})

test('What is still sent is read to 16 MiB, and the byte after them ends the answer', async (t) => {
  const ended: boolean[] = []
  const served = await serve((req, res) => {
    sendProblem(req, res, { status: 413, detail: 'No.', close: true }, false)
    for (const size of [16 * 1_048_576, 1]) {
      req.emit('data', Buffer.alloc(size))
      ended.push(res.writableEnded)
    }
  })
  t.after(served.stop)
  assert.equal((await fetch(served.url, { method: 'POST', body: 'a' })).status, 413)
  assert.deepEqual(ended, [false, true])
})

test('Below the links of mails a browser is refused with a page, whoever else with a problem', async (t) => {
  let refusal: Refusal = { status: 400, detail: 'No.' }
  const server = createServer((req, res) => sendProblem(req, res, refusal, false)).listen(0, '127.0.0.1')
  await until(() => server.listening, 'the server listens')
  t.after(() => server.close())
  const ask = async (path: string, accept?: string) => {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
      headers: accept ? { accept } : {},
    })
    return { status: answer.status, type: answer.headers.get('content-type'), headers: answer.headers, text: await answer.text() }
  }
  const browser = 'text/html,*/*'
  for (const path of ['/api/r', '/api/r?x', '/api/r/token', '/api/r/token/download']) {
    const { status, type, text } = await ask(path, browser)
    assert.deepEqual([status, type], [400, 'text/html; charset=utf-8'], path)
    assert.match(
      text,
      /<title>This link does not work · Waymark<\/title>.*<p>It is not complete\. Please open the link in the mail/s,
    )
  }
  for (const [path, accept] of [
    ['/api/reports/1', browser],
    ['/x/api/r/token', browser],
    ['/api/r/token', 'application/json'],
    ['/api/r/token', undefined],
  ] as const)
    assert.equal((await ask(path, accept)).type, 'application/problem+json', path)

  const { headers } = await ask('/api/r/token', browser)
  assert.match(headers.get('content-security-policy') ?? '', /^default-src 'none'; style-src 'sha256-[^']{44}'; base-uri 'none'/)
  assert.equal(headers.get('referrer-policy'), 'no-referrer')
  assert.equal(headers.get('x-robots-tag'), 'noindex')
  assert.equal(headers.get('x-frame-options'), 'DENY')
  assert.equal(headers.get('cache-control'), 'no-store')

  refusal = { status: 404, detail: 'There is nothing at this address.' }
  assert.match((await ask('/api/r/token', browser)).text, /<h1>This link does not work<\/h1>/)
  refusal = { status: 429, detail: 'Too many requests.', headers: { 'retry-after': '7' } }
  const busy = await ask('/api/r/token', browser)
  assert.deepEqual([busy.status, busy.headers.get('retry-after')], [429, '7'])
  assert.match(busy.text, /<h1>This cannot be done right now<\/h1><p>Too many requests\.<\/p>/)
})
