import assert from 'node:assert/strict'
import { constants, createServer } from 'node:http2'
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net'
import { after, test } from 'node:test'
import { AppError } from '@waymark/kit/errors'
import { createLog } from '@waymark/kit/log'
import { createMetrics } from '@waymark/kit/metrics'
import { currentTrace, withTrace } from '@waymark/kit/tracing'
import { createGrpcClient } from '@waymark/service/grpc/client'
import { HEALTH } from '@waymark/service/grpc/health'
import { createGrpcServer, type GrpcHandlers, type GrpcServer } from '@waymark/service/grpc/server'
import { until } from '@waymark/testing/wait'

type Question = { how: string }
type Reply = { text: string }
/** As ts-proto writes it, with JSON on the wire. */
const method = <N extends string>(name: N) => ({
  path: `/test.v1.SampleService/${name}` as const,
  requestStream: false as const,
  responseStream: false as const,
  requestSerialize: (value: Question): Buffer => Buffer.from(JSON.stringify(value)),
  requestDeserialize: (bytes: Buffer): Question => JSON.parse(bytes.toString()),
  responseSerialize: (value: Reply): Buffer => Buffer.from(JSON.stringify(value)),
  responseDeserialize: (bytes: Buffer): Reply => JSON.parse(bytes.toString()),
})
const SampleService = { ask: method('Ask'), relay: method('Relay') } as const

const lines: { level: string; err?: { message: string } }[] = []
const log = createLog({ service: 'test', destination: { write: (line) => void lines.push(JSON.parse(line)) } })
const metrics = createMetrics({ service: 'test', processMetrics: false })
const open: { close(): unknown }[] = []
after(() => Promise.all(open.map((one) => one.close())))

let aborted = 0
let ready = true
const answers: Record<string, (signal: AbortSignal) => Promise<Reply> | Reply> = {
  plain: () => ({ text: 'fine' }),
  trace: () => ({ text: `${currentTrace()?.traceId} ${currentTrace()?.requestId}` }),
  missing: () => {
    throw new AppError('gone', 'That link has ended.')
  },
  broken: () => {
    throw new Error('the inner secret')
  },
  hang: (signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve({ text: String(++aborted) }))),
  slow: () => new Promise((resolve) => setTimeout(() => resolve({ text: 'late' }), 300)),
}

async function serve(
  port = 0,
  handlers: GrpcHandlers<typeof SampleService> = sample,
): Promise<{ server: GrpcServer; address: string; port: number }> {
  const server = createGrpcServer({ log, metrics, ready: () => ready })
  server.add(SampleService, handlers)
  const bound = await server.listen({ host: '127.0.0.1', port })
  open.push(server)
  return { server, address: `127.0.0.1:${bound}`, port: bound }
}
const sample: GrpcHandlers<typeof SampleService> = {
  ask: ({ how }, { signal }) => answers[how]?.(signal) ?? { text: '' },
  relay: () => ({ text: '' }),
}
function clientOf(address: string, deadlineMs?: number) {
  const client = createGrpcClient(SampleService, { address, idempotent: ['ask'], metrics, ...(deadlineMs ? { deadlineMs } : {}) })
  open.push(client)
  return client
}

const { address } = await serve()
const client = clientOf(address)
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'ok',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )

test('a call is answered, and trace and request id travel with it', async () => {
  assert.deepEqual(await client.ask({ how: 'plain' }), { text: 'fine' })
  const parent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  const answer = await withTrace({ parent, requestId: 'request-1' }, () => client.ask({ how: 'trace' }))
  assert.equal(answer.text, '0af7651916cd43dd8448eb211c80319c request-1')
})

test('a known failure arrives with its own code and sentence', async () => {
  await assert.rejects(
    client.ask({ how: 'missing' }),
    (error) => error instanceof AppError && error.code === 'gone' && error.detail === 'That link has ended.',
  )
})

test('an unknown failure is internal, its text stays in the log of the callee, once', async () => {
  const before = lines.length
  await assert.rejects(
    client.ask({ how: 'broken' }),
    (error) => error instanceof AppError && error.code === 'internal' && !error.message.includes('secret'),
  )
  assert.deepEqual(
    lines.slice(before).map(({ level, err }) => [level, err?.message]),
    [['error', 'the inner secret']],
  )
})

