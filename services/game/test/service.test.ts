import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { uuidv7 } from '@waymark/kit/ids'
import { testIdentity } from '@waymark/kit/testing/http'
import { type Infra, startInfra } from '@waymark/kit/testing/infra'
import { migratedColumns, modelledColumns } from '@waymark/kit/testing/prisma-models'
import { UserDeleted } from '@waymark/proto/waymark/events/v1/events'
import { readConfig } from '../src/config.ts'
import { type Context, createContext } from '../src/context.ts'
import type { PrismaClient } from '../src/generated/client.ts'
import { createService } from '../src/service.ts'

describe('game', () => {
  let infra: Infra
  let context: Context
  let service: ReturnType<typeof createService>
  let databaseUrl: string
  let base: string
  before(async () => {
    infra = await startInfra({ postgres: true, redis: true })
    databaseUrl = await infra.database('game', { migrations: [new URL('../migrations', import.meta.url)] })
    const config = readConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      HTTP_PORT: '0',
      GRPC_PORT: '0',
      DATABASE_URL: databaseUrl,
      REDIS_URL: infra.redisUrl,
      PUBLIC_URL: 'http://waymark.test',
      IDENTITY_TOKEN_PUBLIC_KEY: testIdentity().publicKeyPem,
    })
    context = await createContext(config)
    service = createService(context)
    await service.start()
    base = `http://127.0.0.1:${service.ports().http}`
  })
  after(async () => {
    await service.stop()
    await infra.stop()
  })

  it('is alive, ready and measured', async () => {
    assert.equal((await fetch(`${base}/healthz`)).status, 200)
    const ready = await fetch(`${base}/readyz`)
    assert.deepEqual([ready.status, await ready.json()], [200, { status: 'ready', checks: { database: 'ok' } }])
    assert.match(await (await fetch(`${base}/metrics`)).text(), /http_request_duration_seconds/)
  })

  it('has a model for every column that its migrations make', async () => {
    const modelled = modelledColumns(new URL('../prisma/schema.prisma', import.meta.url))
    assert.equal(new Set(modelled.map(({ table }) => table)).size, 5)
    assert.deepEqual(modelled, await migratedColumns(databaseUrl, 'game'))
  })

  it('answers nothing that it does not serve yet', async () => {
    const answer = await fetch(`${base}/api/skills-game/questions`)
    assert.equal(answer.status, 404)
    assert.match(answer.headers.get('content-type') ?? '', /problem\+json/)
  })

  it('erases a person who is gone, and nobody else', async () => {
    const { db, bus } = context
    const [gone, stays] = [uuidv7(), uuidv7()]
    await fill(db, gone)
    await fill(db, stays)
    const ones = Array(3).fill(1)
    assert.deepEqual(await count(db, gone), ones)
    const value = JSON.stringify({
      id: uuidv7(),
      type: 'UserDeleted',
      occurredAt: new Date().toISOString(),
      key: gone,
      data: UserDeleted.toJSON({ userId: gone }),
    })
    await bus.publish([{ topic: 'waymark.identity.v1', key: gone, value }])
    for (let tries = 0; tries < 250 && (await count(db, gone)).some((n) => n > 0); tries++) {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    assert.deepEqual(await count(db, gone), Array(3).fill(0))
    assert.deepEqual(await count(db, stays), ones)
    assert.equal(await db.item.count({ where: { id: 'sql-1' } }), 1)
  })
})

async function fill(db: PrismaClient, userId: string): Promise<void> {
  const now = new Date()
  const item = { category: 'technical', difficulty: 'beginner', skill: 'SQL', question: 'Which?', explanation: 'That one.' }
  const key = { options: ['a', 'b', 'c', 'd'], correctOption: 2 }
  await db.item.upsert({ where: { id: 'sql-1' }, create: { id: 'sql-1', ...item, ...key }, update: {} })
  const answers = { create: [{ position: 1, itemId: 'sql-1', issuedAt: now, answeredAt: now, choice: 2, correct: true }] }
  await db.game.create({
    data: { id: uuidv7(), userId, categories: ['technical', 'analytics'], plan: [], seed: 1, startedAt: now, answers },
  })
  await db.ability.create({ data: { userId, category: 'technical', mean: 0.4, variance: 0.8, updatedAt: now } })
}

function count(db: PrismaClient, userId: string): Promise<number[]> {
  return Promise.all([
    db.game.count({ where: { userId } }),
    db.answer.count({ where: { game: { userId } } }),
    db.ability.count({ where: { userId } }),
  ])
}
