import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { get, type ServerResponse } from 'node:http'
import { BlockList } from 'node:net'
import { afterEach, test } from 'node:test'
import type { Https } from '../../plugins/waymark/answer/security-headers.ts'
import type { GatewayRequest, Policy } from '../../plugins/waymark/exchange.ts'
import { createGuard } from '../../plugins/waymark/guard.ts'
import { createMetrics } from '../../plugins/waymark/metrics.ts'
import { createObserver } from '../../plugins/waymark/observe.ts'
import { createBodyBudget } from '../../plugins/waymark/request/body-budget.ts'
import { clientReader } from '../../plugins/waymark/request/client-address.ts'
import { nowhere, type RouteTarget } from '../../plugins/waymark/route-table.ts'
import { createSessionResolver } from '../../plugins/waymark/session/session.ts'
import { createThrottle } from '../../plugins/waymark/throttle/throttle.ts'
import { logTo } from '../../src/log.ts'
import type { ThrottleRules } from '../../src/throttle-config.ts'
import { jobs } from '../support/exchange.ts'
import { until } from '../support/ports.ts'
import { sendRaw } from '../support/raw.ts'
import { rulesOf } from '../support/rules.ts'
import { serve } from '../support/served.ts'

const { privateKey } = generateKeyPairSync('ed25519')
const token = 'a-token-of-sufficient-length'
const session = { userId: 'u1', sessionId: 's1', tier: 'free', emailVerified: true }
const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

const routes: Record<string, Partial<RouteTarget>> = {
  '/mine': { access: 'user' },
  '/events': { stream: true },
  '/public': { access: 'public' },
  '/api/login': { service: 'identity' },
  '/costly': { throttle: 'costly' },
}

type Own = {
  rules?: ThrottleRules
  https?: Https
  maxRequests?: number
  maxStreams?: number
  bufferedBytes?: number
  ask?: (of: string) => Promise<typeof session | undefined>
  redis?: () => Promise<never>
}

/** All policies but the proxy: what they let through is answered with who is calling and what was read. */
async function guarded(own: Own = {}) {
  const { rules = rulesOf({}), https = false, maxRequests = 50, maxStreams = 50, bufferedBytes = 100_000 } = own
  const lines: string[] = []
  const asked: string[] = []
  const passed: string[] = []
  const failures: unknown[] = []
  const ask = (of: string) => {
    asked.push(of)
    return own.ask ? own.ask(of) : Promise.resolve(of === token ? session : undefined)
  }
  const log = logTo({ write: (line) => void lines.push(line) }, { logLevel: 'info', serviceName: 'gateway' })
  const shared = { take: own.redis ?? (() => Promise.reject(new Error('away'))), giveBack: () => {} }
  const policies = createGuard({
    exchange: {
      clients: clientReader(new BlockList()),
      findRoute: (_method, path) => (path.startsWith('/none') ? nowhere : { ...jobs, ...routes[path] }),
    },
    observe: createObserver(log, createMetrics()),
    throttle: createThrottle(rules, shared),
    sessions: createSessionResolver({ ask, key: privateKey, cacheMs: 60_000 }),
    publicUrl: new URL('https://waymark.example'),
    ...{ https, bodyBytes: 1_000, bodies: createBodyBudget(bufferedBytes, 1_000), maxStreams: 2 },
    inFlight: { maxRequests, maxStreams, maxAnAddress: 50 },
  })
  const held: (() => void)[] = []
  const served = await serve((req: GatewayRequest, res) =>
    inOrder(Object.values(policies), req, res, (error) => {
      if (error) failures.push(error)
      passed.push(req.url!)
      const { session: found, body, identityToken } = req.exchange!
      const end = () =>
        res.end(JSON.stringify({ user: found?.userId, signed: identityToken !== undefined, body: body?.toString() }))
      if (req.headers['x-hold']) held.push(end)
      else end()
    }),
  )
  ends.push(served.stop)
  return { ...served, names: Object.keys(policies), lines, asked, passed, failures, held }
}

/** As a pipeline runs them. */
function inOrder(
  [first, ...rest]: readonly Policy[],
  req: GatewayRequest,
  res: ServerResponse,
  done: (error?: unknown) => void,
): void {
  if (!first) done()
  else first(req, res, (error) => (error ? done(error) : inOrder(rest, req, res, done)))
}