test('a call that is late is unavailable, and the callee is told to stop', async () => {
  const before = aborted
  assert.equal(await codeOf(client.ask({ how: 'hang' }, { deadlineMs: 100 })), 'unavailable')
  await until('the callee to be told', () => aborted === before + 1)
})

test('a caller can give up', async () => {
  const before = aborted
  const giveUp = new AbortController()
  const call = codeOf(client.ask({ how: 'hang' }, { signal: giveUp.signal }))
  setTimeout(() => giveUp.abort(), 50)
  assert.equal(await call, 'unavailable')
  await until('the callee to be told', () => aborted === before + 1)
})

test('nobody waits longer for a sibling than the caller waits for us', async () => {
  const before = aborted
  const middle = await serve(0, { ...sample, relay: () => client.ask({ how: 'hang' }, { deadlineMs: 60_000 }) })
  assert.equal(await codeOf(clientOf(middle.address).relay({ how: '' }, { deadlineMs: 100 })), 'unavailable')
  await until('the last in the chain to be told', () => aborted === before + 1)
})

test('a sibling that is away is unavailable at once, and is found again when it is back', async () => {
  const first = await serve()
  const caller = clientOf(first.address)
  assert.equal(await codeOf(caller.ask({ how: 'plain' })), 'ok')
  await first.server.close()
  assert.equal(await codeOf(caller.relay({ how: '' })), 'unavailable')
  await serve(first.port)
  await until('the sibling to be found', async () => (await codeOf(caller.ask({ how: 'plain' }))) === 'ok', 15_000)
})

test('a stream that is cut off without a word is a sibling that is away, not a fault of ours', async () => {
  const server = createServer()
  server.on('stream', (stream) => stream.close(constants.NGHTTP2_NO_ERROR))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push({ close: () => server.close() })
  const { port } = server.address() as AddressInfo
  const client = createGrpcClient(SampleService, { address: `127.0.0.1:${port}` })
  open.push(client)
  await assert.rejects(client.ask({ how: 'plain' }), (error) => {
    assert.ok(error instanceof AppError)
    assert.match(String((error.cause as Error).message), /RST_STREAM/)
    return error.code === 'unavailable'
  })
})

test('closing lets a running call finish', async () => {
  const { server, address } = await serve()
  const running = clientOf(address).ask({ how: 'slow' })
  await new Promise((resolve) => setTimeout(resolve, 100))
  await server.close()
  assert.deepEqual(await running, { text: 'late' })
})

test('health follows readiness', async () => {
  const health = createGrpcClient(HEALTH, { address })
  open.push(health)
  assert.deepEqual(await health.check({ service: '' }), { status: 1 })
  ready = false
  assert.deepEqual(await health.check({ service: 'waymark' }), { status: 2 })
  ready = true
})

test('a method without a handler is refused at start', () => {
  const server = createGrpcServer({ log, metrics })
  const incomplete = JSON.parse('{}')
  assert.throws(() => server.add(SampleService, incomplete), /Ask|ask/)
})

test('calls are counted on both sides', async () => {
  const { values } = await metrics.grpc.get()
  const counted = (side: string, status: string) =>
    values.some(
      ({ labels, value, metricName }) =>
        metricName?.endsWith('_count') && labels.side === side && labels.status === status && value > 0,
    )
  assert.deepEqual(
    [counted('server', 'OK'), counted('client', 'OK'), counted('client', 'DEADLINE_EXCEEDED'), counted('server', 'INTERNAL')],
    [true, true, true, true],
  )
})

test('a connection that has become old is replaced, and no call is lost by it', async () => {
  const server = createGrpcServer({ log, metrics, connectionAgeMs: 200 })
  server.add(SampleService, sample)
  const port = await server.listen({ host: '127.0.0.1', port: 0 })
  open.push(server)
  let connections = 0
  const between = createTcpServer((socket) => {
    connections += 1
    const onward = connect(port, '127.0.0.1')
    socket.on('error', () => onward.destroy()).pipe(onward)
    onward.on('error', () => socket.destroy()).pipe(socket)
  })
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve))
  open.push(between)
  const client = createGrpcClient(SampleService, { address: `127.0.0.1:${(between.address() as AddressInfo).port}`, metrics })
  open.push(client)
  await until('a third connection', async () => {
    assert.equal((await client.ask({ how: 'plain' })).text, 'fine')
    return connections >= 3
  })
})
