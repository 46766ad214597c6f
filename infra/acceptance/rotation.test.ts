import assert from 'node:assert/strict'
import { type KeyObject, randomBytes } from 'node:crypto'
import { after, before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { urlFor } from '@waymark/kit/database/client'
import { prepareDatabase } from '@waymark/provision/database/prepare'
import { IDENTITY_HEADER } from '@waymark/service/auth'
import { readPrivateKey, signIdentity } from '@waymark/testing/http'
import { freePort } from '@waymark/testing/native'
import { createClient } from 'redis'
import { freshKeyPair } from '../dev/key-pair.mjs'
import type { Secrets } from '../dev/secrets.ts'
import { startStack, type TestStack, unthrottled } from '../dev/test-stack.ts'
import { callSite } from '../e2e/support/call-site.ts'
import { type Member, newMember } from '../e2e/support/member.ts'
import { record } from '../tools/figures.ts'
import { createGuests, type Guests } from './guest-reports.ts'
import { type Front, openFront, Rolling, recipeOf } from './support/rolling.ts'

/** Secrets are changed as infra/docs/operations.md says, process by process, while people use the site. */
let stack: TestStack
let guests: Guests
let member: Member
let closeAll: () => Promise<void>
let identity: Rolling
let api: Rolling
let worker: Rolling
let gateway: Rolling
let reportPort: number

before(async () => {
  const sitePort = await freePort()
  const only = ['gateway', 'identity', 'assessment', 'skills', 'report-api'].join(',')
  const env = {
    SEED: 'false',
    ONLY: only,
    PUBLIC_URL: `http://localhost:${sitePort}`,
    ...unthrottled('READ', 'WRITE'),
  }
  stack = await startStack({ env })
  const fronts = await Promise.all(Array.from({ length: 4 }, () => openFront()))
  const [identityHttp, identityGrpc, reportHttp, reportGrpc] = fronts as [Front, Front, Front, Front]
  const site = await openFront(sitePort)
  reportPort = reportHttp.port
  identity = new Rolling({
    name: 'identity',
    recipe: recipeOf(stack.pid('identity')),
    ports: { http: identityHttp, grpc: identityGrpc },
  })
  const report = recipeOf(stack.pid('report-api'))
  const reportPorts = { http: reportHttp, grpc: reportGrpc, operator: undefined }
  api = new Rolling({ name: 'report-api', recipe: report, ports: reportPorts })
  const argv = report.argv.map((word) => word.replace('/main.ts', '/worker.ts'))
  worker = new Rolling({ name: 'report-worker', recipe: { ...report, argv }, ports: { http: undefined, grpc: undefined } })
  const door = recipeOf(stack.pid('gateway'))
  Object.assign(door.env, {
    IDENTITY_URL: `http://127.0.0.1:${identityHttp.port}`,
    IDENTITY_GRPC_ADDR: `127.0.0.1:${identityGrpc.port}`,
    REPORT_URL: `http://127.0.0.1:${reportHttp.port}`,
  })
  gateway = new Rolling({ name: 'gateway', recipe: door, ports: { http: site, metrics: undefined }, health: 'metrics' })
  closeAll = async () => {
    for (const one of [gateway, worker, api, identity]) await one.stop()
    for (const front of [...fronts, site]) front.close()
    await stack.stop()
  }
  for (const one of [identity, api, worker, gateway]) await one.roll()
  guests = await createGuests(stack)
  member = await newMember(stack.endpoints.site)
})
after(async () => closeAll?.())

test('identity keys, the link secret, database and Redis passwords change under load: no request fails, old links open', async (t) => {
  const { email } = await guests.order()
  const old = await guests.delivered(email)
  assert.match(old.link, /\/api\/r\/k1\./)
  const { publicKey: newPublic, privateKey: newPrivate } = freshKeyPair()
  const secrets = stack.secrets()
  const { linkSecret = '', identityTokenPublicKey: oldPublic = '', identityTokenPrivateKey: oldPrivate = '' } = secrets
  const nextLinkSecret = randomBytes(32).toString('base64url')
  const database = databaseDoors(secrets)
  const redis = await redisPasswords(secrets.redisPassword ?? '')

  // A machine that is too busy for the load alone cannot tell anything about the change.
  const idle = startLoad(old.link)
  await delay(10_000)
  const before = await idle.stop()
  console.log(`without a change: ${before.sent} requests, ${before.failures.length} failed`)
  assert.deepEqual(countEach(before.failures), {}, 'this machine is too busy for the load alone: nothing was changed yet')
  const load = startLoad(old.link)
  t.after(() => load.stop())
  const codes: (number | undefined)[] = []
  // What is to be accepted is made known before anybody uses it.
  const both = {
    IDENTITY_TOKEN_PUBLIC_KEY: `${oldPublic},${newPublic}`,
    LINK_OTHER_SECRETS: `k2:${nextLinkSecret}`,
    REDIS_URL: redis.nextUrl,
  }
  await database.openNext()
  await redis.addNext()
  codes.push(await identity.roll({ ...both, DATABASE_URL: database.next('identity') }))
  codes.push(await api.roll({ ...both, DATABASE_URL: database.next('report') }))
  codes.push(await worker.roll({ ...both, DATABASE_URL: database.next('report') }))
  // Now they are used.
  codes.push(await gateway.roll({ IDENTITY_TOKEN_PRIVATE_KEY: newPrivate, REDIS_URL: redis.nextUrl }))
  const newLinks = { LINK_KEY_ID: 'k2', LINK_SECRET: nextLinkSecret, LINK_OTHER_SECRETS: `k1:${linkSecret}` }
  await database.changeFirst()
  codes.push(await worker.roll({ ...newLinks, DATABASE_URL: database.first('report') }))
  // What nobody uses any more is taken away.
  const onlyNew = { IDENTITY_TOKEN_PUBLIC_KEY: newPublic }
  codes.push(await api.roll({ ...newLinks, ...onlyNew, DATABASE_URL: database.first('report') }))
  codes.push(await identity.roll({ ...onlyNew, DATABASE_URL: database.first('identity') }))
  await database.closeNext()
  await redis.removeFirst()
  await delay(2_000)
  const { sent, failures } = await load.stop()
  console.log(`${sent} requests during ${codes.length} replacements, ${failures.length} failed`, countEach(failures), codes)
  record(
    'rotation-failed-requests',
    failures.length,
    { atMost: 0, unit: '' },
    `${sent} requests, ${codes.length} processes replaced; without a change ${before.failures.length} of ${before.sent} failed`,
  )
  assert.ok(sent > 200)

  const next = await guests.order()
  const fresh = await guests.delivered(next.email)
  assert.match(fresh.link, /\/api\/r\/k2\./)
  for (const { link, attached } of [old, fresh]) {
    assert.equal((await fetch(link)).status, 200)
    const file = Buffer.from(await (await fetch(`${link}/pdf`)).arrayBuffer())
    assert.ok(file.equals(Buffer.from(attached)))
  }
  assert.equal(await askReport(readPrivateKey(oldPrivate)), 401, 'the old key signs nothing any more')
  assert.equal(await askReport(readPrivateKey(newPrivate)), 200)
  if (failures.length > 0) for (const one of [identity, api, worker, gateway]) console.log(one.said, one.fallen)
  assert.deepEqual(countEach(failures), {})
  assert.deepEqual(
    codes,
    codes.map(() => 0),
    'each left in order',
  )
})

/** People at work: reads and writes of a member, and a guest with the link of before, each with a connection of its own. */
function startLoad(link: string) {
  const { cookie } = member
  const calls = [
    { method: 'GET', path: '/api/auth/user', cookie },
    { method: 'GET', path: '/api/reports', cookie },
    { method: 'PUT', path: '/api/account/settings', body: { theme: 'dark', extraTime: false }, cookie },
    { method: 'GET', path: new URL(link).pathname },
    { method: 'GET', path: `${new URL(link).pathname}/pdf` },
  ].map((call) => ({ ...call, alone: true }))
  const failures: string[] = []
  const running = new Set<Promise<void>>()
  let sent = 0
  const timer = setInterval(() => {
    const call = calls[sent++ % calls.length]
    if (!call) return
    const one = callSite(stack.endpoints.site, call).then(
      ({ status, text }) =>
        void (status >= 400 && failures.push(`${call.method} ${call.path.slice(0, 18)} ${status} ${reasonOf(text)}`)),
      (error: Error) => void failures.push(`${call.method} ${call.path.slice(0, 18)} ${error.message}`),
    )
    running.add(one)
    void one.finally(() => running.delete(one))
  }, 30)
  return {
    /** Safe to call twice. */
    async stop() {
      clearInterval(timer)
      await Promise.all(running)
      return { sent, failures }
    },
  }
}

function countEach(lines: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const line of lines) counts[line] = (counts[line] ?? 0) + 1
  return counts
}

