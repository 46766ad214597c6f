import assert from 'node:assert/strict'
import { get, type ServerResponse } from 'node:http'
import { test } from 'node:test'
import { freePort, until } from '../support/ports.ts'
import { problem, proxyWorld } from '../support/proxied.ts'
import { serve } from '../support/served.ts'

const world = proxyWorld()

function openEvents(
  url: string,
): Promise<{ text: () => string; ended: () => boolean; broken: () => boolean; leave: () => void }> {
  return new Promise((done, failed) => {
    const outgoing = get(url, { agent: false }, (res) => {
      let text = ''
      let ended = false
      let broken = false
      res.on('data', (chunk) => (text += chunk))
      res.on('error', () => (broken = true))
      res.on('end', () => (ended = true))
      done({ text: () => text, ended: () => ended, broken: () => broken, leave: () => outgoing.destroy() })
    })
    outgoing.once('error', failed)
  })
}

test('The header of a stream comes before its first event, and streams end cleanly when the gateway goes down', async () => {
  const { url, finishStreams } = await world.proxied()
  const sent: ServerResponse[] = []
  world.service.answer = (_req, res) => {
    res.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
    res.flushHeaders()
    sent.push(res)
  }
  const [one, left] = [await openEvents(`${url}/events`), await openEvents(`${url}/events`)]
  sent[0]!.write('data: 1\n\n')
  await until(() => one.text() === 'data: 1\n\n', 'the event has come')
  left.leave()
  await until(() => world.service.open === 1, 'the service knows that one has gone')
  finishStreams()
  await until(() => one.ended(), 'the stream has ended')
  await until(() => world.service.open === 0, 'the service stops')
  assert.equal(one.broken(), false)
})

test('A stream that has no answer yet is refused when the gateway goes down, and its service is told', async () => {
  const { url, finishStreams } = await world.proxied()
  world.service.answer = () => {}
  const waiting = fetch(`${url}/events`)
  await until(() => world.service.open === 1, 'it is at the service')
  finishStreams()
  const answer = await waiting
  assert.deepEqual([answer.headers.get('retry-after'), answer.headers.get('connection')], ['1', 'close'])
  assert.deepEqual(await problem(answer), {
    status: 503,
    detail: 'This part of the site is being restarted. Please try again shortly.',
  })
  await until(() => world.service.open === 0, 'the service stops')
})

test('A stream that waits for its service to come back is given up when the gateway goes down', async () => {
  const port = await freePort()
  const { url, finishStreams } = await world.proxied({ jobs: `http://127.0.0.1:${port}`, connectRetryMs: 60_000 })
  const waiting = fetch(`${url}/events`)
  await new Promise((wake) => setTimeout(wake, 200))
  finishStreams()
  assert.equal((await waiting).status, 503)
  let asked = 0
  const back = await serve((_req, res) => {
    asked++
    res.end()
  }, port)
  await new Promise((wake) => setTimeout(wake, 800))
  assert.equal(asked, 0)
  await back.stop()
})

test('Only streams are ended', async () => {
  const { url, finishStreams } = await world.proxied()
  world.service.answer = (_req, res) => setTimeout(() => res.end('whole'), 100)
  const answer = fetch(`${url}/x`)
  await until(() => world.service.open === 1, 'it is at the service')
  finishStreams()
  assert.equal(await (await answer).text(), 'whole')
})
