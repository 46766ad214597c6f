import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { gcra } from '../plugins/waymark/throttle/gcra.ts'
import { createLocalThrottle } from '../plugins/waymark/throttle/local-throttle.ts'
import { until } from './support/ports.ts'
import { sessionToken, startWorld, type TestGateway, type World } from './support/world.ts'

let world: World
let gateway: TestGateway

before(async () => {
  world = await startWorld()
  // Every test is a client of its own: the address in front of a trusted proxy is what counts.
  gateway = await world.startGateway({ TRUSTED_PROXIES: '127.0.0.0/8', WM_THROTTLE_READ: '30/1m' })
})
after(() => world.stop())
beforeEach(() => {
  world.service.answer = undefined
})

let lastAddress = 0
const newAddress = () => `198.51.100.${++lastAddress}`

type Call = { address: string; cookie?: string }
const post = (path: string, { address, cookie }: Call) =>
  fetch(`${gateway.url}${path}`, {
    method: 'POST',
    body: '{}',
    headers: { 'x-forwarded-for': address, 'sec-fetch-site': 'same-origin', ...(cookie ? { cookie } : {}) },
  })

async function statusesOf(count: number, call: () => Promise<Response>): Promise<number[]> {
  const statuses: number[] = []
  for (let sent = 0; sent < count; sent++) statuses.push((await call()).status)
  return statuses
}

const passed = (statuses: number[]) => statuses.filter((status) => status === 200).length

test('The rate lets a whole quota through at once and then one a step', () => {
  const rate = { limit: 4, periodMs: 1_000 }
  let tat: number | undefined
  const take = (now: number) => {
    const verdict = gcra(tat, rate, now)
    tat = verdict.tat
    return verdict
  }
  assert.deepEqual(
    [take(0), take(0), take(0), take(0)].map(({ remaining }) => remaining),
    [3, 2, 1, 0],
  )
  assert.deepEqual([take(0).allowed, take(0).retryAfterMs], [false, 250])
  assert.equal(take(249).allowed, false)
  assert.equal(take(250).allowed, true)
  assert.equal(take(251).allowed, false)
  assert.equal(take(5_000).remaining, 3)
})

test('Counting in this process forgets who is long gone, not who is being counted', () => {
  const local = createLocalThrottle()
  const rate = { limit: 1, periodMs: 1_000 }
  for (let at = 0; at < 100_000; at++) local.take(`old-${at}`, rate, 0)
  assert.equal(local.take('new', rate, 2_000).allowed, true)
  assert.equal(local.take('new', rate, 2_000).allowed, false)
})

test('The 21st sign-in in a minute from one address is 429 with the headers that say when to come back', async () => {
  const address = newAddress()
  assert.equal(passed(await statusesOf(20, () => post('/api/login', { address }))), 20)
  const answer = await post('/api/login', { address })
  assert.equal(answer.status, 429)
  assert.match(answer.headers.get('content-type') ?? '', /problem\+json/)
  const after = Number(answer.headers.get('retry-after'))
  assert.ok(after >= 1 && after <= 3, String(after))
  assert.equal(answer.headers.get('ratelimit-policy'), '"sign-in";q=20;w=60')
  assert.equal(answer.headers.get('ratelimit'), `"sign-in";r=0;t=${after}`)
  assert.match(((await answer.json()) as { detail: string }).detail, /Try again in \d second/)
  assert.equal((await post('/api/login', { address: newAddress() })).status, 200, 'others are not touched')
})

test('A guest address gets 20 reports a day, a user 3 an hour wherever they are', async () => {
  const address = newAddress()
  assert.equal(passed(await statusesOf(22, () => post('/api/generate-guest-report', { address }))), 20)
  const cookie = `wm_session=${sessionToken}`
  assert.equal(passed(await statusesOf(4, () => post('/api/generate-report', { address: newAddress(), cookie }))), 3)
})

test('A report that the service refused does not use up a turn', async () => {
  const address = newAddress()
  world.service.answer = (_req, res) => res.writeHead(400).end('{}')
  await statusesOf(25, () => post('/api/generate-guest-report', { address }))
  world.service.answer = undefined
  await until(async () => (await post('/api/generate-guest-report', { address })).status === 200, 'a turn is given back')
})

test('Two gateways share their count', async () => {
  const other = await world.startGateway({ TRUSTED_PROXIES: '127.0.0.1' })
  const address = newAddress()
  await statusesOf(20, () => post('/api/login', { address }))
  const answer = await fetch(`${other.url}/api/login`, { method: 'POST', body: 'a', headers: { 'x-forwarded-for': address } })
  assert.equal(answer.status, 429)
  await other.stop()
})

test('Reading is throttled in the process and generously', async () => {
  const read = (address: string) => fetch(`${gateway.url}/api/occupations`, { headers: { 'x-forwarded-for': address } })
  const address = newAddress()
  assert.equal(passed(await statusesOf(31, () => read(address))), 30)
  assert.equal((await read(address)).headers.get('ratelimit-policy'), '"read";q=30;w=60')
})

test('Neighbours in one IPv6 network are one client', async () => {
  await statusesOf(20, () => post('/api/login', { address: '2001:db8:1:2::1' }))
  assert.equal((await post('/api/login', { address: '2001:db8:1:2:ffff::9' })).status, 429)
  assert.equal((await post('/api/login', { address: '2001:db8:1:3::1' })).status, 200)
})

test('A client cannot choose its address by writing more of the header than the proxy did', async () => {
  const address = newAddress()
  const forged = () => post('/api/login', { address: `203.0.113.${++lastAddress}, ${address}` })
  assert.equal(passed(await statusesOf(21, forged)), 20)
})

test('Without Redis sign-in and reports count here at a tenth, everything else passes, and every answer is quick', async () => {
  await world.redis.stop()
  const begun = performance.now()
  const address = newAddress()
  assert.equal(passed(await statusesOf(6, () => post('/api/login', { address }))), 2)
  assert.equal(passed(await statusesOf(6, () => post('/api/generate-guest-report', { address }))), 2)
  const costly = () => post('/api/learning-paths/init', { address, cookie: `wm_session=${sessionToken}` })
  assert.equal(passed(await statusesOf(6, costly)), 6)
  assert.ok(performance.now() - begun < 18 * 150)
  await world.redis.start()
  await until(async () => (await post('/api/login', { address })).status === 200, 'redis counts again')
})

test('A Redis that hangs holds nobody for more than a moment', async () => {
  world.redis.freeze()
  const address = newAddress()
  const begun = performance.now()
  const statuses = await statusesOf(5, () => post('/api/login', { address }))
  const spent = performance.now() - begun
  world.redis.thaw()
  assert.equal(passed(statuses), 2)
  assert.ok(spent < 1_000, `${spent} ms for five answers`)
})

test('A rate that cannot be read stops the start and is named', async () => {
  await assert.rejects(
    world.startGateway({ WM_THROTTLE_SIGN_IN: 'lots', HTTP_PORT: '99999', JOBS_URL: 'nowhere' }),
    (error: Error) => {
      for (const name of ['WM_THROTTLE_SIGN_IN', 'HTTP_PORT', 'JOBS_URL']) assert.match(error.message, new RegExp(name))
      return true
    },
  )
})
