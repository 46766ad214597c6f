import assert from 'node:assert/strict'
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { type TestContext, test } from 'node:test'
import { createSample } from '../support/sample-http.ts'

/** A caller who keeps one connection, and a service that is then asked over it. */
async function kept(context: TestContext, lingerMs: number) {
  const http = createSample({ lingerMs })
  const { port } = await http.listen({ host: '127.0.0.1', port: 0 })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  context.after(async () => {
    agent.destroy()
    await http.close()
  })
  const write = async () => {
    const headers = { 'content-type': 'application/json' }
    const asked = request({ agent, port, host: '127.0.0.1', method: 'POST', path: '/api/bytes', headers }).end('{}')
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    answer.resume()
    await once(answer, 'end')
    return { status: answer.statusCode, connection: answer.headers.connection, again: asked.reusedSocket }
  }
  assert.deepEqual(await write(), { status: 200, connection: 'keep-alive', again: false })
  // The agent puts the connection back a moment after the answer.
  await new Promise((resolve) => setTimeout(resolve, 50))
  return { write, close: () => http.close() }
}

test('a write on its way over a kept connection to a service that leaves is answered, as the last one there', async (context) => {
  const { write, close } = await kept(context, 60_000)
  const began = Date.now()
  const closed = close()
  assert.deepEqual(await write(), { status: 200, connection: 'close', again: true })
  await closed
  assert.ok(Date.now() - began < 30_000, 'nobody is left to wait for')
})

test('a kept connection that nobody uses holds the end up no longer than was said', async (context) => {
  const { close } = await kept(context, 300)
  const began = Date.now()
  await close()
  const took = Date.now() - began
  assert.ok(took >= 290 && took < 20_000, `${took} ms`)
})
