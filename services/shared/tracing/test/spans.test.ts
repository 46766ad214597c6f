import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { openSpans } from '@waymark/tracing/spans'
import { readTraceparent, traceparentOf } from '@waymark/tracing/traceparent'

const parent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

test('a span is the child of the traceparent that it is given, and hands on its own', async () => {
  const spans = await openSpans({ service: 'one' })
  const span = spans.start('work', { parent, kind: 'server', attributes: { of: 'a test' } })
  const child = spans.start('part', { parent: traceparentOf(span) })
  child.end()
  span.end()
  const [part, work] = spans.recent()
  assert.equal(work?.traceId, '0af7651916cd43dd8448eb211c80319c')
  assert.equal(work.parentId, 'b7ad6b7169203331')
  assert.deepEqual([work.name, work.kind, work.service, work.attributes], ['work', 'server', 'one', { of: 'a test' }])
  assert.deepEqual([part?.traceId, part?.parentId], [work.traceId, work.spanId])
  assert.notEqual(work.spanId, 'b7ad6b7169203331')
})

test('without a parent, or with nonsense, a trace begins, with the id that was asked for once', async () => {
  const spans = await openSpans({ service: 'one' })
  const traceId = 'c'.repeat(32)
  for (const options of [{ traceId }, {}, { parent: 'nonsense' }, { parent: parent.replace('0af', '0AF') }])
    spans.start('root', options).end()
  const [asked, ...others] = spans.recent()
  assert.deepEqual([asked?.traceId, asked?.parentId], [traceId, undefined])
  for (const other of others) {
    assert.notEqual(other.traceId, traceId)
    assert.equal(other.parentId, undefined)
  }
  assert.equal(others.length, 3)
})

test('only the newest spans stay in memory', async () => {
  const spans = await openSpans({ service: 'one', most: 3 })
  for (const name of ['a', 'b']) spans.start(name).end()
  assert.deepEqual(
    spans.recent().map(({ name }) => name),
    ['a', 'b'],
  )
  for (const name of ['c', 'd', 'e']) spans.start(name).end()
  assert.deepEqual(
    spans.recent().map(({ name }) => name),
    ['c', 'd', 'e'],
  )
})

test('a share of nought records no trace that begins here, and those that began elsewhere', async () => {
  const spans = await openSpans({ service: 'one', share: 0 })
  const root = spans.start('root')
  root.end()
  assert.equal(traceparentOf(root).slice(-3), '-00')
  spans.start('child of an unrecorded one', { parent: traceparentOf(root) }).end()
  spans.start('child of a recorded one', { parent }).end()
  assert.deepEqual(
    spans.recent().map(({ name }) => name),
    ['child of a recorded one'],
  )
})

test('with an endpoint spans are sent there as OTLP, and a refusal of theirs is told', async () => {
  const bodies: string[] = []
  let status = 200
  const collector = createServer((request, response) => {
    request.setEncoding('utf8')
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      bodies.push(`${request.url} ${body}`)
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`
  try {
    const spans = await openSpans({ service: 'one', endpoint })
    spans.start('sent', { parent }).end()
    assert.deepEqual(spans.recent(), [])
    await spans.stop()
    assert.equal(bodies.length, 1)
    assert.match(bodies[0] ?? '', /^\/v1\/traces /)
    const sent = JSON.parse(bodies[0]?.slice('/v1/traces '.length) ?? '{}').resourceSpans[0]
    assert.deepEqual(sent.resource.attributes, [{ key: 'service.name', value: { stringValue: 'one' } }])
    const [{ traceId, parentSpanId, name }] = sent.scopeSpans[0].spans
    assert.deepEqual([traceId, parentSpanId, name], ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331', 'sent'])

    status = 400
    const faults: unknown[] = []
    const refused = await openSpans({ service: 'one', endpoint, onFault: (error) => faults.push(error) })
    refused.start('refused').end()
    await refused.stop()
    assert.equal(faults.length, 1)
  } finally {
    collector.close()
    collector.closeAllConnections()
  }
})

test('a traceparent is read as W3C writes it, and nothing else is', () => {
  assert.deepEqual(readTraceparent(parent), {
    traceId: '0af7651916cd43dd8448eb211c80319c',
    spanId: 'b7ad6b7169203331',
    traceFlags: 1,
    isRemote: true,
  })
  const wrong = [undefined, null, '', `x${parent}`, parent.replace('00-', '01-'), parent.replace(/[\da-f]{32}/, '0'.repeat(32))]
  for (const value of wrong) assert.equal(readTraceparent(value), undefined, String(value))
})

test('four thousand kept spans are two megabytes and no more: they hold what is shown, and one text of a statement', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const used = () => {
    collect()
    return process.memoryUsage().heapUsed
  }
  const spans = await openSpans({ service: 'small' })
  const text = 'select 1 '.repeat(40)
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text }
  const fill = (count: number) => {
    const parent = spans.start('request')
    for (let index = 0; index < count; index++)
      spans.start('SELECT', { parent: parent.spanContext(), kind: 'client', attributes }).end()
    parent.end()
  }
  fill(100)
  const before = used()
  fill(3_900)
  const each = (used() - before) / 3_900
  assert.equal(spans.recent().length, 4_000)
  assert.ok(each < 500, `${each.toFixed(0)} bytes a span`)
})
