import assert from 'node:assert/strict'
import { get, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { after, before, beforeEach, test } from 'node:test'
import { until } from './support/ports.ts'
import { startWorld, type TestGateway, type World } from './support/world.ts'

let world: World
let gateway: TestGateway

before(async () => {
  world = await startWorld()
  gateway = await world.startGateway({ UPSTREAM_TIMEOUT_MS: '600', WM_THROTTLE_STREAM: 'off' })
})
after(() => world.stop())
beforeEach(() => {
  world.service.answer = undefined
})

const eventsPath = '/api/reports/0193d5f0-0000-7000-8000-000000000000/events'

function open(path: string): Promise<{ res: IncomingMessage; text: () => string; leave: () => void }> {
  return new Promise((done, failed) => {
    const request = get(`${gateway.url}${path}`, { agent: false, headers: { accept: 'text/event-stream' } }, (res) => {
      let text = ''
      res.on('data', (chunk) => (text += chunk))
      res.on('error', () => {})
      done({ res, text: () => text, leave: () => request.destroy() })
    })
    request.once('error', failed)
  })
}

test('Events pass one by one as they are sent, also after a silence longer than the time for an answer', async () => {
  let send: (text: string) => void = () => {}
  world.service.answer = (_req, res) => {
    res.writeHead(200, { 'content-type': 'text/event-stream' })
    res.flushHeaders()
    send = (text) => res.write(text)
  }
  const stream = await open(eventsPath)
  assert.equal(stream.res.statusCode, 200, 'the header comes before the first event')
  assert.equal(stream.res.headers['content-type'], 'text/event-stream')
  send('id: 1\ndata: one\n\n')
  await until(() => stream.text() === 'id: 1\ndata: one\n\n', 'the first event is there')
  await new Promise((wake) => setTimeout(wake, 1_800))
  send('id: 2\ndata: two\n\n')
  await until(() => stream.text().endsWith('data: two\n\n'), 'the second event is there')
  stream.leave()
  await until(() => world.service.open === 0, 'the service knows that the client has gone')
})

test('The last event that was seen is passed on, so that a stream can go on', async () => {
  let lastEventId: string | string[] | undefined
  world.service.answer = (req, res) => {
    lastEventId = req.headers['last-event-id']
    res.writeHead(200, { 'content-type': 'text/event-stream' }).end('data: x\n\n')
  }
  await (await fetch(`${gateway.url}${eventsPath}`, { headers: { 'last-event-id': '41' } })).text()
  assert.equal(lastEventId, '41')
})

test('A client that goes away before the answer leaves no work running behind', async () => {
  const patient = await world.startGateway({ WM_THROTTLE_STREAM: 'off', MAX_STREAMS_A_PERSON: '500' })
  world.service.answer = () => {}
  const requests = Array.from({ length: 200 }, () => get(`${patient.url}${eventsPath}`, { agent: false }).on('error', () => {}))
  await until(() => world.service.open === 200, 'all requests are at the service')
  for (const request of requests) request.destroy()
  await until(() => world.service.open === 0, 'none is left', 3_000)
})

test('A client that goes away in the middle of a large answer ends it', async () => {
  world.service.answer = (_req, res) => {
    res.writeHead(200, { 'content-type': 'application/pdf' })
    const more = () => {
      while (!res.destroyed && res.write(Buffer.alloc(65_536)));
      res.once('drain', more)
    }
    more()
  }
  const outgoing = get(`${gateway.url}/api/occupations`, { agent: false })
  outgoing.on('error', () => {})
  const res = await new Promise<IncomingMessage>((done) => outgoing.once('response', done))
  await new Promise((done) => res.once('data', done))
  assert.equal(world.service.open, 1)
  outgoing.destroy()
  await until(() => world.service.open === 0, 'the service stopped')
})

test('A slow reader slows the service down instead of filling the memory', async () => {
  let sent = 0
  world.service.answer = (_req, res) => {
    res.writeHead(200, { 'content-type': 'application/octet-stream' })
    const more = () => {
      while (sent < 200 * 1_048_576) {
        sent += 65_536
        if (!res.write(Buffer.alloc(65_536))) break
      }
      if (!res.destroyed) res.once('drain', more)
    }
    more()
  }
  const request = get(`${gateway.url}/api/occupations`, { agent: false }, (res) => res.pause())
  request.on('error', () => {})
  await until(() => sent > 0, 'the answer has begun')
  let before = -1
  await until(async () => {
    before = sent
    await new Promise((wake) => setTimeout(wake, 300))
    return sent === before
  }, 'the service waits')
  assert.ok(sent < 40 * 1_048_576, `${sent} bytes were taken from the service`)
  request.destroy()
})

test('One person holds so many streams of events and no more, and a closed one makes room', async () => {
  const few = await world.startGateway({ MAX_STREAMS_A_PERSON: '2' })
  world.service.answer = (_req, res) => {
    res.writeHead(200, { 'content-type': 'text/event-stream' })
    res.flushHeaders()
  }
  const status = async (signal?: AbortSignal) => (await fetch(`${few.url}${eventsPath}`, { signal })).status
  const leaving = new AbortController()
  assert.deepEqual([await status(leaving.signal), await status(), await status()], [200, 200, 429])
  leaving.abort()
  await until(async () => (await status()) === 200, 'there is room again')
})

test('A client that goes away in the middle of a large upload ends the request at the service', async () => {
  let broken = false
  const listener = (req: IncomingMessage) => req.once('aborted', () => (broken = true))
  world.service.server.on('request', listener)
  const upload = request(`${gateway.url}/api/guest-assessment`, {
    method: 'POST',
    agent: false,
    headers: { 'content-length': 500_000 },
  })
  upload.on('error', () => {})
  upload.write(Buffer.alloc(200_000))
  await until(() => world.service.server.listenerCount('request') === 2, 'the service listens')
  await new Promise((wake) => setTimeout(wake, 300))
  upload.destroy()
  await until(() => broken, 'the service saw the end')
  world.service.server.off('request', listener)
})

test('An answer before the end of the upload comes through', async () => {
  const early = (_req: IncomingMessage, res: ServerResponse) => {
    if (!res.headersSent) res.writeHead(422, { 'content-type': 'application/json' }).end('{"early":true}')
  }
  world.service.server.prependListener('request', early)
  const answer = await new Promise<IncomingMessage>((done, failed) => {
    const options = { method: 'POST', agent: false, headers: { 'content-length': 500_000 } }
    const upload = request(`${gateway.url}/api/guest-assessment`, options, done)
    upload.once('error', failed)
    upload.write(Buffer.alloc(100_000))
  })
  world.service.server.off('request', early)
  assert.equal(answer.statusCode, 422)
  answer.destroy()
})
