import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EventHandler } from '@waymark/bus/consumer'
import { defineRoute } from '@waymark/contracts/route'
import { baseEnv, loadConfig } from '@waymark/kit/config'
import { type PgTx, pgDb } from '@waymark/kit/db'
import { IDENTITY_HEADER } from '@waymark/service/auth'
import { type Base, type Database, defineService } from '@waymark/service/define-service'
import { HEALTH } from '@waymark/service/grpc/health'
import { eventually } from '@waymark/testing/eventually'
import { call, readPrivateKey, signIdentity } from '@waymark/testing/http'
import { startTestService } from '@waymark/testing/service'
import * as t from 'io-ts'
import pg from 'pg'

const route = defineRoute({
  id: 'hello',
  service: 'game',
  method: 'GET',
  path: '/api/hello',
  summary: 'For this test',
  access: 'public',
  response: t.type({ greeting: t.string }),
})
const own = defineRoute({ ...route, id: 'own', path: '/api/own', access: 'user' })
const seen: string[] = []
const heard: EventHandler<PgTx> = {
  topic: 'waymark.test.v1',
  type: 'Said',
  handle: async ({ event }) => void seen.push(`heard ${event.key}`),
}
type TestDb = Database<PgTx>
type Context = Base<ReturnType<typeof readConfig>, TestDb> & { greeting: string }

const readConfig = (env: Record<string, string | undefined>) => loadConfig(baseEnv, env)
let url = ''
const createDatabase = (): TestDb => {
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  return {
    ...pgDb(pool),
    $queryRaw: ([sql]) => pool.query(sql ?? ''),
    $disconnect: async () => {
      seen.push('database stopped')
      await pool.end()
    },
  }
}
const declaration = {
  name: 'game',
  readConfig: (env) => {
    url = env.DATABASE_URL ?? ''
    return readConfig(env)
  },
  createDatabase,
  createContext: (base: Base<ReturnType<typeof readConfig>, TestDb>, given: Partial<Context>): Context => {
    base.lifecycle.add('own', { start: () => void seen.push('own started'), stop: () => void seen.push('own stopped') })
    return { ...base, greeting: given.greeting ?? 'hello' }
  },
  routes: { route, own },
  http: (http, { greeting }) => {
    http.route(route, () => ({ body: { greeting } }))
    http.route(own, ({ user }) => ({ body: { greeting: `${greeting}, ${user.userId}` } }))
  },
  grpc: () => undefined,
  subscriptions: () => [heard],
  tasks: [{ name: 'look', everyMs: 3_600_000, work: async ({ greeting }) => void seen.push(`task ${greeting}`) }],
  parts: () => ({ once: { start: () => void seen.push('once started') } }),
} satisfies Parameters<typeof defineService<ReturnType<typeof readConfig>, PgTx, TestDb, Context>>[0]
const service = defineService(declaration)

test('one declaration gives database, doors, events, tasks and an order of start and stop', async () => {
  const running = await startTestService(service, { grpc: HEALTH, given: { greeting: 'good day' } })
  try {
    assert.deepEqual((await call(running.app, route)).json, { greeting: 'good day' })
    const { headers, userId } = await running.user()
    assert.deepEqual((await call(running.app, own, { headers })).json, { greeting: `good day, ${userId}` })
    const key = readPrivateKey(running.identity.privateKeyPem)
    const who = { userId, sessionId: 's', tier: 'free', emailVerified: true } as const
    const forAnother = { [IDENTITY_HEADER]: await signIdentity(who, { key, audience: 'report' }) }
    assert.equal((await call(running.app, own, { headers: forAnother })).status, 401)
    assert.equal((await fetch(`${running.base}/readyz`)).status, 200)
    assert.match(await (await fetch(`${running.base}/metrics`)).text(), /service="game"/)
    assert.deepEqual(await running.rpc.check({ service: '' }), { status: 1 })
    await running.publish('waymark.test.v1', 'Said', 'k', {})
    await eventually('the event is handled', async () => seen.includes('heard k') || undefined)
    assert.deepEqual(await running.sql('select count(*)::int as rows from inbox'), [{ rows: 1 }])
  } finally {
    await running.stop()
  }
  assert.deepEqual(seen.slice(0, 3), ['own started', 'once started', 'task good day'])
  assert.deepEqual(seen.slice(-2), ['own stopped', 'database stopped'])
})

test('a context that cannot be made leaves nothing open, so that the process ends', async () => {
  const running = await startTestService(service, { grpc: HEALTH })
  const faulty = defineService({
    ...declaration,
    createContext: (base: Base<ReturnType<typeof readConfig>, TestDb>, given: Partial<Context>): Context => {
      declaration.createContext(base, given)
      throw new Error('a setting is wrong')
    },
  })
  seen.length = 0
  try {
    await assert.rejects(faulty.create(running.config), /a setting is wrong/)
    assert.deepEqual(seen, ['own stopped', 'database stopped'])
  } finally {
    await running.stop()
  }
})

test('a command works in the context alone: no door is opened, nothing is consumed and no task runs', async () => {
  const running = await startTestService(service, { grpc: HEALTH })
  seen.length = 0
  try {
    const answer = await service.withContext(running.config, async ({ greeting, db }) => {
      await db.$queryRaw`select 1`
      return greeting
    })
    assert.equal(answer, 'hello')
    assert.deepEqual(seen, ['own started', 'own stopped', 'database stopped'])
  } finally {
    await running.stop()
  }
})
