import assert from 'node:assert/strict'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { after, before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { connectRedis, createRedis } from '@waymark/kit/redis'
import { quietLog as log } from '@waymark/testing/quiet-log'
import { until } from '@waymark/testing/wait'

/** A server that takes connections and never says a word: nobody ever gets further than connecting. */
const open = new Set<Socket>()
let taken = 0
const server = createServer((socket) => {
  taken++
  open.add(socket)
  socket.on('close', () => open.delete(socket)).resume()
})
before(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
after(() => {
  for (const socket of open) socket.destroy()
  server.close()
})

test('a client that is closed while it connects leaves no connection behind', async () => {
  const redis = createRedis({ url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`, name: 'test', log })
  const connected = connectRedis(redis, 50)
  redis.destroy()
  await connected
  await until('the connection is taken', async () => taken > 0, 5_000)
  await until('nothing is open', async () => open.size === 0, 5_000)
  await delay(200)
  assert.deepEqual({ taken, open: open.size }, { taken: 1, open: 0 }, 'and it is not tried again')
})