const cookie = `wm_session=${token}`
const change = (body: string, headers = {}) => ({
  method: 'POST',
  body,
  headers: { 'sec-fetch-site': 'same-origin', ...headers },
})
const send = (port: number, line: string, header: string, body = '') =>
  sendRaw(port, `${line} HTTP/1.1\r\nHost: a\r\nSec-Fetch-Site: none\r\n${header}\r\n\r\n${body}`, 10_000)
const detailOf = async (answer: Response) => [answer.status, ((await answer.json()) as { detail: string }).detail]

test('What is in order goes on, with who is calling and the body that was read, and is logged', async () => {
  const { url, lines } = await guarded()
  assert.deepEqual(await (await fetch(`${url}/public`, { headers: { cookie } })).json(), { signed: false })
  assert.deepEqual(await (await fetch(`${url}/mine`, { headers: { cookie } })).json(), { user: 'u1', signed: true })
  const answer = await fetch(`${url}/x`, change('{"a":1}', { cookie }))
  assert.deepEqual(await answer.json(), { user: 'u1', signed: true, body: '{"a":1}' })
  await until(() => lines.length === 3, 'all three are logged')
})

test('What is refused is not passed on, by whichever check', async () => {
  const { url, port, passed, asked } = await guarded()
  const close = 'Connection: close'
  assert.equal((await send(port, 'GET /x', 'Host: b')).status, 400)
  assert.equal((await send(port, 'GET /x', 'Content-Length: 2', '{}')).status, 400)
  assert.equal((await send(port, 'TRACE /x', close)).status, 405)
  assert.equal((await send(port, 'GET /a//b', close)).status, 400)
  assert.equal((await send(port, 'GET /metrics', close)).status, 404)
  assert.equal((await send(port, 'POST /x', 'Content-Length: 1001', 'a'.repeat(1_001))).status, 413)
  assert.deepEqual(await detailOf(await fetch(`${url}/none`)), [404, 'There is nothing at this address.'])
  assert.equal((await fetch(`${url}/x`, change('a', { 'sec-fetch-site': 'cross-site' }))).status, 403)
  assert.equal((await fetch(`${url}/mine`)).status, 401)
  const stream = { ...change('', { cookie }), body: new Blob(['a'.repeat(2_000)]).stream(), duplex: 'half' } as RequestInit
  assert.equal((await fetch(`${url}/x`, stream)).status, 413)
  assert.deepEqual(passed, [])
  assert.deepEqual(asked, [token])
})

test('What costs nothing is looked at first: who is refused is not asked about', async () => {
  const rules = rulesOf({ read: { rate: { limit: 1, periodMs: 60_000 } } })
  const { url, asked } = await guarded({ rules })
  assert.equal((await fetch(`${url}/mine`)).status, 401)
  assert.equal((await fetch(`${url}/mine`, { headers: { cookie } })).status, 429)
  assert.deepEqual(asked, [])
})

test('Counts of a person come after the session, streams are bounded, and so is what is in hand', async () => {
  const once = { limit: 1, periodMs: 60_000 }
  const rules = rulesOf({ costly: { rate: once, by: 'person' } })
  const { url, held } = await guarded({ rules, maxRequests: 1 })
  assert.equal((await fetch(`${url}/costly`, { headers: { cookie } })).status, 200)
  assert.equal((await fetch(`${url}/costly`)).status, 200)
  assert.equal((await fetch(`${url}/costly`, { headers: { cookie } })).status, 429)
  const hold = { headers: { 'x-hold': '1' } }
  const streams = [fetch(`${url}/events`, hold), fetch(`${url}/events`, hold)]
  await until(() => held.length === 2, 'two streams are open')
  assert.deepEqual(await detailOf(await fetch(`${url}/events`)), [
    429,
    'Too many live connections are open. Close a tab and try again.',
  ])
  const one = fetch(`${url}/x`, hold)
  await until(() => held.length === 3, 'a request is in hand')
  assert.equal((await fetch(`${url}/x`)).status, 503)
  for (const end of held) end()
  await Promise.all([one, ...streams])
  await until(async () => (await fetch(`${url}/x`)).status === 200, 'there is room again')
})

