import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { problemBody, sendProblem } from '../../plugins/waymark/answer/problem.ts'
import type { Refusal } from '../../plugins/waymark/exchange.ts'
import { exchangeOf } from '../support/exchange.ts'
import { until } from '../support/ports.ts'
import { sendRaw } from '../support/raw.ts'
import { serve } from '../support/served.ts'

test('A problem is written as RFC 9457 has it', () => {
  assert.deepEqual(JSON.parse(problemBody(404, 'Nothing.', 'r1')), {
    ...{ type: 'about:blank', title: 'Not Found', status: 404 },
    ...{ detail: 'Nothing.', requestId: 'r1' },
  })
  assert.equal(JSON.parse(problemBody(599, 'x', 'r')).title, 'Error')
})

test('A refusal is the whole answer, with the id of its request and its headers', async () => {
  const exchange = exchangeOf()
  const refusal = { status: 429, detail: 'Später.', headers: { 'retry-after': '7' } }
  const served = await serve((req, res) => sendProblem(Object.assign(req, { exchange }), res, refusal, 'this host'))
  const answer = await fetch(served.url)
  assert.equal(answer.status, 429)
  const body = problemBody(429, 'Später.', exchange.requestId)
  assert.equal(await answer.text(), body)
  const headers = ['content-type', 'content-length', 'cache-control', 'x-request-id', 'retry-after', 'x-frame-options']
  assert.deepEqual(
    headers.map((name) => answer.headers.get(name)),
    ['application/problem+json', String(Buffer.byteLength(body)), 'no-store', exchange.requestId, '7', 'DENY'],
  )
  assert.match(answer.headers.get('content-security-policy') ?? '', /^default-src 'none'/)
  assert.equal(answer.headers.get('strict-transport-security'), 'max-age=31536000')
  assert.equal(answer.headers.get('connection'), 'keep-alive')
  assert.equal(exchange.refusal, refusal)
  const head = await sendRaw(served.port, 'HEAD / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  assert.deepEqual([head.status, head.body], [429, ''])
  await served.stop()
})

test('A refusal without an exchange has an id all the same', async () => {
  const served = await serve((req, res) => sendProblem(req, res, { status: 500, detail: 'x' }, false))
  const answer = await fetch(served.url)
  const { requestId } = (await answer.json()) as { requestId: string }
  assert.match(requestId, /^[\da-f-]{36}$/)
  assert.equal(answer.headers.get('x-request-id'), requestId)
  await served.stop()
})

test('Half an answer is cut off, so that nobody takes it for whole', async () => {
  const served = await serve((req, res) => {
    res.writeHead(200, { 'content-length': 100 })
    res.write('half', () => sendProblem(req, res, { status: 502, detail: 'x' }, false))
  })
  const answer = await fetch(served.url)
  await assert.rejects(answer.text())
  await served.stop()
})

const post = (length: number) => `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`
const tooLarge = { status: 413, detail: 'x', close: true }

/** The requests' names in the order in which their connections end: only who is waited for takes the whole moment. */
async function orderOf(port: number, requests: Readonly<Record<string, readonly string[]>>) {
  const order: string[] = []
  const answers = Object.entries(requests).map(async ([name, bytes]) => {
    const answer = await sendRaw(port, bytes, 20_000)
    order.push(name)
    return answer
  })
  return { answers: await Promise.all(answers), order }
}

test('Who is still sending gets the whole answer, is read for a moment, and then the connection ends', async () => {
  let taken = 0
  const served = await serve((req, res) => {
    req.on('data', (chunk: Buffer) => (taken += chunk.length))
    sendProblem(req, res, tooLarge, false)
  })
  const begun = performance.now()
  const { answers, order } = await orderOf(served.port, {
    unfinished: [post(400_000), 'a'.repeat(300_000)],
    finished: [post(400_000), 'a'.repeat(400_000)],
  })
  assert.deepEqual(order, ['finished', 'unfinished'])
  assert.ok(performance.now() - begun > 1_900)
  assert.equal(taken, 700_000)
  for (const { status, head, body } of answers) {
    assert.equal(status, 413)
    assert.match(head, /connection: close/i)
    assert.equal(JSON.parse(body).status, 413)
  }
  await served.stop()
})

test('A body without end is read to a bound, and one that has come already is not waited for', async () => {
  const served = await serve((req, res) => {
    if (req.url === '/read') req.resume().once('end', () => sendProblem(req, res, tooLarge, false))
    else sendProblem(req, res, tooLarge, false)
  })
  const large = 17 * 1_048_576
  const { answers, order } = await orderOf(served.port, {
    waited: [post(9), 'a'],
    endless: [post(large * 2), 'a'.repeat(large)],
    read: ['POST /read HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}'],
  })
  assert.equal(order.at(-1), 'waited')
  assert.equal(JSON.parse(answers[2]!.body).status, 413)
  await served.stop()
})

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