/** What a problem says of itself, so that refusals of the gateway and of a service can be told apart. */
const reasonOf = (text: string): string => /"detail":"([^"]*)"/.exec(text)?.[1] ?? ''

async function askReport(key: KeyObject): Promise<number> {
  const who = { userId: '0199a1b2-c3d4-7e5f-8a6b-123456789abc', sessionId: 's', tier: 'free', emailVerified: true } as const
  const headers = { [IDENTITY_HEADER]: await signIdentity(who, { key, audience: 'report' }) }
  return (await fetch(`http://127.0.0.1:${reportPort}/api/reports`, { headers })).status
}

/** Two doors to the schemas of identity and report; the other services keep theirs. */
function databaseDoors({ rolePasswords = {} }: Partial<Secrets>) {
  const admin = stack.databaseUrl()
  const fresh = () => ({ identity: randomBytes(12).toString('hex'), report: randomBytes(12).toString('hex') })
  const [first, next] = [{ ...rolePasswords, ...fresh() }, fresh()]
  return {
    openNext: () => prepareDatabase(admin, rolePasswords, next),
    changeFirst: () => prepareDatabase(admin, first, next),
    closeNext: () => prepareDatabase(admin, first),
    next: (owner: 'identity' | 'report') => urlFor(admin, `${owner}_next`, next[owner]),
    first: (owner: 'identity' | 'report') => urlFor(admin, owner, first[owner]),
  }
}

/** Redis knows several passwords a user. */
async function redisPasswords(first: string) {
  const host = stack.url('redis', 'redis').replace('http://', '')
  const next = randomBytes(12).toString('hex')
  const tell = async (password: string, rule: string) => {
    const client = await createClient({ url: `redis://:${password}@${host}` }).connect()
    await client.sendCommand(['ACL', 'SETUSER', 'default', rule])
    client.destroy()
  }
  return {
    nextUrl: `redis://:${next}@${host}`,
    addNext: () => tell(first, `>${next}`),
    removeFirst: () => tell(next, `<${first}`),
  }
}