test('Shared counts are asked about; without Redis the rule says what then', async () => {
  const rules = rulesOf({ costly: { rate: { limit: 10, periodMs: 60_000 }, store: 'redis', whenAway: 'tenth' } })
  const { url } = await guarded({ rules })
  assert.deepEqual([(await fetch(`${url}/costly`)).status, (await fetch(`${url}/costly`)).status], [200, 429])
})

test('The budget of bodies bounds what is read', async () => {
  const { url } = await guarded({ bufferedBytes: 1_000 })
  assert.equal((await fetch(`${url}/x`, change('a'.repeat(900)))).status, 200)
  const none = await guarded({ bufferedBytes: 500 })
  assert.equal((await fetch(`${none.url}/x`, change('a'.repeat(900)))).status, 503)
})

test('Under https the session is the cookie that https alone can set, and answers say so', async () => {
  const { url, asked } = await guarded({ https: 'this host' })
  const refused = await fetch(`${url}/mine`, { headers: { cookie } })
  assert.deepEqual([refused.status, refused.headers.get('strict-transport-security')], [401, 'max-age=31536000'])
  assert.equal((await fetch(`${url}/mine`, { headers: { cookie: `__Host-${cookie}` } })).status, 200)
  await fetch(`${url}/api/login`, change('', { cookie: `__Host-${cookie}` }))
  await fetch(`${url}/mine`, { headers: { cookie: `__Host-${cookie}` } })
  assert.deepEqual(asked, [token, token], 'asked again after a sign-in')
})

test('A refusal that leaves a body unread ends the connection, any other keeps it', async () => {
  const { port, url } = await guarded()
  const unread = await send(port, 'POST /none', 'Content-Length: 10')
  assert.match(unread.head, /connection: close/i)
  assert.equal((await fetch(`${url}/none`)).headers.get('connection'), 'keep-alive')
  const empty = { method: 'POST', headers: { 'sec-fetch-site': 'none' } }
  assert.equal((await fetch(`${url}/none`, empty)).headers.get('connection'), 'keep-alive')
})

test('A fault of ours in a check goes to whoever handles errors, and nobody is told of a client that went away', async () => {
  const rules = rulesOf({ costly: { rate: { limit: 9, periodMs: 1_000 }, store: 'redis' } })
  const fault = new Error('a fault of ours')
  Object.defineProperty(rules.costly, 'refundFailed', {
    get: () => {
      throw fault
    },
  })
  const { url, failures } = await guarded({ rules })
  await fetch(`${url}/costly`)
  assert.deepEqual(failures, [fault])
  const upload = await guarded()
  const partial = `POST /x HTTP/1.1\r\nHost: a\r\nSec-Fetch-Site: none\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab`
  await sendRaw(upload.port, partial, 100)
  await until(() => upload.lines.length === 1, 'it is over')
  assert.match(upload.lines[0]!, /"status":499/)
  assert.deepEqual([upload.failures, upload.passed], [[], []])
})

test('Nothing is asked or taken for a client that went away during the look-up', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  let counted = 0
  const rules = rulesOf({ costly: { rate: { limit: 9, periodMs: 1_000 }, store: 'redis' } })
  const redis = () => {
    counted++
    return Promise.reject(new Error('away'))
  }
  const { url, asked, passed, lines } = await guarded({ rules, redis, ask: () => promise })
  const leaving = get(`${url}/costly`, { agent: false, headers: { cookie } }).on('error', () => {})
  await until(() => asked.length === 1, 'identity is asked')
  leaving.destroy()
  await until(() => lines.length === 1, 'the client has gone')
  resolve(undefined)
  await new Promise((wake) => setTimeout(wake, 50))
  assert.deepEqual([counted, passed], [0, []])
})

test('The pipeline of gateway.config.yml runs each of them, in this order, and the proxy last', async () => {
  const config = readFileSync(new URL('../../config/gateway.config.yml', import.meta.url), 'utf8')
  const pipeline = [...config.matchAll(/^ {6}- waymark-(\S+):$/gm)].map(([, name]) => name)
  const { names } = await guarded()
  assert.deepEqual(pipeline, [...names, 'proxy'])
})
