import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { createClient } from 'redis'
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
const newAddress = () => `198.51.${100 + (++lastAddress >> 8)}.${lastAddress & 255}`

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

/**
 * Calls until the first refusal. Turns come back while they are used, so what passed is the quota, and on a slow machine as much
 * more as the time that it took is worth.
 */
async function assertQuota(limit: number, periodMs: number, call: () => Promise<Response>, passing = 200): Promise<Response> {
  const begun = performance.now()
  for (let sent = 0; sent < 2_000; sent++) {
    const answer = await call()
    if (answer.status === passing) continue
    assert.equal(answer.status, 429)
    const most = limit + Math.floor((performance.now() - begun) / (periodMs / limit))
    assert.ok(sent >= limit && sent <= most, `${sent} passed, of ${limit} to ${most}`)
    return answer
  }
  throw new Error('nothing was refused')
}
const aMinute = 60_000

test('The 21st sign-in in a minute from one address is 429 with the headers that say when to come back', async () => {
  const address = newAddress()
  const answer = await assertQuota(20, aMinute, () => post('/api/login', { address }))
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

test('A guest address saves 30 assessments an hour, and as many reports as before', async () => {
  const address = newAddress()
  assert.equal(passed(await statusesOf(33, () => post('/api/guest-assessment', { address }))), 30)
  const answer = await post('/api/guest-assessment', { address })
  assert.equal(answer.headers.get('ratelimit-policy'), '"assessment-guest";q=30;w=3600')
  assert.equal((await post('/api/generate-guest-report', { address })).status, 200)
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
  await assertQuota(20, aMinute, () => post('/api/login', { address }))
  // An answer of Redis may come too late for the other gateway; by the next it knows.
  const there = () => fetch(`${other.url}/api/login`, { method: 'POST', body: 'a', headers: { 'x-forwarded-for': address } })
  assert.ok((await statusesOf(5, there)).includes(429))
  await other.stop()
})

test('Reading is throttled in the process and generously', async () => {
  const read = (address: string) => fetch(`${gateway.url}/api/occupations`, { headers: { 'x-forwarded-for': address } })
  const address = newAddress()
  const refused = await assertQuota(30, aMinute, () => read(address))
  assert.equal(refused.headers.get('ratelimit-policy'), '"read";q=30;w=60')
})

test('Neighbours in one IPv6 network are one client', async () => {
  await assertQuota(20, aMinute, () => post('/api/login', { address: '2001:db8:1:2::1' }))
  assert.equal((await post('/api/login', { address: '2001:db8:1:2:ffff::9' })).status, 429)
  assert.equal((await post('/api/login', { address: '2001:db8:1:3::1' })).status, 200)
})

test('A client cannot choose its address by writing more of the header than the proxy did', async () => {
  const address = newAddress()
  const forged = () => post('/api/login', { address: `203.0.113.${++lastAddress}, ${address}` })
  await assertQuota(20, aMinute, forged)
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

test('A Redis that hangs is not one that is away: the whole limit holds, counted here, and nobody waits for it', async () => {
  world.redis.freeze()
  const address = newAddress()
  let slowest = 0
  await assertQuota(20, aMinute, async () => {
    const begun = performance.now()
    const answer = await post('/api/login', { address })
    slowest = Math.max(slowest, performance.now() - begun)
    return answer
  })
  assert.ok(slowest < 1_000, `${slowest} ms for an answer`)
  world.redis.thaw()
  const redis = await createClient({ url: world.redis.url }).connect()
  await until(async () => (await redis.pTTL(`wm:throttle:sign-in:a:${address}`)) > 30_000, 'redis has counted them too')
  redis.destroy()
  await until(async () => (await post('/api/login', { address: newAddress() })).status === 200, 'redis counts again')
})

test('A change is counted for each person, 300 a minute, and what is costly 60 a minute by all gateways together', async () => {
  const cookie = `wm_session=${sessionToken}`
  const changes = await assertQuota(300, aMinute, () => post('/api/user/skills', { address: newAddress(), cookie }))
  assert.equal(changes.headers.get('ratelimit-policy'), '"write";q=300;w=60')
  const costly = await assertQuota(60, aMinute, () => post('/api/learning-paths/init', { address: newAddress(), cookie }))
  assert.equal(costly.headers.get('ratelimit-policy'), '"costly";q=60;w=60')
})

test('Refused orders of reports are not without end: they count as changes', async () => {
  world.service.answer = (_req, res) => res.writeHead(422).end('{}')
  const own = await world.startGateway({ TRUSTED_PROXIES: '127.0.0.1', WM_THROTTLE_WRITE: '25/1m' })
  const order = () =>
    fetch(`${own.url}/api/generate-guest-report`, {
      method: 'POST',
      body: '{}',
      headers: { 'x-forwarded-for': '198.51.100.250' },
    })
  await assertQuota(25, aMinute, order, 422)
  await own.stop()
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
