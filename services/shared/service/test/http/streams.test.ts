import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request } from 'node:http'
import { after, before, test } from 'node:test'
import { until } from '@waymark/testing/wait'
import { createSample, state } from '../support/sample-http.ts'

const http = createSample()
let port = 0
before(async () => {
  port = (await http.listen({ host: '127.0.0.1', port: 0 })).port
})
after(() => http.close())

test('a stream resumes after the last event, and ends when the client goes', async () => {
  const asked = request({ port, host: '127.0.0.1', path: '/api/stream', headers: { 'last-event-id': '6' } }).end()
  const [response] = await once(asked, 'response')
  assert.match(response.headers['content-type'], /^text\/event-stream/)
  let received = ''
  response.on('data', (chunk: Buffer) => {
    received += chunk.toString()
  })
  await until('the event', () => received.includes('data:'))
  assert.match(received, /id: 7\nevent: step\ndata: {"after":"6","text":"a\\nb"}\n\n/)
  asked.destroy()
  await state.streamEnded
})

test('a client that left before its stream began is not streamed to', async (context) => {
  const other = createSample()
  context.after(() => other.close())
  let arrived = () => {}
  const waiting = new Promise<void>((resolve) => {
    arrived = resolve
  })
  const left = new Promise<void>((resolve) => {
    // Stands for whatever a request waits for before its handler, such as its identity.
    other.app.addHook('preHandler', async (request, reply) => {
      if (request.url !== '/api/stream') return
      arrived()
      await once(reply.raw, 'close')
      resolve()
    })
  })
  const at = await other.listen({ host: '127.0.0.1', port: 0 })
  state.signalOfStream = undefined
  const asked = request({ port: at.port, host: '127.0.0.1', path: '/api/stream' }).end()
  asked.on('error', () => undefined)
  await waiting
  asked.destroy()
  await left
  await until('the signal of the stream', () => state.signalOfStream?.aborted ?? false, 5_000)
})

test('closing ends open streams instead of waiting for them', async () => {
  const other = createSample()
  const at = await other.listen({ host: '127.0.0.1', port: 0 })
  const asked = request({ port: at.port, host: '127.0.0.1', path: '/api/stream' }).end()
  const [response] = await once(asked, 'response')
  response.resume()
  await Promise.all([once(response, 'end'), other.close()])
})
