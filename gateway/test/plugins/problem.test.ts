import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { sendProblem } from '../../plugins/waymark/problem.ts'
import { until } from '../support/ports.ts'

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
