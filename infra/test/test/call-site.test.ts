import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { after, before, test } from 'node:test'
import { callSite } from '../../e2e/support/call-site.ts'

const server = createServer(async (asked, answer) => {
  const { method, url, headers, socket } = asked
  const seen = { method, url, from: socket.remoteAddress, type: headers['content-type'], cookie: headers.cookie }
  const type = url === '/text' ? 'text/plain' : 'application/json; charset=utf-8'
  answer.writeHead(201, { 'content-type': type, 'set-cookie': ['a=1; Path=/', 'b=2'] })
  answer.end(url === '/text' ? '{half' : JSON.stringify({ ...seen, origin: headers.origin, body: await text(asked) }))
})
let site = ''
before(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  site = `http://localhost:${(server.address() as AddressInfo).port}`
})
after(() => {
  server.close()
  server.closeAllConnections()
})

test('a call is made as a browser makes it: an object as JSON, a text as what it is said to be, from an address of its own', async () => {
  const call = { method: 'DELETE', path: '/x?y=1', cookie: 'c=3', from: '127.0.9.9', alone: true }
  const { status, type, cookie, json } = await callSite(site, { ...call, body: { z: 1 } })
  assert.deepEqual([status, type, cookie], [201, 'application/json', 'a=1; b=2'])
  const sent = { method: 'DELETE', url: '/x?y=1', from: '127.0.9.9', cookie: 'c=3', origin: site }
  assert.deepEqual(json, { ...sent, type: 'application/json', body: '{"z":1}' })
  const form = await callSite(site, { ...call, body: 'a=1', type: 'application/x-www-form-urlencoded' })
  assert.deepEqual(form.json, { ...sent, type: 'application/x-www-form-urlencoded', body: 'a=1' })
})

test('without a body no type is named, and what is no JSON stays a text', async () => {
  assert.equal((await callSite(site, { method: 'GET', path: '/' })).text.includes('"type"'), false)
  assert.equal((await callSite(site, { method: 'GET', path: '/text' })).json, '{half')
})
