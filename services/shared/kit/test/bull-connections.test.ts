import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { after, test } from 'node:test'
import { bullConnections } from '@waymark/kit/bull-connections'
import { startInfra } from '@waymark/testing/infra'
import { until } from '@waymark/testing/wait'

const infra = await startInfra({})
after(() => infra.stop())

/** What stands before a Redis and closes so many connections at their first words, as a proxy does whose server is away. */
async function openProxy(port: number, refusals: number) {
  const open = new Set<Socket>()
  let refused = 0
  const proxy = createServer((caller) => {
    open.add(caller)
    caller.on('error', () => undefined)
    if (refused < refusals) {
      refused++
      return void caller.once('data', () => caller.destroy())
    }
    const server = connect(port, '127.0.0.1')
    open.add(server)
    server.on('error', () => caller.destroy())
    caller.pipe(server).pipe(caller)
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    port: (proxy.address() as AddressInfo).port,
    refused: () => refused,
    close() {
      proxy.close()
      for (const socket of open) socket.destroy()
    },
  }
}

for (const type of ['client', 'subscriber', 'bclient'] as const)
  test(`a connection of a queue (${type}) that is closed while it greets is opened again until it holds`, async (context) => {
    const redis = await infra.startRedis()
    const proxy = await openProxy(redis.port, 3)
    const url = new URL(redis.url)
    url.port = String(proxy.port)
    const connections = bullConnections(url.href)
    context.after(() => {
      connections.close()
      proxy.close()
    })
    const connection = connections.create(type)
    connection.on('error', () => undefined)
    const answers = () => Promise.race([connection.ping(), late()])
    await until('an answer', async () => (await answers().catch(() => '')) === 'PONG', 8_000)
    assert.equal(proxy.refused(), 3)
  })

/** A command waits for ever on a connection that is never opened again. */
async function late(): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, 2_000).unref())
  return 'late'
}
